import ReactiveTesting
import Testing

@testable import Reactive

/// Two upstreams, a subscriber that requests two values at first and one more with each, and a log of their demand.
private final class DemandBench {
    let (a, b) = (Source(), Source())
    let recorder = Recorder<String, Fault>(demand: .max(2), more: .max(1))
    private(set) var log: [String] = []

    func subscribe(_ publisher: some Publisher<String, Fault>) {
        publisher.subscribe(recorder)
        note("asked")
    }

    /// Logs the demand requested so far from each source.
    func note(_ event: String) { log.append("\(event) \(short(a.requested)) \(short(b.requested))") }

    /// Sends a value, and notes what it was answered with.
    func send(_ source: Source, _ value: Int) {
        let name = source === a ? "a" : "b"
        note("\(name)\(value)→\(short(source.send(value)))")
    }

    private func short(_ demand: Subscribers.Demand) -> String { demand == .unlimited ? "∞" : "\(demand.count)" }
}

/// One operator's requests and returned demand.
struct DemandRow: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    fileprivate let run: (DemandBench) -> Void
    let expected: [String]

    fileprivate init(_ name: String, _ expected: [String], _ run: @escaping (DemandBench) -> Void) {
        testDescription = name
        self.run = run
        self.expected = expected
    }
}

/// After each event: what was asked of `a` and of `b` in all.
private let combiningRows: [DemandRow] = [
    DemandRow("combineLatest", ["asked 2 2", "a1→0 2 2", "a2→0 2 2", "b1→0 3 3", "a3→0 4 4", "more 9 9"]) { bench in
        bench.subscribe(bench.a.combineLatest(bench.b) { "\($0)\($1)" })
        for (source, value) in [(bench.a, 1), (bench.a, 2), (bench.b, 1), (bench.a, 3)] { bench.send(source, value) }
        bench.recorder.request(.max(5))
        bench.note("more")
    },
    DemandRow("combineLatest of five", ["asked 2 2", "a1→0 2 2", "b1→0 3 3", "b2→0 4 4"]) { bench in
        let zero = CurrentValueSubject<Int, Fault>(0)
        bench.subscribe(bench.a.combineLatest(bench.b, zero, zero, zero).map { a, b, _, _, _ in "\(a)\(b)" })
        for (source, value) in [(bench.a, 1), (bench.b, 1), (bench.b, 2)] { bench.send(source, value) }
    },
    DemandRow("zip", ["asked 2 2", "a1→0 2 2", "b1→1 3 2", "more 8 7"]) { bench in
        bench.subscribe(bench.a.zip(bench.b) { "\($0)\($1)" })
        bench.send(bench.a, 1)
        bench.send(bench.b, 1)
        bench.recorder.request(.max(5))
        bench.note("more")
    },
    DemandRow("merge", ["asked 1 1", "a1→1 1 1", "b1→1 1 1", "all ∞ ∞", "a2→0 ∞ ∞"]) { bench in
        bench.subscribe(bench.a.merge(with: bench.b).map { "\($0)" })
        bench.send(bench.a, 1)
        bench.send(bench.b, 1)
        bench.recorder.request(.unlimited)
        bench.note("all")
        bench.send(bench.a, 2)
    },
    DemandRow("flatMap", ["asked ∞ 0", "a1→0 ∞ 1", "b1→1 ∞ 1", "all ∞ ∞"]) { bench in
        bench.subscribe(bench.a.flatMap { _ in bench.b }.map { "\($0)" })
        bench.send(bench.a, 1)
        bench.send(bench.b, 1)
        bench.recorder.request(.unlimited)
        bench.note("all")
    },
    DemandRow("flatMap of one at a time", ["asked 1 0", "a1→0 1 1", "b1→1 1 1", "ended 2 1"]) { bench in
        bench.subscribe(bench.a.flatMap(maxPublishers: .max(1)) { _ in bench.b }.map { "\($0)" })
        bench.send(bench.a, 1)
        bench.send(bench.b, 1)
        bench.b.send(completion: .finished)
        bench.note("ended")
    },
    DemandRow("switchToLatest", ["asked ∞ 0", "a1→0 ∞ 2", "b1→1 ∞ 2", "more ∞ 7"]) { bench in
        bench.subscribe(bench.a.map { _ in bench.b }.switchToLatest().map { "\($0)" })
        bench.send(bench.a, 1)
        bench.send(bench.b, 1)
        bench.recorder.request(.max(5))
        bench.note("more")
    },
    DemandRow("prefix(untilOutputFrom:)", ["asked 2 1", "a1→1 2 1", "more 7 1", "b1→0 7 1"]) { bench in
        bench.subscribe(bench.a.prefix(untilOutputFrom: bench.b).map { "\($0)" })
        bench.send(bench.a, 1)
        bench.recorder.request(.max(5))
        bench.note("more")
        bench.send(bench.b, 1)
    },
    DemandRow("drop(untilOutputFrom:)", ["asked 2 1", "a1→0 2 1", "b1→0 2 1", "a2→1 2 1", "more 7 1"]) { bench in
        bench.subscribe(bench.a.drop(untilOutputFrom: bench.b).map { "\($0)" })
        for (source, value) in [(bench.a, 1), (bench.b, 1), (bench.a, 2)] { bench.send(source, value) }
        bench.recorder.request(.max(5))
        bench.note("more")
    },
    DemandRow("append", ["asked 2 0", "a1→1 2 0", "ended 2 2", "b1→1 2 2"]) { bench in
        bench.subscribe(bench.a.append(bench.b).map { "\($0)" })
        bench.send(bench.a, 1)
        bench.a.send(completion: .finished)
        bench.note("ended")
        bench.send(bench.b, 1)
    },
    DemandRow("catch", ["asked 2 0", "a1→1 2 0", "failed 2 2", "b1→1 2 2"]) { bench in
        bench.subscribe(bench.a.catch { _ in bench.b }.map { "\($0)" })
        bench.send(bench.a, 1)
        bench.a.send(completion: .failure(.upstream))
        bench.note("failed")
        bench.send(bench.b, 1)
    },
]

/// What one operator asks `a` for first, and how it answers the values 1, 1, 2, 3.
private func filteringRow(
    _ name: String, asks: Int, _ answers: [Int], _ apply: @escaping (Source) -> any Publisher<Int, Fault>
) -> DemandRow {
    let asked = ["asked \(asks < 0 ? "∞" : "\(asks)") 0"]
    let expected = zip([1, 1, 2, 3], answers).map { "a\($0)→\($1)" }
    return DemandRow(name, asked + expected) { bench in
        func subscribe(_ publisher: some Publisher<Int, Fault>) { bench.subscribe(publisher.map { "\($0)" }) }
        subscribe(apply(bench.a))
        for value in [1, 1, 2, 3] { bench.send(bench.a, value) }
    }
}

private func impossible(_ value: Never) -> Int {}

private let filteringRows: [DemandRow] = [
    filteringRow("map", asks: 2, [1, 1, 1, 1]) { $0.map { $0 } },
    filteringRow("scan", asks: 2, [1, 1, 1, 1]) { $0.scan(0, +) },
    filteringRow("filter", asks: 2, [1, 1, 1, 1]) { $0.filter { $0 > 1 } },
    filteringRow("compactMap", asks: 2, [1, 1, 1, 1]) { $0.compactMap { $0 > 1 ? $0 : nil } },
    filteringRow("removeDuplicates", asks: 2, [1, 1, 1, 1]) { $0.removeDuplicates() },
    filteringRow("drop(while:)", asks: 2, [1, 1, 1, 1]) { $0.drop { $0 < 3 } },
    filteringRow("dropFirst", asks: 4, [0, 0, 1, 1]) { $0.dropFirst(2) },
    filteringRow("output(in:)", asks: 2, [1, 1, 1, 1]) { $0.output(in: 2...) },
    filteringRow("prefix", asks: 2, [1, 1, 1, 1]) { $0.prefix(4) },
    filteringRow("collect(2)", asks: 4, [0, 2, 0, 2]) { $0.collect(2).map(\.count) },
    filteringRow("ignoreOutput", asks: -1, [0, 0, 0, 0]) { $0.ignoreOutput().map(impossible) },
    filteringRow("reduce", asks: -1, [0, 0, 0, 0]) { $0.reduce(0, +) },
    filteringRow("last", asks: -1, [0, 0, 0, 0]) { $0.last() },
    filteringRow("buffer", asks: -1, [0, 0, 0, 0]) { $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest) },
    filteringRow("replaceEmpty", asks: -1, [1, 1, 1, 1]) { $0.replaceEmpty(with: 0) },
]

@Suite("What operators ask for")
struct DemandTableTests {
    @Test(
        "A combining operator requests from its upstreams, and returns demand for values, as in Combine",
        arguments: combiningRows)
    func combining(_ row: DemandRow) {
        let bench = DemandBench()
        row.run(bench)
        expectNoDifference(bench.log, row.expected)
    }

    @Test(
        "A filtering or folding operator requests from its upstream, and returns demand for values, as in Combine",
        arguments: filteringRows)
    func filtering(_ row: DemandRow) {
        let bench = DemandBench()
        row.run(bench)
        expectNoDifference(bench.log[0], row.expected[0])
        let answers = bench.log.dropFirst().map { String($0.prefix { $0 != " " }) }
        expectNoDifference(answers, Array(row.expected.dropFirst()))
    }

    @Test("A request from inside a delivery reaches all upstreams of combineLatest") func requestInside() {
        let (a, b) = (Source(), Source())
        var recorder: Recorder<Int, Fault>?
        recorder = Recorder(demand: .max(1), onValue: { _ in recorder?.request(.max(6)) })
        a.combineLatest(b) { $0 + $1 }.subscribe(recorder!)
        expectNoDifference(a.send(1), .none)
        expectNoDifference(b.send(1), .none)
        #expect(a.requested == 7 && b.requested == 7)
        recorder = nil
    }
}
