/// A control for entering a line of text.
public struct TextField<Label: View>: PrimitiveView {
    fileprivate let label: Label
    fileprivate let text: Binding<String>

    public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
    }

    public static func _makeNode(_ view: TextField<Label>, under parent: ViewNode) -> TypedNode<TextField<Label>> {
        TextFieldNode(view, under: parent)
    }
}

extension TextField where Label == Text {
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }
}

/// Reads the text in evaluations of its own, so that a change is shown without anybody else's body being evaluated.
private final class TextFieldNode<Label: View>: SingleChildNode<TextField<Label>, Label>, FocusTarget {
    private var view: TextField<Label>
    private var text = ""

    init(_ view: TextField<Label>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        setContent(view.label)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: TextField<Label>) {
        self.view = view
        setContent(view.label)
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        text = track { view.text.wrappedValue }
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard environment.isEnabled else { return false }
        switch event.kind {
        case .type(let text):
            tree.focus.move(to: self)
            view.text.wrappedValue = text
            return true
        case .focus:
            tree.focus.move(to: self)
            return true
        case .submit:
            // Says that there was something to submit.
            event.payload = true
            return false
        default:
            return false
        }
    }

    var canTakeFocus: Bool { environment.isEnabled }

    override func willUnmount() { tree.focus.willUnmount(self) }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("TextField")
        element.takeLabel(from: children.flatMap { $0 })
        element.value = text
        if !environment.isEnabled { element.attributes.append("disabled") }
        if tree.focus.hasFocus(self) { element.attributes.append("focused") }
        element.node = self
        return [element]
    }
}
