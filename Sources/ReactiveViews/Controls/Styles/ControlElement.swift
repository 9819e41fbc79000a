/// A modifier that presents a composed view as one control: an element with a kind, the text of a label and a value.
///
/// It handles the events that no view inside has handled.
nonisolated struct ControlElement: PrimitiveModifier {
    let kind: String
    /// The text that replaces the label's; nil to use the label's.
    var words: String?
    var value: String?
    var attributes: [String] = []
    /// Whether the element contains the views inside, which then handle events first.
    ///
    /// It is true for controls in a client's style and for containers.
    var showsContent = false
    /// Whether a tap anywhere in the row counts as a tap on the control.
    var takesRowTaps = false
    /// Handles an event, and returns whether it was handled.
    var handle: @MainActor (InputEvent.Kind, Place) -> Bool = { _, _ in false }

    /// The place of an event.
    @MainActor
    struct Place {
        /// Whether the event is on the control as a whole, not on a view inside it.
        let isWhole: Bool
        fileprivate let node: ViewNode

        /// The environment of the control.
        var environment: EnvironmentValues { node.environment }

        /// Reports an invalid input of the control as a diagnostic with the control's path.
        func report(_ message: String) {
            Diagnostics.report(Diagnostic(.invalidInput, message, path: node.path))
        }
    }

    init(
        _ kind: String, words: String? = nil, value: String? = nil, attributes: [String] = [],
        showsContent: Bool = false, takesRowTaps: Bool = false,
        handle: @escaping @MainActor (InputEvent.Kind, Place) -> Bool = { _, _ in false }
    ) {
        self.kind = kind
        self.words = words
        self.value = value
        self.attributes = attributes
        self.showsContent = showsContent
        self.takesRowTaps = takesRowTaps
        self.handle = handle
    }

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ControlElement>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ControlElement>> {
        ControlElementNode(view, under: parent)
    }
}

/// A control whose label is registered by a node inside it.
@MainActor
protocol LabelledControl: ViewNode {
    var kind: String { get }
    var labelPlace: (any LabelPlace)? { get set }
    /// The node of the control's content; nil for a control without content.
    var contentPlace: (any LabelPlace)? { get set }
}

extension LabelledControl {
    var contentPlace: (any LabelPlace)? {
        get { nil }
        set {}
    }
}

/// The node of a control's label or content.
@MainActor
protocol LabelPlace: ViewNode {
    /// The elements of the label at the last composition of the tree.
    var shown: [ViewElement] { get }
}

private final class ControlElementNode<Content: View>: ModifierNode<Content, ControlElement>, LabelledControl,
    RowControl, LabelTinting, MenuMarked
{
    override class var traits: NodeTraits { .isModifier }

    /// Controls whose labels are grey while they are disabled.
    private static var kindsWithGreyLabels: Set<String> { ["Toggle", "Stepper", "DatePicker", "ColorPicker"] }

    override func willMountContent() {
        if !modifier.showsContent, Self.kindsWithGreyLabels.contains(modifier.kind) { item = LabelItem(self) }
    }

    var labelForeground: AnyShapeStyle? { environment.isEnabled ? nil : .disabledLabel }
    var isMarked: Bool? { modifier.kind == "Toggle" ? modifier.attributes.contains("on") : nil }

    var kind: String { modifier.kind }
    var takesRowTaps: Bool { modifier.takesRowTaps }
    private weak var labelNode: (any LabelPlace)?
    var labelPlace: (any LabelPlace)? {
        get { labelNode }
        set { labelNode = newValue }
    }
    private weak var contentNode: (any LabelPlace)?
    var contentPlace: (any LabelPlace)? {
        get { contentNode }
        set { contentNode = newValue }
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard environment.isEnabled else { return false }
        return modifier.handle(event.kind, ControlElement.Place(isWhole: child == nil, node: self))
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        let inside = children.joinedElements
        // The body of the style is the same control in another style.
        if modifier.showsContent, inside.count == 1, inside[0].kind == kind { return inside }
        var element = ViewElement(kind)
        let words = labelNode?.isMounted == true ? labelNode?.shown ?? [] : []
        element.takeLabel(from: words)
        if let fixed = modifier.words { element.label = fixed }
        element.node = self
        if modifier.showsContent {
            let isWords = inside.allSatisfy { $0.kind == "Text" || $0.kind == "Image" }
            element.children = isWords ? [] : inside
        } else if let contentNode, contentNode.isMounted {
            element.children += contentNode.shown
        } else {
            element.children += parts(of: inside, without: words)
        }
        element.value = modifier.value
        element.attributes = modifier.attributes
        if !environment.isEnabled { element.attributes.append("disabled") }
        return [element]
    }
}

/// Returns the elements inside a standard control, without its label and without the stacks that arrange them.
@MainActor
private func parts(of elements: [ViewElement], without label: [ViewElement]) -> [ViewElement] {
    let labels = Set(label.compactMap { $0.node.map(ObjectIdentifier.init) })
    var parts: [ViewElement] = []
    var stack = Array(elements.reversed())
    while let element = stack.popLast() {
        if let node = element.node, labels.contains(ObjectIdentifier(node)) { continue }
        if element.kind == "HStack" || element.kind == "VStack" || element.kind == "ZStack" {
            stack += element.children.reversed()
        } else {
            parts.append(element)
        }
    }
    return parts
}

/// The label of the nearest control of a kind around this view.
nonisolated struct ControlLabel<Content: View>: PrimitiveView {
    let kind: String
    let content: Content
    /// Whether this is the control's content instead of its label.
    let isContent: Bool

    init(of kind: String, _ content: Content) {
        self.kind = kind
        self.content = content
        isContent = false
    }

    init(contentOf kind: String, _ content: Content) {
        self.kind = kind
        self.content = content
        isContent = true
    }

    @MainActor static func _makeNode(
        _ view: ControlLabel<Content>, under parent: ViewNode
    ) -> TypedNode<ControlLabel<Content>> {
        ControlLabelNode(view, under: parent)
    }
}

private final class ControlLabelNode<Content: View>: SingleChildNode<ControlLabel<Content>, Content>, LabelPlace {
    private(set) var shown: [ViewElement] = []

    init(_ view: ControlLabel<Content>, under parent: ViewNode) {
        super.init(under: parent)
        var node: ViewNode? = parent
        while let current = node {
            if let control = current as? any LabelledControl, control.kind == view.kind {
                if view.isContent {
                    control.contentPlace = self
                } else if control.labelPlace?.isMounted != true {
                    control.labelPlace = self
                }
                break
            }
            node = current.parent as? ViewNode
        }
        setContent(view.content)
    }

    override func receive(_ view: ControlLabel<Content>) { setContent(view.content) }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        shown = children.joinedElements
        return shown
    }
}
