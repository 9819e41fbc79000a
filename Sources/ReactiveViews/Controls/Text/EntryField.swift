/// The part of a text field that is edited.
struct EntryField<Label: View>: PrimitiveView {
    let kind: String
    let entry: TextEntry
    let label: Label
    var prompt: Text?
    /// Whether the element shows dots instead of the text.
    var isSecure = false

    static func _makeNode(_ view: EntryField<Label>, under parent: ViewNode) -> TypedNode<EntryField<Label>> {
        EntryFieldNode(view, under: parent)
    }
}

/// Reads the text in evaluations of its own, so that a change is shown without anybody else's body being evaluated.
///
/// Invariant: `draft` is what was typed and isn't written yet; nil while nothing of the kind is there.
private final class EntryFieldNode<Label: View>: SingleChildNode<EntryField<Label>, Label>, FocusTarget, FocusNoting,
    RowControl
{
    /// Beside a field no other control of its row reacts either.
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
        case .focus:
            tree.focus.move(to: self)
            return true
        case .submit:
            // Says that there was something to submit.
            event.payload = true
            commit()
            return false
        default:
            return false
        }
    }

    /// The user is done with what was typed.
    private func commit() {
        let typed = draft ?? view.entry.text(textSettings.locale)
        draft = nil
        view.entry.commit(typed, textSettings.locale)
    }

    /// A value that was typed is taken when the focus goes, too.
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
        // A field without a label is known by its prompt.
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
