import CBenchKit
import Foundation

// `views [--only a,b] [--repeats 7] [--tsv FILE] [--markdown FILE]`: all workloads, or those whose names are or begin
// so.
// `--curves` also measures how times grow with the size, `--only` then means the curves' names, too.
// `views list`, `views loop WORKLOAD ROUNDS`, `views memory plain|layout|row|tests`,
// `views nested DEPTH layout|plain KIND`.

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

switch arguments.first {
case "list":
    for workload in Catalog.workloads { print(workload.name) }
case "loop":
    guard arguments.count == 3, let workload = Catalog.workload(named: arguments[1]),
        let rounds = Int(arguments[2])
    else { fail("usage: views loop WORKLOAD ROUNDS") }
    loop(workload, rounds)
case "memory":
    guard arguments.count == 2, let weighed = Weighed(rawValue: arguments[1])
    else { fail("usage: views memory plain|layout|row|tests") }
    printHeapBytes(of: weighed)
case "nested":
    guard arguments.count == 4, let depth = Int(arguments[1]), let nesting = Nesting(rawValue: arguments[3])
    else { fail("usage: views nested DEPTH layout|plain bodies|stacks|primitives") }
    nest(depth, nesting, isLaidOut: arguments[2] == "layout")
default:
    let only = option("--only")?.split(separator: ",").map(String.init)
    // A workload's whole name means only that one.
    let names = Set(Catalog.workloads.map(\.name))
    func isWanted(_ name: String) -> Bool {
        only?.contains { names.contains($0) ? name == $0 : name.hasPrefix($0) } ?? true
    }
    let repeats = option("--repeats").flatMap(Int.init) ?? 7
    var report = Report(repeats: repeats)
    for workload in Catalog.workloads where isWanted(workload.name) {
        report.run(workload)
    }
    for weighed in Weighed.allCases where isWanted(weighed.name) { report.weigh(weighed) }
    for isLaidOut in [false, true] {
        for nesting in Nesting.allCases {
            let nested = "nested_\(nesting.rawValue)" + (isLaidOut ? "_layout" : "")
            guard isWanted(nested) else { continue }
            report.nest(nested, nesting, isLaidOut: isLaidOut)
        }
    }
    if arguments.contains("--curves") {
        for curve in Catalog.curves where isWanted(curve.name) { report.run(curve) }
    }
    report.end()
    if let file = option("--tsv") { try report.tsv.write(toFile: file, atomically: true, encoding: .utf8) }
    if let file = option("--markdown") { try report.markdown.write(toFile: file, atomically: true, encoding: .utf8) }
    print(report.markdown)
    if !report.complaints.isEmpty { fail("wrong: \n" + report.complaints.joined(separator: "\n")) }
}
