import Reactive

/// A scheduler whose clock stands still until it is told to go on.
///
/// What is due runs in the order of (date, order of scheduling), on the thread that advances the clock; `now` is
/// then the date for which it was scheduled. What the work itself schedules takes part, if it is due in time.
public final class TestScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never
    public typealias SchedulerTimeType = TestTime

    private struct Item {
        let date: TestTime
        let sequence: Int
        let action: () -> Void
    }
    private struct State {
        var now = TestTime(nanoseconds: 0)
        var sequence = 0
        /// Sorted by (date, sequence).
        var items: [Item] = []
    }
    private let state = Lock(State())

    public init() {}

    public var now: TestTime { state.withLockUnchecked { $0.now } }
    public var minimumTolerance: TestTime.Stride { .nanoseconds(0) }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        insert(at: nil, action)
    }

    public func schedule(
        after date: TestTime, tolerance: TestTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        insert(at: date, action)
    }

    public func schedule(
        after date: TestTime, interval: TestTime.Stride, tolerance: TestTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let flag = Flag()
        precondition(interval.nanoseconds > 0, "An interval must be positive")
        func arm(_ date: TestTime) {
            insert(at: date) { [self] in
                guard !flag.isSet else { return }
                action()
                if !flag.isSet { arm(max(date.advanced(by: interval), now)) }
            }
        }
        arm(date)
        return flag
    }

    /// Moves the clock and runs what becomes due.
    public func advance(by stride: TestTime.Stride) { advance(to: now.advanced(by: stride)) }

    /// Moves the clock and runs what becomes due. It never moves back.
    public func advance(to date: TestTime) {
        while let action = next(until: date) { action() }
        state.withLockUnchecked { $0.now = max($0.now, date) }
    }

    /// Runs what is due now, without moving the clock.
    public func advance() { advance(by: .nanoseconds(0)) }

    /// Runs all there is, moving the clock as far as it takes; never returns if something repeats forever.
    public func run() {
        while let action = next(until: nil) { action() }
    }

    private func insert(at date: TestTime?, _ action: @escaping () -> Void) {
        state.withLockUnchecked { state in
            let item = Item(date: max(date ?? state.now, state.now), sequence: state.sequence, action: action)
            state.sequence += 1
            let index = state.items.firstIndex { $0.date > item.date } ?? state.items.endIndex
            state.items.insert(item, at: index)
        }
    }

    private func next(until date: TestTime?) -> (() -> Void)? {
        state.withLockUnchecked { state in
            guard let first = state.items.first, date.map({ first.date <= $0 }) ?? true else { return nil }
            state.now = max(state.now, first.date)
            return state.items.removeFirst().action
        }
    }
}

private final class Flag: Cancellable, Sendable {
    private let value = Lock(false)
    var isSet: Bool { value.withLockUnchecked { $0 } }
    func cancel() { value.withLockUnchecked { $0 = true } }
}

/// A date of a `TestScheduler`, counted from its start.
public struct TestTime: Strideable, Hashable, Sendable {
    public let nanoseconds: Int

    public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

    public func distance(to other: TestTime) -> Stride { Stride(nanoseconds: other.nanoseconds - nanoseconds) }
    public func advanced(by stride: Stride) -> TestTime { TestTime(nanoseconds: nanoseconds + stride.nanoseconds) }

    public struct Stride: Comparable, SignedNumeric, Hashable, Codable, SchedulerTimeIntervalConvertible, Sendable {
        public let nanoseconds: Int

        public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
        public init(integerLiteral value: Int) { nanoseconds = value * 1_000_000_000 }
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Int(exactly: source) else { return nil }
            self.init(integerLiteral: seconds)
        }

        public var magnitude: Int { abs(nanoseconds) }

        public static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }
        public static func + (left: Self, right: Self) -> Self {
            Self(nanoseconds: left.nanoseconds + right.nanoseconds)
        }
        public static func - (left: Self, right: Self) -> Self {
            Self(nanoseconds: left.nanoseconds - right.nanoseconds)
        }
        public static func * (left: Self, right: Self) -> Self {
            Self(nanoseconds: left.nanoseconds * right.nanoseconds)
        }
        public static func *= (left: inout Self, right: Self) { left = left * right }

        public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }
        public static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int(s * 1e9)) }
        public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }
        public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1000) }
        public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
    }
}
