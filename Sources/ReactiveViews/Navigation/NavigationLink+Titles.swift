// Links whose label is a title.

// MARK: - Titles as keys

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(.view(destination()), label: Text(titleKey))
    }

    /// - Parameter isActive: whether the view is pushed.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination()), LinkActivation(isActive), label: Text(titleKey))
    }

    /// - Parameter selection: the tag of the link whose view is pushed.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination()), LinkActivation(tag, selection), label: Text(titleKey))
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(.view(destination), label: Text(titleKey))
    }

    /// - Parameter isActive: whether the view is pushed.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(.view(destination), LinkActivation(isActive), label: Text(titleKey))
    }

    /// - Parameter selection: the tag of the link whose view is pushed.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(.view(destination), LinkActivation(tag, selection), label: Text(titleKey))
    }
}

// MARK: - Titles as strings

extension NavigationLink where Label == Text {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(.view(destination()), label: Text(title))
    }

    /// - Parameter isActive: whether the view is pushed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination()), LinkActivation(isActive), label: Text(title))
    }

    /// - Parameter selection: the tag of the link whose view is pushed.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination()), LinkActivation(tag, selection), label: Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(.view(destination), label: Text(title))
    }

    /// - Parameter isActive: whether the view is pushed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(.view(destination), LinkActivation(isActive), label: Text(title))
    }

    /// - Parameter selection: the tag of the link whose view is pushed.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(.view(destination), LinkActivation(tag, selection), label: Text(title))
    }
}
