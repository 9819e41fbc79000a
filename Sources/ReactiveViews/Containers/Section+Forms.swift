extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    ///
    /// - Parameters:
    ///   - content: The rows.
    ///   - header: The view above the content.
    ///   - footer: The view below the content.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header(), footer(), content())
    }

    /// The older form, with header and footer as values.
    ///
    /// - Parameters:
    ///   - header: The view above the content.
    ///   - footer: The view below the content.
    ///   - content: The rows.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header, footer, content())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    ///
    /// - Parameters:
    ///   - content: The rows.
    ///   - header: The view above the content.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header(), EmptyView(), content())
    }

    /// The older form, with the header as a value.
    ///
    /// - Parameters:
    ///   - header: The view above the content.
    ///   - content: The rows.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header, EmptyView(), content())
    }

    /// Creates a section that the user expands and collapses by a tap on its header.
    ///
    /// - Parameters:
    ///   - isExpanded: A binding to whether the content is shown. A collapsed content isn't in the tree, and its state
    ///     is lost.
    ///   - content: The rows.
    ///   - header: The view above the content.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header(), EmptyView(), content(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    ///
    /// - Parameters:
    ///   - content: The rows.
    ///   - footer: The view below the content.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(EmptyView(), footer(), content())
    }

    /// The older form, with the footer as a value.
    ///
    /// - Parameters:
    ///   - footer: The view below the content.
    ///   - content: The rows.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(EmptyView(), footer, content())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without header and footer.
    ///
    /// - Parameter content: The rows.
    public init(@ViewBuilder content: () -> Content) {
        self.init(EmptyView(), EmptyView(), content())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title as its header.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - content: The rows.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), EmptyView(), content())
    }

    /// Creates a section with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - content: The rows.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), EmptyView(), content())
    }

    /// Creates a collapsible section with a localized title as its header.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - isExpanded: A binding to whether the content is shown. A collapsed content isn't in the tree, and its state
    ///     is lost.
    ///   - content: The rows.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), EmptyView(), content(), isExpanded: isExpanded)
    }

    /// Creates a collapsible section with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - isExpanded: A binding to whether the content is shown. A collapsed content isn't in the tree, and its state
    ///     is lost.
    ///   - content: The rows.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(Text(title), EmptyView(), content(), isExpanded: isExpanded)
    }
}
