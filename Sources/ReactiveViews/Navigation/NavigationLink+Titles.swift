// Links with a title as the label.

// MARK: - Titles as keys

extension NavigationLink where Label == Text {
    /// Creates a link that pushes a view, with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - destination: The view to push.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(.view(destination()), label: Text(titleKey))
    }

    /// Creates a link that pushes a view while a flag is true, with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - isActive: Whether the view is pushed. The link sets it when it is tapped or popped.
    ///   - destination: The view to push.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination()), LinkActivation(isActive), label: Text(titleKey))
    }

    /// Creates a link that pushes a view while its tag is selected, with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - tag: The tag of the link.
    ///   - selection: The tag of the link whose view is pushed; nil for none. The link sets it when it is tapped or
    ///     popped.
    ///   - destination: The view to push.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination()), LinkActivation(tag, selection), label: Text(titleKey))
    }

    /// Creates a link that pushes a view, with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - destination: The view to push.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(.view(destination), label: Text(titleKey))
    }

    /// Creates a link that pushes a view while a flag is true, with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - destination: The view to push.
    ///   - isActive: Whether the view is pushed. The link sets it when it is tapped or popped.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(.view(destination), LinkActivation(isActive), label: Text(titleKey))
    }

    /// Creates a link that pushes a view while its tag is selected, with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - destination: The view to push.
    ///   - tag: The tag of the link.
    ///   - selection: The tag of the link whose view is pushed; nil for none. The link sets it when it is tapped or
    ///     popped.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(.view(destination), LinkActivation(tag, selection), label: Text(titleKey))
    }
}

// MARK: - Titles as strings

extension NavigationLink where Label == Text {
    /// Creates a link that pushes a view, with a title that is a string.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - destination: The view to push.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(.view(destination()), label: Text(title))
    }

    /// Creates a link that pushes a view while a flag is true, with a title that is a string.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isActive: Whether the view is pushed. The link sets it when it is tapped or popped.
    ///   - destination: The view to push.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination()), LinkActivation(isActive), label: Text(title))
    }

    /// Creates a link that pushes a view while its tag is selected, with a title that is a string.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - tag: The tag of the link.
    ///   - selection: The tag of the link whose view is pushed; nil for none. The link sets it when it is tapped or
    ///     popped.
    ///   - destination: The view to push.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination()), LinkActivation(tag, selection), label: Text(title))
    }

    /// Creates a link that pushes a view, with a title that is a string.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - destination: The view to push.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(.view(destination), label: Text(title))
    }

    /// Creates a link that pushes a view while a flag is true, with a title that is a string.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - destination: The view to push.
    ///   - isActive: Whether the view is pushed. The link sets it when it is tapped or popped.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(.view(destination), LinkActivation(isActive), label: Text(title))
    }

    /// Creates a link that pushes a view while its tag is selected, with a title that is a string.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - destination: The view to push.
    ///   - tag: The tag of the link.
    ///   - selection: The tag of the link whose view is pushed; nil for none. The link sets it when it is tapped or
    ///     popped.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(.view(destination), LinkActivation(tag, selection), label: Text(title))
    }
}
