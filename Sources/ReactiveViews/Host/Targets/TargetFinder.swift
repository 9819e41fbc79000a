/// Looks up the targets of queries and verbs among the elements of one host.
///
/// The elements are built once for each look-up. Words are looked up without an index of all elements, and mostly
/// without the elements that don't match.
@MainActor
struct TargetFinder {
    /// The host's root node.
    let root: ViewNode

    /// An element that matches, with the node of the element around it.
    @MainActor
    struct Member {
        let element: ViewElement
        let boundary: ViewNode?
    }

    /// What no presentation covers, and what one covers.
    struct Screen {
        let reachable: [ViewElement]
        let covered: [ViewElement]
    }

    /// The elements that are shown now.
    var screen: Screen { screen(of: ViewElement.elements(of: root)) }

    /// Returns the elements that are shown now, without some that a locator can't match.
    private func screen(for locator: ViewLocator) -> Screen {
        guard case .words(let words) = locator.kind else { return screen }
        return screen(of: ViewElement.elements(of: root, for: words))
    }

    private func screen(of elements: [ViewElement]) -> Screen {
        guard let top = elements.last, top.isPresentation else { return Screen(reachable: elements, covered: []) }
        return Screen(reachable: [top], covered: elements.dropLast())
    }

    // MARK: Results

    /// Returns the outermost element of each match; none if there is no match.
    func all(_ locator: ViewLocator) -> [ViewElement] {
        if case .words("") = locator.kind { return [] }
        guard root.isMounted else { return [] }
        return groups(locator, in: screen(for: locator).reachable).compactMap { $0.first?.element }
    }

    /// Returns the only match.
    func element(_ locator: ViewLocator) throws(ViewQueryError) -> ViewElement {
        switch locator.kind {
        case .element(let element):
            _ = try node(of: element)
            return element
        case .point(let point):
            let target = try hit(at: point, locator.name)
            return ViewElement(of: target.row ?? target.node, in: screen.reachable)
        case .words, .query:
            let groups = try existing(locator)
            guard groups.count == 1, let element = groups[0].first?.element else { throw ambiguous(locator) }
            return element
        }
    }

    /// Returns the matches; at least one.
    func existing(_ locator: ViewLocator) throws(ViewQueryError) -> [[Member]] {
        if case .words("") = locator.kind { throw .invalid("", "the words are empty") }
        guard root.isMounted else { throw .unmounted(locator.name) }
        if case .query(let query) = locator.kind, let source = query.source, source.root !== root {
            throw .gone(locator.name)
        }
        let screen = screen(for: locator)
        let groups = groups(locator, in: screen.reachable)
        if !groups.isEmpty { return groups }
        if let top = screen.reachable.last, !screen.covered.isEmpty,
            !self.groups(locator, in: screen.covered).isEmpty
        {
            throw .covered(locator.name, by: top.line)
        }
        throw notFound(locator, self.screen)
    }

    // MARK: Errors

    private func notFound(_ locator: ViewLocator, _ screen: Screen) -> ViewQueryError {
        var words: String?
        switch locator.kind {
        case .words(let text): words = text
        case .query(let query):
            words = query.searchedWords
            if case .nth(let index) = query.steps.last {
                var others = query
                others.steps.removeLast()
                let count = groups(others.viewLocator, in: screen.reachable).count
                if count > 0 {
                    return .invalid(
                        locator.name, "there is no match \(index): \(count) element\(count == 1 ? "" : "s") match")
                }
            }
        case .element, .point: break
        }
        let all = screen.reachable.flatMap(\.all)
        return .notFound(locator.name, similar: words.map { similarWords(to: $0, among: all) } ?? [])
    }

    /// Returns the error for a target that matches several elements.
    func ambiguous(_ locator: ViewLocator) -> ViewQueryError {
        let forest = ElementForest(screen.reachable)
        let query: ViewQuery
        switch locator.kind {
        case .words(let words): query = ViewQuery(nil, words)
        case .query(let own): query = own
        case .element, .point: return .gone(locator.name)
        }
        let groups = QueryEvaluation(forest: forest, root: root).groups(of: query)
        return .ambiguous(locator.name, matches: groups.compactMap { $0.first.map(forest.match) })
    }

    // MARK: Matches

    /// Returns the matches among some elements and those inside; none for elements and points.
    private func groups(_ locator: ViewLocator, in elements: [ViewElement]) -> [[Member]] {
        switch locator.kind {
        case .words(let words): return wordGroups(words, in: elements)
        case .query(let query):
            let forest = ElementForest(elements)
            return QueryEvaluation(forest: forest, root: root).groups(of: query).map { group in
                group.map { Member(element: forest.elements[$0], boundary: forest.parent(of: $0)?.node) }
            }
        case .element, .point:
            guard let element = try? element(locator) else { return [] }
            return [[Member(element: element, boundary: nil)]]
        }
    }

    /// Returns what the query for the words matches, without an index of the elements. A walk over all elements, which
    /// copies none that doesn't match.
    private func wordGroups(_ words: String, in elements: [ViewElement]) -> [[Member]] {
        struct Level {
            let elements: [ViewElement]
            var next = 0
            /// The places of the nearest matches around, by label and by value; -1 for none.
            var byLabel = -1
            var byValue = -1
        }
        var (labelled, valued, shapes) = (MatchTree(), MatchTree(), MatchTree())
        var levels = [Level(elements: elements)]
        while let depth = levels.indices.last {
            let index = levels[depth].next
            guard index < levels[depth].elements.count else {
                levels.removeLast()
                continue
            }
            levels[depth].next += 1
            var (byLabel, byValue) = (levels[depth].byLabel, levels[depth].byValue)
            let isCalled = levels[depth].elements[index].isCalled(words)
            if isCalled || levels[depth].elements[index].value == words {
                let element = levels[depth].elements[index]
                let around = depth > 0 ? levels[depth - 1].elements[levels[depth - 1].next - 1].node : nil
                let member = Member(element: element, boundary: around)
                if !isCalled {
                    byValue = valued.append(member, in: byValue)
                } else if element.isShape {
                    _ = shapes.append(member, in: -1)
                } else {
                    byLabel = labelled.append(member, in: byLabel)
                }
            }
            let children = levels[depth].elements[index].children
            if !children.isEmpty { levels.append(Level(elements: children, byLabel: byLabel, byValue: byValue)) }
        }
        if !labelled.isEmpty { return labelled.groups }
        return shapes.isEmpty ? valued.groups : shapes.groups
    }
}

/// Matches with the nearest match around each, in reading order.
@MainActor
private struct MatchTree {
    private var members: [TargetFinder.Member] = []
    private var outer: [Int] = []
    /// The number of matches directly inside each.
    private var inner: [Int] = []

    var isEmpty: Bool { members.isEmpty }

    /// Appends a match inside the one at a place, and returns its place.
    mutating func append(_ member: TargetFinder.Member, in outer: Int) -> Int {
        members.append(member)
        self.outer.append(outer)
        inner.append(0)
        if outer >= 0 { inner[outer] += 1 }
        return members.count - 1
    }

    /// The matches as `ElementForest.groups(of:)` groups them.
    var groups: [[TargetFinder.Member]] {
        var groups: [[TargetFinder.Member]] = []
        var group: [Int] = []
        for place in members.indices {
            if outer[place] >= 0, inner[outer[place]] == 1 {
                group.append(group[outer[place]])
                groups[group[place]].append(members[place])
            } else {
                group.append(groups.count)
                groups.append([members[place]])
            }
        }
        return groups
    }
}

extension ViewElement {
    /// Returns whether the words are the label or a name.
    func isCalled(_ words: String) -> Bool { label == words || names.contains(words) }
}
