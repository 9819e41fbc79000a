extension View {
    /// The title that the navigation container around shows while this view is on top.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { barTitle(Text(titleKey)) }

    /// The title that the navigation container around shows while this view is on top.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { barTitle(Text(verbatim: String(title))) }

    /// The title that the navigation container around shows while this view is on top.
    public func navigationTitle(_ title: Text) -> some View { barTitle(title) }

    /// A title that the user may change, which isn't offered here ⚑.
    public func navigationTitle(_ title: Binding<String>) -> some View { barTitle(Text(verbatim: title.wrappedValue)) }

    /// A title made of a view's texts, as on watches. Only a `Text` is shown here.
    public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
        barTitle(title() as? Text)
    }

    /// A second line of the title. It isn't shown here.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// A second line of the title. It isn't shown here.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(verbatim: String(subtitle)))
    }

    /// A second line of the title. It isn't shown here.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        navigationBarWords(as: ModifierKind.Subtitle.self) { $0.subtitle = subtitle.words(in: $1) }
    }

    private func barTitle(_ title: Text?) -> some View {
        navigationBarWords(as: ModifierKind.Title.self) { if let title { $0.title = title.words(in: $1) } }
    }
}

// MARK: - Older forms

extension View {
    /// The older form of `navigationTitle`.
    public func navigationBarTitle(_ title: Text) -> some View { barTitle(title) }

    /// The older form of `navigationTitle`.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { barTitle(Text(titleKey)) }

    /// The older form of `navigationTitle`.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        barTitle(Text(verbatim: String(title)))
    }

    /// The older form of `navigationTitle` with `navigationBarTitleDisplayMode`.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// The older form of `navigationTitle` with `navigationBarTitleDisplayMode`.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// The older form of `navigationTitle` with `navigationBarTitleDisplayMode`.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
}

// MARK: - The bar

extension View {
    /// How large the title is.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationBarOption(as: ModifierKind.TitleMode.self) { $0.displayMode = displayMode }
    }

    /// Whether the bar is left out, with the title, the way back and the items in it. The user can still go back, `host.back()`.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationBarOption(as: ModifierKind.BarHidden.self) { $0.isHidden = hidden }
    }

    /// Whether the user is not offered to go back, nor can.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationBarOption(as: ModifierKind.BackHidden.self) { $0.isBackHidden = hidesBackButton }
    }

    /// The older form of a toolbar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }

    /// The older form of a toolbar.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }

    /// The older form of a toolbar.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }
}
