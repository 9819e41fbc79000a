extension Subscriptions {
    /// A subscription made by `sink`, `assign` or `values` that hasn't ended, and where it was made.
    public struct Live: Hashable, Sendable, CustomStringConvertible {
        /// What made it: `sink`, `assign(to:on:)`, `assign(to:)` or `values`.
        public let maker: String
        /// The type of the publisher it was made of.
        public let publisher: String
        /// `Module/File.swift`; nil if it isn't known, as with the property `values`, which can't be told.
        public let file: String?
        public let line: UInt?

        public var description: String {
            let place = if let file, let line { "\(file):\(line)" } else { "(unknown)" }
            return "\(place): \(maker) of \(publisher)"
        }
    }

    /// The subscriptions that haven't ended, in order of creation, to find one that leaks. **In debug builds only**:
    /// in a release build it is empty, and costs nothing.
    ///
    /// Those made by `sink`, `assign(to:on:)`, `assign(to:)` and by iterating over `values`. One leaves when it
    /// completes, is cancelled, or is released. Nothing is kept alive by this; delivering isn't slowed down.
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
}

/// Where a subscription is made. Nothing at all in a release build.
@usableFromInline
struct CallSite: Sendable {
    #if DEBUG
        @usableFromInline let file: StaticString?
        @usableFromInline let line: UInt

        @inlinable
        init(file: StaticString?, line: UInt) {
            self.file = file
            self.line = line
        }
    #else
        @inlinable @inline(__always)
        init(file: StaticString?, line: UInt) {}
    #endif

    @inlinable @inline(__always)
    static var unknown: CallSite { CallSite(file: nil, line: 0) }
}

/// Enters a subscription in `Subscriptions.live`, until `end()` or until the last copy is released. Whatever has a
/// subscription keeps one, and calls `end()` where the subscription ends. Nothing at all in a release build.
@usableFromInline
struct LiveMark: Sendable {
    #if DEBUG
        @usableFromInline let entry: LiveEntry?

        @inlinable
        init(_ maker: StaticString, of publisher: Any.Type, at site: CallSite) {
            entry = LiveEntry(maker, publisher, site)
        }
        private init() { entry = nil }

        /// For a subscription that isn't entered.
        static var none: LiveMark { LiveMark() }

        func end() { entry?.leave() }
    #else
        @inlinable @inline(__always)
        init(_ maker: StaticString, of publisher: Any.Type, at site: CallSite) {}
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
            let site: CallSite
        }
        private struct Register {
            /// Read in order of the numbers.
            var details: [UInt64: Details] = [:]
            var last: UInt64 = 0
        }
        private static let register = Lock(Register())

        private let number: UInt64

        @usableFromInline
        init(_ maker: StaticString, _ publisher: Any.Type, _ site: CallSite) {
            number = Self.register.withLockUnchecked { register in
                register.last += 1
                register.details[register.last] = Details(maker: maker, publisher: publisher, site: site)
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
                    file: details.site.file?.description, line: details.site.file == nil ? nil : details.site.line)
            }
        }
    }
#endif
