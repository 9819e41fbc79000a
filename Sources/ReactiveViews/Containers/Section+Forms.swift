extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header(), footer(), content())
    }

    /// The older form, header and footer as values.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header, footer, content())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header(), EmptyView(), content())
    }

    /// The older form, the header as a value.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header, EmptyView(), content())
    }

    /// A section whose content is there only while it is expanded. A tap on the header changes that.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header(), EmptyView(), content(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(EmptyView(), footer(), content())
    }

    /// The older form, the footer as a value.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(EmptyView(), footer, content())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(EmptyView(), EmptyView(), content())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), EmptyView(), content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), EmptyView(), content())
    }

    /// A section whose content is there only while it is expanded.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), EmptyView(), content(), isExpanded: isExpanded)
    }

    /// A section whose content is there only while it is expanded.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(Text(title), EmptyView(), content(), isExpanded: isExpanded)
    }
}
