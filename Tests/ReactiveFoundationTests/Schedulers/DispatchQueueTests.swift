import Foundation
import ReactiveFoundation
import ReactiveTesting
import Testing

@Suite("DispatchQueue as a scheduler")
struct DispatchQueueTests {
    private let queue = DispatchQueue(label: "test")
    private typealias Options = DispatchQueue.SchedulerOptions

    @Test("receive(on:) a serial queue keeps the order") func receiveOn() async {
        var values: [Int] = []
        for await all in (0..<100).publisher.receive(on: queue).collect().values { values += all }
        expectNoDifference(values, Array(0..<100))
    }

    @Test("An action runs on the queue, later, once") func once() async {
        let tally = Tally()
        queue.sync {
            queue.schedule {
                dispatchPrecondition(condition: .onQueue(queue))
                tally.add()
            }
            expectNoDifference(tally.count, 0)
        }
        await tally.reaches(1)
        queue.sync {}
        expectNoDifference(tally.count, 1)
    }

    @Test("A dated action doesn't run before its date") func dated() async {
        let tally = Tally()
        let due = queue.now.advanced(by: .milliseconds(10))
        queue.schedule(after: due) {
            #expect(queue.now >= due)
            tally.add()
        }
        await tally.reaches(1)
    }

    @Test("A group has an action until it has run, and a repeating one until it is cancelled") func groups() async {
        let (group, tally) = (DispatchGroup(), Tally())
        queue.schedule(options: Options(group: group)) { tally.add() }
        expectNoDifference(group.wait(timeout: .now() + 600), .success)
        queue.schedule(after: queue.now, tolerance: 0, options: Options(group: group)) { tally.add() }
        expectNoDifference(group.wait(timeout: .now() + 600), .success)
        expectNoDifference(tally.count, 2)

        let (token, end) = (Token(), Tally())
        queue.sync {
            token.keep(
                queue.schedule(
                    after: queue.now, interval: .milliseconds(1), tolerance: 0, options: Options(group: group)
                ) {
                    guard tally.add() == 7 else { return }
                    expectNoDifference(group.wait(timeout: .now()), .timedOut)
                    token.cancel()
                    end.add()
                })
        }
        await end.reaches(1)
        expectNoDifference(group.wait(timeout: .now() + 600), .success)
    }

    @Test("A repeating action that is cancelled on its queue doesn't run again") func cancelling() async {
        let (tally, later, token) = (Tally(), Tally(), Token())
        queue.sync {
            token.keep(
                queue.schedule(after: queue.now, interval: .milliseconds(1)) {
                    guard tally.add() == 3 else { return }
                    token.cancel()
                    queue.schedule(after: queue.now.advanced(by: .milliseconds(20))) { later.add() }
                })
        }
        await later.reaches(1)
        expectNoDifference(tally.count, 3)
    }

    @Test("A repeating action whose cancellable is released doesn't run") func lettingGo() async {
        let (tally, later) = (Tally(), Tally())
        queue.sync {
            _ = queue.schedule(after: queue.now, interval: .milliseconds(1)) { tally.add() }
            queue.schedule(after: queue.now.advanced(by: .milliseconds(10))) { later.add() }
        }
        await later.reaches(1)
        expectNoDifference(tally.count, 0)
    }

    @Test(
        "An interval of zero or less counts as 0.1 ms: it repeats, and leaves time for others",
        arguments: [0, -1, .min])
    func badInterval(_ nanoseconds: Int) async {
        let (tally, others, token) = (Tally(), Tally(), Token())
        let start = Date()
        // It ends on the queue: the test itself may have to wait long until it goes on.
        queue.sync {
            token.keep(
                queue.schedule(
                    after: queue.now, interval: .nanoseconds(nanoseconds), tolerance: .nanoseconds(nanoseconds)
                ) {
                    guard tally.add() == 20 else { return }
                    queue.schedule {
                        token.cancel()
                        others.add()
                    }
                })
        }
        await others.reaches(1)
        // Twenty at once would be over sooner.
        #expect(tally.dates[19].timeIntervalSince(start) > 0.0015)
    }
}
