import ReactiveViews

extension Graph.Trace {
    /// Which views were evaluated and why, a line for each; equal lines in a row are one.
    var summary: String {
        let lines = evaluations.map { path, reasons in
            let view = path.split(separator: "/").last.map(String.init) ?? path
            return "\(view): " + reasons.map(\.description).joined(separator: "; ")
        }
        if lines.isEmpty { return "evaluated: nothing" }
        let counted = runs(of: lines).map { $1 == 1 ? $0 : "\($0) (\($1) of them)" }
        return "evaluated:\n" + indented(counted.joined(separator: "\n"))
    }
}

/// Equal lines in a row as one, with how many they are.
private func runs(of lines: [String]) -> [(line: String, count: Int)] {
    var runs: [(line: String, count: Int)] = []
    for line in lines {
        if runs.last?.line == line { runs[runs.count - 1].count += 1 } else { runs.append((line, 1)) }
    }
    return runs
}

/// Puts two spaces before each line.
func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
}
