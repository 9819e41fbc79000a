extension TextField where Label == Text {
    /// Creates a field for a line of text, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - text: A binding to the text, which changes with each typed character.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>
    ) {
        self.init(TextEntry(text), nil, Text(titleKey))
    }

    /// Creates a field for a line of text, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - text: A binding to the text, which changes with each typed character.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>
    ) {
        self.init(TextEntry(text), nil, Text(title))
    }

    /// Creates a field with a localized title and a prompt.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - prompt: The text of the empty field; nil for none.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
    ) {
        self.init(TextEntry(text), prompt, Text(titleKey))
    }

    /// Creates a field with a prompt and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - prompt: The text of the empty field; nil for none.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?
    ) {
        self.init(TextEntry(text), prompt, Text(title))
    }

    /// Creates a field with a localized title and an axis.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - axis: The axis along which a long text grows; without effect here.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
    ) {
        self.init(TextEntry(text).axis(axis), nil, Text(titleKey))
    }

    /// Creates a field with an axis and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - axis: The axis along which a long text grows; without effect here.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, axis: Axis
    ) {
        self.init(TextEntry(text).axis(axis), nil, Text(title))
    }

    /// Creates a field with a localized title, a prompt and an axis.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - prompt: The text of the empty field; nil for none.
    ///   - axis: The axis along which a long text grows; without effect here.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(TextEntry(text).axis(axis), prompt, Text(titleKey))
    }

    /// Creates a field with a prompt, an axis and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - prompt: The text of the empty field; nil for none.
    ///   - axis: The axis along which a long text grows; without effect here.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(TextEntry(text).axis(axis), prompt, Text(title))
    }

    /// The older form, with closures for editing and submitting.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - onEditingChanged: A closure that gets true when editing begins and false when it ends.
    ///   - onCommit: The closure to call when the user submits the field.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(TextEntry(text).old(onEditingChanged, onCommit), nil, Text(titleKey))
    }

    /// The older form, with a title that isn't localized and closures for editing and submitting.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - onEditingChanged: A closure that gets true when editing begins and false when it ends.
    ///   - onCommit: The closure to call when the user submits the field.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(TextEntry(text).old(onEditingChanged, onCommit), nil, Text(title))
    }

    /// The older form, with a closure for submitting.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - onCommit: The closure to call when the user submits the field.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry(text).old({ _ in }, onCommit), nil, Text(titleKey))
    }

    /// The older form, with a title that isn't localized and a closure for submitting.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - onCommit: The closure to call when the user submits the field.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry(text).old({ _ in }, onCommit), nil, Text(title))
    }

    /// Creates a field for a formatted value, with a localized title.
    ///
    /// If the text can't be parsed, the field shows the old value again.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - format: The format, which prints and parses the value.
    ///   - prompt: The text of the empty field; nil for none.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.formatted(value, format), prompt, Text(titleKey))
    }

    /// Creates a field for a formatted value, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - format: The format, which prints and parses the value.
    ///   - prompt: The text of the empty field; nil for none.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.formatted(value, format), prompt, Text(title))
    }

    /// Creates a field for an optional formatted value, with a localized title.
    ///
    /// An empty text means nil.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - format: The format, which prints and parses the value.
    ///   - prompt: The text of the empty field; nil for none.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.formatted(value, format), prompt, Text(titleKey))
    }

    /// Creates a field for an optional formatted value, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - format: The format, which prints and parses the value.
    ///   - prompt: The text of the empty field; nil for none.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.formatted(value, format), prompt, Text(title))
    }

    /// Creates a field for a value of a formatter, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - formatter: The formatter, which prints and parses the value.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
    ) {
        self.init(.formatted(value, formatter), nil, Text(titleKey))
    }

    /// Creates a field for a value of a formatter, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - formatter: The formatter, which prints and parses the value.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter
    ) {
        self.init(.formatted(value, formatter), nil, Text(title))
    }

    /// Creates a field for a value of a formatter, with a localized title and a prompt.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - formatter: The formatter, which prints and parses the value.
    ///   - prompt: The text of the empty field; nil for none.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(.formatted(value, formatter), prompt, Text(titleKey))
    }

    /// Creates a field for a value of a formatter, with a prompt and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - formatter: The formatter, which prints and parses the value.
    ///   - prompt: The text of the empty field; nil for none.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(.formatted(value, formatter), prompt, Text(title))
    }

    /// The older form for a formatter, with closures for editing and submitting.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - formatter: The formatter, which prints and parses the value.
    ///   - onEditingChanged: A closure that gets true when editing begins and false when it ends.
    ///   - onCommit: The closure to call when the user submits the field.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(TextEntry.formatted(value, formatter).old(onEditingChanged, onCommit), nil, Text(titleKey))
    }

    /// The older form for a formatter, with a title that isn't localized and closures for editing and submitting.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - formatter: The formatter, which prints and parses the value.
    ///   - onEditingChanged: A closure that gets true when editing begins and false when it ends.
    ///   - onCommit: The closure to call when the user submits the field.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(TextEntry.formatted(value, formatter).old(onEditingChanged, onCommit), nil, Text(title))
    }

    /// The older form for a formatter, with a closure for submitting.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - formatter: The formatter, which prints and parses the value.
    ///   - onCommit: The closure to call when the user submits the field.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry.formatted(value, formatter).old({ _ in }, onCommit), nil, Text(titleKey))
    }

    /// The older form for a formatter, with a title that isn't localized and a closure for submitting.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - value: A binding to the value. It is written when the user submits or leaves the field, if the text can be
    ///     parsed.
    ///   - formatter: The formatter, which prints and parses the value.
    ///   - onCommit: The closure to call when the user submits the field.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(TextEntry.formatted(value, formatter).old({ _ in }, onCommit), nil, Text(title))
    }
}
