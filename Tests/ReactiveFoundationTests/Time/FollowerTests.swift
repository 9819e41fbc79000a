import Foundation
import ReactiveFoundation
import ReactiveTesting
import Testing

@Suite("What follows a virtual clock")
struct FollowerTests {
    private let clock = VirtualClock(startingAt: Date(timeIntervalSinceReferenceDate: 700_000_000))

    private func seconds(_ dates: [Date]) -> [Double] {
        dates.map { ($0.timeIntervalSince(clock.startDate) * 1_000).rounded() / 1_000 }
    }

    @Test("Timer.publish ticks by the clock that was current when it was connected; the dates are the clock's")
    func timer() {
        let recorder = Recorder<Date, Never>()
        let timer = Timer.publish(every: 3, on: .main, in: .common)
        timer.subscribe(recorder)
        let connection = VirtualClock.$current.withValue(clock) { timer.connect() }
        clock.advance(by: .milliseconds(2_999))
        #expect(recorder.values.isEmpty)
        clock.advance(by: .seconds(7))
        expectNoDifference(seconds(recorder.values), [3, 6, 9])
        connection.cancel()
        clock.advance(by: .seconds(7))
        #expect(recorder.values.count == 3 && clock.jobCount == 0)
    }

    @Test(
        "Timer.publish goes on by the clock when its connection is released, and leaves the clock with its last subscriber"
    )
    func releasedConnection() {
        let recorder = Recorder<Date, Never>()
        do {
            let timer = Timer.publish(every: 3, on: .main, in: .common)
            timer.subscribe(recorder)
            VirtualClock.$current.withValue(clock) { _ = timer.connect() }
        }
        clock.advance(by: .seconds(10))
        expectNoDifference(seconds(recorder.values), [3, 6, 9])
        recorder.cancel()
        clock.advance(by: .seconds(10))
        #expect(recorder.values.count == 3 && clock.jobCount == 0)
    }

    @Test("autoconnect follows the clock, and stops when the last subscriber leaves") func autoconnect() {
        var dates: [Date] = []
        let sink = VirtualClock.$current.withValue(clock) {
            Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().sink { dates.append($0) }
        }
        clock.advance(by: .milliseconds(350))
        expectNoDifference(seconds(dates), [0.1, 0.2, 0.3])
        sink.cancel()
        expectNoDifference(clock.jobCount, 0)
    }

    private func delayed<S: Scheduler>(by scheduler: S, _ stride: S.SchedulerTimeType.Stride) -> [Double] {
        var dates: [Double] = []
        let subject = PassthroughSubject<Int, Never>()
        let sink = subject.delay(for: stride, scheduler: scheduler).sink { [clock] _ in dates.append(clock.elapsed) }
        VirtualClock.$current.withValue(clock) { subject.send(1) }
        clock.advance(by: .milliseconds(100))
        VirtualClock.$current.withValue(clock) { subject.send(2) }
        #expect(dates.isEmpty)
        clock.advance(by: .milliseconds(900))
        expectNoDifference(dates.count, 1)
        clock.advance(by: .milliseconds(100))
        sink.cancel()
        return dates.map { ($0 * 1_000_000).rounded() / 1_000_000 }
    }

    @Test("delay on the main queue, loop and operation queue is exact") func delay() {
        expectNoDifference(delayed(by: DispatchQueue.main, 1), [1, 1.1])
        expectNoDifference(delayed(by: RunLoop.main, 1), [2.1, 2.2])
        expectNoDifference(delayed(by: OperationQueue.main, 1), [3.2, 3.3])
    }

    private func debounced<S: Scheduler>(by scheduler: S, _ stride: S.SchedulerTimeType.Stride) -> [Int] {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let sink = subject.debounce(for: stride, scheduler: scheduler).sink { values.append($0) }
        for (value, pause) in [(1, 100), (2, 299), (3, 301), (4, 0)] {
            VirtualClock.$current.withValue(clock) { subject.send(value) }
            clock.advance(by: .milliseconds(pause))
        }
        clock.advance(by: .seconds(1))
        sink.cancel()
        return values
    }

    @Test("debounce and throttle take the clock's time") func debounce() {
        expectNoDifference(debounced(by: DispatchQueue.main, .milliseconds(300)), [3, 4])
        expectNoDifference(debounced(by: RunLoop.main, .milliseconds(300)), [3, 4])
        expectNoDifference(debounced(by: OperationQueue.main, .milliseconds(300)), [3, 4])
        var values: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        let sink = subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true).sink { values.append($0) }
        for value in 0..<20 {
            VirtualClock.$current.withValue(clock) { subject.send(value) }
            clock.advance(by: .milliseconds(125))
        }
        expectNoDifference(values, [0, 7, 15])
        sink.cancel()
    }

    @Test("receive(on:) waits for the clock; a group has an action until it has run") func receive() {
        var values: [Int] = []
        let group = DispatchGroup()
        let options = DispatchQueue.SchedulerOptions(group: group)
        let sink = VirtualClock.$current.withValue(clock) {
            [1, 2, 3].publisher.receive(on: DispatchQueue.main, options: options).sink { values.append($0) }
        }
        #expect(values.isEmpty && group.wait(timeout: .now()) == .timedOut)
        clock.advance(by: .zero)
        #expect(values == [1, 2, 3] && group.wait(timeout: .now()) == .success)
        sink.cancel()
    }

    @Test("A repeating action runs for each interval, and ends when it is cancelled") func repetition() {
        var dates: [Double] = []
        let repetition = VirtualClock.$current.withValue(clock) { [clock] in
            let queue = DispatchQueue.main
            return queue.schedule(after: queue.now.advanced(by: 1), interval: .milliseconds(500)) {
                dates.append(clock.elapsed)
            }
        }
        clock.advance(by: .milliseconds(2_100))
        repetition.cancel()
        clock.advance(by: .seconds(1))
        expectNoDifference(dates, [1, 1.5, 2])
    }

    @Test("Other queues run in real time, and so does the main queue without a current clock") func others() {
        let queue = DispatchQueue(label: "other")
        let ran = DispatchSemaphore(value: 0)
        VirtualClock.$current.withValue(clock) {
            queue.schedule { ran.signal() }
            OperationQueue().schedule { ran.signal() }
        }
        ran.wait()
        ran.wait()
        expectNoDifference(clock.jobCount, 0)
        clock.advance(by: .seconds(100))
        let now = VirtualClock.$current.withValue(clock) { DispatchQueue.main.now }
        #expect(DispatchQueue.main.now.distance(to: now) > .seconds(90))
        #expect(abs(RunLoop.main.now.date.timeIntervalSinceNow) < 60)
    }
}
