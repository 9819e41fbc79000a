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

    /// Makes texts and images the element's words: the texts if there are any, else the images' names. Anything else
    /// stays inside of it.
    mutating func takeLabel(from elements: [ViewElement]) {
        guard elements.allSatisfy({ $0.kind == "Text" || $0.kind == "Image" }) else {
            children = elements
            return
        }
        let texts = elements.filter { $0.kind == "Text" }
        let words = (texts.isEmpty ? elements : texts).compactMap(\.label)
        if !words.isEmpty { label = words.joined(separator: " ") }
        names += elements.flatMap(\.names)
    }

    /// Where the element is, in the host's coordinates; nil if layout knows nothing of it.
    public var frame: CGRect? {
        guard let node, node.isMounted else { return nil }
        node.tree.layOut()
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

    /// A line for the element and each inside of it, indented by how deep it is.
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
    public var line: String {
        var line = kind
        if let label { line += " \"\(label)\"" }
        if let value { line += " = \"\(value)\"" }
        if !names.isEmpty { line += " [\(names.joined(separator: ", "))]" }
        if !attributes.isEmpty { line += " (\(attributes.joined(separator: ", ")))" }
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
