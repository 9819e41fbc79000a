/// A control for entering a line of text, or several.
public struct TextField<Label: View>: View {
    @Environment(\.textFieldStyle) private var style
    private let entry: TextEntry
    private let prompt: Text?
    private let label: Label

    init(_ entry: TextEntry, _ prompt: Text?, _ label: Label) {
        self.entry = entry
        self.prompt = prompt
        self.label = label
    }

    public var body: some View {
        if let style {
            StyledView(
                style: style, configuration: TextFieldLook(entry: entry, prompt: prompt, label: AnyView(label)))
        } else {
            EntryField(kind: "TextField", entry: entry, label: label, prompt: prompt)
        }
    }
}

/// What a text field edits, whatever its type.
struct TextEntry {
    /// The text to be shown while nobody edits it.
    let text: () -> String
    /// Takes what was typed; gives what the field is to hold, nil for what `text` gives then.
    let type: (String) -> String?
    /// Takes what the field holds when the user is done.
    var commit: (String) -> Void = { _ in }
    var onEditingChanged: (Bool) -> Void = { _ in }
    var axis: Axis = .horizontal

    /// Text that is written as it is typed.
    init(_ text: Binding<String>) {
        self.text = { text.wrappedValue }
        type = {
            text.wrappedValue = $0
            return nil
        }
    }

    /// A value that is written when the user is done, if what was typed can be read as one; else the field shows the old value
    /// again.
    init<Value>(_ value: Binding<Value>, format: @escaping (Value) -> String, parse: @escaping (String) -> Value?) {
        text = { format(value.wrappedValue) }
        type = { $0 }
        commit = { if let parsed = parse($0) { value.wrappedValue = parsed } }
    }

    func axis(_ axis: Axis) -> TextEntry {
        var entry = self
        entry.axis = axis
        return entry
    }

    func old(_ onEditingChanged: @escaping (Bool) -> Void, _ onCommit: @escaping () -> Void) -> TextEntry {
        var entry = self
        entry.onEditingChanged = onEditingChanged
        entry.commit = { [commit] text in
            commit(text)
            onCommit()
        }
        return entry
    }
}
