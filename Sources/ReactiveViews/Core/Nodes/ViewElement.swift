/// Something that the user sees, and what is inside of it.
@MainActor
public struct ViewElement {
    /// Shared by copies until one of them changes, like the elements of an array, and therefore safe for any thread.
    nonisolated(unsafe) private var parts: Parts

    private final class Parts {
        var kind: String
        var label: String?
        var value: String?
        var names: [String] = []
        /// The place of the identifier in `names`; -1 for none.
        var identifierPlace = -1
        var attributes: [String] = []
        var inside: NestedList<ViewElement>?
        var isPresentation = false
        weak var node: ViewNode?

        init(_ kind: String, _ label: String?) {
            self.kind = kind
            self.label = label
        }

        init(_ other: Parts) {
            kind = other.kind
            label = other.label
            value = other.value
            names = other.names
            identifierPlace = other.identifierPlace
            attributes = other.attributes
            inside = other.inside
            isPresentation = other.isPresentation
            node = other.node
        }
    }

    /// The parts, after copying them if another element shares them.
    private nonisolated var own: Parts {
        mutating get {
            if !isKnownUniquelyReferenced(&parts) { parts = Parts(parts) }
            return parts
        }
    }

    /// What it is: `Text`, `Button`, `VStack` …
    public nonisolated var kind: String {
        get { parts.kind }
        set { own.kind = newValue }
    }

    /// The words on it.
    public nonisolated var label: String? {
        get { parts.label }
        set { own.label = newValue }
    }

    /// What was entered into it.
    public nonisolated var value: String? {
        get { parts.value }
        set { own.value = newValue }
    }

    /// Other words to find it by: its accessibility label and identifier.
    public nonisolated var names: [String] {
        get { parts.names }
        _modify { yield &own.names }
    }

    /// The accessibility identifier, which is also one of the names; nil for none.
    public internal(set) var identifier: String? {
        get { names.indices.contains(parts.identifierPlace) ? names[parts.identifierPlace] : nil }
        set {
            own.identifierPlace = newValue == nil ? -1 : names.count
            if let newValue { names.append(newValue) }
        }
    }

    /// `disabled`, `open` and the like.
    public nonisolated var attributes: [String] {
        get { parts.attributes }
        _modify { yield &own.attributes }
    }

    /// The elements inside.
    public var children: [ViewElement] {
        get { parts.inside?.elements ?? [] }
        set { own.inside = newValue.isEmpty ? nil : NestedList(newValue) }
    }

    /// Shown above everything that isn't inside of it: a sheet, an alert.
    public nonisolated var isPresentation: Bool {
        get { parts.isPresentation }
        set { own.isPresentation = newValue }
    }

    /// The node that events meant for the element start from.
    public internal(set) var node: ViewNode? {
        get { parts.node }
        set { own.node = newValue }
    }

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - kind: What it is: `Text`, `Button`, `VStack` …
    ///   - label: The words on it; nil for none.
    public nonisolated init(_ kind: String, label: String? = nil) {
        parts = Parts(kind, label)
    }

    /// A node's place in the tree, without anything said about it.
    init(of node: ViewNode) {
        self.init("")
        self.node = node
    }

    /// Makes texts and images the element's label: the texts if there are any, else the images' names. Texts beside
    /// each other are joined by spaces.
    ///
    /// If the label has other views, such as stacks, they stay inside of the element, and their texts are joined by
    /// commas. The words of controls among them aren't part of the label.
    ///
    /// - Parameters:
    ///   - elements: The elements of the label.
    ///   - isControl: Whether the element is a control. Other elements, such as sections, have a label only if it
    ///     consists of texts and images.
    mutating func takeLabel(from elements: [ViewElement], isControl: Bool = true) {
        var parts = elements
        let isPlain = elements.allSatisfy { $0.kind == "Text" || $0.kind == "Image" }
        if !isPlain {
            children = elements
            guard isControl else { return }
            parts = Self.parts(ofLabel: elements)
        }
        let texts = parts.filter { $0.kind == "Text" }
        let words = (texts.isEmpty ? parts : texts).compactMap(\.label).filter { isPlain || !$0.isEmpty }
        if !words.isEmpty { label = words.joined(separator: isPlain ? " " : ", ") }
        if isPlain {
            names += elements.flatMap(\.names)
        } else {
            for name in (elements + parts).flatMap(\.names) where !names.contains(name) { names.append(name) }
        }
    }

    /// Returns the texts and images among some elements and inside them, without those of controls.
    private static func parts(ofLabel elements: [ViewElement]) -> [ViewElement] {
        var parts: [ViewElement] = []
        var stack = Array(elements.reversed())
        while let element = stack.popLast() {
            if element.kind == "Text" || element.kind == "Image" {
                parts.append(element)
            } else if element.label == nil, element.value == nil {
                stack += element.children.reversed()
            }
        }
        return parts
    }

    /// Where the element is, in the host's coordinates; nil if layout knows nothing of it.
    public var frame: CGRect? {
        guard let node, node.isMounted else { return nil }
        node.tree.layOut()
        if node.traits.contains(.placesElement), let placed = (node as? any ElementPlacing)?.elementItem {
            return placed.frame()
        }
        var items: [LayoutItem] = []
        node.appendItems(to: &items)
        guard let first = items.first else { return nil }
        return items.dropFirst().reduce(first.frame()) { $0.union($1.frame()) }
    }

    /// The element and all inside of it, in the order in which they are read.
    public var all: [ViewElement] {
        var all: [ViewElement] = []
        var stack = [self]
        while let element = stack.popLast() {
            all.append(element)
            stack += element.children.reversed()
        }
        return all
    }

    /// A line for the element and each inside of it, indented by how deep it is. Each is one line, whatever the words.
    public var text: String {
        var lines: [String] = []
        var stack: [(element: ViewElement, depth: Int)] = [(self, 0)]
        while let (element, depth) = stack.popLast() {
            lines.append(String(repeating: "  ", count: depth) + element.line)
            stack += element.children.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }

    /// The element's own line: kind, words, value, names, attributes.
    ///
    /// Words are in quotes, in which line breaks, control characters, quotation marks and backslashes are escaped as in
    /// Swift.
    public var line: String {
        var line = kind
        if let label { line += " \"\(TreeText.escaped(label))\"" }
        if let value { line += " = \"\(TreeText.escaped(value))\"" }
        if !names.isEmpty { line += " [\(names.map(TreeText.escaped).joined(separator: ", "))]" }
        if !attributes.isEmpty { line += " (\(attributes.map(TreeText.withoutControls).joined(separator: ", ")))" }
        return line
    }
}

// MARK: - From nodes

extension ViewElement {
    /// From back to front: what was presented later is above.
    private static func inOrderOfPainting(_ presentations: [ViewElement], _ tree: ViewTree) -> [ViewElement] {
        guard presentations.count > 1 else { return presentations }
        var places: [ObjectIdentifier: Int] = [:]
        for (place, node) in tree.presented.enumerated() { places[ObjectIdentifier(node)] = place }
        func place(_ element: ViewElement) -> Int { element.node.flatMap { places[ObjectIdentifier($0)] } ?? 0 }
        let order = presentations.indices.sorted { (place(presentations[$0]), $0) < (place(presentations[$1]), $1) }
        return order.map { presentations[$0] }
    }

    /// What a tree of nodes shows: the root's elements, then the presentations, the uppermost last. Uses no stack,
    /// however deep the tree.
    static func elements(of root: ViewNode) -> [ViewElement] {
        // One list for all nodes: most nodes leave the elements of their children as they are.
        var elements: [ViewElement] = []
        var presentations: [ViewElement] = []
        // For each open node that composes elements, where those of its second and further children begin.
        var borders: [Int] = []
        var walk = [OpenNode(root, 0, 0, 0)]
        while let top = walk.indices.last {
            let (node, next) = (walk[top].node, walk[top].next)
            if next < node.childCount, let child = node.child(at: next) as? ViewNode {
                walk[top].next = next + 1
                if next > 0, walk[top].composes { borders.append(elements.count) }
                walk.append(OpenNode(child, elements.count, borders.count, presentations.count))
                continue
            }
            let done = walk.removeLast()
            if done.composes {
                let own = node.compose(done.takeChildren(from: &elements, &borders))
                elements.append(contentsOf: own)
            }
            if node.isEventBoundary {
                let own = elements[done.firstElement...]
                presentations.insert(contentsOf: own.filter(\.isPresentation), at: done.firstPresentation)
                let others = own.filter { !$0.isPresentation }
                elements.replaceSubrange(done.firstElement..., with: others)
            }
        }
        return elements + inOrderOfPainting(presentations, root.tree)
    }
}

/// A node in the walk that collects elements.
private struct OpenNode {
    let node: ViewNode
    let composes: Bool
    /// The index of the child to visit next.
    var next = 0
    /// The numbers of elements, borders and presentations before the node's own.
    let firstElement: Int
    let firstBorder: Int
    let firstPresentation: Int

    @MainActor
    init(_ node: ViewNode, _ firstElement: Int, _ firstBorder: Int, _ firstPresentation: Int) {
        self.node = node
        composes = !node.traits.contains(.passesElements)
        self.firstElement = firstElement
        self.firstBorder = firstBorder
        self.firstPresentation = firstPresentation
    }

    /// Takes the elements of each child off the lists of the walk.
    func takeChildren(from elements: inout [ViewElement], _ borders: inout [Int]) -> [[ViewElement]] {
        if next == 0 { return [] }
        var children: [[ViewElement]] = []
        children.reserveCapacity(next)
        var start = firstElement
        for border in borders[firstBorder...] {
            children.append(Array(elements[start..<border]))
            start = border
        }
        children.append(Array(elements[start...]))
        borders.removeSubrange(firstBorder...)
        elements.removeSubrange(firstElement...)
        return children
    }
}
