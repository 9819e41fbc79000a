/// The selected text of a field or an editor.
///
/// ```swift
/// @State private var text = "Hello"
/// @State private var selection: TextSelection?
///
/// TextField("Greeting", text: $text, selection: $selection)
/// ```
public struct TextSelection: Hashable, Sendable {
    /// The selected places of a text.
    public enum Indices: Hashable, Sendable {
        /// One range; empty for an insertion point.
        case selection(Range<String.Index>)
        /// Several ranges.
        case multiSelection(RangeSet<String.Index>)

        public func hash(into hasher: inout Hasher) {
            switch self {
            case .selection(let range): hasher.combine(range)
            case .multiSelection(let ranges): for range in ranges.ranges { hasher.combine(range) }
            }
        }
    }

    /// The selected places.
    public var indices: Indices
    /// The end of a line at which an insertion point between two lines is. Always downstream here.
    public var affinity: TextSelectionAffinity { .downstream }

    /// Creates the selection of a range.
    ///
    /// - Parameter range: The range.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// Creates the selection of several ranges.
    ///
    /// - Parameter ranges: The ranges.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Creates an insertion point.
    ///
    /// - Parameter insertionPoint: The place at which typed text is inserted.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Whether nothing is selected: the selection is an insertion point.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// The selected ranges within a text; those outside of it are cut off.
    func ranges(in text: String) -> [Range<String.Index>] {
        let all = text.startIndex..<text.endIndex
        return switch indices {
        case .selection(let range): [range.clamped(to: all)]
        case .multiSelection(let ranges): ranges.ranges.map { $0.clamped(to: all) }
        }
    }

    /// The selected words of a text; nil for an insertion point.
    func words(in text: String) -> String? {
        let words = ranges(in: text).map { String(text[$0]) }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

/// The end of a line to which an insertion point between two lines belongs.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// The system decides.
    case automatic
    /// The end of the first line.
    case upstream
    /// The beginning of the second line.
    case downstream
}

extension EnvironmentValues {
    /// The affinity of the selections below. Nothing here reads it; views of a client may.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[entry: .automatic] }
        set { self[entry: .automatic] = newValue }
    }
}

nonisolated extension View {
    /// Sets to which line an insertion point between two lines belongs. It is kept in the environment.
    ///
    /// - Parameter affinity: The affinity.
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}

// MARK: - Fields with a selection

extension TextField {
    /// Creates a field whose selected text is bound to a value.
    ///
    /// The selection follows what the user selects (`ViewHost.selectText(_:in:)`) and types.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The selection; nil while the field has none.
    ///   - prompt: The text that is shown while the field is empty; nil for the label.
    ///   - axis: The direction in which the field grows; nil for none.
    ///   - label: The label.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(TextEntry(text).axis(axis ?? .horizontal).selecting(selection), prompt, label())
    }
}

extension TextField where Label == Text {
    /// Creates a field with a localized title whose selected text is bound to a value.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - text: The text.
    ///   - selection: The selection; nil while the field has none.
    ///   - prompt: The text that is shown while the field is empty; nil for the title.
    ///   - axis: The direction in which the field grows; nil for none.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a title that isn't localized, whose selected text is bound to a value.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - text: The text.
    ///   - selection: The selection; nil while the field has none.
    ///   - prompt: The text that is shown while the field is empty; nil for the title.
    ///   - axis: The direction in which the field grows; nil for none.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}

extension TextEditor {
    /// Creates an editor whose selected text is bound to a value.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The selection; nil while the editor has none.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(TextEntry(text).axis(.vertical).selecting(selection))
    }
}
