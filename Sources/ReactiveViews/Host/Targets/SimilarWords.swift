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

/// Returns the places of the elements whose words are similar to some words, the most similar first; those that are
/// equally similar in their order. Elements inside each other with the same words count once.
///
/// - Parameters:
///   - words: The words that are looked for.
///   - elements: Elements in the order in which they are read.
///   - limit: The greatest number of places.
@MainActor
func nearestPlaces(to words: String, among elements: [ViewElement], limit: Int) -> [Int] {
    let wanted = words.lowercased()
    var found: [(place: Int, cost: Int, words: String)] = []
    for (place, element) in elements.enumerated() {
        let texts = ([element.label, element.value].compactMap { $0 } + element.names).filter { !$0.isEmpty }
        let costs = texts.compactMap { text in
            cost(text.lowercased(), wanted, isLoose: true).map { (cost: $0, text: text) }
        }
        guard let best = costs.min(by: { $0.cost < $1.cost }) else { continue }
        found.append((place, best.cost, best.text))
    }
    var seen: Set<String> = []
    return found.sorted { ($0.cost, $0.place) < ($1.cost, $1.place) }.filter { seen.insert($0.words).inserted }
        .prefix(limit).map(\.place)
}

/// Returns whether one string is similar to the other or contains it.
private func isNear(_ lhs: String, _ rhs: String) -> Bool { cost(lhs, rhs) != nil }

/// Returns how much must be changed to make one string the other; nil if they aren't similar and none contains the
/// other. Long strings aren't compared, because the cost is the product of both lengths.
///
/// - Parameters:
///   - lhs: A string that exists.
///   - rhs: The string that is looked for.
///   - isLoose: Whether strings are similar of which a half is equal, such as a text with another number.
private func cost(_ lhs: String, _ rhs: String, isLoose: Bool = false) -> Int? {
    let lengths = [lhs.utf8.count, rhs.utf8.count].sorted()
    guard lengths[0] <= 256, lengths[1] <= 1_024 else { return nil }
    if lhs.contains(rhs) || rhs.contains(lhs) { return lengths[1] - lengths[0] }
    guard lengths[1] <= 256 else { return nil }
    let distance = distance(lhs, rhs)
    let most = isLoose ? max(1, max(lhs.count, rhs.count) / 2) : max(1, rhs.count / 3)
    return distance <= most ? distance : nil
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
