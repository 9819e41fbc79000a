import Foundation
import ReactiveFoundation
import ReactiveTesting
import Testing

@Suite("RunLoop as a scheduler")
struct RunLoopTests {
    @Test("C19: receive(on:) keeps the order, and delivers when the loop is run") func receiveOn() {
        let recorder = Recorder<Int, Never>()
        (0..<100).publisher.receive(on: RunLoop.current).subscribe(recorder)
        #expect(recorder.values.isEmpty)
        #expect(RunLoop.runCurrent { recorder.completionCount == 1 })
        #expect(recorder.values == Array(0..<100))
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
            // The loop would sleep for five seconds.
            #expect(Date().timeIntervalSince(start) < 3)
        }
        #expect(tally.count == 3)
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
        #expect(log.withLockUnchecked { $0 } == Array(0..<100))
    }

    @Test("A dated action runs once, not before its date; one from another thread wakes the loop") func dated() async {
        let (thread, tally) = (LoopThread(), Tally())
        let due = thread.loop.now.advanced(by: .milliseconds(10))
        thread.loop.schedule(after: due, tolerance: .milliseconds(1)) { tally.add() }
        await tally.reaches(1)
        #expect(tally.dates[0] > due.date - 0.001 && tally.dates[0] < due.date + 3)
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

    @Test("A repeating action that nobody holds doesn't run") func lettingGo() {
        let tally = Tally()
        _ = RunLoop.current.schedule(after: RunLoop.current.now, interval: .milliseconds(1)) { tally.add() }
        RunLoop.runCurrent(for: 0.01)
        #expect(tally.count == 0)
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
