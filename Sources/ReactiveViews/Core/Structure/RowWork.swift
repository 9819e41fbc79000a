/// The work of a `ForEach` on all rows at once.
///
/// The closures capture nothing. They are made where the types are known, because the initialisers of `ForEach` are
/// inlined into the module that calls them. So the loops run specialised, which a generic class's own methods never do:
/// they look types up at run time, several times a row.
@usableFromInline
struct RowWork<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// Returns the identities in order, and whether none occurs twice.
    @usableFromInline let identify: (Data, (Data.Element) -> ID) -> (ids: [ID], areUnique: Bool)
    /// Returns whether the elements have these identities.
    @usableFromInline let areIdentities: ([ID], Data, (Data.Element) -> ID) -> Bool
    /// Returns for each new identity the index of the equal old one, or -1. Their order distinguishes
    /// equal identities.
    @usableFromInline let match: (_ old: [ID], _ new: [ID], _ areUnique: Bool) -> [Int]
    /// Makes the rows' nodes.
    @usableFromInline let make: @MainActor (Data, (Data.Element) -> Content, ViewNode) -> [ViewNode]
    /// Hands each row's node its new value.
    @usableFromInline let hand: @MainActor (Data, (Data.Element) -> Content, [ViewNode]) -> Void
    /// Returns the nodes in a new order, with their new values. Nodes without an old one are made by `insert`.
    @usableFromInline let rearrange:
        @MainActor (
            Data, (Data.Element) -> Content, _ old: [ViewNode], _ sources: [Int],
            _ insert: @MainActor (Int, Content) -> ViewNode
        ) -> [ViewNode]

    @inlinable
    init() where Content: View {
        identify = { data, id in
            var ids: [ID] = []
            ids.reserveCapacity(data.count)
            for element in data { ids.append(id(element)) }
            // Ascending numbers, of a range for instance, need no table.
            if let numbers = ids as? [Int], RowWork.ascend(numbers) { return (ids, true) }
            var seen = Set<ID>(minimumCapacity: ids.count)
            for id in ids where !seen.insert(id).inserted { return (ids, false) }
            return (ids, true)
        }
        areIdentities = { ids, data, id in
            guard data.count == ids.count else { return false }
            var index = 0
            for element in data {
                guard ids[index] == id(element) else { return false }
                index += 1
            }
            return true
        }
        match = { old, new, areUnique in
            var sources = [Int](repeating: -1, count: new.count)
            // Most changes leave many rows in place at the start and at the end.
            var (start, oldEnd, newEnd) = (0, old.count, new.count)
            if areUnique {
                while start < oldEnd, start < newEnd, old[start] == new[start] {
                    sources[start] = start
                    start += 1
                }
                while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
                    oldEnd -= 1
                    newEnd -= 1
                    sources[newEnd] = oldEnd
                }
            }
            guard start < oldEnd, start < newEnd else { return sources }
            var first: [ID: Int] = [:]
            first.reserveCapacity(oldEnd - start)
            // The next index of an equal identity.
            var following = areUnique ? [] : [Int](repeating: -1, count: old.count)
            for index in (start..<oldEnd).reversed() {
                if let next = first.updateValue(index, forKey: old[index]), !areUnique { following[index] = next }
            }
            for index in start..<newEnd {
                guard let place = first[new[index]], place >= 0 else { continue }
                sources[index] = place
                if !areUnique { first[new[index]] = following[place] }
            }
            return sources
        }
        make = { data, content, parent in
            var nodes: [ViewNode] = []
            nodes.reserveCapacity(data.count)
            for element in data { nodes.append(Content._makeNode(content(element), under: parent)) }
            return nodes
        }
        hand = { data, content, nodes in
            var index = 0
            for element in data {
                nodes[index].as(TypedNode<Content>.self).receive(content(element))
                index += 1
            }
        }
        rearrange = { data, content, old, sources, insert in
            var nodes: [ViewNode] = []
            nodes.reserveCapacity(sources.count)
            for element in data {
                let source = sources[nodes.count]
                if source >= 0 {
                    old[source].as(TypedNode<Content>.self).receive(content(element))
                    nodes.append(old[source])
                } else {
                    nodes.append(insert(nodes.count, content(element)))
                }
            }
            return nodes
        }
    }

    @inlinable
    static func ascend(_ numbers: [Int]) -> Bool {
        for index in numbers.indices.dropFirst() where numbers[index] <= numbers[index - 1] { return false }
        return true
    }
}
