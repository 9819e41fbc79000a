import Foundation
import ReactiveFoundation
import ReactiveSchedulersTesting
import ReactiveTesting
import Testing

@Suite("Erased schedulers")
struct AnySchedulerTests {
    @Test("A model on an erased queue runs on virtual time")
    func virtual() {
        let queue = DispatchQueue.test
        let subject = PassthroughSubject<String, Never>()
        let scheduler: AnySchedulerOf<DispatchQueue> = queue.eraseToAnyScheduler()
        let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).record()
        subject.send("a")
        queue.advance(by: .milliseconds(299))
        expectNoDifference(recorder.values, [])
        subject.send("b")
        queue.advance(by: Duration.milliseconds(300))
        expectNoDifference(recorder.values, ["b"])
        expectNoDifference(queue.clock.elapsed, 0.599)
    }

    @Test("The times of run loops and operation queues are virtual too")
    func dates() {
        let (loop, queue) = (RunLoop.test, OperationQueue.test)
        let (first, second) = (
            Just(1).delay(for: 2, scheduler: loop.eraseToAnyScheduler()).record(),
            Just(2).delay(for: 2, scheduler: queue).record()
        )
        loop.advance(by: 1.5)
        queue.advance(by: 1.5)
        #expect(first.values == [] && second.values == [])
        loop.run()
        queue.run()
        #expect(first.values == [1] && second.values == [2])
        #expect(loop.clock.elapsed == 2 && queue.clock.elapsed == 2)
    }

    @Test("Repeated work repeats until it is cancelled; running it without end is reported")
    func repeating() {
        let queue = DispatchQueue.test
        let scheduler = queue.eraseToAnyScheduler()
        var count = 0
        let repetition = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { count += 1 }
        queue.advance(by: .seconds(3))
        expectNoDifference(count, 4)
        let reported = Diagnostics.collect { #expect(!queue.run()) }
        expectNoDifference(reported.map(\.kind), [.clockStorm])
        repetition.cancel()
        #expect(queue.run())
    }

    @Test("An immediate scheduler runs everything before it returns")
    func immediate() {
        let scheduler: AnySchedulerOf<DispatchQueue> = .immediate
        expectNoDifference(Just(1).delay(for: .seconds(9), scheduler: scheduler).record().values, [1])
        expectNoDifference(Just(1).delay(for: 9, scheduler: RunLoop.immediate).record().values, [1])
        expectNoDifference(Just(1).receive(on: OperationQueue.immediate).record().values, [1])
        var count = 0
        _ = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { count += 1 }
        expectNoDifference(count, 1)
    }

    @Test("An unimplemented scheduler reports each use with its name and the line that made it, and runs nothing")
    func unimplemented() {
        let line = #line + 1
        let scheduler: AnySchedulerOf<DispatchQueue> = .unimplemented("search")
        var count = 0
        let reported = Diagnostics.collect {
            scheduler.schedule { count += 1 }
            scheduler.schedule(after: .init(.now())) { count += 1 }
            _ = scheduler.schedule(after: .init(.now()), interval: 1) { count += 1 }
            _ = scheduler.now
        }
        #expect(count == 0 && reported.map(\.kind) == Array(repeating: .unimplemented, count: 4))
        #expect(
            reported.allSatisfy {
                $0.message.contains("\"search\"") && $0.message.contains("AnySchedulerTests.swift:\(line)")
            })
        let others = Diagnostics.collect {
            AnySchedulerOf<DispatchQueue>.unimplemented.schedule {}
            AnySchedulerOf<RunLoop>.unimplemented.schedule {}
            AnySchedulerOf<OperationQueue>.unimplemented().schedule {}
        }
        expectNoDifference(others.count, 3)
    }

    @Test("An erased scheduler isn't wrapped again, and passes on times and options")
    func erasure() {
        let inner = NotingScheduler()
        let scheduler = AnyScheduler(AnyScheduler(inner)).eraseToAnyScheduler()
        #expect(scheduler.now == TestTime(nanoseconds: 5) && scheduler.minimumTolerance == .nanoseconds(3))
        scheduler.schedule(options: "x") {}
        scheduler.schedule(after: TestTime(nanoseconds: 8), tolerance: .nanoseconds(2), options: "y") {}
        _ = scheduler.schedule(
            after: TestTime(nanoseconds: 9), interval: .nanoseconds(4), tolerance: .nanoseconds(1), options: nil
        ) {}
        expectNoDifference(inner.notes.withLock { $0 }, ["x", "8 2 y", "9 4 1 nil"])
    }

    private final class NotingScheduler: Scheduler {
        let notes = Lock<[String]>([])
        var now: TestTime { TestTime(nanoseconds: 5) }
        var minimumTolerance: TestTime.Stride { .nanoseconds(3) }

        func schedule(options: String?, _ action: @escaping () -> Void) {
            notes.withLock { $0.append(options ?? "nil") }
        }
        func schedule(
            after date: TestTime, tolerance: TestTime.Stride, options: String?, _ action: @escaping () -> Void
        ) {
            notes.withLock { $0.append("\(date.nanoseconds) \(tolerance.nanoseconds) \(options ?? "nil")") }
        }
        func schedule(
            after date: TestTime, interval: TestTime.Stride, tolerance: TestTime.Stride, options: String?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            let text = "\(date.nanoseconds) \(interval.nanoseconds) \(tolerance.nanoseconds) \(options ?? "nil")"
            notes.withLock { $0.append(text) }
            return Subscriptions.empty
        }
    }

    @Test("The main scheduler follows a virtual clock")
    func main() {
        let clock = VirtualClock()
        let (queue, loop, operations):
            (AnySchedulerOf<DispatchQueue>, AnySchedulerOf<RunLoop>, AnySchedulerOf<OperationQueue>) =
                (.main, .main, .main)
        let recorders = VirtualClock.$current.withValue(clock) {
            [
                Just(1).delay(for: 1, scheduler: queue).record(), Just(2).delay(for: 1, scheduler: loop).record(),
                Just(3).delay(for: 1, scheduler: operations).record(),
            ]
        }
        expectNoDifference(recorders.map(\.values), [[], [], []])
        clock.advance(by: .seconds(1))
        expectNoDifference(recorders.map(\.values), [[1], [2], [3]])
    }

    @Test("On the main queue the interface's scheduler runs at once, elsewhere on the main queue")
    func interface() async {
        await MainActor.run {
            expectNoDifference(Just(1).receive(on: UIScheduler.shared).record().values, [1])
        }
        let clock = VirtualClock()
        let recorder = VirtualClock.$current.withValue(clock) {
            Just(1).delay(for: .seconds(2), scheduler: UIScheduler.shared).record()
        }
        clock.advance(by: .seconds(2))
        expectNoDifference(recorder.values, [1])
        let elsewhere = DispatchQueue(label: "elsewhere").sync { Just(2).receive(on: UIScheduler.shared).record() }
        await expectNoDifference((try? elsewhere.wait(for: 1, limit: .seconds(1_800))), [2])
    }

    @Test("A duration is a stride of every scheduler", arguments: [1, 1_500, -3, 0])
    func durations(_ milliseconds: Int) {
        let duration = Duration.milliseconds(milliseconds)
        expectNoDifference(DispatchQueue.SchedulerTimeType.Stride.duration(duration), .milliseconds(milliseconds))
        expectNoDifference(TestTime.Stride.duration(duration), .milliseconds(milliseconds))
        #expect(
            abs(RunLoop.SchedulerTimeType.Stride.duration(duration).timeInterval - Double(milliseconds) / 1_000) < 1e-9)
        expectNoDifference(DispatchQueue.SchedulerTimeType.Stride.duration(.seconds(Int64.max)), .nanoseconds(.max))
    }
}
