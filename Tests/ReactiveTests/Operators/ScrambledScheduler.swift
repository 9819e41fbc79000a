import ReactiveTesting

@testable import Reactive

/// A scheduler that runs what is scheduled in any order, whatever its date: the worst of a concurrent one.
///
/// The order is the seed's, so that it's the same each time.
final class ScrambledScheduler: Scheduler {
    typealias SchedulerTimeType = TestTime
    typealias SchedulerOptions = Never

    private var jobs: [() -> Void] = []
    private var generator: SeededGenerator
    /// How many jobs have run.
    private(set) var ran = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    var now: TestTime { TestTime(nanoseconds: 0) }
    var minimumTolerance: TestTime.Stride { .nanoseconds(0) }

    func schedule(options: Never?, _ action: @escaping () -> Void) { jobs.append(action) }
    func schedule(
        after date: TestTime, tolerance: TestTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) { jobs.append(action) }
    /// Runs it once.
    func schedule(
        after date: TestTime, interval: TestTime.Stride, tolerance: TestTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        jobs.append(action)
        return Subscriptions.empty
    }

    /// Runs up to so many jobs.
    func run(_ count: Int = .max) {
        var left = count
        while left > 0, let index = jobs.indices.randomElement(using: &generator) {
            jobs.swapAt(index, jobs.count - 1)
            jobs.removeLast()()
            ran += 1
            left -= 1
        }
    }
}
