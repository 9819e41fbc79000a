/// The editable part of a text field.
struct EntryField<Label: View>: PrimitiveView {
    let kind: String
    let entry: TextEntry
    let label: Label
    var prompt: Text?
    /// Whether the element shows bullets in place of the text.
    var isSecure = false

    static func _makeNode(_ view: EntryField<Label>, under parent: ViewNode) -> TypedNode<EntryField<Label>> {
        EntryFieldNode(view, under: parent)
    }
}

/// The node of an editable field.
///
/// It reads the text in its own evaluations, so that a change evaluates no other body.
///
/// Invariant: `draft` is the typed text that hasn't been written yet, nil without one.
private final class EntryFieldNode<Label: View>: SingleChildNode<EntryField<Label>, Label>, FocusTarget, FocusNoting,
    RowControl
{
    /// A row with a field has no control that reacts over the whole row.
    var takesRowTaps: Bool { false }
    private var view: EntryField<Label>
    private var text = ""
    private var draft: String?

    init(_ view: EntryField<Label>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        setContent(view.label)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: EntryField<Label>) {
        self.view = view
        setContent(view.label)
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        text = track { view.entry.text(environment.textSettings.locale) }
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard environment.isEnabled else { return false }
        switch event.kind {
        case .type(let typed):
            tree.focus.move(to: self)
            draft = view.entry.type(typed)
            return true
        case .focus, .tap:
            tree.focus.move(to: self)
            return true
        case .submit:
            // Tells the host that a field has handled the event.
            event.payload = true
            commit()
            return false
        default:
            return false
        }
    }

    /// Writes the typed text after the user has submitted it.
    private func commit() {
        let typed = draft ?? view.entry.text(textSettings.locale)
        draft = nil
        view.entry.commit(typed, textSettings.locale)
    }

    /// A typed value is also written when the field loses the focus.
    func focusChanged(to hasFocus: Bool) {
        if !hasFocus, let typed = draft {
            draft = nil
            view.entry.commit(typed, textSettings.locale)
        }
        view.entry.onEditingChanged(hasFocus)
    }

    var canTakeFocus: Bool { environment.isEnabled }

    override func willUnmount() { tree.focus.willUnmount(self) }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(view.kind)
        element.takeLabel(from: children.flatMap { $0 })
        // A field without a label is named by its prompt.
        if element.label == nil || element.label == "", let prompt = view.prompt {
            element.label = prompt.words(in: environment)
        }
        let shown = draft ?? text
        element.value = view.isSecure ? String(repeating: "•", count: shown.count) : shown
        if !environment.isEnabled { element.attributes.append("disabled") }
        if tree.focus.hasFocus(self) { element.attributes.append("focused") }
        element.node = self
        return [element]
    }
}
