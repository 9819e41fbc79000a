/// Evaluates queries among the elements of an index.
@MainActor
struct QueryEvaluation {
    let forest: ElementForest
    /// The host's root node, for points.
    let root: ViewNode
    private let rowsOnDemand: RowsOnDemand

    init(forest: ElementForest, root: ViewNode) {
        self.forest = forest
        self.root = root
        rowsOnDemand = RowsOnDemand()
    }

    /// The rows among the elements, found for the first query that needs them.
    private final class RowsOnDemand {
        var rows: ElementRows?
    }

    private var rows: ElementRows {
        if let rows = rowsOnDemand.rows { return rows }
        let rows = ElementRows(in: forest)
        rowsOnDemand.rows = rows
        return rows
    }

    /// Returns the indices of an element and of all inside it. A row contains its decorations, and an element the swipe
    /// actions that it shows.
    private func scope(of index: Int) -> [Range<Int>] {
        guard let kind = forest.parent(of: index)?.kind, ElementRows.parents.contains(kind),
            let members = rows.members[index], members.count > 1
        else { return forest.scope(of: index) }
        return members.map { $0..<forest.ends[$0] }
    }

    /// Returns the matches of a query, in reading order. Matches inside each other that have the same words form a
    /// group, the outermost first.
    func groups(of query: ViewQuery) -> [[Int]] {
        var matches = Array(forest.indices)
        var isByWords = false
        for step in query.steps {
            switch step {
            case .words, .text: isByWords = true
            case .nth(let index):
                let groups = grouped(matches, isByWords)
                let place = index < 0 ? groups.count &+ index : index
                matches = groups.indices.contains(place) ? groups[place] : []
                continue
            case .parent:
                let around = Set(grouped(matches, isByWords).compactMap(\.first).map { forest.parents[$0] })
                matches = around.filter { $0 >= 0 }.sorted()
                isByWords = false
                continue
            default: break
            }
            matches = filtered(matches, step)
        }
        return grouped(matches, isByWords)
    }

    private func grouped(_ matches: [Int], _ isByWords: Bool) -> [[Int]] {
        isByWords ? forest.groups(of: matches) : matches.map { [$0] }
    }

    private func filtered(_ matches: [Int], _ step: ViewQuery.Step) -> [Int] {
        switch step {
        case .role(let role):
            return matches.filter { role.isRow ? rows.members[$0] != nil : role.isRole(of: forest.elements[$0]) }
        case .words(let words):
            let called = matches.filter { forest.elements[$0].isCalled(words) }
            return called.isEmpty ? matches.filter { forest.elements[$0].value == words } : withoutShapes(called)
        case .text(let part, let text):
            return withoutShapes(matches.filter { forest.elements[$0].has(text, as: part) })
        case .predicate(let isIncluded): return matches.filter { isIncluded(forest.elements[$0]) }
        case .inside(let locator):
            var isInside = [Bool](repeating: false, count: forest.elements.count)
            for index in indices(of: locator) {
                for range in scope(of: index) { for place in range { isInside[place] = true } }
            }
            return matches.filter { isInside[$0] }
        case .containing(let locator):
            let contained = indices(of: locator)
            return matches.filter { match in
                scope(of: match).contains { range in contained.contains(where: range.contains) }
            }
        case .nth, .parent: return matches
        }
    }

    /// Returns the matches without shapes and colors; all if there are no others.
    private func withoutShapes(_ matches: [Int]) -> [Int] {
        guard matches.count > 1 else { return matches }
        let others = matches.filter { !forest.elements[$0].isShape }
        return others.isEmpty ? matches : others
    }

    /// Returns the indices of all matches of a target, in no order.
    private func indices(of locator: ViewLocator) -> [Int] {
        switch locator.kind {
        case .words(let words): return groups(of: ViewQuery(nil, words)).flatMap { $0 }
        case .query(let query): return groups(of: query).flatMap { $0 }
        case .element(let element):
            guard let node = element.node else { return [] }
            return forest.indices.filter {
                forest.elements[$0].node === node && forest.elements[$0].kind == element.kind
            }
        case .point(let point):
            guard point.isFinite, let target = root.tree.target(at: point) else { return [] }
            var node: ViewNode? = target.row ?? target.node
            while let current = node {
                if let index = forest.indices.last(where: { forest.elements[$0].node === current }) { return [index] }
                node = current.parent as? ViewNode
            }
            return []
        }
    }
}

extension ViewElement {
    fileprivate func has(_ text: String, as part: ViewQuery.Part) -> Bool {
        switch part {
        case .label: label == text || names.contains(text) && identifier != text
        case .value: value == text
        case .identifier: identifier == text
        case .attribute: attributes.contains(text)
        case .any:
            !text.isEmpty && ([label, value].compactMap { $0 } + names).contains { $0.contains(text) }
        }
    }
}
