extension Subscriptions {
    /// A subscription made by `sink`, `assign` or `values` that hasn't ended. See ``live``.
    public struct Live: Hashable, Sendable, CustomStringConvertible {
        /// The name of the function that made it: `sink`, `assign(to:on:)`, `assign(to:)` or `values`.
        public let maker: String
        /// The name of the publisher's type, which lists the operators.
        public let publisher: String
        /// The innermost recording that it was made in; nil if it was made outside of any.
        public let recording: Recording?

        public var description: String {
            if let recording { "\(recording): \(maker) of \(publisher)" } else { "\(maker) of \(publisher)" }
        }
    }

    /// A labelled part of the program, which marks the subscriptions made in it. See ``recording(_:file:line:_:)``.
    public struct Recording: Hashable, Sendable, CustomStringConvertible {
        /// The label; empty if none was given.
        public let label: String
        /// The source file, as `Module/File.swift`.
        public let file: String
        /// The line in the source file.
        public let line: UInt

        public var description: String { label.isEmpty ? "\(file):\(line)" : "\(file):\(line) (\(label))" }
    }

    /// The subscriptions that haven't ended, in order of creation. Use it to find leaks. **Debug builds only**: in a
    /// release build the array is empty and nothing is recorded.
    ///
    /// It lists the subscriptions of `sink`, `assign(to:on:)`, `assign(to:)` and iterations over `values`. A
    /// subscription leaves the list when it completes, is cancelled, or is released. The list retains nothing and
    /// doesn't slow down delivery.
    ///
    /// ```swift
    /// let subject = PassthroughSubject<Int, Never>()
    /// let subscription = subject.map { $0 + 1 }.sink { print($0) }
    /// print(Subscriptions.live)
    /// // [sink of Map<PassthroughSubject<Int, Never>, Int>]
    /// ```
    ///
    /// If the publisher's type doesn't identify the chain, mark a part of the program by ``recording(_:file:line:_:)``.
    ///
    /// - Complexity: O(*n* log *n*) in the number of subscriptions.
    public static var live: [Live] {
        #if DEBUG
            LiveEntry.all
        #else
            []
        #endif
    }

    /// The number of subscriptions that haven't ended; 0 in a release build. See ``live``.
    public static var liveCount: Int {
        #if DEBUG
            LiveEntry.count
        #else
            0
        #endif
    }

    /// The subscriptions that haven't ended and whose origin was recorded; none in a release build.
    package static var recorded: [(Live, WorkOrigin)] {
        #if DEBUG
            LiveEntry.recorded
        #else
            []
        #endif
    }

    /// The descriptions of ``live``, one per line. Empty in a release build.
    public static var liveDescription: String {
        live.map { $0.description + "\n" }.joined()
    }

    /// Runs a closure and marks the subscriptions that it makes, directly or in tasks started in it, in ``live``.
    ///
    /// ```swift
    /// let words = PassthroughSubject<String, Never>()
    /// let search = Subscriptions.recording("search") {
    ///     words.map { $0.count }.sink { print($0) }
    /// }
    /// print(Subscriptions.liveDescription)
    /// // Model/SearchTests.swift:12 (search): sink of Map<PassthroughSubject<String, Never>, Int>
    /// ```
    ///
    /// Of nested recordings the innermost counts. In a release build it only runs the closure.
    ///
    /// - Parameters:
    ///   - label: A label for the list; empty by default.
    ///   - file: The source file; the caller's by default.
    ///   - line: The line; the caller's by default.
    ///   - body: The closure to run, synchronously.
    /// - Returns: The closure's result.
    /// - Throws: Rethrows what `body` throws.
    public static func recording<Result>(
        _ label: String = "", file: StaticString = #fileID, line: UInt = #line, _ body: () throws -> Result
    ) rethrows -> Result {
        #if DEBUG
            let recording = Recording(label: label, file: file.description, line: line)
            return try LiveEntry.$recording.withValue(recording, operation: body)
        #else
            return try body()
        #endif
    }

    /// Runs an asynchronous closure and marks the subscriptions that it makes in ``live``.
    ///
    /// - Parameters:
    ///   - label: A label for the list; empty by default.
    ///   - file: The source file; the caller's by default.
    ///   - line: The line; the caller's by default.
    ///   - isolation: The actor that runs the closure; the caller's by default.
    ///   - body: The closure to run.
    /// - Returns: The closure's result.
    /// - Throws: Rethrows what `body` throws.
    public static func recording<Result>(
        _ label: String = "", file: StaticString = #fileID, line: UInt = #line,
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        #if DEBUG
            let recording = Recording(label: label, file: file.description, line: line)
            return try await LiveEntry.$recording.withValue(recording, operation: body, isolation: isolation)
        #else
            return try await body()
        #endif
    }
}

/// A registration in `Subscriptions.live`, until `end()` or until the last copy is released.
///
/// Each listed subscriber stores one and calls `end()` when its subscription ends. Empty in release builds.
@usableFromInline
struct LiveMark: Sendable {
    #if DEBUG
        @usableFromInline let entry: LiveEntry?

        @inlinable
        init(_ maker: StaticString, of publisher: Any.Type) {
            entry = LiveEntry(maker, publisher)
        }
        private init() { entry = nil }

        /// A mark that registers nothing.
        static var none: LiveMark { LiveMark() }

        func end() { entry?.leave() }
    #else
        @inlinable @inline(__always)
        init(_ maker: StaticString, of publisher: Any.Type) {}
        private init() {}
        static var none: LiveMark { LiveMark() }
        @inline(__always) func end() {}
    #endif
}

#if DEBUG
    /// One subscription's entry in the register. It retains nothing.
    ///
    ///     number in register  ⇒  this object exists, and `leave()` wasn't called
    @usableFromInline
    final class LiveEntry: Sendable {
        private struct Details {
            let maker: StaticString
            let publisher: Any.Type
            let recording: Subscriptions.Recording?
            let origin: WorkOrigin?

            var live: Subscriptions.Live {
                Subscriptions.Live(
                    maker: maker.description, publisher: String(describing: publisher), recording: recording)
            }
        }
        private struct Register {
            /// By ascending number, in order of creation.
            var details: [UInt64: Details] = [:]
            var last: UInt64 = 0
        }
        private static let register = Lock(Register())
        @TaskLocal static var recording: Subscriptions.Recording?

        private let number: UInt64

        @usableFromInline
        init(_ maker: StaticString, _ publisher: Any.Type) {
            let recording = Self.recording
            let origin = WorkOrigin.current
            number = Self.register.withLockUnchecked { register in
                register.last += 1
                register.details[register.last] = Details(
                    maker: maker, publisher: publisher, recording: recording, origin: origin)
                return register.last
            }
        }

        deinit { leave() }

        func leave() {
            Self.register.withLockUnchecked { _ = $0.details.removeValue(forKey: number) }
        }

        static var count: Int { register.withLockUnchecked { $0.details.count } }

        static var all: [Subscriptions.Live] { details.map(\.live) }

        /// The subscriptions whose origin was recorded, with that.
        static var recorded: [(Subscriptions.Live, WorkOrigin)] {
            details.compactMap { details in details.origin.map { (details.live, $0) } }
        }

        /// The entries, in order of creation.
        private static var details: [Details] {
            let details = register.withLockUnchecked { $0.details }
            return details.sorted { $0.key < $1.key }.map(\.value)
        }
    }
#endif
