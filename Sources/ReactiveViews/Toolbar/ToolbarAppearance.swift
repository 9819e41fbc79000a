nonisolated extension View {
    /// Removes a default item from the bars. Only the title is such an item here; other kinds have no effect.
    ///
    /// - Parameter defaultItemKind: The item; nil removes nothing.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationBarOption(as: ModifierKind.ToolbarRemoval.self) {
            if let defaultItemKind { $0.removed.insert(defaultItemKind) }
        }
    }

    /// Shows or hides bars.
    ///
    /// ```swift
    /// Text("Movie")
    ///     .toolbar(.hidden, for: .navigationBar)
    /// ```
    ///
    /// - Parameters:
    ///   - visibility: Whether the bars are shown.
    ///   - bars: The bars; the navigation bar if there are none. Bars other than the navigation bar and the bottom bar
    ///     have no effect here.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBarOption(as: ModifierKind.ToolbarVisibility.self) { options in
            for bar in bars.isEmpty ? [.navigationBar] : bars { options.visibility[bar] = visibility }
        }
    }

    /// Shows or hides bars.
    ///
    /// - Parameters:
    ///   - visibility: Whether the bars are shown.
    ///   - bars: The bars; the navigation bar if there are none. Bars other than the navigation bar and the bottom bar
    ///     have no effect here.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBarOption(as: ModifierKind.ToolbarVisibility.self) { options in
            for bar in bars.isEmpty ? [.navigationBar] : bars { options.visibility[bar] = visibility }
        }
    }

    /// Shows or hides the background of bars in pictures.
    ///
    /// - Parameters:
    ///   - visibility: Whether the background is shown.
    ///   - bars: The bars; the navigation bar if there are none. Other bars than the navigation bar and the bottom bar
    ///     keep theirs.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBarOption(as: ModifierKind.ToolbarBackgroundVisibility.self) { options in
            for bar in bars.isEmpty ? [.navigationBar] : bars { options.backgroundVisibility[bar] = visibility }
        }
    }

    /// Shows or hides the background of bars in pictures.
    ///
    /// - Parameters:
    ///   - visibility: Whether the background is shown.
    ///   - bars: The bars; the navigation bar if there are none. Other bars than the navigation bar and the bottom bar
    ///     keep theirs.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBarOption(as: ModifierKind.ToolbarBackgroundVisibility.self) { options in
            for bar in bars.isEmpty ? [.navigationBar] : bars { options.backgroundVisibility[bar] = visibility }
        }
    }

    /// Sets the purpose of the navigation bar. It has no effect here.
    ///
    /// - Parameter role: The purpose.
    public func toolbarRole(_ role: ToolbarRole) -> some View { inert(ModifierKind.ToolbarRole.self) }

    /// Sets the size of the title.
    ///
    /// - Parameter mode: The size of the title.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarOption(as: ModifierKind.ToolbarTitleMode.self) { $0.toolbarTitleMode = mode }
    }

    /// Adds a menu to the title.
    ///
    /// - Parameter content: The menu's items.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbar { ToolbarTitleMenu(content: content) }
    }

    /// Sets the background of bars in pictures.
    ///
    /// ```swift
    /// Text("Movie")
    ///     .toolbarBackground(.orange, for: .navigationBar)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style of the background.
    ///   - bars: The bars; the navigation bar if there are none. Other bars than the navigation bar and the bottom bar
    ///     keep theirs.
    @_disfavoredOverload
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        navigationBarOption(as: ModifierKind.ToolbarBackground<S>.self) { options in
            for bar in bars.isEmpty ? [.navigationBar] : bars { options.backgrounds[bar] = AnyShapeStyle(style) }
        }
    }

    /// Sets the colour scheme in which bars are painted.
    ///
    /// - Parameters:
    ///   - colorScheme: The colour scheme; nil for the inherited one.
    ///   - bars: The bars; the navigation bar if there are none. Other bars than the navigation bar and the bottom bar
    ///     keep theirs.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        navigationBarOption(as: ModifierKind.ToolbarColorScheme.self) { options in
            for bar in bars.isEmpty ? [.navigationBar] : bars { options.colorSchemes[bar] = colorScheme }
        }
    }
}
