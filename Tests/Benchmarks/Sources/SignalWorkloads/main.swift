import CBenchKit
import Foundation
import Reactive

// The graph's own propagation, in the shapes of alien-signals' `propagate` benchmark, of js-reactivity-benchmark, and
// of a few workloads that a signal can express: `signals [--only a,b] [--repeats 15]`, `signals list`, `signals loop
// WORKLOAD ROUNDS`.
//
// A source is a `Graph.variable`, a computed value a `Graph.derived`, an effect a `Graph.observe`. Alien-signals runs
// its effects within the write; the graph settles them when the event ends, so a round is `graph.perform {
// source.value += 1 }`. It prints lines `workload, library, ns_min, nanoseconds`, as the script for alien-signals
// does; `signals table --of FILE` makes a table of those of several runs of both. `signals sizes` prints what one
// thing of a graph takes in memory, and what large graphs take.

kit_become_multithreaded()

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

/// The least of the samples, in nanoseconds per round.
@MainActor
func leastTime(_ fixture: Fixture, repeats: Int) -> Double {
    func nanoseconds(_ rounds: Int) -> Double {
        let start = kit_now_ns()
        measuredRounds(fixture, rounds)
        let time = Double(kit_now_ns() - start)
        fixture.reset()
        return time
    }
    var rounds = 1
    while nanoseconds(rounds) < 10e6 { rounds *= 2 }
    return (0..<repeats).map { _ in nanoseconds(rounds) / Double(rounds) }.min() ?? 0
}

/// The least time of each workload with a library, from lines `workload, library, ns_min, nanoseconds` of any number of
/// runs.
func recordedTimes(of library: String) throws -> [String: Double] {
    guard let file = option("--of") else { return [:] }
    var times: [String: Double] = [:]
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
        let fields = line.split(separator: "\t")
        guard fields.count == 4, fields[1] == library, fields[2] == "ns_min", let time = Double(fields[3]) else {
            continue
        }
        times[String(fields[0])] = min(time, times[String(fields[0])] ?? .infinity)
    }
    return times
}

/// Writes the table of the times that were recorded, with the other library's if there are any.
@MainActor
func writeTable() throws {
    let (own, others) = (try recordedTimes(of: "Reactive"), try recordedTimes(of: "alien-signals"))
    print("| workload | ns | alien-signals, ns | ratio | at most 2 |\n|---|---:|---:|---:|---|")
    var ratios: [Double] = []
    for workload in Catalog.workloads {
        guard let time = own[workload.name] else { continue }
        let other = others[workload.name] ?? others[workload.name.replacingOccurrences(of: "_one_event", with: "")]
        if workload.isShape, let other { ratios.append(time / other) }
        let texts = [
            workload.name, String(format: "%.1f", time), other.map { String(format: "%.1f", $0) } ?? "–",
            other.map { String(format: "%.2f", time / $0) } ?? "–", other.map { time <= 2 * $0 ? "yes" : "NO" } ?? "–",
        ]
        print("| \(texts.joined(separator: " | ")) |")
    }
    guard let worst = ratios.max() else { return }
    let mean = exp(ratios.reduce(0) { $0 + log($1) } / Double(ratios.count))
    let numbers = [mean, worst].map { String(format: "%.2f", $0) }
    print("\nThe \(ratios.count) shapes of js-reactivity-benchmark: geometric mean \(numbers[0]), worst \(numbers[1]).")
}

switch arguments.first {
case "list":
    for workload in Catalog.workloads { print(workload.name) }
case "sizes":
    Sizes.report()
case "loop":
    guard arguments.count == 3, let workload = Catalog.workloads.first(where: { $0.name == arguments[1] }),
        let rounds = Int(arguments[2])
    else { fail("usage: signals loop WORKLOAD ROUNDS") }
    measuredRounds(workload.prepare(), rounds)
case "table":
    try writeTable()
default:
    let only = option("--only")?.split(separator: ",").map(String.init)
    let repeats = option("--repeats").flatMap(Int.init) ?? 15
    for workload in Catalog.workloads where only?.contains(where: { workload.name.hasPrefix($0) }) ?? true {
        let check = workload.prepare()
        check.rounds(3)
        if let complaint = check.complaint() { fail("\(workload.name): \(complaint)") }
        let least = leastTime(workload.prepare(), repeats: repeats)
        print("\(workload.name)\tReactive\tns_min\t\(least)")
    }
}
