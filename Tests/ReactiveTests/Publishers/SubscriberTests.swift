import Reactive
import ReactiveTesting
import Testing

private final class Probe: Subscription {
    var log: [String] = []
    func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }
    func cancel() { log.append("cancel") }
}

private final class Holder {
    var value = 0
}

@Suite("Subscribers, demand, completions, cancellables")
struct SubscriberTests {
    @Test("Demand adds up, and never becomes negative") func demand() async {
        typealias Demand = Subscribers.Demand
        #expect(Demand.max(2) + .max(3) == .max(5) && Demand.max(2) + .unlimited == .unlimited)
        #expect(Demand.max(2) - .max(3) == .none && Demand.max(2) - .unlimited == .none)
        expectNoDifference(Demand.unlimited - .unlimited, .unlimited)
        #expect(Demand.max(.max) + 1 == .unlimited && Demand.max(.max) * 2 == .unlimited)
        expectNoDifference(Demand.max(.max) - (-1), .none)
        #expect(Demand.max(.max) < .unlimited && Demand.max(.max).max == .max && Demand.unlimited.max == nil)
        #expect(Demand.max(3) > 2 && 2 < Demand.max(3) && Demand.unlimited > .max && Demand.max(3) == 3)
        expectNoDifference("\(Demand.max(3)) \(Demand.unlimited) \(Demand.none)", "max(3) unlimited max(0)")
        expectMessage(
            "negative",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Subscribers.Demand.max(1) + (-2)
            })
        expectMessage(
            "negative",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Subscribers.Demand.max(1) * -1
            })
    }

    @Test("A sink accepts one subscription, requests everything, and calls no closure after the end") func sink() {
        var log: [String] = []
        let sink = Subscribers.Sink<Int, Fault>(
            receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
        let (first, second) = (Probe(), Probe())
        sink.receive(subscription: first)
        sink.receive(subscription: second)
        #expect(first.log == ["unlimited"] && second.log == ["cancel"])
        expectNoDifference(sink.receive(1), .none)
        sink.receive(completion: .finished)
        _ = sink.receive(2)
        sink.receive(completion: .failure(.upstream))
        sink.cancel()
        #expect(log == ["1", "finished"] && first.log == ["unlimited"])
        expectNoDifference("\(sink)", "Sink")
    }

    @Test("A sink that is cancelled before its subscription comes cancels that, and calls nothing") func earlyCancel() {
        var values: [Int] = []
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in values.append(-1) }) { values.append($0) }
        sink.cancel()
        let probe = Probe()
        sink.receive(subscription: probe)
        _ = sink.receive(1)
        sink.receive(completion: .finished)
        #expect(probe.log == ["cancel"] && values.isEmpty)
    }

    @Test("An assignment keeps its object until the end, ignores values before its subscription") func assign() {
        weak var weakHolder: Holder?
        let assign: Subscribers.Assign<Holder, Int>
        do {
            let holder = Holder()
            weakHolder = holder
            assign = Subscribers.Assign(object: holder, keyPath: \.value)
        }
        _ = assign.receive(1)
        expectNoDifference(weakHolder?.value, 0)
        let (first, second) = (Probe(), Probe())
        assign.receive(subscription: first)
        assign.receive(subscription: second)
        _ = assign.receive(2)
        expectNoDifference(weakHolder?.value, 2)
        expectNoDifference("\(assign)", "Assign Holder.")
        assign.receive(completion: .finished)
        #expect(weakHolder == nil && assign.object == nil)
        #expect(first.log == ["unlimited"] && second.log == ["cancel"])
    }

    @Test("An erased subscriber is its subscriber: identity, description, calls") func anySubscriber() {
        let recorder = Recorder<Int, Never>(demand: .max(2))
        let erased = AnySubscriber(AnySubscriber(recorder))
        expectNoDifference(erased.combineIdentifier, recorder.combineIdentifier)
        [1, 2, 3].publisher.subscribe(erased)
        expectNoDifference(recorder.values, [1, 2])
        expectNoDifference("\(AnySubscriber<Int, Never>())", "Anonymous AnySubscriber")
        expectNoDifference("\(AnySubscriber(PassthroughSubject<Int, Never>()))", "Subject")
        expectNoDifference(
            "\(AnySubscriber(Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }) { _ in }))", "Sink")
    }

    @Test("A subject requests through its subscriber, which releases both when it is cancelled")
    func subjectSubscriber() {
        let upstream = Source()
        weak var weakSubject: PassthroughSubject<Int, Fault>?
        let connection: AnyCancellable
        let recorder = Recorder<Int, Fault>(demand: .none)
        do {
            let subject = PassthroughSubject<Int, Fault>()
            weakSubject = subject
            connection = upstream.subscribe(subject)
            subject.subscribe(recorder)
        }
        expectNoDifference(upstream.requested, .none)
        recorder.request(.max(1))
        expectNoDifference(upstream.requested, .unlimited)
        upstream.send(1)
        expectNoDifference(recorder.values, [1])
        connection.cancel()
        expectNoDifference(upstream.cancelled, 1)
        recorder.cancel()
        #expect(weakSubject == nil)
    }

    @Test("An erased cancellable cancels once, also when it is released") func anyCancellable() {
        var count = 0
        let cancellable = AnyCancellable { count += 1 }
        cancellable.cancel()
        cancellable.cancel()
        expectNoDifference(count, 1)
        do { _ = AnyCancellable { count += 1 } }
        expectNoDifference(count, 2)
        var bag: Set<AnyCancellable> = []
        var list: [AnyCancellable] = []
        AnyCancellable { count += 1 }.store(in: &bag)
        (AnyCancellable { count += 1 } as any Cancellable).store(in: &list)
        bag = []
        list = []
        expectNoDifference(count, 4)
    }
}
