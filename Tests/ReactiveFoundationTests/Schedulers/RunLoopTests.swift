import Foundation
import ReactiveTesting
import Testing

@testable import ReactiveFoundation

/// A run loop for use by several threads, which as a scheduler it is made for.
private struct ScheduledLoop: @unchecked Sendable {
    let value: RunLoop
    init(_ value: RunLoop) { self.value = value }
}

@Suite("RunLoop as a scheduler")
struct RunLoopTests {
    @Test("receive(on:) keeps the order, and delivers when the loop is run") func receiveOn() {
        let recorder = Recorder<Int, Never>()
        (0..<100).publisher.receive(on: RunLoop.current).subscribe(recorder)
        #expect(recorder.values.isEmpty)
        #expect(RunLoop.runCurrent { recorder.completionCount == 1 })
        expectNoDifference(recorder.values, Array(0..<100))
    }

    @Test("An action from another thread wakes the loop, and runs on the loop's thread") func waking() async {
        let (thread, tally) = (LoopThread(), Tally())
        for count in 1...3 {
            let start = Date()
            thread.loop.schedule {
                #expect(RunLoop.current === thread.loop)
                tally.add()
            }
            await tally.reaches(count)
            // The loop would sleep for an hour.
            #expect(tally.dates[count - 1].timeIntervalSince(start) < 1_800)
        }
        expectNoDifference(tally.count, 3)
    }

    @Test("Actions that were scheduled from another thread keep their order") func order() async {
        let (thread, tally) = (LoopThread(), Tally())
        let log = Lock<[Int]>([])
        for number in 0..<100 {
            thread.loop.schedule {
                log.withLockUnchecked { $0.append(number) }
                tally.add()
            }
        }
        await tally.reaches(100)
        expectNoDifference(log.withLockUnchecked { $0 }, Array(0..<100))
    }

    @Test("A dated action runs once, not before its date; one from another thread wakes the loop") func dated() async {
        let (thread, tally) = (LoopThread(), Tally())
        let due = thread.loop.now.advanced(by: .milliseconds(10))
        thread.loop.schedule(after: due, tolerance: .milliseconds(1)) { tally.add() }
        await tally.reaches(1)
        #expect(tally.dates[0] > due.date - 0.001 && tally.dates[0] < due.date + 1_800)
    }

    @Test("A repeating action runs first at its date, and not again once it is cancelled on the loop") func cancelling()
    {
        let (tally, loop) = (Tally(), RunLoop.current)
        var repeating: (any Cancellable)?
        let due = loop.now.advanced(by: .milliseconds(5))
        repeating = loop.schedule(after: due, interval: .milliseconds(1)) {
            if tally.add() == 3 { repeating?.cancel() }
        }
        #expect(RunLoop.runCurrent { tally.count == 3 })
        RunLoop.runCurrent(for: 0.02)
        #expect(tally.count == 3 && tally.dates[0] > due.date - 0.001)
    }

    @Test("Dated actions run in the order of their dates, those of one date in the order of scheduling")
    func dateOrder() {
        let loop = RunLoop.current
        let log = Lock<[Int]>([])
        let start = loop.now
        for (number, delay) in [3, 1, 2, 1, 0, -5, 3].enumerated() {
            loop.schedule(after: start.advanced(by: .milliseconds(delay))) {
                log.withLockUnchecked { $0.append(number) }
            }
        }
        LoopAgenda.of(loop).checkInvariants()
        #expect(RunLoop.runCurrent { log.withLockUnchecked { $0.count } == 7 })
        expectNoDifference(log.withLockUnchecked { $0 }, [5, 4, 1, 3, 2, 0, 6])
    }

    @Test("An action may run the loop; other actions run meanwhile") func nesting() {
        let (loop, inner, outer) = (RunLoop.current, Tally(), Tally())
        loop.schedule(after: loop.now) {
            loop.schedule { inner.add() }
            loop.schedule(after: loop.now.advanced(by: .milliseconds(1))) { inner.add() }
            #expect(RunLoop.runCurrent { inner.count == 2 })
            outer.add()
        }
        #expect(RunLoop.runCurrent { outer.count == 1 })
    }

    @Test("An action is released when it has run, or was cancelled") func releasing() {
        final class Token {}
        let (loop, tally) = (RunLoop.current, Tally())
        weak var (first, second, third): (Token?, Token?, Token?) = (nil, nil, nil)
        do {
            let (one, two, three) = (Token(), Token(), Token())
            (first, second, third) = (one, two, three)
            loop.schedule { withExtendedLifetime(one) { _ = tally.add() } }
            loop.schedule(after: loop.now) { withExtendedLifetime(two) { _ = tally.add() } }
            let repeating = loop.schedule(after: loop.now.advanced(by: 3_600), interval: 1) {
                withExtendedLifetime(three) {}
            }
            repeating.cancel()
        }
        #expect(third == nil)
        #expect(RunLoop.runCurrent { tally.count == 2 })
        #expect(first == nil && second == nil)
    }

    @Test("A loop that falls asleep again and again is woken each time") func wakingOften() {
        let thread = LoopThread()
        let loop = ScheduledLoop(thread.loop)
        DispatchQueue.concurrentPerform(iterations: 2) { number in
            let done = DispatchSemaphore(value: 0)
            for round in 0..<500 {
                if number == 0 || round % 3 == 0 {
                    loop.value.schedule { done.signal() }
                } else {
                    loop.value.schedule(after: loop.value.now) { done.signal() }
                }
                // The loop would sleep for an hour.
                guard done.wait(timeout: .now() + 600) == .success else {
                    Issue.record("The loop wasn't woken in round \(round)")
                    return
                }
            }
        }
    }

    @Test("Scheduling and cancelling from many threads loses nothing", .timeLimit(.minutes(30))) func threads() async {
        let (thread, tally) = (LoopThread(), Tally())
        let loop = ScheduledLoop(thread.loop)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for number in 0..<100 {
                loop.value.schedule(after: loop.value.now.advanced(by: .microseconds(number % 7 * 100))) { tally.add() }
                loop.value.schedule { tally.add() }
                loop.value.schedule(after: loop.value.now, interval: .microseconds(50)) {}.cancel()
            }
        }
        await tally.reaches(800)
        expectNoDifference(tally.count, 800)
        LoopAgenda.of(thread.loop).checkInvariants()
    }

    @Test("A repeating action whose cancellable is released doesn't run") func lettingGo() {
        let (loop, tally, other) = (RunLoop.current, Tally(), Tally())
        _ = loop.schedule(after: loop.now, interval: .milliseconds(1)) { tally.add() }
        let kept = loop.schedule(after: loop.now, interval: .milliseconds(1)) { other.add() }
        #expect(RunLoop.runCurrent { other.count > 2 })
        expectNoDifference(tally.count, 0)
        kept.cancel()
    }

    @Test(
        "An interval of zero or less counts as 0.1 ms: it repeats, and leaves time for others",
        arguments: [0, -1, -TimeInterval.infinity])
    func badInterval(_ seconds: TimeInterval) {
        let (tally, others, loop) = (Tally(), Tally(), RunLoop.current)
        let start = Date()
        let repeating = loop.schedule(after: loop.now, interval: .init(seconds)) { tally.add() }
        #expect(RunLoop.runCurrent { tally.count >= 20 })
        loop.schedule { others.add() }
        #expect(RunLoop.runCurrent { others.count == 1 })
        repeating.cancel()
        #expect(tally.dates[19].timeIntervalSince(start) > 0.0015)
    }
}
