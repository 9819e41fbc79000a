// Twins of the declarations that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension SecureField where Label == Text {
    /// Creates a field with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - text: A binding to the text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(TextEntry(text), nil, Text(titleResource))
    }

    /// Creates a field with a localized title and a prompt.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - text: A binding to the text.
    ///   - prompt: The text of the empty field; nil for none.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(TextEntry(text), prompt, Text(titleResource))
    }

    /// The older form, with a closure for submitting.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - text: A binding to the text.
    ///   - onCommit: The closure to call when the user submits the field.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextEntry(text).old({ _ in }, onCommit), nil, Text(titleResource))
    }
}

extension TextField where Label == Text {
    /// Creates a field for a line of text, with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - text: A binding to the text, which changes with each typed character.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>
    ) {
        self.init(TextEntry(text), nil, Text(titleResource))
    }

    /// Creates a field with a localized title and a prompt.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - prompt: The text of the empty field; nil for none.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
    ) {
        self.init(TextEntry(text), prompt, Text(titleResource))
    }

    /// Creates a field with a localized title and an axis.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - axis: The axis along which a long text grows; without effect here.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
    ) {
        self.init(TextEntry(text).axis(axis), nil, Text(titleResource))
    }

    /// Creates a field with a localized title, a prompt and an axis.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - text: A binding to the text, which changes with each typed character.
    ///   - prompt: The text of the empty field; nil for none.
    ///   - axis: The axis along which a long text grows; without effect here.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(TextEntry(text).axis(axis), prompt, Text(titleResource))
    }
}
