extension ViewElement {
    /// What a tree of nodes shows: the root's elements, then the presentations, the uppermost last.
    static func elements(of root: ViewNode) -> [ViewElement] {
        var composition = ElementComposition(keepsElements: true)
        composition.compose(root)
        return composition.elements + inOrderOfPainting(composition.presentations, root.tree)
    }

    /// The same, composed from scratch. For tests.
    static func elementsComposedAnew(of root: ViewNode) -> [ViewElement] {
        var composition = ElementComposition(keepsElements: false)
        composition.compose(root)
        return composition.elements + inOrderOfPainting(composition.presentations, root.tree)
    }

    /// From back to front: what was presented later is above.
    static func inOrderOfPainting(_ presentations: [ViewElement], _ tree: ViewTree) -> [ViewElement] {
        guard presentations.count > 1 else { return presentations }
        var places: [ObjectIdentifier: Int] = [:]
        for (place, node) in tree.presented.enumerated() { places[ObjectIdentifier(node)] = place }
        func place(_ element: ViewElement) -> Int { element.node.flatMap { places[ObjectIdentifier($0)] } ?? 0 }
        let order = presentations.indices.sorted { (place(presentations[$0]), $0) < (place(presentations[$1]), $1) }
        return order.map { presentations[$0] }
    }
}

/// Composes the elements of a tree of nodes. Uses no stack, however deep the tree.
///
/// Nodes keep the elements that they composed until something at or below them changes, so that a second search goes
/// only to what changed since the first one, and to nodes that can't tell when their elements change.
///
/// The node of a body keeps the elements of its view, too, if finding them took visits to several nodes, such as
/// modifiers, that keep none: so a search after the change of one row visits one node for each other row.
///
/// Invariants, with keeps(n) = `n.hasKeptElements`, kept(n) = `n.keptElements`, and c each child of n:
/// keeps(n) ⇒ keeps(c); keeps(n) ⇒ n is no event boundary, and no presentation begins below it;
/// kept(n) ≠ nil ⇒ keeps(n) ∧ kept(n) = n.compose(elements(c₀), elements(c₁), …).
@MainActor
struct ElementComposition {
    let keepsElements: Bool
    // One list for all nodes: most nodes leave the elements of their children as they are.
    private(set) var elements: [ViewElement] = []
    private(set) var presentations: [ViewElement] = []
    /// For each open node that composes elements, where those of its second and further children begin.
    private var borders: [Int] = []
    /// How many nodes the next search will visit in the part that is done, if nothing changes.
    private var visits = 0
    /// The least number of visits that keeping a node's elements must save.
    private static let leastSaving = 4

    init(keepsElements: Bool) { self.keepsElements = keepsElements }

    /// Appends the elements of a node. Returns whether the node keeps them.
    @discardableResult
    mutating func compose(_ root: ViewNode) -> Bool {
        var walk = [open(root)]
        var keeps = false
        while let top = walk.indices.last {
            let (node, next) = (walk[top].node, walk[top].next)
            if next < node.childCount, let child = node.child(at: next) as? ViewNode {
                walk[top].next = next + 1
                if next > 0, walk[top].composes { borders.append(elements.count) }
                if keepsElements, let kept = child.keptElements {
                    let first = elements.count
                    elements.append(contentsOf: kept)
                    visits += 1
                    markDecorations(from: first, of: child, under: node)
                } else {
                    walk.append(open(child))
                }
                continue
            }
            let done = walk.removeLast()
            keeps = close(done)
            guard !walk.isEmpty else { break }
            if !keeps { walk[walk.count - 1].hasKeptAll = false }
            markDecorations(from: done.firstElement, of: node, under: walk[walk.count - 1].node)
        }
        return keeps
    }

    /// Appends elements that a node has composed or keeps.
    mutating func append(_ elements: [ViewElement]) { self.elements += elements }

    /// Marks the elements from a place on, which a child of a node has shown, if the child is a decoration.
    mutating func markDecorations(from first: Int, of child: ViewNode, under node: ViewNode) {
        guard node.traits.contains(.passesDecorations), node.isDecoration(child) else { return }
        for index in first..<elements.count { elements[index].isDecoration = true }
    }

    /// Takes the elements from a place on off the list.
    mutating func takeElements(from first: Int) -> [ViewElement] {
        let taken = Array(elements[first...])
        elements.removeSubrange(first...)
        return taken
    }

    private func open(_ node: ViewNode) -> OpenNode {
        OpenNode(node, elements.count, borders.count, presentations.count, visits)
    }

    /// Composes the elements of a node whose children are done. Returns whether the node keeps them.
    private mutating func close(_ done: OpenNode) -> Bool {
        let node = done.node
        let isBoundary = node.isEventBoundary
        let keeps =
            keepsElements && done.hasKeptAll && !isBoundary && presentations.count == done.firstPresentation
            && (!done.composes || node.keepsElements)
        if done.composes {
            let own = node.compose(takeChildren(of: done))
            elements.append(contentsOf: own)
            if keeps { node.keep(own) }
        } else if keeps, done.evaluatesBody, visits - done.firstVisit >= Self.leastSaving || node.hasList {
            node.keep(Array(elements[done.firstElement...]))
            visits = done.firstVisit
        }
        if keeps { node.hasKeptElements = true }
        visits = keeps && done.composes ? done.firstVisit + 1 : visits + 1
        if isBoundary {
            let own = elements[done.firstElement...]
            presentations.insert(contentsOf: own.filter(\.isPresentation), at: done.firstPresentation)
            let others = own.filter { !$0.isPresentation }
            elements.replaceSubrange(done.firstElement..., with: others)
        }
        return keeps
    }

    /// Takes the elements of each child of a node off the lists.
    private mutating func takeChildren(of done: OpenNode) -> [[ViewElement]] {
        if done.next == 0 { return [] }
        var children: [[ViewElement]] = []
        children.reserveCapacity(done.next)
        var start = done.firstElement
        for border in borders[done.firstBorder...] {
            children.append(Array(elements[start..<border]))
            start = border
        }
        children.append(Array(elements[start...]))
        borders.removeSubrange(done.firstBorder...)
        elements.removeSubrange(done.firstElement...)
        return children
    }
}

/// A node in the walk that composes elements.
// Few fields: a value of more is copied by a function of its own wherever a part of it is read.
private struct OpenNode {
    private struct Flags: FlagSet {
        let rawValue: UInt8
        static let composes = Flags(rawValue: 1)
        static let evaluatesBody = Flags(rawValue: 2)
        static let missesElements = Flags(rawValue: 4)
    }

    let node: ViewNode
    private var flags = Flags()
    /// The index of the child to visit next.
    var next = 0
    /// The numbers of elements, borders, presentations and visits before the node's own.
    let firstElement: Int
    let firstBorder: Int
    let firstPresentation: Int
    let firstVisit: Int

    var composes: Bool { flags.contains(.composes) }
    var evaluatesBody: Bool { flags.contains(.evaluatesBody) }
    /// Whether all children that were visited keep their elements.
    var hasKeptAll: Bool {
        get { !flags.contains(.missesElements) }
        set { if newValue { flags.subtract(.missesElements) } else { flags.insert(.missesElements) } }
    }

    @MainActor
    init(_ node: ViewNode, _ firstElement: Int, _ firstBorder: Int, _ firstPresentation: Int, _ firstVisit: Int) {
        self.node = node
        self.firstElement = firstElement
        self.firstBorder = firstBorder
        self.firstPresentation = firstPresentation
        self.firstVisit = firstVisit
        let traits = node.traits
        if !traits.contains(.passesElements) { flags.insert(.composes) }
        if traits.contains(.evaluatesBody) { flags.insert(.evaluatesBody) }
    }
}

// MARK: - Keeping elements

/// The elements that a node keeps, or all words of the elements at and below it. Not both: a search looks for what the
/// node keeps first.
private final class KeptElements {
    @exclusivity(unchecked)
    var elements: [ViewElement]?
    @exclusivity(unchecked)
    var words: [ShownWords]?
    /// The number of changes of the host's environment when they were composed.
    @exclusivity(unchecked)
    var environment: Int

    init(_ environment: Int) { self.environment = environment }
}

extension ViewNode {
    /// Whether neither the elements at the node nor those below it have changed since they were composed.
    final var hasKeptElements: Bool {
        get { hasHostsSecondFlag }
        set { hasHostsSecondFlag = newValue }
    }

    /// What the node keeps, right or out of date.
    private final var keptList: KeptElements? {
        // Not `map`, whose closure would ask which actor it runs on.
        guard let attachment = knownReference?.attachment else { return nil }
        return uncheckedDowncast(attachment, to: KeptElements.self)
    }

    /// What the node keeps and what is still right.
    private final var rightList: KeptElements? {
        guard hasKeptElements, let kept = keptList, kept.environment == tree.environmentChanges else { return nil }
        return kept
    }

    /// The elements that the node composed or passed and that are still right; nil if it keeps none.
    final var keptElements: [ViewElement]? { rightList?.elements }

    /// The words of all elements at and below the node that are still right; nil if it keeps none.
    final var keptWords: [ShownWords]? { rightList?.words }

    /// Whether the node has a list of elements, right or out of date, which must be replaced when it keeps elements.
    fileprivate final var hasList: Bool { keptList != nil }

    fileprivate final func keep(_ elements: [ViewElement]) { makeList { $0.elements = elements } }

    /// Keeps the words of all elements at and below the node instead of elements.
    final func keep(words: [ShownWords]) { makeList { $0.words = words } }

    private func makeList(_ fill: (KeptElements) -> Void) {
        guard let reference else { return }
        let kept = keptList ?? KeptElements(0)
        (kept.elements, kept.words, kept.environment) = (nil, nil, tree.environmentChanges)
        fill(kept)
        reference.attachment = kept
    }

    /// Forgets what the node keeps if that is out of date, before `hasKeptElements` is set without a new list.
    final func forgetOldList() {
        guard let kept = keptList, !hasKeptElements || kept.environment != tree.environmentChanges else { return }
        (kept.elements, kept.words, kept.environment) = (nil, nil, tree.environmentChanges)
    }

    /// Has the elements of this node and of those around it composed anew by the next search. A node whose
    /// `keepsElements` is true calls it when something changes that its `compose` looks at.
    final func elementsChanged() {
        var node: ViewNode? = self
        while let current = node, current.hasKeptElements {
            current.hasKeptElements = false
            node = current.parent?.as(ViewNode.self)
        }
    }

    /// Ends the process if elements are kept that would be composed otherwise now. For tests.
    final func checkKeptElements() {
        if hasKeptElements {
            for index in 0..<childCount {
                precondition((child(at: index) as? ViewNode)?.hasKeptElements == true, "a child keeps none: \(path)")
            }
        }
        if let words = keptWords { checkWords(words, of: ViewElement.elementsComposedAnew(of: self)) }
        // From the elements that the nodes below keep, which are checked themselves.
        guard let kept = keptElements else { return }
        let anew = ViewElement.elements(of: self)
        precondition(
            kept.count == anew.count && zip(kept, anew).allSatisfy { $0.isSame(as: $1) },
            "kept elements are out of date: \(kept.map(\.text)), now \(anew.map(\.text)) at \(path)")
    }
    private func checkWords(_ shown: [ShownWords], of elements: [ViewElement]) {
        for element in elements.flatMap(\.all) {
            for words in [element.label, element.value].compactMap({ $0 }) + element.names where !words.isEmpty {
                let isASCII = ShownWords.isASCII(words)
                precondition(
                    shown.contains { ShownWords.mayMatch($0, words, isASCII: isASCII) },
                    "a search doesn't find \(words) among \(shown) at \(path)")
            }
        }
    }
}
