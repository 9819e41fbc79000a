/// One contender against its limits, as Markdown.
func results(of contender: String, _ records: Records) -> String {
    var text = "| workload | per | ns | spread | × raw | × raw+mutex | × faster than OpenCombine "
    text +=
        "| allocations | instructions per round | limit | met |\n|---|---|---:|---:|---:|---:|---:|---:|---:|---|---|\n"
    let units = Dictionary(uniqueKeysWithValues: (Catalog.timed + Catalog.once).map { ($0.name, $0.unit) })
    for workload in records.workloads {
        let minima = records.all(workload, contender, "ns_min")
        guard let unit = units[workload], let low = minima.min(), let high = minima.max() else { continue }
        func cell(_ value: Double?) -> String { value.map(format) ?? "–" }
        let (limits, met) = judge(workload, contender, records)
        let cells = [
            workload, unit, format(median(minima)), "\(format((high / low - 1) * 100)) %",
            cell(records[workload, contender, "ratio_to_raw"]),
            cell(records[workload, contender, "ratio_to_raw+mutex"]),
            cell(records[workload, contender, "ratio_to_OpenCombine"].map { 1 / $0 }),
            cell(records[workload, contender, "allocs"]), cell(records[workload, contender, "instructions"]),
            limits.joined(separator: ", "), limits.isEmpty ? "" : met ? "yes" : "**no**",
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
    }
    text +=
        "\n| one live thing | heap bytes | OpenCombine's | resident bytes | limit | met |\n|---|---:|---:|---:|---|---|\n"
    for item in Catalog.memory {
        guard let heap = records[item, contender, "heap_bytes"] else { continue }
        let limit = Limit.bytes[item]
        let cells = [
            item, format(heap), records[item, "OpenCombine", "heap_bytes"].map(format) ?? "–",
            records[item, contender, "rss_bytes"].map(format) ?? "–", limit.map { "≤ \(format($0))" } ?? "",
            limit.map { heap <= $0 ? "yes" : "**no**" } ?? "",
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
    }
    return text
}

/// A workload's limits in words, and whether all are kept.
private func judge(_ workload: String, _ contender: String, _ records: Records) -> (limits: [String], met: Bool) {
    guard let limit = Limit.of(workload) else { return ([], true) }
    var words: [String] = []
    var met = true
    func require(_ text: String, _ isKept: Bool?) {
        guard isKept != true else { return words.append(text) }
        met = false
        words.append("\(text) (\(isKept == nil ? "not measured" : "not met"))")
    }
    if let floor = limit.floor {
        let ratio = records[workload, contender, "ratio_to_\(floor.contender)"]
        require("≤ \(format(floor.times)) × \(floor.contender)", ratio.map { $0 <= floor.times })
    }
    if let faster = limit.faster {
        let ratio = records[workload, contender, "ratio_to_OpenCombine"]
        require("≥ \(format(faster)) × faster", ratio.map { 1 / $0 >= faster })
    }
    if let instructions = limit.instructions {
        let count = records[workload, contender, "instructions"]
        require("≤ \(format(instructions)) instructions", count.map { $0 <= instructions })
    }
    if let nanoseconds = limit.nanoseconds {
        let time = records[workload, contender, "ns_min"]
        require("≤ \(format(nanoseconds)) ns", time.map { $0 <= nanoseconds })
    }
    return (words, met)
}

/// All contenders side by side: times, then allocations, then bytes.
func comparison(_ records: Records, order: [String]) -> String {
    let contenders = order + records.contenders.filter { !order.contains($0) }
    func table(_ title: String, _ metric: String, _ cell: (String, String) -> String?) -> String {
        let columns = contenders.filter { contender in
            records.workloads.contains { records[$0, contender, metric] != nil }
        }
        guard !columns.isEmpty else { return "" }
        var text = "### \(title)\n\n| | \(columns.joined(separator: " | ")) |\n"
        text += "|---|" + String(repeating: "---:|", count: columns.count) + "\n"
        for workload in records.workloads {
            let cells = columns.map { cell(workload, $0) }
            guard cells.contains(where: { $0 != nil }) else { continue }
            text += "| \(workload) | \(cells.map { $0 ?? "–" }.joined(separator: " | ")) |\n"
        }
        return text + "\n"
    }
    var text = noise(records)
    text += table("Nanoseconds: least of all runs (median of the runs' medians)", "ns_min") { workload, contender in
        guard let low = records.all(workload, contender, "ns_min").min(),
            let middle = records[workload, contender, "ns_median"]
        else { return nil }
        return "\(format(low)) (\(format(middle)))"
    }
    for (title, metric) in [
        ("Heap allocations", "allocs"), ("Heap bytes of each live thing", "heap_bytes"),
        ("Resident bytes of each live thing", "rss_bytes"),
    ] {
        text += table(title, metric) { records[$0, $1, metric].map(format) }
    }
    return text
}

private func noise(_ records: Records) -> String {
    var text = ""
    for (moment, name) in [("before", "machine_noise"), ("after", "machine_noise_after")] {
        guard let low = records.all(name, "spin", "ns_min").min(), let middle = records[name, "spin", "ns_median"],
            let high = records.all(name, "spin", "ns_max").max()
        else { continue }
        text += "A fixed arithmetic loop \(moment) each run: least \(format(low)), "
        text += "median \(format(middle)), most \(format(high)) ns a turn.\n"
    }
    return text.isEmpty ? "" : text + "\n"
}
