#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The records of any number of runs.
struct Records {
    private var values: [String: [Double]] = [:]
    private(set) var workloads: [String] = []
    private(set) var contenders: [String] = []

    init(files: some Sequence<String>) {
        for file in files {
            for line in readLines(file) {
                let fields = line.split(separator: "\t").map(String.init)
                guard fields.count == 4, let value = Double(fields[3]) else { continue }
                values[fields[0...2].joined(separator: "\t"), default: []].append(value)
                if !workloads.contains(fields[0]) { workloads.append(fields[0]) }
                if fields[1] != "spin", !contenders.contains(fields[1]) { contenders.append(fields[1]) }
            }
        }
        let order = (Catalog.timed + Catalog.once).map(\.name) + Catalog.memory
        let ranks = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        workloads.sort { ranks[$0, default: .max] < ranks[$1, default: .max] }
    }

    /// What the runs gave; empty if none measured it.
    func all(_ workload: String, _ contender: String, _ metric: String) -> [Double] {
        values["\(workload)\t\(contender)\t\(metric)", default: []]
    }

    /// The median of what the runs gave.
    subscript(_ workload: String, _ contender: String, _ metric: String) -> Double? {
        let runs = all(workload, contender, metric)
        return runs.isEmpty ? nil : median(runs)
    }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// Three significant digits, without an exponent.
func format(_ value: Double) -> String {
    if value.isNaN { return "–" }
    let magnitude = value.magnitude
    let decimals = magnitude < 0.0005 ? 0 : magnitude < 1 ? 3 : magnitude < 10 ? 2 : magnitude < 100 ? 1 : 0
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let whole = Int((magnitude * scale).rounded())
    let sign = value < 0 && whole != 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let fraction = String(whole % Int(scale))
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(whole / Int(scale)).\(zeros)\(fraction)"
}

func readLines(_ path: String) -> [String] {
    guard let file = fopen(path, "r") else { fail("cannot read \(path)") }
    defer { fclose(file) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = fread(&buffer, 1, buffer.count, file)
        if count == 0 { break }
        text += buffer[..<count]
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
}
