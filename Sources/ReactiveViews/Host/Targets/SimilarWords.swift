/// Returns the labels of elements that are similar to the words; if there are none, those of elements that react to
/// events.
@MainActor
func similarWords(to words: String, among elements: [ViewElement]) -> [String] {
    let labelled = elements.filter { $0.label?.isEmpty == false }
    let wanted = words.lowercased()
    let similar = labelled.filter { isNear($0.label!.lowercased(), wanted) }
    let offered = similar.isEmpty ? labelled.filter { $0.kind != "Text" && $0.kind != "Section" } : similar
    var seen: Set<String> = []
    return offered.compactMap(\.label).filter { seen.insert($0).inserted }
}

/// Returns whether one string is similar to the other or contains it. Long strings aren't compared, because the cost is
/// the product of both lengths.
private func isNear(_ lhs: String, _ rhs: String) -> Bool {
    let lengths = [lhs.utf8.count, rhs.utf8.count].sorted()
    guard lengths[0] <= 256, lengths[1] <= 1_024 else { return false }
    if lhs.contains(rhs) || rhs.contains(lhs) { return true }
    return lengths[1] <= 256 && distance(lhs, rhs) <= max(1, rhs.count / 3)
}

/// Returns the number of characters to change, insert or delete to turn one string into the other.
private func distance(_ lhs: String, _ rhs: String) -> Int {
    let rhs = Array(rhs)
    var row = Array(0...rhs.count)
    for (i, left) in lhs.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, right) in rhs.enumerated() {
            let substituted = diagonal + (left == right ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
        }
    }
    return row[rhs.count]
}
