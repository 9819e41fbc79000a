extension ViewElement {
    /// Returns elements in which a search for words finds what it finds in all elements of a tree of nodes.
    ///
    /// - Parameters:
    ///   - root: The root of the tree.
    ///   - words: The words; not empty.
    /// - Returns: The root's elements, then the presentations, the uppermost last; some that can't match are left out.
    static func elements(of root: ViewNode, for words: String) -> [ViewElement] {
        var search = WordSearch(for: words)
        search.search(root)
        return search.composition.elements + inOrderOfPainting(search.composition.presentations, root.tree)
    }
}

/// Words that a view shows, by which a search finds its element or that of a control around it.
struct ShownWords {
    let string: String
    /// Whether a text shows them, not an image. The label of a control with texts leaves images out.
    let isText: Bool
    /// Whether they may be a part of a control's label.
    private(set) var isPart = false
    /// Whether they are a part in ASCII, which can be written in one way only.
    private(set) var isPartInASCII = false

    init(_ string: String, isText: Bool) {
        self.string = string
        self.isText = isText
    }

    /// Notes that they may be a part of a control's label.
    mutating func becomePart() {
        isPart = true
        isPartInASCII = Self.isASCII(string)
    }

    /// Notes that they are the whole label of the control around them, or no part of it.
    mutating func becomeWhole() {
        isPart = false
        isPartInASCII = false
    }
}

/// Composes the elements of a tree of nodes that a search for words may find. Uses no stack, however deep the tree.
///
/// A search passes by the views whose words it knows and that don't match: it makes no elements for them. It composes
/// the views whose words it doesn't know, and the views that may match, with all that is inside of them. Nodes of
/// bodies keep the words below them, as long as nothing there changes. A further search then visits one node for each
/// row.
///
/// Invariants: open.count = openVisits.count; each open node passes the elements of its children, adds no words to
/// them, or takes its words from them; `label` is the place of the open node that takes its words from its content,
/// and nothing is composed below that node until it is closed; -1 if there is none.
@MainActor
private struct WordSearch {
    /// The least number of visits that keeping the words of a body must save.
    private static let leastSaving = 8
    /// The greatest number of words that a node keeps.
    private static let mostKept = 64

    /// What is known of an open node; apart from the node, so that using a part of it counts no references.
    private struct Visit {
        let traits: NodeTraits
        /// Whether a view inside of the control may match, or isn't known.
        var mayMatch = false
        /// The index of the child to visit next.
        var next = 0
        /// The number of elements before those of the last child that was visited.
        var firstOfChild = 0
        /// The numbers of elements, words, unknown views and visits before the node's own.
        let firstElement: Int
        let firstWord: Int
        let unknown: Int
        let firstVisit: Int
    }

    private let words: String
    private let isASCII: Bool
    private(set) var composition = ElementComposition(keepsElements: true)
    private var open: [ViewNode] = []
    /// In the order of `open`.
    private var openVisits: [Visit] = []
    private var shown: [ShownWords] = []
    private var label = -1
    /// The number of views so far of which `shown` doesn't have the words.
    private var unknown = 0
    private var visits = 0

    init(for words: String) {
        self.words = words
        isASCII = ShownWords.isASCII(words)
    }

    mutating func search(_ root: ViewNode) {
        visit(root)
        while let node = open.last {
            let last = openVisits.count - 1
            let next = openVisits[last].next
            if openVisits[last].traits.contains(.passesDecorations) {
                if next > 0, let child = node.child(at: next - 1) as? ViewNode {
                    composition.markDecorations(from: openVisits[last].firstOfChild, of: child, under: node)
                }
                openVisits[last].firstOfChild = composition.elements.count
            }
            guard next < node.childCount else {
                open.removeLast()
                close(node, openVisits.removeLast())
                continue
            }
            openVisits[last].next = next + 1
            if let child = node.child(at: next) as? ViewNode { visit(child) }
        }
    }

    /// Visits a node and those below it, down to one with several children or with something to do after them.
    private mutating func visit(_ first: ViewNode) {
        var node = first
        while true {
            visits += 1
            let traits = node.traits
            if traits.contains(.knowsWords) { return visitLeaf(node) }
            guard !traits.isDisjoint(with: .searchable), !node.isEventBoundary else { return composeUnknown(node) }
            let isPassed = traits.contains(.passesElements)
            if traits.contains(.takesWordsFromContent), label >= 0 || !node.keepsElements {
                return composeUnknown(node)
            }
            if traits.contains(.evaluatesBody), passesBy(node) { return }
            if !isPassed || traits.contains(.evaluatesBody) { node.forgetOldList() }
            // Set before the nodes below are visited; one that keeps no elements clears it again.
            if isPassed || node.keepsElements { node.hasKeptElements = true } else { noteMissing(at: node) }
            let count = node.childCount
            if count == 0 { return }
            if isPassed, count == 1, !traits.contains(.evaluatesBody) {
                guard let child = node.child(at: 0) as? ViewNode else { return }
                node = child
                continue
            }
            if traits.contains(.takesWordsFromContent) { label = open.count }
            open.append(node)
            openVisits.append(
                Visit(
                    traits: traits, firstElement: composition.elements.count, firstWord: shown.count, unknown: unknown,
                    firstVisit: visits))
            return
        }
    }

    private mutating func visitLeaf(_ node: ViewNode) {
        node.forgetOldList()
        if node.keepsElements { node.hasKeptElements = true } else { noteMissing(at: node) }
        let first = shown.count
        node.appendWords(to: &shown)
        if label >= 0 {
            for index in first..<shown.count { shown[index].becomePart() }
        }
        var isMatch = false
        for index in first..<shown.count where mayMatch(shown[index]) { isMatch = true }
        guard isMatch else { return }
        if label >= 0 { openVisits[label].mayMatch = true } else { compose(node) }
    }

    /// Passes by the view of a body if its words are known and don't match, or takes its elements if it keeps these.
    private mutating func passesBy(_ node: ViewNode) -> Bool {
        if let words = node.keptWords {
            var isMatch = false
            for words in words where mayMatch(words) { isMatch = true }
            if isMatch, label < 0 { return false }
            if isMatch { openVisits[label].mayMatch = true }
            shown += words
            return true
        }
        guard label < 0, let kept = node.keptElements else { return false }
        unknown += 1
        composition.append(kept)
        return true
    }

    private mutating func composeUnknown(_ node: ViewNode) {
        unknown += 1
        if label >= 0 {
            openVisits[label].mayMatch = true
            if !node.hasKeptElements { noteMissing(at: node) }
        } else if let kept = node.keptElements {
            composition.append(kept)
        } else {
            compose(node)
        }
    }

    private mutating func compose(_ node: ViewNode) {
        if let kept = node.keptElements { return composition.append(kept) }
        if !composition.compose(node) {
            node.hasKeptElements = false
            noteMissing(at: node)
        }
    }

    /// Notes that a node can't tell when its elements change. Up to the control whose elements are composed later, if
    /// there is one.
    private func noteMissing(at node: ViewNode) {
        let last = label >= 0 ? open[label] : nil
        var next = node.parent?.as(ViewNode.self)
        while let current = next, current !== last, current.hasKeptElements {
            current.hasKeptElements = false
            next = current.parent?.as(ViewNode.self)
        }
    }

    private mutating func close(_ node: ViewNode, _ visit: Visit) {
        if visit.traits.contains(.addsNoWords) {
            if composition.elements.count > visit.firstElement {
                composition.append(node.compose([composition.takeElements(from: visit.firstElement)]))
            }
        } else if visit.traits.contains(.takesWordsFromContent) {
            label = -1
            if hasPlainLabel(visit) {
                var isMatch = false
                for index in visit.firstWord..<shown.count {
                    shown[index].becomeWhole()
                    if mayMatch(shown[index]) { isMatch = true }
                }
                if isMatch { compose(node) }
            } else if visit.mayMatch {
                compose(node)
            }
        } else if visit.traits.contains(.evaluatesBody), label < 0 {
            keepWords(of: node, visit)
        }
    }

    /// Whether a control's label is that of one view inside: all views are known, and only one is a part of the label.
    private func hasPlainLabel(_ visit: Visit) -> Bool {
        guard unknown == visit.unknown else { return false }
        var texts = 0
        for index in visit.firstWord..<shown.count where shown[index].isText { texts += 1 }
        return texts == 1 || texts == 0 && shown.count - visit.firstWord <= 1
    }

    private mutating func keepWords(of node: ViewNode, _ visit: Visit) {
        let count = shown.count - visit.firstWord
        let isWorthIt = count <= Self.mostKept && visits - visit.firstVisit >= Self.leastSaving
        if isWorthIt, unknown == visit.unknown, node.hasKeptElements, node.keptWords == nil {
            node.keep(words: Array(shown[visit.firstWord...]))
        }
        if count > Self.mostKept {
            // Nodes around keep none either.
            unknown += 1
            shown.removeSubrange(visit.firstWord...)
        }
    }

    // MARK: Comparing

    @inline(__always)
    private func mayMatch(_ shown: ShownWords) -> Bool { ShownWords.mayMatch(shown, words, isASCII: isASCII) }
}

extension ShownWords {
    static func isASCII(_ words: String) -> Bool { words.utf8.allSatisfy { $0 < 0x80 } }

    /// Returns whether an element with the words, or with a label that they are a part of, may be called by others.
    @inline(__always)
    static func mayMatch(_ shown: ShownWords, _ words: String, isASCII: Bool) -> Bool {
        guard shown.isPart else { return shown.string == words }
        // Other characters may be written in several ways.
        guard isASCII, shown.isPartInASCII else { return true }
        return isPart(shown.string.utf8, of: words.utf8)
    }

    private static func isPart(_ part: String.UTF8View, of words: String.UTF8View) -> Bool {
        guard let first = part.first else { return true }
        guard part.count <= words.count else { return false }
        for index in words.indices where words[index] == first {
            if words[index...].starts(with: part) { return true }
        }
        return false
    }
}

extension NodeTraits {
    /// The traits of nodes with children that a search for words may pass by.
    fileprivate static let searchable: NodeTraits = [.passesElements, .addsNoWords, .takesWordsFromContent]
}
