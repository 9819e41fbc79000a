/// A control for entering text.
///
/// A text is written to the binding as the user types. A formatted value is written when the user submits or leaves the
/// field. A host types by `type(_:into:)` and submits by `submit(_:)`.
///
/// ```swift
/// struct Person: View {
///     @State private var name = ""
///     @State private var age = 30
///
///     var body: some View {
///         TextField("Name", text: $name)
///         TextField("Age", value: $age, format: .number)
///     }
/// }
/// ```
nonisolated public struct TextField<Label: View>: PrimitiveView {
    fileprivate let entry: TextEntry
    fileprivate let prompt: Text?
    fileprivate let label: Label

    init(_ entry: TextEntry, _ prompt: Text?, _ label: Label) {
        self.entry = entry
        self.prompt = prompt
        self.label = label
    }

    @MainActor public static func _makeNode(_ view: TextField<Label>, under parent: ViewNode) -> TypedNode<
        TextField<Label>
    > {
        TextFieldNode(view, under: parent)
    }
}

/// The node of a text field. Its child is the editable field, or the body of a style.
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

/// The content of a text field, without its type.
struct TextEntry {
    /// Returns the text to show while the user isn't editing.
    let text: (TextLocale) -> String
    /// Takes the typed text. Returns the text that the field keeps, or nil if it shows `text` again.
    let type: (String) -> String?
    /// Takes the text of the field when the user submits or leaves it.
    var commit: (String, TextLocale) -> Void = { _, _ in }
    var onEditingChanged: (Bool) -> Void = { _ in }
    var axis: Axis = .horizontal
    /// The selected text; nil if nothing is bound to it.
    var selection: Binding<TextSelection?>?

    /// Creates an entry whose text is written as it is typed.
    init(_ text: Binding<String>) {
        self.text = { _ in text.wrappedValue }
        type = {
            text.wrappedValue = $0
            return nil
        }
    }

    /// Creates an entry whose value is written when the user submits or leaves the field.
    ///
    /// If the text can't be parsed, the field shows the old value again.
    init<Value>(
        _ value: Binding<Value>, format: @escaping (Value, TextLocale) -> String,
        parse: @escaping (String, TextLocale) -> Value?
    ) {
        text = { format(value.wrappedValue, $0) }
        type = { $0 }
        commit = { if let parsed = parse($0, $1) { value.wrappedValue = parsed } }
    }

    /// Returns the entry with a bound selection.
    func selecting(_ selection: Binding<TextSelection?>) -> TextEntry {
        var entry = self
        entry.selection = selection
        return entry
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
