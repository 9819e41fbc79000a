/// What a change may not make worse, from a file of lines
/// `workload  rounds  instructions  allocations  faster  bytes`, where `-` means that nothing is asked.
struct Thresholds {
    private struct Line {
        var fields: [String]
        var workload: String { fields[0] }
        func number(_ column: Int) -> Double? { Double(fields[column]) }
    }
    private let head: [String]
    private let lines: [Line]

    init(file: String) {
        let all = readLines(file)
        head = all.filter { $0.hasPrefix("#") }
        lines = all.filter { !$0.hasPrefix("#") }.map { line in
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 6 else { fail("\(file): six fields expected in: \(line)") }
            return Line(fields: fields)
        }
    }

    /// Prints each comparison; true if all are kept. What wasn't measured is not compared, and said.
    func check(_ contender: String, _ records: Records) -> Bool {
        var isGood = true
        var compared = 0
        var missing: [String] = []
        for line in lines {
            for (name, limit, metric) in [
                ("instructions", line.number(2), "instructions"), ("allocations", line.number(3), "allocs"),
                ("times faster than OpenCombine", line.number(4), "ratio_to_OpenCombine"),
                ("bytes", line.number(5), "heap_bytes"),
            ] {
                guard let limit else { continue }
                guard var value = records[line.workload, contender, metric] else {
                    missing.append("\(line.workload) \(name)")
                    continue
                }
                let isRatio = metric == "ratio_to_OpenCombine"
                if isRatio { value = 1 / value }
                // Counts of allocations are differences of whole runs: a few may be the process's own.
                let isKept = isRatio ? value >= limit : value <= limit + (metric == "allocs" ? 0.01 : 0)
                compared += 1
                if isKept { continue }
                isGood = false
                print(
                    "WORSE \(line.workload): \(format(value)) \(name), \(isRatio ? "at least" : "at most") \(format(limit))"
                )
            }
        }
        if !missing.isEmpty { print("not measured: \(missing.joined(separator: ", "))") }
        print("\(compared) comparisons, \(isGood ? "all kept" : "NOT all kept")")
        return isGood && compared > 0
    }

    /// The file with its instruction counts set to a tenth above what was measured, but never above a hard limit.
    func renewed(_ contender: String, _ records: Records) -> String {
        var text = head.map { $0 + "\n" }.joined()
        for var line in lines {
            if let measured = records[line.workload, contender, "instructions"] {
                // Counts below 50 vary by 4, whatever the tenth of them is.
                let wanted = max(measured * 1.1, measured + 5).rounded(.up)
                let hard = Limit.of(line.workload)?.instructions ?? .infinity
                line.fields[2] = String(Int(min(wanted, hard)))
            }
            text += line.fields.joined(separator: "\t") + "\n"
        }
        return text
    }
}
