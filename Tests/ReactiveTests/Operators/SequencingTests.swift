import ReactiveTesting
import Testing

@testable import Reactive

@Suite("Publishers one after the other")
struct SequencingTests {
    private func values<P: Publisher>(of publisher: P) -> [P.Output] {
        let recorder = Recorder<P.Output, P.Failure>()
        publisher.subscribe(recorder)
        expectNoDifference(recorder.completionCount, 1)
        return recorder.values
    }

    @Test("append and prepend take elements, sequences and publishers") func overloads() {
        let subject = [0].publisher.map { $0 }
        expectNoDifference(values(of: subject.append(1, 2)), [0, 1, 2])
        expectNoDifference(values(of: subject.append([1, 2])), [0, 1, 2])
        expectNoDifference(values(of: subject.append(1...2)), [0, 1, 2])
        expectNoDifference(values(of: subject.append(Just(1))), [0, 1])
        expectNoDifference(values(of: subject.prepend(1, 2)), [1, 2, 0])
        expectNoDifference(values(of: subject.prepend([1, 2])), [1, 2, 0])
        expectNoDifference(values(of: subject.prepend(1...2)), [1, 2, 0])
        expectNoDifference(values(of: subject.prepend(Just(1))), [1, 0])
        expectNoDifference(values(of: subject.append()), [0])
        expectNoDifference(values(of: subject.prepend(1).append(2).prepend(3)), [3, 1, 0, 2])
    }

    @Test("append subscribes to the second publisher when the first has finished, with the remaining demand")
    func demand() {
        let (first, second) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .max(5))
        first.append(second).subscribe(recorder)
        expectNoDifference(first.requested, .max(5))
        first.send(1)
        first.send(2)
        expectNoDifference(second.subscriptions, 0)
        first.send(completion: .finished)
        expectNoDifference(second.requested, .max(3))
        recorder.request(.max(2))
        expectNoDifference(first.requested, .max(5))
        expectNoDifference(second.requested, .max(5))
        second.send(3)
        second.send(completion: .finished)
        expectNoDifference(recorder.values, [1, 2, 3])
        expectNoDifference(recorder.completionCount, 1)
    }

    @Test("Demand returned for a value isn't lost when the first publisher finishes during its delivery")
    func handOver() {
        let (first, second) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .max(1), more: .max(1)) { value in
            if value == 1 { first.send(completion: .finished) }
        }
        first.append(second).subscribe(recorder)
        expectNoDifference(first.send(1), .none)
        expectNoDifference(second.requested, .max(1))
        second.send(2)
        expectNoDifference(recorder.values, [1, 2])
    }

    @Test("A failure of the first publisher ends append; the second isn't subscribed to") func failure() {
        let (first, second) = (Source(), Source())
        let recorder = Recorder<Int, Fault>()
        first.append(second).subscribe(recorder)
        first.send(completion: .failure(.upstream))
        expectNoDifference(recorder.events, [.subscription, .completion(.failure(.upstream))])
        expectNoDifference(second.subscriptions, 0)
    }

    @Test("Cancelling reaches the live publisher only") func cancel() {
        let (first, second) = (Source(), Source())
        let recorder = Recorder<Int, Fault>()
        first.append(second).subscribe(recorder)
        first.send(completion: .finished)
        recorder.cancel()
        recorder.cancel()
        expectNoDifference(first.cancelled, 0)
        expectNoDifference(second.cancelled, 1)
        let (third, fourth) = (Source(), Source())
        third.append(fourth).subscribe(recorder)
        recorder.cancel()
        third.send(completion: .finished)
        expectNoDifference(third.cancelled, 1)
        expectNoDifference(fourth.subscriptions, 0)
    }

    @Test("Unrequested values aren't delivered") func excess() {
        let source = Source()
        let recorder = Recorder<Int, Fault>(demand: .max(1))
        source.append(9).subscribe(recorder)
        source.send(1)
        source.send(2)
        expectNoDifference(recorder.values, [1])
    }
}
