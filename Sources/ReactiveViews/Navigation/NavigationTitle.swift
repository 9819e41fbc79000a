nonisolated extension View {
    /// Sets the title that the enclosing navigation container shows while this view is on top.
    ///
    /// ```swift
    /// NavigationStack {
    ///     Text("No messages")
    ///         .navigationTitle("Inbox")
    /// }
    /// ```
    ///
    /// - Parameter titleKey: The localization key of the title.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { barTitle(Text(titleKey)) }

    /// Sets the title that the enclosing navigation container shows while this view is on top.
    ///
    /// - Parameter title: The title, which isn't localized.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { barTitle(Text(verbatim: String(title))) }

    /// Sets the title that the enclosing navigation container shows while this view is on top.
    ///
    /// - Parameter title: The title.
    public func navigationTitle(_ title: Text) -> some View { barTitle(title) }

    /// Sets a title from a binding. Here the user can't change it.
    ///
    /// - Parameter title: The title, which isn't localized.
    public func navigationTitle(_ title: Binding<String>) -> some View { barTitle(Text(verbatim: title.wrappedValue)) }

    /// Sets a title that is a view. Here only a `Text` is shown.
    ///
    /// - Parameter title: Returns the title.
    public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
        barTitle(title() as? Text)
    }

    /// Sets the second line of the title, which pictures show below it.
    ///
    /// - Parameter subtitleKey: The localization key of the line.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets the second line of the title, which pictures show below it.
    ///
    /// - Parameter subtitle: The line, which isn't localized.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(verbatim: String(subtitle)))
    }

    /// Sets the second line of the title, which pictures show below it.
    ///
    /// - Parameter subtitle: The line.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        navigationBarWords(as: ModifierKind.Subtitle.self) { $0.subtitle = subtitle.words(in: $1) }
    }

    private func barTitle(_ title: Text?) -> some View {
        navigationBarWords(as: ModifierKind.Title.self) { if let title { $0.title = title.words(in: $1) } }
    }
}

// MARK: - Older forms

nonisolated extension View {
    /// Sets the title; the older form of `navigationTitle(_:)`.
    ///
    /// - Parameter title: The title.
    public func navigationBarTitle(_ title: Text) -> some View { barTitle(title) }

    /// Sets the title; the older form of `navigationTitle(_:)`.
    ///
    /// - Parameter titleKey: The localization key of the title.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { barTitle(Text(titleKey)) }

    /// Sets the title; the older form of `navigationTitle(_:)`.
    ///
    /// - Parameter title: The title, which isn't localized.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        barTitle(Text(verbatim: String(title)))
    }

    /// Sets the title and its size; an older form.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - displayMode: The size of the title.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title and its size; an older form.
    ///
    /// - Parameters:
    ///   - titleKey: The localization key of the title.
    ///   - displayMode: The size of the title.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title and its size; an older form.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - displayMode: The size of the title.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
}

// MARK: - The bar

nonisolated extension View {
    /// Sets the size of the title.
    ///
    /// - Parameter displayMode: The size.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationBarOption(as: ModifierKind.TitleMode.self) { $0.displayMode = displayMode }
    }

    /// Hides the navigation bar with its title, back button and items. The user can still go back; a host does with
    /// `back()`.
    ///
    /// - Parameter hidden: Whether the bar is hidden.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationBarOption(as: ModifierKind.BarHidden.self) { $0.isHidden = hidden }
    }

    /// Hides the back button and prevents the user from going back.
    ///
    /// - Parameter hidesBackButton: Whether the button is hidden; true by default.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationBarOption(as: ModifierKind.BackHidden.self) { $0.isBackHidden = hidesBackButton }
    }

    /// Adds views to both ends of the navigation bar; the older form of `toolbar(content:)`.
    ///
    /// - Parameters:
    ///   - leading: The view at the beginning.
    ///   - trailing: The view at the end.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }

    /// Adds a view to the beginning of the navigation bar; the older form of `toolbar(content:)`.
    ///
    /// - Parameter leading: The view.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }

    /// Adds a view to the end of the navigation bar; the older form of `toolbar(content:)`.
    ///
    /// - Parameter trailing: The view.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }
}
