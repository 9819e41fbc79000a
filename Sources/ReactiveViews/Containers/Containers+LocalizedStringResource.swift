// Twins of the declarations that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title as its header.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - content: The rows.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), EmptyView(), content())
    }

    /// Creates a collapsible section with a localized title as its header.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title's localized string.
    ///   - isExpanded: A binding to whether the content is shown. A collapsed content isn't in the tree, and its state
    ///     is lost.
    ///   - content: The rows.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleResource), EmptyView(), content(), isExpanded: isExpanded)
    }
}
