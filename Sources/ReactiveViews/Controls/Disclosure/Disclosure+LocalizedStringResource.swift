// Twins of the declarations that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title, which keeps its own state.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - content: The content, made when it is shown.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a group with a localized title, whose state is bound.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - isExpanded: A binding to whether the content is shown.
    ///   - content: The content, made when it is shown.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - content: The content.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content)
    }
}
