import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

private typealias Replaying = ReplayingSubject<Int, Fault>

@Suite("A replaying subject")
struct ReplayingSubjectTests {
    private func events(_ recorder: Recorder<Int, Fault>) -> String {
        recorder.events.map { event in
            switch event {
            case .subscription: "s"
            case .value(let value): "\(value)"
            case .completion(.finished): "."
            case .completion(.failure): "!"
            }
        }.joined(separator: " ")
    }

    @Test("A late subscriber gets the newest values in order, then what is sent") func replays() {
        let subject = Replaying(bufferSize: 2)
        let early = Recorder<Int, Fault>()
        subject.subscribe(early)
        for value in 1...3 { subject.send(value) }
        let late = Recorder<Int, Fault>()
        subject.subscribe(late)
        subject.send(4)
        expectNoDifference(events(early), "s 1 2 3 4")
        expectNoDifference(events(late), "s 2 3 4")
        let all = Replaying(bufferSize: .max)
        for value in 0..<1_000 { all.send(value) }
        let latest = Recorder<Int, Fault>()
        all.subscribe(latest)
        expectNoDifference(latest.values, Array(0..<1_000))
        subject.hub.checkInvariants()
        all.hub.checkInvariants()
    }

    @Test("Requests deliver stored values; a subscriber without demand misses those that are stored no longer")
    func demand() {
        let subject = Replaying(bufferSize: 2)
        let recorder = Recorder<Int, Fault>(demand: .none)
        subject.subscribe(recorder)
        subject.send(1)
        subject.send(2)
        recorder.request(.max(1))
        expectNoDifference(events(recorder), "s 1")
        subject.send(3)
        subject.send(4)
        recorder.request(.max(3))
        expectNoDifference(events(recorder), "s 1 3 4", "2 was dropped")
        subject.send(5)
        subject.send(6)
        expectNoDifference(events(recorder), "s 1 3 4 5")
        subject.send(completion: .finished)
        expectNoDifference(events(recorder), "s 1 3 4 5")
        recorder.request(.max(1))
        expectNoDifference(events(recorder), "s 1 3 4 5 6 .")
        subject.hub.checkInvariants()
        let returning = Recorder<Int, Fault>(demand: .max(1), more: .max(1))
        subject.subscribe(returning)
        expectNoDifference(events(returning), "s 5 6 .", "a returned demand counts")
    }

    @Test("After the end a subscriber gets the stored values, then the completion, also a failure") func ended() {
        let subject = Replaying(bufferSize: 2)
        let empty = Replaying(bufferSize: 2)
        for value in 1...3 { subject.send(value) }
        subject.send(completion: .failure(.upstream))
        subject.send(4)
        subject.send(completion: .finished)
        empty.send(completion: .finished)
        let recorder = Recorder<Int, Fault>()
        subject.subscribe(recorder)
        expectNoDifference(events(recorder), "s 2 3 !")
        let slow = Recorder<Int, Fault>(demand: .none)
        subject.subscribe(slow)
        expectNoDifference(events(slow), "s")
        slow.request(.max(2))
        expectNoDifference(events(slow), "s 2 3 !")
        let none = Recorder<Int, Fault>(demand: .none)
        empty.subscribe(none)
        expectNoDifference(events(none), "s .")
        subject.hub.checkInvariants()
    }

    @Test("A value sent inside of a delivery is delivered at once, and every subscriber gets the values in order")
    func nested() {
        let subject = Replaying(bufferSize: 1)
        var log: [String] = []
        let first = subject.sink { _ in
            log.append("A.")
        } receiveValue: { value in
            log.append("A\(value)")
            if value == 1 { subject.send(2) }
            if value == 3 { subject.send(completion: .finished) }
        }
        let second = subject.sink { _ in
            log.append("B.")
        } receiveValue: {
            log.append("B\($0)")
        }
        subject.send(1)
        expectNoDifference(log, ["A1", "A2", "B1", "B2"])
        log = []
        subject.send(3)
        expectNoDifference(log, ["A3", "A.", "B3", "B."], "the value comes before the completion")
        subject.hub.checkInvariants()
        withExtendedLifetime((first, second)) {}
    }

    @Test("A subscriber that comes during a send gets the value once") func during() {
        let subject = Replaying(bufferSize: 3)
        var late: [Int] = []
        var sinks: [AnyCancellable] = []
        sinks.append(
            subject.sink { _ in
            } receiveValue: { value in
                if value == 1 {
                    sinks.append(
                        subject.sink { _ in
                        } receiveValue: {
                            late.append($0)
                        })
                }
            })
        subject.send(1)
        subject.send(2)
        expectNoDifference(late, [1, 2])
    }

    @Test("Cancelling ends the delivery, also during a replay and after the subject's end") func cancelling() {
        let subject = Replaying(bufferSize: 5)
        for value in 1...5 { subject.send(value) }
        var recorder: Recorder<Int, Fault>?
        recorder = Recorder(onValue: { if $0 == 3 { recorder?.cancel() } })
        if let recorder { subject.subscribe(recorder) }
        subject.send(6)
        expectNoDifference(recorder.map(events), "s 1 2 3")
        recorder = nil
        subject.send(completion: .finished)
        weak var token: ClosureToken?
        let slow = Recorder<Int, Fault>(demand: .none)
        do {
            let strong = ClosureToken()
            token = strong
            subject.map { keep(strong, $0) }.subscribe(slow)
        }
        #expect(token != nil)
        slow.cancel()
        #expect(token == nil, "the subscriber is released")
        expectNoDifference(events(slow), "s")
        subject.hub.checkInvariants()
    }

    @Test("Subscribers keep the subject alive; values that are stored no longer are released") func lifetime() {
        final class Item: Sendable {}
        var subject: ReplayingSubject<Item, Never>? = ReplayingSubject(bufferSize: 1)
        weak let kept = subject
        weak var first: Item?
        weak var second: Item?
        let sink = subject?.sink { _ in }
        do {
            let items = (Item(), Item())
            (first, second) = items
            subject?.send(items.0)
            #expect(first != nil)
            subject?.send(items.1)
        }
        #expect(first == nil && second != nil)
        subject = nil
        #expect(kept != nil)
        sink?.cancel()
        #expect(kept == nil && second == nil)
    }

    @Test("A buffer of less than one value is reported, and stores one") func invalid() {
        var subject: Replaying?
        let reports = Diagnostics.collect { subject = Replaying(bufferSize: 0) }
        expectNoDifference(reports.map(\.kind), [.invalidInput])
        subject?.send(1)
        subject?.send(2)
        let recorder = Recorder<Int, Fault>()
        subject?.subscribe(recorder)
        expectNoDifference(events(recorder), "s 2")
    }

    @Test("It passes an upstream's values on and stores them before anyone subscribes") func upstream() {
        let source = Source()
        let subject = Replaying(bufferSize: 2)
        let connection = source.subscribe(subject)
        expectNoDifference(source.requested, .unlimited)
        source.send(1)
        let recorder = Recorder<Int, Fault>()
        subject.subscribe(recorder)
        source.send(2)
        source.send(completion: .finished)
        expectNoDifference(events(recorder), "s 1 2 .")
        connection.cancel()
        func check<T: Sendable>(_: T.Type) {}
        check(Replaying.self)
    }

    // MARK: Random scripts

    /// A subscriber as the documentation has it.
    private struct Model {
        var next: Int
        var demand: Int
        let more: Int
        var got: [String] = ["s"]
        var isOver = false

        /// Delivers of the values sent so far what is due.
        mutating func settle(_ sent: Int, _ isFinished: Bool) {
            while !isOver, demand > 0, next < sent {
                got.append("\(next)")
                next += 1
                demand += more - 1
            }
            if isFinished, next == sent, !isOver {
                got.append(".")
                isOver = true
            }
        }
    }

    @Test(
        "Random sends, requests, ends and cancellations give what the documentation says", .tags(.manyRounds),
        arguments: 0..<20)
    func random(_ batch: Int) {
        for _ in 0..<RandomRounds.count(25) {
            let seed = UInt64.random(in: 0...UInt64.max)
            var random = SeededGenerator(seed: seed)
            func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
            let limit = 1 + roll(4)
            let subject = Replaying(bufferSize: limit)
            var sent = 0
            var isFinished = false
            var subscribers: [(recorder: Recorder<Int, Fault>, model: Model)] = []
            for _ in 0..<60 {
                let index = subscribers.isEmpty ? 0 : roll(subscribers.count)
                switch roll(20) {
                case 0..<3:
                    let (demand, more) = (roll(3), roll(2))
                    let recorder = Recorder<Int, Fault>(
                        demand: .max(demand), more: .max(more))
                    subscribers.append((recorder, Model(next: max(0, sent - limit), demand: demand, more: more)))
                    subject.subscribe(recorder)
                case 3..<8 where !subscribers.isEmpty:
                    if subscribers[index].model.isOver { continue }
                    if subscribers[index].model.demand == 0 {
                        subscribers[index].model.next = max(subscribers[index].model.next, sent - limit)
                    }
                    let demand = 1 + roll(3)
                    subscribers[index].model.demand += demand
                    subscribers[index].recorder.request(.max(demand))
                case 8 where !subscribers.isEmpty:
                    subscribers[index].model.isOver = true
                    subscribers[index].recorder.cancel()
                case 9 where roll(4) == 0:
                    isFinished = true
                    subject.send(completion: .finished)
                default:
                    subject.send(sent)
                    if !isFinished { sent += 1 }
                }
                for index in subscribers.indices {
                    subscribers[index].model.settle(sent, isFinished)
                    let (recorder, model) = subscribers[index]
                    expectNoDifference(events(recorder), model.got.joined(separator: " "), "seed \(seed)")
                    if events(recorder) != model.got.joined(separator: " ") { return }
                }
                subject.hub.checkInvariants()
            }
        }
    }

    // MARK: Threads

    @Test("With senders and subscribers on several threads each subscriber gets an unbroken run up to the end")
    func threads() {
        for round in 0..<8 {
            let subject = Replaying(bufferSize: round % 2 == 0 ? 3 : .max)
            let runs = Lock<[[Int]]>([])
            let next = Lock(0)
            let ends = Atomic<Int>(0)
            let kept = Lock<[AnyCancellable]>([])
            onSystemThreads(6) { thread in
                if thread < 3 {
                    for _ in 0..<200 {
                        // The number is taken and sent as one step, so that the order of sends is known.
                        next.withLock { next in
                            subject.send(next)
                            next += 1
                        }
                    }
                    return
                }
                for _ in 0..<20 {
                    let run = Lock<[Int]>([])
                    let inside = Atomic<Int>(0)
                    let sink = subject.sink { _ in
                        runs.withLock { $0.append(run.withLock { $0 }) }
                        ends.wrappingAdd(1, ordering: .acquiringAndReleasing)
                    } receiveValue: { value in
                        expectNoDifference(
                            inside.wrappingAdd(1, ordering: .relaxed).newValue, 1, "two threads are inside")
                        run.withLock { $0.append(value) }
                        inside.wrappingSubtract(1, ordering: .relaxed)
                    }
                    kept.withLock { $0.append(sink) }
                }
            }
            subject.send(completion: .finished)
            expectNoDifference(ends.load(ordering: .acquiring), 60)
            for run in runs.withLock({ $0 }) {
                #expect(run.last == 599 && zip(run, run.dropFirst()).allSatisfy { $1 == $0 + 1 }, "a broken run")
                if round % 2 == 1 { expectNoDifference(run.first, 0) }
            }
            subject.hub.checkInvariants()
        }
    }

    @Test("Threads send while others subscribe and cancel") func cancellingThreads() {
        let subject = Replaying(bufferSize: 10)
        onSystemThreads(12) { thread in
            for round in 0..<200 {
                if thread < 6 {
                    subject.send(round)
                } else {
                    let sink = subject.sink { _ in
                    } receiveValue: { _ in
                    }
                    if round % 2 == 0 { subject.send(-1) }
                    sink.cancel()
                }
            }
        }
        let recorder = Recorder<Int, Fault>()
        subject.subscribe(recorder)
        expectNoDifference(recorder.values.count, 10)
        subject.hub.checkInvariants()
    }
}
