/// Evaluates queries among the elements of an index.
@MainActor
struct QueryEvaluation {
    let forest: ElementForest
    /// The host's root node, for points.
    let root: ViewNode

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
        case .role(let role): return matches.filter { role.isRole(of: $0, in: forest) }
        case .words(let words):
            let called = matches.filter { forest.elements[$0].isCalled(words) }
            return called.isEmpty ? matches.filter { forest.elements[$0].value == words } : undecorated(called)
        case .text(let part, let text):
            return undecorated(matches.filter { forest.elements[$0].has(text, as: part) })
        case .predicate(let isIncluded): return matches.filter { isIncluded(forest.elements[$0]) }
        case .inside(let locator):
            var isInside = [Bool](repeating: false, count: forest.elements.count)
            for index in indices(of: locator) {
                for range in forest.scope(of: index) { for place in range { isInside[place] = true } }
            }
            return matches.filter { isInside[$0] }
        case .containing(let locator):
            let contained = indices(of: locator)
            return matches.filter { match in
                forest.scope(of: match).contains { range in contained.contains(where: range.contains) }
            }
        case .nth, .parent: return matches
        }
    }

    /// Returns the matches without decorations; all if there are only decorations.
    private func undecorated(_ matches: [Int]) -> [Int] {
        guard matches.count > 1 else { return matches }
        let others = matches.filter { !forest.elements[$0].isDecoration }
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
