/// A control for entering a line of text, or several.
public struct TextField<Label: View>: PrimitiveView {
    fileprivate let entry: TextEntry
    fileprivate let prompt: Text?
    fileprivate let label: Label

    init(_ entry: TextEntry, _ prompt: Text?, _ label: Label) {
        self.entry = entry
        self.prompt = prompt
        self.label = label
    }

    public static func _makeNode(_ view: TextField<Label>, under parent: ViewNode) -> TypedNode<TextField<Label>> {
        TextFieldNode(view, under: parent)
    }
}

/// Without a style the field itself is the node's child; with one that is what the style makes of it.
private final class TextFieldNode<Label: View>: ErasedChildNode<TextField<Label>> {
    private var view: TextField<Label>

    init(_ view: TextField<Label>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: TextField<Label>) {
        self.view = view
        if let child = content as? TypedNode<EntryField<Label>> {
            child.receive(field(of: view))
        } else {
            setNeedsUpdate(because: .inputs([]))
        }
    }

    override func update() {
        guard let style = environment.textFieldStyle else {
            if let child = content as? TypedNode<EntryField<Label>> { return child.receive(field(of: view)) }
            if let content { graph.unmount(content) }
            content = EntryField._makeNode(field(of: view), under: self)
            return
        }
        let look = TextFieldLook(entry: view.entry, prompt: view.prompt, label: AnyView(view.label))
        if let content {
            if style.update(content, look) { return }
            graph.unmount(content)
        }
        content = style.makeNode(look, under: self)
    }

    private func field(of view: TextField<Label>) -> EntryField<Label> {
        EntryField(kind: "TextField", entry: view.entry, label: view.label, prompt: view.prompt)
    }
}

/// What a text field edits, whatever its type.
struct TextEntry {
    /// The text to be shown while nobody edits it.
    let text: (TextLocale) -> String
    /// Takes what was typed; gives what the field is to hold, nil for what `text` gives then.
    let type: (String) -> String?
    /// Takes what the field holds when the user is done.
    var commit: (String, TextLocale) -> Void = { _, _ in }
    var onEditingChanged: (Bool) -> Void = { _ in }
    var axis: Axis = .horizontal

    /// Text that is written as it is typed.
    init(_ text: Binding<String>) {
        self.text = { _ in text.wrappedValue }
        type = {
            text.wrappedValue = $0
            return nil
        }
    }

    /// A value that is written when the user is done, if what was typed can be read as one; else the field shows the old value
    /// again.
    init<Value>(
        _ value: Binding<Value>, format: @escaping (Value, TextLocale) -> String,
        parse: @escaping (String, TextLocale) -> Value?
    ) {
        text = { format(value.wrappedValue, $0) }
        type = { $0 }
        commit = { if let parsed = parse($0, $1) { value.wrappedValue = parsed } }
    }

    func axis(_ axis: Axis) -> TextEntry {
        var entry = self
        entry.axis = axis
        return entry
    }

    func old(_ onEditingChanged: @escaping (Bool) -> Void, _ onCommit: @escaping () -> Void) -> TextEntry {
        var entry = self
        entry.onEditingChanged = onEditingChanged
        entry.commit = { [commit] text, locale in
            commit(text, locale)
            onCommit()
        }
        return entry
    }
}
