/// Changes of the sections and items of a list, in UIKit's terms: removals and the sources of moves count from the
/// state before the changes, insertions and the destinations of moves from the state after them.
struct CollectionChanges {
    var removedItems: Set<IndexPath> = []
    var insertedItems: Set<IndexPath> = []
    /// Destinations by source.
    var movedItems: [IndexPath: IndexPath] = [:]
    var removedSections: IndexSet = []
    var insertedSections: IndexSet = []
    /// Destinations by source.
    var movedSections: [Int: Int] = [:]

    /// Returns the new position of each section that stays; nil if the changes don't lead to the new count.
    private func sectionMap(_ old: Int, _ new: Int) -> [Int: Int]? {
        Self.map(
            old: old, new: new, removed: Set(removedSections), inserted: Set(insertedSections), moved: movedSections)
    }

    /// Returns the new position of each index that stays; nil if the changes don't lead to the new count.
    private static func map(
        old: Int, new: Int, removed: Set<Int>, inserted: Set<Int>, moved: [Int: Int]
    ) -> [Int: Int]? {
        let targets = Set(moved.values)
        guard old - removed.count + inserted.count == new, targets.count == moved.count,
            targets.isDisjoint(with: inserted), removed.isDisjoint(with: moved.keys),
            removed.allSatisfy({ 0..<old ~= $0 }), moved.keys.allSatisfy({ 0..<old ~= $0 }),
            inserted.allSatisfy({ 0..<new ~= $0 }), targets.allSatisfy({ 0..<new ~= $0 })
        else { return nil }
        var map = moved
        let free = (0..<new).filter { !inserted.contains($0) && !targets.contains($0) }
        let staying = (0..<old).filter { !removed.contains($0) && moved[$0] == nil }
        for (from, to) in zip(staying, free) { map[from] = to }
        return map
    }

    /// Returns the new place of each item that stays; nil if the changes don't lead to the new counts.
    ///
    /// - Parameters:
    ///   - old: The number of items in each section before the changes.
    ///   - new: The number of items in each section after them.
    /// - Complexity: O(*n*), where *n* is the number of items.
    func map(from old: [Int], to new: [Int]) -> [IndexPath: IndexPath]? {
        guard let sections = sectionMap(old.count, new.count) else { return nil }
        var result: [IndexPath: IndexPath] = [:]
        for (from, to) in sections {
            // An item that moves to another section leaves this one, and one that comes from another section is new.
            var removed = Set(removedItems.filter { $0.section == from }.map(\.item))
            var inserted = Set(insertedItems.filter { $0.section == to }.map(\.item))
            var moved: [Int: Int] = [:]
            for (source, target) in movedItems {
                switch (source.section == from, target.section == to) {
                case (true, true): moved[source.item] = target.item
                case (true, false): removed.insert(source.item)
                case (false, true): inserted.insert(target.item)
                case (false, false): break
                }
            }
            guard
                let items = Self.map(
                    old: old[from], new: new[to], removed: removed, inserted: inserted, moved: moved)
            else { return nil }
            for (item, target) in items {
                result[IndexPath(item: item, section: from)] = IndexPath(item: target, section: to)
            }
        }
        for (source, target) in movedItems where result[source] == nil { result[source] = target }
        return result
    }
}
