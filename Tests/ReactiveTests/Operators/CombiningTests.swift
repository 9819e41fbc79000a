import ReactiveTesting
import Testing

@testable import Reactive

private typealias Ints = PassthroughSubject<Int, Never>
private typealias Texts = Recorder<String, Never>

@Suite("combineLatest")
struct CombineLatestTests {
    @Test("combineLatest delivers once every upstream has a value, then for each value") func start() {
        let (a, b, c, d) = (Ints(), Ints(), Ints(), Ints())
        let (three, four) = (Texts(), Texts())
        a.combineLatest(b, c) { "\($0)\($1)\($2)" }.subscribe(three)
        a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }.subscribe(four)
        for (value, subject) in [a, b, a, c, d].enumerated() { subject.send(value) }
        b.send(7)
        expectNoDifference(three.values, ["213", "273"])
        expectNoDifference(four.values, ["2134", "2734"])
    }

    @Test("combineLatest finishes when all upstreams have finished") func finish() {
        let (a, b, c) = (Ints(), Ints(), Ints())
        let recorder = Texts()
        a.combineLatest(b, c) { "\($0)\($1)\($2)" }.subscribe(recorder)
        a.send(1)
        a.send(completion: .finished)
        b.send(2)
        b.send(completion: .finished)
        c.send(3)
        expectNoDifference(recorder.events, [.subscription, .value("123")])
        c.send(completion: .finished)
        expectNoDifference(recorder.events, [.subscription, .value("123"), .completion(.finished)])
    }

    @Test("The newest is kept without demand, and not delivered by itself") func demand() {
        let (a, b) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .max(1))
        a.combineLatest(b) { $0 * 10 + $1 }.subscribe(recorder)
        a.send(1)
        b.send(1)
        a.send(2)
        a.send(3)
        expectNoDifference(recorder.values, [11])
        recorder.request(.max(1))
        expectNoDifference(recorder.values, [11])
        b.send(4)
        expectNoDifference(recorder.values, [11, 34])
    }

    @Test("A value that makes no combination yet requests no other value") func swallowed() {
        let (a, b) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .max(1))
        a.combineLatest(b) { $0 + $1 }.subscribe(recorder)
        #expect(a.requested == 1 && b.requested == 1)
        expectNoDifference(a.send(1), .none)
        expectNoDifference(b.send(2), .none)
        expectNoDifference(recorder.values, [3])
    }

    @Test("A value sent from inside a delivery is combined before the rest") func depthFirst() {
        let (a, b) = (Ints(), Ints())
        var log: [String] = []
        let sink = a.combineLatest(b).sink { x, y in
            log.append("\(x)\(y)")
            if x == 2, y == 1 { b.send(3) }
            log.append("-")
        }
        a.send(1)
        b.send(1)
        a.send(2)
        expectNoDifference(log, ["11", "-", "21", "23", "-", "-"])
        withExtendedLifetime(sink) {}
    }

    @Test("A failure cancels the others and comes through at once") func failure() {
        let sources = (0..<3).map { _ in Source() }
        let recorder = Recorder<Int, Fault>()
        sources[0].combineLatest(sources[1], sources[2]) { $0 + $1 + $2 }.subscribe(recorder)
        sources[0].send(1)
        sources[1].send(completion: .failure(.upstream))
        expectNoDifference(recorder.events, [.subscription, .completion(.failure(.upstream))])
        #expect(sources[0].cancelled == 1 && sources[2].cancelled == 1)
    }

    @Test("A failure after the completion is ignored") func failureAfterEnd() {
        let (a, b) = (Source(), Source())
        let recorder = Recorder<Int, Fault>()
        a.combineLatest(b) { $0 + $1 }.subscribe(recorder)
        a.send(1)
        a.send(completion: .finished)
        a.send(completion: .failure(.upstream))
        b.send(2)
        expectNoDifference(recorder.events, [.subscription, .value(3)])
    }

    @Test("Any number of publishers of any types combine") func pack() {
        let (a, b, c, d, e) = (Ints(), PassthroughSubject<String, Never>(), Ints(), Just(true), Ints())
        let recorder = Texts()
        let combined: Publishers.CombineLatestMany<Never, Int, String, Int, Bool, Int> = a.combineLatest(b, c, d, e)
        combined.map { "\($0.0)\($0.1)\($0.2)\($0.3)\($0.4)" }.subscribe(recorder)
        a.send(1)
        b.send("x")
        c.send(2)
        e.send(3)
        b.send("y")
        expectNoDifference(recorder.values, ["1x2true3", "1y2true3"])
        for subject in [a, c, e] { subject.send(completion: .finished) }
        #expect(recorder.completion == nil)
        b.send(completion: .finished)
        expectNoDifference(recorder.completion, .finished)
    }

    @Test("Equal parts make equal publishers") func equatable() {
        let (one, two) = (Just(1), Just(2))
        expectNoDifference(one.combineLatest(two), one.combineLatest(two))
        #expect(one.combineLatest(two, two) != one.combineLatest(two, one))
        expectNoDifference(one.zip(two, one, two), one.zip(two, one, two))
        #expect(one.zip(two) != two.zip(two))
        #expect(one.merge(with: two, two, two) != one.merge(with: two, two, one))
        expectNoDifference(Publishers.MergeMany(one, two), Publishers.MergeMany([one, two]))
    }
}

@Suite("zip")
struct ZipTests {
    @Test("First with first, second with second, however far one is ahead") func pairs() {
        let (a, b) = (Ints(), Ints())
        var got: [Int] = []
        let sink = a.zip(b).sink { got += [$0, $1] }
        for i in 0..<1000 { a.send(i) }
        #expect(got.isEmpty)
        for i in 0..<1000 { b.send(-i) }
        expectNoDifference(got, (0..<1000).flatMap { [$0, -$0] })
        withExtendedLifetime(sink) {}
    }

    @Test("zip finishes as soon as a finished upstream has no value left") func finish() {
        let (a, b, c, d) = (Ints(), Ints(), Ints(), Ints())
        let (three, four) = (Texts(), Texts())
        a.zip(b, c) { "\($0)\($1)\($2)" }.subscribe(three)
        a.zip(b, c, d) { "\($0)\($1)\($2)\($3)" }.subscribe(four)
        a.send(1)
        a.send(2)
        a.send(completion: .finished)
        for subject in [b, c, d] { subject.send(5) }
        expectNoDifference(three.events, [.subscription, .value("155")])
        d.send(completion: .finished)
        expectNoDifference(four.events, [.subscription, .value("1555"), .completion(.finished)])
        b.send(6)
        c.send(7)
        expectNoDifference(three.events, [.subscription, .value("155"), .value("267"), .completion(.finished)])
    }

    @Test("Downstream's demand is requested from all upstreams") func demand() {
        let (a, b) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .max(2), more: .max(1))
        a.zip(b) { $0 + $1 }.subscribe(recorder)
        #expect(a.requested == 2 && b.requested == 2)
        a.send(1)
        expectNoDifference(b.send(1), .max(1))
        #expect(a.requested == 3 && b.requested == 2)
    }

    @Test("A side that is a hundred thousand ahead takes no quadratic time") func long() {
        let count = 100_000
        var sum = 0
        let sink = (0..<count).publisher.zip((0..<count).publisher).sink { sum += $0 - $1 + 1 }
        expectNoDifference(sum, count)
        withExtendedLifetime(sink) {}
    }

    @Test("Any number of publishers of any types are zipped") func pack() {
        let recorder = Texts()
        [1, 2, 3].publisher.zip(
            ["a", "b"].publisher, [true, false].publisher, [1.5, 2.5].publisher, [7, 8].publisher
        )
        .map { a, b, c, d, e in "\(a)\(b)\(c)\(d)\(e)" }.subscribe(recorder)
        expectNoDifference(
            recorder.events,
            [
                .subscription, .value("1atrue1.57"), .value("2bfalse2.58"), .completion(.finished),
            ])
    }

    @Test("A failure discards the waiting values") func failure() {
        let (a, b) = (Source(), Source())
        let recorder = Recorder<Int, Fault>()
        a.zip(b) { $0 + $1 }.subscribe(recorder)
        a.send(1)
        b.send(completion: .failure(.upstream))
        a.send(2)
        expectNoDifference(recorder.events, [.subscription, .completion(.failure(.upstream))])
        expectNoDifference(a.cancelled, 1)
    }
}

@Suite("merge")
struct MergeTests {
    @Test("The values of all arities come in the order of subscribing and sending") func arities() {
        let s = (0..<9).map { _ in Ints() }
        let two = s[0].map { $0 }.merge(with: s[1])
        let three = two.merge(with: s[2])
        let publishers: [AnyPublisher<Int, Never>] = [
            three.eraseToAnyPublisher(), three.merge(with: s[3]).eraseToAnyPublisher(),
            s[0].merge(with: s[1], s[2], s[3], s[4]).eraseToAnyPublisher(),
            two.merge(with: s[2], s[3], s[4], s[5]).eraseToAnyPublisher(),
            three.merge(with: s[3], s[4], s[5], s[6]).eraseToAnyPublisher(),
            s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]).eraseToAnyPublisher(),
            s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8]).eraseToAnyPublisher(),
        ]
        let recorders = publishers.map { publisher in
            let recorder = Recorder<Int, Never>()
            publisher.subscribe(recorder)
            return recorder
        }
        for round in [0, 10] { for (index, subject) in s.enumerated() { subject.send(round + index) } }
        for (recorder, count) in zip(recorders, 3...9) {
            expectNoDifference(recorder.values, Array(0..<count) + Array(10..<10 + count))
        }
        for subject in s { subject.send(completion: .finished) }
        #expect(recorders.allSatisfy { $0.completionCount == 1 })
    }

    @Test("merge requests one value from each upstream; a value without demand waits") func demand() {
        let (a, b) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .max(1))
        a.merge(with: b).subscribe(recorder)
        #expect(a.requested == 1 && b.requested == 1)
        expectNoDifference(a.send(1), .max(1))
        expectNoDifference(a.send(2), .none)
        expectNoDifference(b.send(3), .none)
        b.send(completion: .finished)
        recorder.request(.max(1))
        expectNoDifference(recorder.values, [1, 2])
        #expect(a.requested == 2)
        recorder.request(.unlimited)
        expectNoDifference(recorder.values, [1, 2, 3])
        expectNoDifference(a.requested, .unlimited)
        a.send(completion: .finished)
        expectNoDifference(recorder.completion, .finished)
    }

    @Test("merge finishes after the waiting values, and a failure discards them") func ends() {
        let (a, b) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .none)
        a.merge(with: b).subscribe(recorder)
        a.send(1)
        a.send(completion: .finished)
        b.send(completion: .finished)
        #expect(recorder.completion == nil)
        recorder.request(.max(1))
        expectNoDifference(recorder.events, [.subscription, .value(1), .completion(.finished)])
        let (c, d) = (Source(), Source())
        let failing = Recorder<Int, Fault>(demand: .none)
        c.merge(with: d).subscribe(failing)
        c.send(1)
        d.send(completion: .failure(.upstream))
        expectNoDifference(failing.events, [.subscription, .completion(.failure(.upstream))])
        expectNoDifference(c.cancelled, 1)
    }

    @Test("A value sent from inside a delivery is delivered before that delivery returns") func depthFirst() {
        let (a, b) = (Ints(), Ints())
        var log: [Int] = []
        let sink = a.merge(with: b).sink { value in
            log.append(value)
            if value == 1 { b.send(10) }
            log.append(-value)
        }
        a.send(1)
        expectNoDifference(log, [1, 10, -10, -1])
        withExtendedLifetime(sink) {}
    }

    @Test("Requesting a hundred thousand waiting values one by one from inside doesn't recurse") func drain() {
        let count = 100_000
        let subjects = (0..<count).map { Just($0) }
        var recorder: Recorder<Int, Never>?
        recorder = Recorder(demand: .none, onValue: { _ in recorder?.request(.max(1)) })
        Publishers.MergeMany(subjects).subscribe(recorder!)
        recorder?.request(.max(1))
        expectNoDifference(recorder?.values.count, count)
        expectNoDifference(recorder?.completion, .finished)
        recorder = nil
    }

    @Test("A merge of no publishers finishes at once") func none() {
        let recorder = Recorder<Int, Never>()
        Publishers.MergeMany([Just<Int>]()).subscribe(recorder)
        expectNoDifference(recorder.events, [.subscription, .completion(.finished)])
    }
}

@Suite("Until another publisher's output")
struct UntilOutputTests {
    @Test("prefix(untilOutputFrom:) finishes with the other's value, not with its end") func prefix() {
        let (source, other) = (Source(), Source())
        let recorder = Recorder<Int, Fault>()
        source.prefix(untilOutputFrom: other).subscribe(recorder)
        source.send(1)
        other.send(0)
        source.send(2)
        #expect(other.requested == 1)
        expectNoDifference(source.cancelled, 1)
        expectNoDifference(recorder.events, [.subscription, .value(1), .completion(.finished)])
        let (mute, kept) = (Source(), Recorder<Int, Fault>())
        let upstream = Ints()
        upstream.setFailureType(to: Fault.self).prefix(untilOutputFrom: mute).subscribe(kept)
        mute.send(completion: .failure(.upstream))
        upstream.send(1)
        upstream.send(completion: .finished)
        expectNoDifference(kept.events, [.subscription, .value(1), .completion(.finished)])
    }

    @Test("prefix(untilOutputFrom:) cancels the other when upstream ends, and both when cancelled") func prefixEnds() {
        let (source, other) = (Source(), Source())
        source.prefix(untilOutputFrom: other).subscribe(Recorder<Int, Fault>())
        source.send(completion: .finished)
        expectNoDifference(other.cancelled, 1)
        let (a, b) = (Source(), Source())
        let recorder = Recorder<Int, Fault>()
        a.prefix(untilOutputFrom: b).subscribe(recorder)
        recorder.cancel()
        #expect(a.cancelled == 1 && b.cancelled == 1)
    }

    @Test("prefix(untilOutputFrom:) isn't kept by an other that goes on after its value") func prefixLetsGo() {
        let (source, other) = (Ints(), Ints())
        weak var token: ClosureToken?
        var cancellable: AnyCancellable?
        do {
            let strong = ClosureToken()
            token = strong
            cancellable = source.prefix(untilOutputFrom: other).map { keep(strong, $0) }.sink { _ in }
        }
        #expect(token != nil)
        other.send(0)
        withExtendedLifetime(cancellable) {}
        cancellable = nil
        #expect(token == nil)
    }

    @Test("drop(untilOutputFrom:) delivers from the other's value on") func drop() {
        let (source, other) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .max(5), more: .max(1))
        source.drop(untilOutputFrom: other).subscribe(recorder)
        #expect(source.requested == 5)
        expectNoDifference(source.send(1), .none)
        other.send(0)
        expectNoDifference(source.send(2), .max(1))
        other.send(completion: .failure(.upstream))
        source.send(completion: .finished)
        expectNoDifference(recorder.events, [.subscription, .value(2), .completion(.finished)])
    }

    @Test("drop(untilOutputFrom:) ends with an other that ends without a value, once") func dropEnds() {
        let (source, other) = (Source(), Source())
        let recorder = Recorder<Int, Fault>()
        source.drop(untilOutputFrom: other).subscribe(recorder)
        other.send(completion: .finished)
        source.send(1)
        source.send(completion: .finished)
        expectNoDifference(source.cancelled, 1)
        expectNoDifference(recorder.events, [.subscription, .completion(.finished)])
        let early = Recorder<Int, Never>()
        [1, 2].publisher.drop(untilOutputFrom: Empty<Int, Never>()).subscribe(early)
        expectNoDifference(early.events, [.subscription, .completion(.finished)])
    }

    @Test("drop(untilOutputFrom:) cancels the other when upstream ends") func dropOther() {
        let (source, other) = (Source(), Source())
        let recorder = Recorder<Int, Fault>()
        source.drop(untilOutputFrom: other).subscribe(recorder)
        source.send(completion: .finished)
        expectNoDifference(other.cancelled, 1)
        expectNoDifference(recorder.completionCount, 1)
    }

    @Test("drop(untilOutputFrom:) traps on an unrequested value") func dropTraps() async {
        expectMessage(
            "drop(untilOutputFrom:)",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let source = Source()
                source.drop(untilOutputFrom: Ints().setFailureType(to: Fault.self))
                    .subscribe(Recorder<Int, Fault>(demand: .none))
                source.send(1)
            })
    }
}
