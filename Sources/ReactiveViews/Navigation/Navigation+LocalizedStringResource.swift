// Twins of the declarations that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

extension NavigationLink where Label == Text {
    /// Creates a link that pushes a view, with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - destination: The view to push.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(.view(destination()), label: Text(titleResource))
    }

    /// Creates a link that pushes a view, with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - destination: The view to push.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: Destination) {
        self.init(.view(destination), label: Text(titleResource))
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link that pushes the view for a value with a title that is a localized text. The link is disabled if
    /// the value is nil.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - value: The value, which is appended to the path.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(titleResource))
    }
}

nonisolated extension View {
    /// Sets the title that the enclosing navigation container shows while this view is on top.
    ///
    /// - Parameter titleResource: The localized text of the title.
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets the second line of the title, which pictures show below it.
    ///
    /// - Parameter subtitleResource: The localized text of the line.
    @_disfavoredOverload
    public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitleResource))
    }

    /// Sets the title; the older form of `navigationTitle(_:)`.
    ///
    /// - Parameter titleResource: The localized text of the title.
    @_disfavoredOverload
    public func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets the title and its size; an older form.
    ///
    /// - Parameters:
    ///   - titleResource: The localized text of the title.
    ///   - displayMode: The size of the title.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ titleResource: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(titleResource).navigationBarTitleDisplayMode(displayMode)
    }
}
