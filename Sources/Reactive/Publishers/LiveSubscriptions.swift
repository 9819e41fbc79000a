extension Subscriptions {
    /// A subscription made by `sink`, `assign` or `values` that hasn't ended.
    public struct Live: Hashable, Sendable, CustomStringConvertible {
        /// The function that made it: `sink`, `assign(to:on:)`, `assign(to:)` or `values`.
        public let maker: String
        /// The type of the publisher it was made of, which names the operators.
        public let publisher: String
        /// The `recording` that it was made in; nil if it was made in none.
        public let recording: Recording?

        public var description: String {
            if let recording { "\(recording): \(maker) of \(publisher)" } else { "\(maker) of \(publisher)" }
        }
    }

    /// A part of the program whose subscriptions are to be told apart; see `recording(_:file:line:_:)`.
    public struct Recording: Hashable, Sendable, CustomStringConvertible {
        /// A name of your own, or empty.
        public let label: String
        /// `Module/File.swift`
        public let file: String
        public let line: UInt

        public var description: String { label.isEmpty ? "\(file):\(line)" : "\(file):\(line) (\(label))" }
    }

    /// The subscriptions that haven't ended, in order of creation, to find one that leaks. **In debug builds only**:
    /// in a release build it is empty, and costs nothing.
    ///
    /// Those made by `sink`, `assign(to:on:)`, `assign(to:)` and by iterating over `values`. One leaves when it
    /// completes, is cancelled, or is released. Nothing is kept alive by this; delivering isn't slowed down.
    ///
    /// The publisher's type says which chain it is. Where that isn't enough, `recording(_:file:line:_:)` says which
    /// part of the program made it.
    public static var live: [Live] {
        #if DEBUG
            LiveEntry.all
        #else
            []
        #endif
    }

    /// How many subscriptions haven't ended; 0 in a release build. See `live`.
    public static var liveCount: Int {
        #if DEBUG
            LiveEntry.count
        #else
            0
        #endif
    }

    /// What `live` has, one on a line, to be printed. Empty in a release build.
    public static var liveDescription: String {
        live.map { $0.description + "\n" }.joined()
    }

    /// Runs `body`; the subscriptions that it makes, and those that tasks started in it make, bear this place in
    /// `live`.
    ///
    ///     Subscriptions.recording("search") { model.start() }
    ///     print(Subscriptions.liveDescription)
    ///     // Model/SearchTests.swift:12 (search): sink of Map<PassthroughSubject<String, Never>, Int>
    ///
    /// Of recordings inside of each other the innermost counts. In a release build it only runs `body`.
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

    /// Runs `body`; the subscriptions that it makes, and those that tasks started in it make, bear this place in
    /// `live`.
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

/// Enters a subscription in `Subscriptions.live`, until `end()` or until the last copy is released. Whatever has a
/// subscription keeps one, and calls `end()` where the subscription ends. Nothing at all in a release build.
@usableFromInline
struct LiveMark: Sendable {
    #if DEBUG
        @usableFromInline let entry: LiveEntry?

        @inlinable
        init(_ maker: StaticString, of publisher: Any.Type) {
            entry = LiveEntry(maker, publisher)
        }
        private init() { entry = nil }

        /// For a subscription that isn't entered.
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
    /// One subscription's place in the register. It knows a number and a type, and owns nothing.
    ///
    ///     number in register  ⇒  this exists, and hasn't left
    @usableFromInline
    final class LiveEntry: Sendable {
        private struct Details {
            let maker: StaticString
            let publisher: Any.Type
            let recording: Subscriptions.Recording?
        }
        private struct Register {
            /// Read in order of the numbers.
            var details: [UInt64: Details] = [:]
            var last: UInt64 = 0
        }
        private static let register = Lock(Register())
        @TaskLocal static var recording: Subscriptions.Recording?

        private let number: UInt64

        @usableFromInline
        init(_ maker: StaticString, _ publisher: Any.Type) {
            let recording = Self.recording
            number = Self.register.withLockUnchecked { register in
                register.last += 1
                register.details[register.last] = Details(maker: maker, publisher: publisher, recording: recording)
                return register.last
            }
        }

        deinit { leave() }

        func leave() {
            Self.register.withLockUnchecked { _ = $0.details.removeValue(forKey: number) }
        }

        static var count: Int { register.withLockUnchecked { $0.details.count } }

        static var all: [Subscriptions.Live] {
            let details = register.withLockUnchecked { $0.details }
            return details.sorted { $0.key < $1.key }.map { _, details in
                Subscriptions.Live(
                    maker: details.maker.description, publisher: String(describing: details.publisher),
                    recording: details.recording)
            }
        }
    }
#endif
