import ReactiveTesting
import Testing

@testable import Reactive

private typealias Ints = PassthroughSubject<Int, Never>

/// A log shared by the closures of one test.
private final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

@Suite("Subjects")
struct SubjectTests {
    @Test("Demand accumulates") func demandAccumulates() {
        let subject = Ints()
        let recorder = Recorder<Int, Never>(demand: .max(1))
        subject.subscribe(recorder)
        recorder.request(.max(1))
        for i in 1...4 { subject.send(i) }
        expectNoDifference(recorder.values, [1, 2])
        recorder.request(.max(1))
        subject.send(5)
        subject.send(6)
        expectNoDifference(recorder.values, [1, 2, 5])
    }

    @Test("Demand returned for a value counts") func returnedDemandCounts() {
        let subject = Ints()
        let recorder = Recorder<Int, Never>(demand: .max(1), more: .max(1))
        subject.subscribe(recorder)
        for i in 1...4 { subject.send(i) }
        expectNoDifference(recorder.values, [1, 2, 3, 4])
    }

    @Test("A passthrough subject drops unrequested values") func dropsWithoutDemand() {
        let subject = Ints()
        let recorder = Recorder<Int, Never>(demand: .none)
        subject.subscribe(recorder)
        subject.send(1)
        recorder.request(.unlimited)
        subject.send(2)
        expectNoDifference(recorder.values, [2])
    }

    @Test("A current value comes with the first request, the newest after a pause") func replaysOnRequest() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = Recorder<Int, Never>(demand: .none)
        subject.subscribe(recorder)
        expectNoDifference(recorder.values, [])
        subject.send(2)
        recorder.request(.max(1))
        expectNoDifference(recorder.values, [2])
        subject.send(3)
        subject.send(4)
        recorder.request(.max(2))
        expectNoDifference(recorder.values, [2, 4])
        subject.send(5)
        expectNoDifference(recorder.values, [2, 4, 5])
    }

    @Test("A passthrough subject requests from its upstream at the first request, a current value subject at once")
    func asksUpstream() {
        let upstream = Ints()
        let passthrough = Ints()
        let connection = upstream.subscribe(passthrough)
        upstream.send(1)
        let recorder = Recorder<Int, Never>()
        passthrough.subscribe(recorder)
        upstream.send(2)
        expectNoDifference(recorder.values, [2])
        connection.cancel()
        upstream.send(3)
        expectNoDifference(recorder.values, [2])

        let current = CurrentValueSubject<Int, Never>(0)
        let second = upstream.subscribe(current)
        upstream.send(4)
        expectNoDifference(current.value, 4)
        second.cancel()
    }

    @Test("The first completion wins") func firstCompletionWins() {
        let subject = PassthroughSubject<Int, Fault>()
        let recorder = Recorder<Int, Fault>()
        subject.subscribe(recorder)
        subject.send(completion: .failure(.upstream))
        subject.send(1)
        subject.send(completion: .failure(.closure))
        expectNoDifference(recorder.events, [.subscription, .completion(.failure(.upstream))])
        let late = Recorder<Int, Fault>()
        subject.subscribe(late)
        expectNoDifference(late.events, [.subscription, .completion(.failure(.upstream))])
    }

    @Test("After the completion, send doesn't change the value, but setting it does") func valueAfterCompletion() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(completion: .finished)
        subject.send(2)
        expectNoDifference(subject.value, 1)
        subject.value = 3
        expectNoDifference(subject.value, 3)
        let late = Recorder<Int, Never>()
        subject.subscribe(late)
        expectNoDifference(late.events, [.subscription, .completion(.finished)])
    }

    @Test("A re-entrant send is delivered depth-first") func reentrantSend() {
        let log = Log()
        let subject = CurrentValueSubject<Int, Never>(0)
        let a = subject.dropZero { value in
            log.add("A\(value)")
            if value == 1 { subject.send(2) }
        }
        let b = subject.dropZero { log.add("B\($0) \(subject.value)") }
        subject.send(1)
        expectNoDifference(log.lines, ["A1", "A2", "B2 2", "B1 2"])
        withExtendedLifetime((a, b)) {}
    }

    @Test("A send from inside a replay comes through at once") func sendInsideReplay() {
        let log = Log()
        let subject = CurrentValueSubject<Int, Never>(0)
        let sink = subject.sink { value in
            log.add("<\(value)")
            if value == 0 { subject.send(1) }
            log.add("\(value)>")
        }
        expectNoDifference(log.lines, ["<0", "<1", "1>", "0>"])
        subject.send(5)
        expectNoDifference(log.lines.last, "5>")
        withExtendedLifetime(sink) {}
    }

    @Test("Delivery is in order of subscription, also after some have left") func subscriptionOrder() {
        let subject = Ints()
        var order: [Int] = []
        var sinks = (0..<100).map { i in subject.sink { _ in order.append(i) } }
        subject.send(0)
        expectNoDifference(order, Array(0..<100))
        for i in (0..<100) where i % 3 != 0 { sinks[i].cancel() }
        order = []
        sinks.append(subject.sink { _ in order.append(100) })
        subject.send(0)
        expectNoDifference(order, Array(0..<100).filter { $0 % 3 == 0 } + [100])
        subject.hub.checkInvariants()
    }

    @Test("A subscriber that joins during a send misses the value, or receives it once by replay")
    func subscribeDuringSend() {
        let passthrough = Ints()
        let late = Recorder<Int, Never>()
        var isFirst = true
        let sink = passthrough.sink { _ in
            if isFirst { passthrough.subscribe(late) }
            isFirst = false
        }
        passthrough.send(1)
        passthrough.send(2)
        expectNoDifference(late.values, [2])

        let current = CurrentValueSubject<Int, Never>(0)
        let replayed = Recorder<Int, Never>()
        let other = current.sink { if $0 == 1 { current.subscribe(replayed) } }
        current.send(1)
        current.send(2)
        expectNoDifference(replayed.values, [1, 2])
        withExtendedLifetime((sink, other)) {}
    }

    @Test("Sinks that subscribe and send recursively retain nothing, though none is cancelled")
    func roundsWithin() {
        let subject = Ints()
        var sinks: [AnyCancellable] = []
        sinks.append(
            subject.sink { value in
                guard value > 0 else { return }
                sinks.append(subject.sink { _ in })
                subject.send(value - 1)
            })
        for _ in 0..<3 {
            subject.send(5)
            #expect(subject.hub.outdatedSnapshots.isEmpty)
        }
        expectNoDifference(sinks.count, 16)
        subject.hub.checkInvariants()
    }

    @Test("A subscriber that is cancelled before its turn is skipped") func cancelDuringSend() {
        let subject = Ints()
        var second: AnyCancellable?
        var got: [Int] = []
        let first = subject.sink { _ in second?.cancel() }
        second = subject.sink { got.append($0) }
        let third = subject.sink { got.append($0 * 10) }
        subject.send(1)
        expectNoDifference(got, [10])
        withExtendedLifetime((first, third)) {}
        subject.hub.checkInvariants()
    }

    @Test("Completing inside a delivery sends only the completion to the remaining subscribers") func completeInside() {
        let log = Log()
        let subject = Ints()
        let a = subject.sink(receiveCompletion: { _ in log.add("Afin") }) { value in
            log.add("A\(value)")
            subject.send(completion: .finished)
        }
        let b = subject.sink(receiveCompletion: { _ in log.add("Bfin") }) { log.add("B\($0)") }
        subject.send(1)
        expectNoDifference(log.lines, ["A1", "Afin", "Bfin"])
        withExtendedLifetime((a, b)) {}
    }

    @Test("A completion during a replay comes after it, once") func completeDuringReplay() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = Recorder<Int, Never>(onValue: { _ in subject.send(completion: .finished) })
        subject.subscribe(recorder)
        expectNoDifference(recorder.events, [.subscription, .value(1), .completion(.finished)])
    }

    @Test("Cancelling releases everything downstream, even if the subscription is kept") func cancelReleases() {
        let subject = Ints()
        weak var token: Log?
        var kept: (any Subscription)?
        do {
            let log = Log()
            token = log
            let recorder = Recorder<Int, Never>(onValue: { _ in log.add("") })
            subject.subscribe(recorder)
            subject.send(1)
            kept = recorder.subscription
        }
        #expect(token != nil)
        kept?.cancel()
        #expect(token == nil)
    }

    @Test("Cancelling inside a delivery releases everything downstream when the delivery ends")
    func cancelInsideReleases() {
        let subject = Ints()
        weak var token: Log?
        var kept: (any Subscription)?
        do {
            let log = Log()
            token = log
            let recorder = Recorder<Int, Never>(onValue: { _ in
                log.add("")
                kept?.cancel()
            })
            subject.subscribe(recorder)
            kept = recorder.subscription
        }
        subject.send(1)
        #expect(token == nil)
        #expect(kept != nil)
    }

    @Test("Completing releases everything downstream") func completionReleases() {
        let subject = CurrentValueSubject<Int, Never>(0)
        weak var token: Log?
        var kept: (any Subscription)?
        do {
            let log = Log()
            token = log
            let recorder = Recorder<Int, Never>(onValue: { _ in log.add("") })
            subject.subscribe(recorder)
            kept = recorder.subscription
        }
        subject.send(completion: .finished)
        #expect(token == nil)
        withExtendedLifetime(kept) {}
    }

    @Test("A thousand nested sends come through, and the round of the outermost survives") func deepNesting() {
        let subject = Ints()
        var late: [AnyCancellable] = []
        var count = 0
        let sink = subject.sink { value in
            count += 1
            late.append(subject.sink { _ in count += 1 })
            if value < 200 { subject.send(value + 1) }
        }
        subject.send(1)
        // The n-th send finds the n - 1 that joined before it.
        expectNoDifference(count, 200 + 199 * 200 / 2)
        withExtendedLifetime((sink, late)) {}
        subject.hub.checkInvariants()
    }
}

extension Publisher where Output == Int, Failure == Never {
    fileprivate func dropZero(_ receive: @escaping (Int) -> Void) -> AnyCancellable {
        filter { $0 != 0 }.sink(receiveValue: receive)
    }
}
