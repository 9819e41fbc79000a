import CBenchKit
import Foundation
import ReactiveViews

/// One function for everything that is measured, so that a profiler can be told to look at nothing else.
@inline(never)
@MainActor
func measuredRound(_ round: () -> Void) {
    round()
    // Keeps the call from being the function's last act, which would make it a jump.
    swallowed &+= 1
}

/// Rounds without checks, to be counted from outside; ends the process without taking anything apart.
@MainActor
func loop(_ workload: Workload, _ rounds: Int) -> Never {
    let fixture = workload.prepare()
    for _ in 0..<rounds {
        measuredRound(fixture.round)
        fixture.reset()
    }
    _exit(0)
}

/// What is nested to find out how deep it may be.
enum Nesting: String, CaseIterable {
    case bodies, stacks, primitives

    var title: String {
        switch self {
        case .bodies: "nested views"
        case .stacks: "nested views, a stack in each body,"
        case .primitives: "nested stacks without bodies between them"
        }
    }
}

/// A tower of views, in a process that may crash.
@MainActor
func nest(_ depth: Int, _ nesting: Nesting, isLaidOut: Bool) {
    switch nesting {
    case .bodies: check(ViewHost(Nested(depth: depth)), bodies: depth + 1, isLaidOut)
    case .stacks: check(ViewHost(NestedStacks(depth: depth)), bodies: depth + 1, isLaidOut)
    case .primitives: check(ViewHost(tower(depth)), bodies: 0, isLaidOut)
    }
}

@MainActor
private func check<Root: View>(_ host: ViewHost<Root>, bodies: Int, _ isLaidOut: Bool) {
    guard Probe.leaves == bodies else { fail("\(Probe.leaves) bodies instead of \(bodies)") }
    guard let outermost = host.elements.first else { fail("nothing is shown") }
    if isLaidOut, outermost.frame == nil { fail("nothing is laid out") }
}

/// Nanoseconds of the reference machine's noise loop; limits are scaled by what it takes here.
let referenceSpin = 2.0

/// The arithmetic loop of the kit's `machine_noise`.
@inline(never)
private func spin(_ rounds: Int) -> Int {
    // Not known beforehand, lest the calls be taken for one and the same.
    var x = swallowed | 1
    for _ in 0..<rounds {
        x ^= x << 13
        x ^= x >> 7
        x ^= x << 17
    }
    return x
}

nonisolated(unsafe) private var swallowed = 0

/// Nanoseconds per round of the noise loop: minimum and median.
func machineNoise() -> (minimum: Double, median: Double) {
    let rounds = 2_000_000
    let samples = (0..<15).map { _ in
        let start = kit_now_ns()
        swallowed &+= spin(rounds)
        return Double(kit_now_ns() - start) / Double(rounds)
    }
    return (samples.min()!, median(samples))
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// What was measured, row by row.
@MainActor
struct Report {
    struct Row {
        var name: String
        var title: String
        var unit: String
        var minimum: Double
        var median: Double
        var work = ""
        /// Already scaled to this machine.
        var limit: Double?
        /// Whether more is better.
        var isFloor = false
        /// Whether it has been found to be no match for the limit in another way than by its number.
        var isWrong = false

        var verdict: String {
            if isWrong { return "WRONG" }
            guard let limit else { return "–" }
            return (isFloor ? minimum >= limit : minimum <= limit) ? "yes" : "NO"
        }
    }

    let repeats: Int
    let noise = machineNoise()
    private var noiseAfter: (minimum: Double, median: Double)?
    private(set) var rows: [Row] = []
    private(set) var curves: [Curve.Result] = []
    private(set) var complaints: [String] = []

    init(repeats: Int) { self.repeats = repeats }

    /// How much slower than the reference machine this one is.
    var scale: Double { noise.minimum / referenceSpin }

    mutating func run(_ workload: Workload) {
        let (samples, isWrong) = sample(workload)
        rows.append(
            Row(
                name: workload.name, title: workload.title, unit: workload.unit.rawValue, minimum: samples.min()!,
                median: median(samples), work: workload.work.description, limit: workload.limit.map { $0 * scale },
                isWrong: isWrong))
        progress()
    }

    mutating func run(_ curve: Curve) {
        guard let unit = curve.workloads.first?.workload.unit.rawValue else { return }
        let points = curve.workloads.map { (size: $0.size, time: sample($0.workload).samples.min()!) }
        curves.append(Curve.Result(title: curve.title, unit: unit, points: points, growth: curve.growth))
        let text = points.map { "\($0.size): \(format($0.time)) \(unit)" }.joined(separator: ", ")
        say("curve of \(curve.name): \(text)")
    }

    /// Measures a workload, after checking what it does and shows. Times are a unit's, in the workload's unit.
    private mutating func sample(_ workload: Workload) -> (samples: [Double], isWrong: Bool) {
        let fixture = workload.prepare()
        let wrong = verify(workload, fixture)
        if let wrong { complaints.append("\(workload.name): \(wrong)") }
        var rounds = 1
        if !fixture.isSingle {
            while elapsed(fixture, rounds) < 10e6 { rounds *= 2 }
        }
        var samples: [Double] = []
        for _ in 0..<repeats {
            samples.append(elapsed(fixture, rounds) / Double(rounds * workload.units) / workload.unit.nanoseconds)
            fixture.reset()
        }
        return (samples, wrong != nil)
    }

    private func elapsed(_ fixture: Fixture, _ rounds: Int) -> Double {
        var excluded = 0.0
        let start = kit_now_ns()
        for _ in 0..<rounds {
            measuredRound(fixture.round)
            excluded += fixture.excluded()
        }
        return Double(kit_now_ns() - start) - excluded
    }

    /// Runs a few rounds; says what is wrong with what they did or show.
    private func verify(_ workload: Workload, _ fixture: Fixture) -> String? {
        for _ in 0..<fixture.checks {
            let leaves = Probe.leaves
            let roots = Probe.roots
            let passes = fixture.passes()
            fixture.round()
            var work = Work(leaves: Probe.leaves - leaves, roots: Probe.roots - roots)
            if let passes, let after = fixture.passes() { work.passes = after - passes }
            if work.passes == nil { work.passes = workload.work.passes }
            if work != workload.work { return "bodies: \(work) instead of \(workload.work)" }
            if let complaint = fixture.complaint() { return complaint }
            fixture.reset()
        }
        return nil
    }

    /// Whole heap bytes of one of many things, in a child process.
    mutating func weigh(_ weighed: Weighed) {
        guard let bytes = heapBytes(of: weighed)?.rounded() else {
            complaints.append("\(weighed.name): the child process failed")
            return
        }
        rows.append(
            Row(
                name: weighed.name, title: weighed.title, unit: "B", minimum: bytes, median: bytes,
                limit: weighed.limit))
        progress()
    }

    /// How many nested views fit on the stack, to a sixteenth: 10 000 have to.
    mutating func nest(_ name: String, _ nesting: Nesting, isLaidOut: Bool) {
        var fits = 0
        var depth = 1_250
        while depth <= 80_000, survives(depth, nesting, isLaidOut) {
            fits = depth
            depth *= 2
        }
        var step = fits / 2
        while step > 0, step >= fits / 16, fits > 0, depth <= 80_000 {
            if survives(fits + step, nesting, isLaidOut) { fits += step }
            step /= 2
        }
        rows.append(
            Row(
                name: name, title: "\(nesting.title) on a stack of 8 MB" + (isLaidOut ? ", with layout" : ""),
                unit: "views",
                minimum: Double(fits), median: Double(fits), limit: 10_000, isFloor: true))
        progress()
    }

    private func survives(_ depth: Int, _ nesting: Nesting, _ isLaidOut: Bool) -> Bool {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sh")
        child.arguments = [
            "-c",
            "ulimit -s 8192; ulimit -c 0; exec \"$0\" nested \"$1\" \"$2\" \"$3\" 2>/dev/null",
            CommandLine.arguments[0], "\(depth)", isLaidOut ? "layout" : "plain", nesting.rawValue,
        ]
        do { try child.run() } catch { return false }
        child.waitUntilExit()
        return child.terminationReason == .exit && child.terminationStatus == 0
    }

    mutating func end() {
        compare("first_render_100000", to: "first_render_1000", "is linear", limit: 2)
        compare("leaf_state_1000000", to: "leaf_state_100", "is flat", limit: 1.5)
        noiseAfter = machineNoise()
    }

    /// How much more a leaf takes among many than among few; a cache that is too small for all of them counts, too.
    private mutating func compare(_ large: String, to small: String, _ claim: String, limit: Double) {
        guard let many = rows.first(where: { $0.name == large }), let few = rows.first(where: { $0.name == small })
        else { return }
        rows.append(
            Row(
                name: "\(large)_ratio", title: "`\(large)` to `\(small)`: \(claim)", unit: "times",
                minimum: many.minimum / few.minimum, median: many.median / few.median, limit: limit))
        progress()
    }

    private func progress() {
        let row = rows.last!
        say("\(row.name): \(format(row.minimum)) \(row.unit) \(row.verdict)")
    }

    private func say(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }

    var tsv: String {
        var lines = [
            "workload\tunit\tmin\tmedian\tbodies\tlimit\tmet",
            "machine_noise\tns\t\(noise.minimum)\t\(noise.median)\t\t\t",
        ]
        for row in rows {
            let limit = row.limit.map { "\($0)" } ?? ""
            lines.append(
                "\(row.name)\t\(row.unit)\t\(row.minimum)\t\(row.median)\t\(row.work)\t\(limit)\t\(row.verdict)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    var markdown: String {
        var lines = [
            "Noise loop: \(format(noise.minimum)) ns (median \(format(noise.median)))"
                + (noiseAfter.map { ", afterwards \(format($0.minimum)) (\(format($0.median)))" } ?? "")
                + "; limits of time are those for \(format(referenceSpin)) ns times \(format(scale)). "
                + "\(repeats) repeats; bodies: of leaves + of roots.",
            "",
            "| workload | what | min | median | bodies per round | at most | met |",
            "|---|---|---:|---:|---|---:|---|",
        ]
        for row in rows {
            let limit = row.limit.map { (row.isFloor ? "≥ " : "") + format($0) + " " + row.unit } ?? ""
            lines.append(
                "| `\(row.name)` | \(row.title) | \(format(row.minimum)) \(row.unit) "
                    + "| \(format(row.median)) \(row.unit) | "
                    + "\(row.work) | \(limit) | \(row.verdict) |")
        }
        if !curves.isEmpty { lines += ["", "How times grow with N:", ""] + growth }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Report {
    /// A table of the curves. A time is the least of the repeats.
    private var growth: [String] {
        [
            "| what | N: time | expected | times the expected growth | at most 2 |",
            "|---|---|---|---:|---|",
        ]
            + curves.map { curve in
                let points = curve.points.map { "\($0.size): \(format($0.time))" }.joined(separator: "; ")
                return "| \(curve.title) | \(points) \(curve.unit) | \(curve.growth.rawValue) "
                    + "| \(format(curve.excess)) | \(curve.excess <= 2 ? "yes" : "NO") |"
            }
    }
}

private func format(_ value: Double) -> String {
    value >= 100 ? String(Int(value.rounded())) : String(format: value >= 10 ? "%.1f" : "%.3f", value)
}

/// Things whose memory is measured.
enum Weighed: String, CaseIterable {
    case plain, layout, row, tests

    var count: Int {
        switch self {
        case .plain, .layout: 100_000
        case .row, .tests: 1_000
        }
    }

    var name: String {
        switch self {
        case .plain: "memory"
        case .layout: "memory_layout"
        case .row: "memory_row"
        case .tests: "memory_tests"
        }
    }

    var title: String {
        switch self {
        case .plain: "memory per leaf, of \(count)"
        case .layout: "memory per leaf, of \(count), with layout"
        case .row: "memory per row of a feed, of \(count), with layout"
        case .tests: "memory that each of \(count) small tests leaves behind"
        }
    }

    var limit: Double? {
        switch self {
        case .plain: 400
        case .layout: 700
        case .row, .tests: nil
        }
    }
}

@MainActor
private func heapBytes(of weighed: Weighed) -> Double? {
    let child = Process()
    let output = Pipe()
    child.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    child.arguments = ["memory", weighed.rawValue]
    child.standardOutput = output
    do { try child.run() } catch { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    guard child.terminationStatus == 0 else { return nil }
    return Double(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
}

/// Prints the heap bytes that one of many things takes.
@MainActor
func printHeapBytes(of weighed: Weighed) {
    let count = weighed.count
    switch weighed {
    case .plain: printGrowth(count) { ViewHost(Leaves(count: $0)) }
    case .layout:
        printGrowth(count) { count in
            let host = ViewHost(Leaves(count: count))
            layOut(host.elements[0])
            return host
        }
    case .row:
        printGrowth(count) { count in
            let host = ViewHost(PostStack(posts: Posts(count)), size: phone)
            layOut(host.elements[0])
            return host
        }
    case .tests: printGrowth(count, Catalog.runSmallTests)
    }
}

/// Makes some things, and then `count` of them; prints by how many bytes the heap has grown for each.
@MainActor
private func printGrowth<Things>(_ count: Int, _ make: (Int) -> Things) {
    // Metadata and lazy globals first.
    let warm = make(10)
    let before = kit_heap_bytes()
    let things = make(count)
    let after = kit_heap_bytes()
    withExtendedLifetime((warm, things)) { print((Double(after) - Double(before)) / Double(count)) }
}
