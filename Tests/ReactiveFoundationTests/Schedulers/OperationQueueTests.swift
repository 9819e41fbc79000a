import Foundation
import ReactiveFoundation
import ReactiveTesting
import Testing

@Suite("OperationQueue as a scheduler")
struct OperationQueueTests {
    private func makeQueue(serial: Bool = true) -> OperationQueue {
        let queue = OperationQueue()
        if serial { queue.maxConcurrentOperationCount = 1 }
        return queue
    }

    /// To be called where one may not wait, for moments.
    private func drain(_ queue: OperationQueue) { queue.waitUntilAllOperationsAreFinished() }

    @Test("receive(on:) a serial queue keeps the order") func receiveOn() {
        let (queue, recorder) = (makeQueue(), Recorder<Int, Never>())
        (0..<100).publisher.receive(on: queue).subscribe(recorder)
        queue.waitUntilAllOperationsAreFinished()
        #expect(recorder.values == Array(0..<100) && recorder.completionCount == 1)
    }

    @Test("A dated action is in the queue from the start, and runs once, not before its date") func dated() throws {
        let (queue, tally) = (makeQueue(), Tally())
        // The test's thread may be held up until after the date: the action must not run meanwhile.
        queue.isSuspended = true
        let due = queue.now.advanced(by: .milliseconds(10))
        queue.schedule(after: due) { tally.add() }
        let operation = try #require(queue.operations.first)
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        operation.main()
        // The queue's clock is another one than the date's.
        #expect(tally.count == 1 && tally.dates[0] > due.date - 0.001)
    }

    @Test("Dated actions don't hold up those without a date, and run in the order of their dates") func order() {
        let queue = makeQueue()
        // If this thread was held up until after the first date, the order isn't defined: longer delays then.
        var delay = OperationQueue.SchedulerTimeType.Stride.milliseconds(250)
        while true {
            let log = Lock<[String]>([])
            let early = queue.now.advanced(by: delay)
            queue.schedule(after: early.advanced(by: delay)) { log.withLockUnchecked { $0.append("late") } }
            queue.schedule(after: early) { log.withLockUnchecked { $0.append("early") } }
            queue.schedule { log.withLockUnchecked { $0.append("now") } }
            let isInTime = queue.now < early
            queue.waitUntilAllOperationsAreFinished()
            guard isInTime else {
                delay *= 4
                continue
            }
            expectNoDifference(log.withLockUnchecked { $0 }, ["now", "early", "late"])
            return
        }
    }

    @Test("Cancelling the queue's operations cancels dated and repeating actions, and empties the queue")
    func cancelAllOperations() {
        let (queue, tally) = (makeQueue(), Tally())
        queue.schedule(after: queue.now.advanced(by: .seconds(3_600))) { tally.add() }
        let repeating = queue.schedule(after: queue.now.advanced(by: 3_600), interval: 1) { tally.add() }
        queue.cancelAllOperations()
        queue.waitUntilAllOperationsAreFinished()
        expectNoDifference(tally.count, 0)
        repeating.cancel()
    }

    @Test("A repeating action that is cancelled on its queue doesn't run again, and leaves the queue empty")
    func cancelling() async {
        let (queue, tally, token) = (makeQueue(), Tally(), Token())
        queue.isSuspended = true
        token.keep(
            queue.schedule(after: queue.now, interval: .milliseconds(1)) { if tally.add() == 3 { token.cancel() } })
        queue.isSuspended = false
        await tally.reaches(3)
        drain(queue)
        expectNoDifference(tally.count, 3)
    }

    @Test("A repeating action whose cancellable is released doesn't run") func lettingGo() {
        let (queue, tally) = (makeQueue(), Tally())
        queue.isSuspended = true
        _ = queue.schedule(after: queue.now, interval: .milliseconds(1)) { tally.add() }
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        expectNoDifference(tally.count, 0)
    }

    @Test("A repeating action never runs twice at once, and is done once for the intervals that it missed")
    func lateness() async {
        let (queue, tally, token) = (makeQueue(serial: false), Tally(), Token())
        let inside = Lock(0)
        queue.isSuspended = true
        let start = queue.now
        let repeating = queue.schedule(after: start, interval: .milliseconds(5)) {
            expectNoDifference(
                inside.withLockUnchecked {
                    $0 += 1; return $0
                }, 1)
            switch tally.add() {
            case 1: while queue.now < start.advanced(by: .milliseconds(22)) {}
            case 3: token.cancel()
            default: break
            }
            inside.withLockUnchecked { $0 -= 1 }
        }
        token.keep(repeating)
        queue.isSuspended = false
        await tally.reaches(3)
        // Each waits for its own date: what follows on the first is due after 25 and 30 ms.
        #expect(tally.dates[1].timeIntervalSince(start.date) > 0.024)
        #expect(tally.dates[2].timeIntervalSince(start.date) > 0.029)
    }

    @Test("Cancelling on any thread ends a repeating action, and leaves the queue empty", .timeLimit(.minutes(30)))
    func cancellingElsewhere() {
        let queue = makeQueue(serial: false)
        // Threads of their own: on those of the queue, they would keep the actions from running.
        let ended = DispatchGroup()
        for number in 0..<4 {
            ended.enter()
            Thread.detachNewThread {
                for _ in 0..<50 {
                    let (tally, reached) = (Tally(), DispatchSemaphore(value: 0))
                    let repeating = queue.schedule(after: queue.now, interval: 0) {
                        if tally.add() == number { reached.signal() }
                    }
                    if number > 0 { expectNoDifference(reached.wait(timeout: .now() + 600), .success) }
                    repeating.cancel()
                }
                ended.leave()
            }
        }
        expectNoDifference(ended.wait(timeout: .now() + 600), .success)
        drain(queue)
        #expect(queue.operations.isEmpty)
    }

    @Test(
        "An interval of zero or less counts as 0.1 ms: it repeats, and leaves time for others",
        arguments: [0, -1, -TimeInterval.infinity])
    func badInterval(_ seconds: TimeInterval) async {
        let (queue, tally, others, token) = (makeQueue(), Tally(), Tally(), Token())
        let start = Date()
        // It ends on the queue: the test itself may have to wait long until it goes on.
        queue.isSuspended = true
        token.keep(
            queue.schedule(after: queue.now, interval: .init(seconds)) {
                guard tally.add() == 20 else { return }
                queue.schedule {
                    token.cancel()
                    others.add()
                }
            })
        queue.isSuspended = false
        await others.reaches(1)
        #expect(tally.dates[19].timeIntervalSince(start) > 0.0015)
    }
}
