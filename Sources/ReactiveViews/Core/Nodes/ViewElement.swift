/// Something that the user sees, and what is inside of it.
@MainActor
public struct ViewElement {
    /// Shared by copies until one of them changes, like the elements of an array, and therefore safe for any thread.
    nonisolated(unsafe) private var parts: Parts

    private final class Parts {
        // No dynamic exclusivity checks, which would take a good part of a search. Only elements refer to parts, and
        // they change those that no other element shares.
        @exclusivity(unchecked)
        var kind: String
        @exclusivity(unchecked)
        var label: String?
        @exclusivity(unchecked)
        var value: String?
        @exclusivity(unchecked)
        var names: [String] = []
        /// The place of the identifier in `names`; -1 for none.
        @exclusivity(unchecked)
        var identifierPlace = -1
        @exclusivity(unchecked)
        var attributes: [String] = []
        @exclusivity(unchecked)
        var inside: NestedList<ViewElement>?
        @exclusivity(unchecked)
        var isPresentation = false
        @exclusivity(unchecked)
        var isDecoration = false
        /// Whether `accessibilityValue` has set the value.
        @exclusivity(unchecked)
        var hasFixedValue = false
        @exclusivity(unchecked)
        var reference: Graph.NodeReference?

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
            isDecoration = other.isDecoration
            reference = other.reference
            hasFixedValue = other.hasFixedValue
        }
    }

    /// The parts, after copying them if another element shares them.
    private nonisolated var own: Parts {
        mutating get {
            if !isKnownUniquelyReferenced(&parts) { parts = Parts(parts) }
            return parts
        }
    }

    /// Whether a decoration of the view shows the element, such as a background or a badge, not the view itself. It
    /// counts only among the elements beside it: an element around makes no difference.
    nonisolated var isDecoration: Bool {
        get { parts.isDecoration }
        set { if newValue != parts.isDecoration { own.isDecoration = newValue } }
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

    /// Returns the element with a value for assistive technologies in place of a control's own. The innermost of
    /// several counts; a value that `fixValue` has set stays.
    func withFixedValue(_ value: String) -> ViewElement {
        if parts.hasFixedValue { return self }
        var element = self
        element.fixValue(value)
        return element
    }

    /// Sets the value for good: a field's text isn't replaced by a value for assistive technologies.
    mutating func fixValue(_ value: String) {
        self.value = value
        own.hasFixedValue = true
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

    /// The node that events meant for the element start from; nil if it was unmounted.
    public internal(set) var node: ViewNode? {
        get { parts.reference?.node?.as(ViewNode.self) }
        set { own.reference = newValue?.reference }
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
        // Loops, since closures would ask which actor they run on for each element.
        var parts = elements
        var isPlain = true
        for element in elements where element.kind != "Text" && element.kind != "Image" { isPlain = false }
        if !isPlain {
            children = elements
            guard isControl else { return }
            parts = Self.parts(ofLabel: elements)
        }
        var hasTexts = false
        for part in parts where part.kind == "Text" { hasTexts = true }
        var words: [String] = []
        for part in parts where !hasTexts || part.kind == "Text" {
            if let label = part.label, isPlain || !label.isEmpty { words.append(label) }
        }
        if !words.isEmpty { label = words.joined(separator: isPlain ? " " : ", ") }
        if isPlain {
            for element in elements where !element.names.isEmpty { names += element.names }
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
        if node.traits.contains(.knowsWords), let parted = node as? any ElementPartPlacing,
            let part = parted.frame(ofPart: self)
        {
            return part
        }
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

    /// Returns whether all parts of two elements and of those inside are the same. Goes only to elements that don't
    /// share their parts. For tests.
    func isSame(as other: ViewElement) -> Bool {
        var stack = [(self, other)]
        while let (element, other) = stack.popLast() {
            if element.parts === other.parts { continue }
            let (children, others) = (element.children, other.children)
            guard element.line == other.line, element.identifier == other.identifier, element.node === other.node,
                element.isPresentation == other.isPresentation, element.isDecoration == other.isDecoration,
                children.count == others.count
            else { return false }
            stack += zip(children, others)
        }
        return true
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

extension [[ViewElement]] {
    /// The elements of all children, in order. Not `flatMap`, whose closure would ask which actor it runs on.
    nonisolated var joinedElements: [ViewElement] {
        if count == 1 { return self[0] }
        var all: [ViewElement] = []
        for elements in self { all += elements }
        return all
    }
}

/// A node that composes elements for parts of itself, such as the links of a text.
@MainActor
protocol ElementPartPlacing: ViewNode {
    /// Returns the frame of the part that an element stands for, in the host's coordinates; nil if it is none.
    func frame(ofPart element: ViewElement) -> CGRect?
}
