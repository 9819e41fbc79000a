import CBenchKit
import Foundation
import Reactive

// The graph's own propagation, in the shapes of alien-signals' `propagate` benchmark and of a few workloads that a signal can
// express: `signals [--only a,b] [--repeats 15] [--peer TSV]`, `signals list`, `signals loop WORKLOAD ROUNDS`.
//
// A source is a `Graph.variable`, a computed value a `Graph.derived`, an effect a `Graph.observe`. Alien-signals runs its effects
// within the write; the graph settles them when the event ends, so a round is `graph.perform { source.value += 1 }`.
// `--peer` takes the lines that the script for alien-signals prints, for the comparison.

kit_become_multithreaded()

/// A graph that is ready, and how to tell whether it did what it should.
@MainActor
struct Fixture {
    let rounds: (Int) -> Void
    /// What is wrong after `rounds(3)`; nil if nothing is.
    var complaint: () -> String? = { nil }
}

@MainActor
struct Workload {
    let name: String
    let prepare: @MainActor () -> Fixture
}

@MainActor
enum Catalog {
    /// Rounds measured so far.
    static var measured = 0

    static let workloads: [Workload] =
        [
            Workload(name: "published_set_1", prepare: setObserved),
            Workload(name: "published_set_nosub", prepare: setUnobserved),
            Workload(name: "published_set_nosub_one_event", prepare: setWithinEvent),
            Workload(name: "published_get", prepare: get),
            Workload(name: "subscribe_cancel", prepare: subscribe),
            Workload(name: "diamond", prepare: { diamond(width: 2) }),
            Workload(name: "diamond_100", prepare: { diamond(width: 100) }),
            Workload(name: "unchanged_100", prepare: unchanged),
        ]
        + [1, 10, 100].flatMap { width in
            [1, 10, 100].map { height in
                Workload(name: "propagate_w\(width)_h\(height)") { propagate(width: width, height: height) }
            }
        }

    private static func setObserved() -> Fixture {
        let graph = Graph()
        let source = graph.variable(0)
        var effects = 0
        let observer = graph.observe(source.value) { _, _ in effects += 1 }
        graph.flush()
        return Fixture(
            rounds: { count in
                for _ in 0..<count { graph.perform { source.value &+= 1 } }
                _ = observer
            },
            complaint: { effects == 3 ? nil : "\(effects) effects instead of 3" })
    }

    private static func setUnobserved() -> Fixture {
        let graph = Graph()
        let source = graph.variable(0)
        return Fixture(
            rounds: { count in for _ in 0..<count { graph.perform { source.value &+= 1 } } },
            complaint: { source.value == 3 ? nil : "\(source.value) instead of 3" })
    }

    /// Writes of one and the same event: without the flush after each, which alien-signals has none of when nobody depends.
    private static func setWithinEvent() -> Fixture {
        let graph = Graph()
        let source = graph.variable(0)
        return Fixture(
            rounds: { count in graph.perform { for _ in 0..<count { source.value &+= 1 } } },
            complaint: { source.value == 3 ? nil : "\(source.value) instead of 3" })
    }

    private static func get() -> Fixture {
        let graph = Graph()
        let source = graph.variable(3)
        var sum = 0
        return Fixture(
            rounds: { count in
                for _ in 0..<count { sum &+= source.value }
            },
            complaint: { sum == 9 ? nil : "\(sum) instead of 9" })
    }

    private static func subscribe() -> Fixture {
        let graph = Graph()
        let source = graph.variable(1)
        var sum = 0
        return Fixture(
            rounds: { count in
                for _ in 0..<count {
                    let next = graph.derived { source.value + 1 }
                    let observer = graph.observe(next.value, initial: true) { _, new in sum &+= new }
                    graph.flush()
                    observer.cancel()
                }
            },
            complaint: { sum == 6 ? nil : "\(sum) instead of 6" })
    }

    /// One source, so many values of it, one value of all of these, one effect.
    private static func diamond(width: Int) -> Fixture {
        let graph = Graph()
        let source = graph.variable(1)
        let middle = (0..<width).map { index in graph.derived { source.value + index } }
        var computations = 0
        let end = graph.derived {
            computations += 1
            return middle.reduce(0) { $0 &+ $1.value }
        }
        var last = 0
        let observer = graph.observe(end.value, initial: true) { _, new in last = new }
        graph.flush()
        computations = 0
        return Fixture(
            rounds: { count in
                for _ in 0..<count { graph.perform { source.value &+= 1 } }
                _ = observer
            },
            complaint: {
                let expected = width * 4 + width * (width - 1) / 2
                return last == expected && computations == 3
                    ? nil : "\(last) after \(computations) instead of \(expected)"
            })
    }

    /// A value that stays what it was, above a hundred others: none of them is worked out.
    private static func unchanged() -> Fixture {
        let graph = Graph()
        let source = graph.variable(1)
        let sign = graph.derived { source.value > 0 }
        var computations = 0
        let above = (0..<100).map { index in
            graph.derived {
                computations += 1
                return sign.value ? index : -index
            }
        }
        let observers = above.map { value in graph.observe(value.value) { _, _ in } }
        graph.flush()
        computations = 0
        return Fixture(
            rounds: { count in
                for _ in 0..<count { graph.perform { source.value &+= 1 } }
                _ = observers
            },
            complaint: { computations == 0 ? nil : "\(computations) values were worked out" })
    }

    private static func propagate(width: Int, height: Int) -> Fixture {
        let graph = Graph()
        let source = graph.variable(1)
        var effects = 0
        var last = 0
        let observers = (0..<width).map { _ in
            var value = graph.derived { source.value + 1 }
            for _ in 1..<height {
                let previous = value
                value = graph.derived { previous.value + 1 }
            }
            let top = value
            return graph.observe(top.value) { _, new in
                effects += 1
                last = new
            }
        }
        graph.flush()
        return Fixture(
            rounds: { count in
                for _ in 0..<count { graph.perform { source.value &+= 1 } }
                _ = observers
            },
            complaint: {
                last == 4 + height && effects == 3 * width
                    ? nil : "\(last) instead of \(4 + height), \(effects) effects instead of \(3 * width)"
            })
    }
}

let arguments = Array(CommandLine.arguments.dropFirst())

func option(_ name: String) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
}

/// One function for everything that is measured, so that a profiler can be told to look at nothing else.
@inline(never)
@MainActor
func measuredRounds(_ fixture: Fixture, _ count: Int) {
    fixture.rounds(count)
    Catalog.measured &+= count
}

/// Minimum and median of the samples, in nanoseconds per round.
@MainActor
func time(_ fixture: Fixture, repeats: Int) -> (minimum: Double, median: Double) {
    func nanoseconds(_ rounds: Int) -> Double {
        let start = kit_now_ns()
        measuredRounds(fixture, rounds)
        return Double(kit_now_ns() - start)
    }
    var rounds = 1
    while nanoseconds(rounds) < 10e6 { rounds *= 2 }
    let samples = (0..<repeats).map { _ in nanoseconds(rounds) / Double(rounds) }.sorted()
    return (samples[0], samples[repeats / 2])
}

/// The peer's minimum for each workload, from the lines that its script prints.
func peerTimes() throws -> [String: Double] {
    guard let file = option("--peer") else { return [:] }
    var times: [String: Double] = [:]
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
        let fields = line.split(separator: "\t")
        if fields.count == 4, fields[2] == "ns_min" { times[String(fields[0])] = Double(fields[3]) }
    }
    return times
}

switch arguments.first {
case "list":
    for workload in Catalog.workloads { print(workload.name) }
case "loop":
    guard arguments.count == 3, let workload = Catalog.workloads.first(where: { $0.name == arguments[1] }),
        let rounds = Int(arguments[2])
    else { fail("usage: signals loop WORKLOAD ROUNDS") }
    measuredRounds(workload.prepare(), rounds)
default:
    let only = option("--only")?.split(separator: ",").map(String.init)
    let repeats = option("--repeats").flatMap(Int.init) ?? 15
    let peer = try peerTimes()
    print("| workload | min ns | median ns | alien-signals, min ns | ratio | met |\n|---|---:|---:|---:|---:|---|")
    for workload in Catalog.workloads where only?.contains(where: { workload.name.hasPrefix($0) }) ?? true {
        let check = workload.prepare()
        check.rounds(3)
        if let complaint = check.complaint() { fail("\(workload.name): \(complaint)") }
        let (minimum, median) = time(workload.prepare(), repeats: repeats)
        let other = peer[workload.name] ?? peer[workload.name.replacingOccurrences(of: "_one_event", with: "")]
        print(
            String(
                format: "| %@ | %.1f | %.1f | %@ | %@ | %@ |", workload.name, minimum, median,
                other.map { String(format: "%.1f", $0) } ?? "–",
                other.map { String(format: "%.2f", minimum / $0) } ?? "–",
                other.map { minimum <= $0 ? "yes" : "NO" } ?? "–"))
    }
}
