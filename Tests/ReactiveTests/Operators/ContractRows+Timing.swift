import ReactiveTesting

@testable import Reactive

/// A scheduler that runs undelayed actions at once, and never runs delayed ones.
struct NowOrNeverScheduler: Scheduler {
    typealias SchedulerTimeType = TestTime
    typealias SchedulerOptions = Never

    var now: TestTime { TestTime(nanoseconds: 0) }
    var minimumTolerance: TestTime.Stride { .nanoseconds(0) }

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    func schedule(
        after date: TestTime, tolerance: TestTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) {}
    func schedule(
        after date: TestTime, interval: TestTime.Stride, tolerance: TestTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable { Subscriptions.empty }
}

let timingContractRows: [Row] = [
    Row("receive(on:)") { source, token in source.map { keep(token, $0) }.receive(on: ImmediateScheduler.shared) },
    Row("subscribe(on:)") { source, token in
        source.map { keep(token, $0) }.subscribe(on: ImmediateScheduler.shared)
    },
    Row("delay") { source, token in
        source.map { keep(token, $0) }.delay(for: 1, scheduler: ImmediateScheduler.shared)
    },
    Row("debounce", asks: .unlimited) { source, token in
        source.map { keep(token, $0) }.debounce(for: 1, scheduler: ImmediateScheduler.shared)
    },
    Row("throttle", asks: .unlimited) { source, token in
        source.map { keep(token, $0) }.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true)
    },
    Row("timeout") { source, token in
        source.timeout(1, scheduler: NowOrNeverScheduler(), customError: { keep(token, Fault.closure) })
    },
    Row("collect(.byTime)", isFold: true, asks: .max(1)) { source, token in
        source.map { keep(token, $0) }.collect(.byTime(NowOrNeverScheduler(), 1)).map(\.count)
    },
    Row("collect(.byTimeOrCount)") { source, token in
        source.map { keep(token, $0) }.collect(.byTimeOrCount(NowOrNeverScheduler(), 1, 1)).map(\.count)
    },
]

let sharingContractRows: [Row] = [
    Row("share", asks: .unlimited) { source, token in source.map { keep(token, $0) }.share() },
    Row("multicast", asks: .unlimited) { source, token in
        source.multicast { keep(token, PassthroughSubject<Int, Fault>()) }.autoconnect()
    },
    Row("makeConnectable", asks: .unlimited) { source, token in
        source.map { keep(token, $0) }.replaceError(with: 9).makeConnectable().autoconnect()
            .setFailureType(to: Fault.self)
    }.failing(.replaces(with: 9)),
]
