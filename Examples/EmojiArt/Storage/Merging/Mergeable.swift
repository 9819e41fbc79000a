/// A value that two programs may change at once.
protocol Mergeable: Equatable {
    /// Returns this value with what changed from `base` to `other`. Where both changed the same, it is as here.
    func merged(with other: Self, since base: Self) -> Self
}

/// Merges a value that has no parts.
func mergedValue<Value: Equatable>(_ mine: Value, with theirs: Value, since base: Value) -> Value {
    mine == base ? theirs : mine
}

/// Merges two lists that began as the same one.
///
/// - An element that only one side added, changed or removed is as that side has it; one that one side changed and the other removed
///   stays.
/// - An element that both changed is what `merge` makes of it.
/// - The order is mine if I moved elements, else theirs. What the other side added is in front of the element that it has behind it.
///
/// - Parameters:
///   - id: which elements are the same; distinct within each list.
///   - merge: gets my element, theirs, and what it was before.
func mergedList<Element: Equatable, ID: Hashable>(
    _ mine: [Element], with theirs: [Element], since base: [Element], by id: (Element) -> ID,
    _ merge: (Element, Element, Element) -> Element
) -> [Element] {
    func table(_ list: [Element]) -> [ID: Element] {
        Dictionary(list.map { (id($0), $0) }) { first, _ in first }
    }
    let (mineByID, theirsByID, baseByID) = (table(mine), table(theirs), table(base))

    func element(_ id: ID) -> Element? {
        let before = baseByID[id]
        switch (mineByID[id], theirsByID[id]) {
        case (let mine?, let theirs?):
            if mine == before { return theirs }
            guard let before, theirs != before else { return mine }
            return merge(mine, theirs, before)
        case (let only?, nil), (nil, let only?): return only == before ? nil : only
        case (nil, nil): return nil
        }
    }

    let iMoved = base.map(id).filter { mineByID[$0] != nil } != mine.map(id).filter { baseByID[$0] != nil }
    let (order, other) = iMoved ? (mine.map(id), theirs.map(id)) : (theirs.map(id), mine.map(id))
    return joined(order, other).compactMap(element)
}

/// All of a list, and what only the other one has: each in front of what is behind it there.
private func joined<ID: Hashable>(_ list: [ID], _ other: [ID]) -> [ID] {
    let known = Set(list)
    var added: [ID?: [ID]] = [:]
    var waiting: [ID] = []
    for id in other {
        if known.contains(id) {
            added[id] = waiting
            waiting = []
        } else {
            waiting.append(id)
        }
    }
    return list.flatMap { (added[$0] ?? []) + [$0] } + waiting
}
