/// Something that the user sees, and what is inside of it.
@MainActor
public struct ViewElement {
    /// What it is: `Text`, `Button`, `VStack` …
    public var kind: String
    /// The words on it.
    public var label: String?
    /// What was entered into it.
    public var value: String?
    /// Other words to find it by: its accessibility label and identifier.
    public var names: [String] = []
    /// The accessibility identifier, which is also one of the names; nil for none.
    public internal(set) var identifier: String? {
        get { names.indices.contains(identifierPlace) ? names[identifierPlace] : nil }
        set {
            guard let newValue else { return identifierPlace = -1 }
            identifierPlace = names.count
            names.append(newValue)
        }
    }
    /// The place of the identifier in `names`; -1 for none.
    private var identifierPlace = -1
    /// `disabled`, `open` and the like.
    public var attributes: [String] = []
    /// The elements inside.
    public var children: [ViewElement] {
        get { inside?.elements ?? [] }
        set { inside = newValue.isEmpty ? nil : NestedList(newValue) }
    }
    private var inside: NestedList<ViewElement>?
    /// Shown above everything that isn't inside of it: a sheet, an alert.
    public var isPresentation = false
    /// The node that events meant for the element start from.
    public internal(set) weak var node: ViewNode?

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - kind: What it is: `Text`, `Button`, `VStack` …
    ///   - label: The words on it; nil for none.
    public nonisolated init(_ kind: String, label: String? = nil) {
        self.kind = kind
        self.label = label
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
        struct Frame {
            let node: ViewNode
            var children: [[ViewElement]] = []
            let firstPresentation: Int
        }
        var presentations: [ViewElement] = []
        var stack = [Frame(node: root, firstPresentation: 0)]
        while let frame = stack.last {
            if frame.children.count < frame.node.childCount,
                let child = frame.node.child(at: frame.children.count) as? ViewNode
            {
                stack.append(Frame(node: child, firstPresentation: presentations.count))
                continue
            }
            stack.removeLast()
            var elements = frame.node.compose(frame.children)
            if frame.node.isEventBoundary {
                presentations.insert(contentsOf: elements.filter(\.isPresentation), at: frame.firstPresentation)
                elements.removeAll(where: \.isPresentation)
            }
            if stack.isEmpty { return elements + inOrderOfPainting(presentations, root.tree) }
            stack[stack.count - 1].children.append(elements)
        }
        return []
    }
}
