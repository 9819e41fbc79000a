/// What the host answers to the question whether it shows a target.
@MainActor
package enum TargetAnswer {
    /// The matches that no presentation covers, at least one.
    case shown([ViewElement])
    /// There is none; with the reason.
    case absent(ViewQueryError)
    /// The question has no answer: the views were unmounted, or the target isn't one.
    case none(ViewQueryError)
}

/// The tree of a host at one moment, with the elements that an expectation is about.
@MainActor
package struct TargetInspection {
    /// A line of the tree, and how deep its element is.
    package let lines: [(depth: Int, text: String)]
    /// The places of the lines that match, or come near to it; the nearest first.
    package let places: [Int]
    /// Which conditions of a query have matches, in a sentence; nil for other targets and without matches.
    package let partialMatch: String?
}

extension ViewHost {
    /// Returns whether a target is shown, and why not.
    package func answer(_ target: some ViewTarget) -> TargetAnswer { finder.answer(target.viewLocator) }

    /// Returns the name of a target, in quotation marks.
    package func name(of target: some ViewTarget) -> String { quoted(target.viewLocator.name) }

    /// Returns the tree with the matches of a target; if there are none, with those elements that come near.
    ///
    /// - Parameter target: The target; nil for the tree alone.
    package func inspect(_ target: (any ViewTarget)? = nil) -> TargetInspection { finder.inspect(target?.viewLocator) }

    /// Returns whether an element is disabled, as the verbs see it.
    package func isDisabled(_ element: ViewElement) -> Bool {
        element.node.map { TargetPlace(element: element, node: $0).isDisabled }
            ?? element.attributes.contains("disabled")
    }

    /// Whether the views are mounted.
    package var isMounted: Bool { rootNode.isMounted }

    /// The topmost presentation; nil if none is shown.
    package var topPresentation: ViewElement? { elements.last.flatMap { $0.isPresentation ? $0 : nil } }
}

extension TargetFinder {
    /// The greatest number of elements that come near to a target.
    private static let mostNear = 5

    fileprivate func answer(_ locator: ViewLocator) -> TargetAnswer {
        guard root.isMounted else { return .none(.unmounted(locator.name)) }
        do throws(ViewQueryError) {
            switch locator.kind {
            case .words, .query: return .shown(try existing(locator).compactMap { $0.first?.element })
            case .element, .point: return .shown([try element(locator)])
            }
        } catch {
            return isQuestion(locator) ? .absent(error) : .none(error)
        }
    }

    /// Returns whether a target may be absent. Otherwise nothing could match it.
    private func isQuestion(_ locator: ViewLocator) -> Bool {
        switch locator.kind {
        case .words(let words): !words.isEmpty
        case .query(let query): query.source.map { $0.root === root } ?? true
        case .point(let point): point.isFinite && CGRect(origin: .zero, size: root.tree.size).contains(point)
        case .element: true
        }
    }

    fileprivate func inspect(_ locator: ViewLocator?) -> TargetInspection {
        let elements = ViewElement.elements(of: root)
        let all = ElementForest(elements)
        let lines = zip(all.depths, all.elements).map { (depth: $0, text: $1.line) }
        var places: [Int] = []
        var sentence: String?
        if let locator, let query = locator.asQuery {
            // Presentations cover the elements before them.
            let start = elements.last?.isPresentation == true ? all.indices.last { all.parents[$0] < 0 } ?? 0 : 0
            let seen = ElementForest(Array(elements.suffix(start > 0 ? 1 : elements.count)))
            let evaluation = QueryEvaluation(forest: seen, root: root)
            let matches = evaluation.groups(of: query).compactMap(\.first)
            if matches.isEmpty {
                let covered = start > 0 ? QueryEvaluation(forest: all, root: root).groups(of: query) : []
                let partial = partialMatches(query, evaluation)
                sentence = partial?.sentence
                let near = query.searchedWords.map { nearestPlaces(to: $0, among: seen.elements, limit: Self.mostNear) }
                places = covered.compactMap(\.first)
                for place in (near ?? []) + (partial?.places ?? []) where !places.contains(start + place) {
                    places.append(start + place)
                }
            } else {
                places = matches.map { start + $0 }
            }
        } else if case .element(let element) = locator?.kind {
            places = all.indices.filter { all.elements[$0].node === element.node && element.node != nil }
        }
        return TargetInspection(lines: lines, places: places, partialMatch: sentence)
    }

    /// Returns the matches of as many of a query's conditions as have some.
    private func partialMatches(
        _ query: ViewQuery, _ evaluation: QueryEvaluation
    ) -> (places: [Int], sentence: String)? {
        var part = query
        while part.steps.count > 1 {
            let last = part.steps.removeLast()
            let places = evaluation.groups(of: part).compactMap(\.first)
            guard !places.isEmpty else { continue }
            let condition = last.description(isFirst: false)
            let verb = places.count == 1 ? "element matches" : "elements match"
            return (
                Array(places.prefix(Self.mostNear)),
                "\(places.count) \(verb) \(quoted(part.description)), but none of them \(condition)."
            )
        }
        return nil
    }
}

extension ViewLocator {
    /// The query that matches the same elements; nil for elements and points.
    fileprivate var asQuery: ViewQuery? {
        switch kind {
        case .words(let words): words.isEmpty ? nil : ViewQuery(nil, words)
        case .query(let query): query
        case .element, .point: nil
        }
    }
}

extension ElementForest {
    /// The number of elements around each.
    fileprivate var depths: [Int] {
        var depths: [Int] = []
        for parent in parents { depths.append(parent < 0 ? 0 : depths[parent] + 1) }
        return depths
    }
}
