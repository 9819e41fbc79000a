import ReactiveTesting
import Testing

@testable import Reactive

private typealias Ints = PassthroughSubject<Int, Never>

@Suite("combineLatest and zipped of a collection")
struct CombiningArraysTests {
    @Test("combineLatest delivers arrays in the order of the collection, from the first value of the last publisher on")
    func latest() {
        let subjects = (0..<3).map { _ in Ints() }
        let recorder = Recorder<[Int], Never>()
        subjects[...].combineLatest().subscribe(recorder)
        subjects[2].send(3)
        subjects[0].send(1)
        subjects[2].send(4)
        expectNoDifference(recorder.values, [])
        subjects[1].send(2)
        subjects[0].send(5)
        expectNoDifference(recorder.values, [[1, 2, 4], [5, 2, 4]])
        subjects[0].send(completion: .finished)
        subjects[1].send(completion: .finished)
        #expect(recorder.completion == nil)
        subjects[2].send(completion: .finished)
        expectNoDifference(recorder.completion, .finished)
    }

    @Test("zipped delivers each value once, and finishes when a publisher that has finished has no value left")
    func zipped() {
        let subjects = (0..<3).map { _ in Ints() }
        let recorder = Recorder<[Int], Never>()
        subjects.zipped().subscribe(recorder)
        for value in 1...3 { subjects[0].send(value) }
        subjects[2].send(10)
        subjects[2].send(20)
        subjects[1].send(7)
        expectNoDifference(recorder.values, [[1, 7, 10]])
        subjects[2].send(completion: .finished)
        #expect(recorder.completion == nil)
        subjects[1].send(8)
        #expect(recorder.values == [[1, 7, 10], [2, 8, 20]] && recorder.completion == .finished)
    }

    @Test("A collection of one publisher delivers arrays of one value, an empty one finishes at once")
    func few() {
        let one = Recorder<[Int], Never>()
        [[1, 2].publisher].combineLatest().subscribe(one)
        expectNoDifference(one.events, [.subscription, .value([1]), .value([2]), .completion(.finished)])
        let zipped = Recorder<[Int], Never>()
        [[1, 2].publisher].zipped().subscribe(zipped)
        expectNoDifference(zipped.events, one.events)
        let none = Recorder<[Int], Never>(demand: .none)
        [Ints]().combineLatest().subscribe(none)
        expectNoDifference(none.events, [.subscription, .completion(.finished)])
        let nothing = Recorder<[Int], Never>(demand: .none)
        [Ints]().zipped().subscribe(nothing)
        expectNoDifference(nothing.events, [.subscription, .completion(.finished)])
    }

    @Test("A failure cancels the other publishers and is delivered once")
    func failure() {
        for isZip in [false, true] {
            let sources = (0..<3).map { _ in Source() }
            let recorder = Recorder<[Int], Fault>()
            if isZip { sources.zipped().subscribe(recorder) } else { sources.combineLatest().subscribe(recorder) }
            sources[1].send(completion: .failure(.upstream))
            sources[2].send(completion: .failure(.upstream))
            expectNoDifference(recorder.events, [.subscription, .completion(.failure(.upstream))])
            #expect(sources[0].cancelled == 1 && sources[2].cancelled == 1)
        }
    }

    @Test("Equal collections make equal publishers, which cross if theirs do") func conformances() {
        let (one, two) = (Just(1), Just(2))
        expectNoDifference([one, two].combineLatest(), [one, two].combineLatest())
        #expect([one, two].combineLatest() != [two, one].combineLatest())
        expectNoDifference([one, two].zipped(), Publishers.ZipArray([one, two]))
        #expect([one].zipped() != [two].zipped())
        func check<T: Sendable>(_: T.Type) {}
        check(Publishers.CombineLatestArray<Ints>.self)
        check(Publishers.ZipArray<Ints>.self)
    }

    /// Runs a random script of sends, requests, ends and cancellations against three subjects.
    private func events(
        of make: ([PassthroughSubject<Int, Fault>]) -> AnyPublisher<[Int], Fault>, seed: UInt64
    ) -> [String] {
        var random = SeededGenerator(seed: seed)
        func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Fault>() }
        var log: [String] = []
        var nested = roll(3)
        let more = Subscribers.Demand.max(roll(2))
        let recorder = Recorder<[Int], Fault>(demand: .max(roll(3)), more: more) { value in
            log.append("\(value)")
            guard nested > 0 else { return }
            nested -= 1
            subjects[value[0] % 3].send(100 + value[1])
        }
        make(subjects).subscribe(recorder)
        for step in 1..<40 {
            let subject = subjects[roll(3)]
            switch roll(40) {
            case 0: subject.send(completion: .finished)
            case 1: subject.send(completion: .failure(.upstream))
            case 2 where step > 20: recorder.cancel()
            case 3..<12: recorder.request(.max(1 + roll(2)))
            case 12: recorder.request(.unlimited)
            default: subject.send(step)
            }
            log.append("\(step) \(recorder.events.count)")
        }
        return log + ["\(recorder.events)"]
    }

    @Test("Arrays of three behave as the forms for three, in random scripts", .tags(.manyRounds), arguments: 0..<20)
    func random(_ batch: Int) {
        for round in 0..<RandomRounds.count(50) {
            let seed = UInt64(batch * 50 + round) &* 0x9E37_79B9 &+ UInt64.random(in: 0..<1 << 40)
            let latest = events(of: { $0.combineLatest().eraseToAnyPublisher() }, seed: seed)
            let latest3 = events(
                of: { $0[0].combineLatest($0[1], $0[2]) { [$0, $1, $2] }.eraseToAnyPublisher() }, seed: seed)
            expectNoDifference(latest, latest3, "combineLatest, seed \(seed)")
            let zipped = events(of: { $0.zipped().eraseToAnyPublisher() }, seed: seed)
            let zip3 = events(of: { $0[0].zip($0[1], $0[2]) { [$0, $1, $2] }.eraseToAnyPublisher() }, seed: seed)
            expectNoDifference(zipped, zip3, "zipped, seed \(seed)")
        }
    }

    @Test("Values of several threads reach zipped and combineLatest whole and one at a time") func threads() async {
        let subjects = (0..<4).map { _ in Ints() }
        let zipped = Recorder<[Int], Never>()
        subjects.zipped().subscribe(zipped)
        let latest = Recorder<[Int], Never>()
        subjects.combineLatest().subscribe(latest)
        await onThreads(4) { thread in
            for value in 0..<500 { subjects[thread].send(value) }
        }
        expectNoDifference(zipped.values, (0..<500).map { Array(repeating: $0, count: 4) })
        expectNoDifference(latest.values.last, [499, 499, 499, 499])
        let isAscending = zip(latest.values, latest.values.dropFirst()).allSatisfy { old, new in
            zip(old, new).allSatisfy { $0 <= $1 }
        }
        #expect(isAscending)
    }
}
