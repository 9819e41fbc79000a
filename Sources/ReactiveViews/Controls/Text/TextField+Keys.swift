extension TextField where Label == Text {
    /// A field for a line of text.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>
    ) {
        self.init(TextEntry(text), nil, Text(titleKey))
    }

    /// A field for a line of text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>
    ) {
        self.init(TextEntry(text), nil, Text(title))
    }

    /// A field with a hint of what to enter.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
    ) {
        self.init(TextEntry(text), prompt, Text(titleKey))
    }

    /// A field with a hint of what to enter.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?
    ) {
        self.init(TextEntry(text), prompt, Text(title))
    }

    /// A field that grows along an axis.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
    ) {
        self.init(TextEntry(text).axis(axis), nil, Text(titleKey))
    }

    /// A field that grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, axis: Axis
    ) {
        self.init(TextEntry(text).axis(axis), nil, Text(title))
    }

    /// A field with a hint, which grows along an axis.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(TextEntry(text).axis(axis), prompt, Text(titleKey))
    }

    /// A field with a hint, which grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(TextEntry(text).axis(axis), prompt, Text(title))
    }

    /// The older form with closures for the beginning and end of editing and for the return key.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(TextEntry(text).old(onEditingChanged, onCommit), nil, Text(titleKey))
    }

    /// The older form with closures for the beginning and end of editing and for the return key.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(TextEntry(text).old(onEditingChanged, onCommit), nil, Text(title))
    }

    /// The older form with a closure for the return key.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry(text).old({ _ in }, onCommit), nil, Text(titleKey))
    }

    /// The older form with a closure for the return key.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry(text).old({ _ in }, onCommit), nil, Text(title))
    }

    /// A field for a value, which is written when the user submits or leaves the field, if the text can be read as one.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.formatted(value, format), prompt, Text(titleKey))
    }

    /// A field for a value, which is written when the user submits or leaves the field, if the text can be read as one.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.formatted(value, format), prompt, Text(title))
    }

    /// A field for a value or none: an empty text is none.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.formatted(value, format), prompt, Text(titleKey))
    }

    /// A field for a value or none: an empty text is none.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.formatted(value, format), prompt, Text(title))
    }

    /// A field for a value that a formatter reads and writes.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
    ) {
        self.init(.formatted(value, formatter), nil, Text(titleKey))
    }

    /// A field for a value that a formatter reads and writes.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter
    ) {
        self.init(.formatted(value, formatter), nil, Text(title))
    }

    /// A field for a value that a formatter reads and writes, with a hint.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(.formatted(value, formatter), prompt, Text(titleKey))
    }

    /// A field for a value that a formatter reads and writes, with a hint.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(.formatted(value, formatter), prompt, Text(title))
    }

    /// The older form with closures for the beginning and end of editing and for the return key.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(TextEntry.formatted(value, formatter).old(onEditingChanged, onCommit), nil, Text(titleKey))
    }

    /// The older form with closures for the beginning and end of editing and for the return key.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(TextEntry.formatted(value, formatter).old(onEditingChanged, onCommit), nil, Text(title))
    }

    /// The older form with a closure for the return key.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry.formatted(value, formatter).old({ _ in }, onCommit), nil, Text(titleKey))
    }

    /// The older form with a closure for the return key.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry.formatted(value, formatter).old({ _ in }, onCommit), nil, Text(title))
    }
}
