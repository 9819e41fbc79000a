/// Shows a view that is made of others as one control: by its kind, the words of its label and its value. Takes the events that
/// no view inside has taken.
struct ControlElement: PrimitiveModifier {
    let kind: String
    /// Words instead of a label's.
    var words: String?
    var value: String?
    var attributes: [String] = []
    /// Whether what is inside, other than the label, is shown inside of the element, and events start from there first: for
    /// controls whose looks the user has made, and for those that contain views.
    var showsContent = false
    /// Whether a tap anywhere in the control's row is one on the control.
    var takesRowTaps = false
    /// Says whether the event was taken.
    var handle: @MainActor (InputEvent.Kind, Place) -> Bool = { _, _ in false }

    /// Where an event was done.
    @MainActor
    struct Place {
        /// To the control as a whole, not to something inside.
        let isWhole: Bool
        fileprivate let node: ViewNode

        /// What holds for the control.
        var environment: EnvironmentValues { node.environment }

        /// Reports that the control was given something that it can't show.
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

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ControlElement>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ControlElement>> {
        ControlElementNode(view, under: parent)
    }
}

/// A control whose label says where it is.
@MainActor
protocol LabelledControl: ViewNode {
    var kind: String { get }
    var labelPlace: (any LabelPlace)? { get set }
    /// That of the views that the control contains, if it does.
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
    /// What the label showed when the tree was looked at last.
    var shown: [ViewElement] { get }
}

private final class ControlElementNode<Content: View>: ModifierNode<Content, ControlElement>, LabelledControl,
    RowControl
{
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
        let inside = children.flatMap { $0 }
        // A style's body that is the same control in other looks.
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

/// What is inside of a control of standard looks besides its label, one by one: that it is arranged in stacks is no news.
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

/// The label of the nearest control around of a kind.
struct ControlLabel<Content: View>: PrimitiveView {
    let kind: String
    let content: Content
    /// What the control contains is meant, not its label.
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

    static func _makeNode(
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
        shown = children.flatMap { $0 }
        return shown
    }
}
