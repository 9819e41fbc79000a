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

/// The lines that went, with a minus, and those that came in their place, with a plus, from top to bottom.
func changes(from old: String, to new: String) -> String {
    let (old, new) = (old.textLines.filter { !$0.isEmpty }, new.textLines.filter { !$0.isEmpty })
    let difference = new.difference(from: old)
    if difference.isEmpty { return "visible: as before" }
    let gone = Set(difference.removals.map(offset))
    let come = Set(difference.insertions.map(offset))
    var changes: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
        if gone.contains(i) {
            changes.append("  - " + old[i].drop { $0 == " " })
            i += 1
        } else if come.contains(j) {
            changes.append("  + " + new[j].drop { $0 == " " })
            j += 1
        } else {
            (i, j) = (i + 1, j + 1)
        }
    }
    return "visible now:\n" + changes.joined(separator: "\n")
}

private func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
}

/// Puts two spaces before each line.
func indented(_ text: String) -> String {
    "  " + text.textLines.joined(separator: "\n  ")
}
