extension View {
    /// Leaves out what a bar shows without being asked.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationBarOption(as: ModifierKind.ToolbarRemoval.self) {
            if let defaultItemKind { $0.removed.insert(defaultItemKind) }
        }
    }

    /// Whether bars are shown.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBarOption(as: ModifierKind.ToolbarVisibility.self) { options in
            for bar in bars.isEmpty ? [.navigationBar] : bars { options.visibility[bar] = visibility }
        }
    }

    /// Whether bars are shown.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBarOption(as: ModifierKind.ToolbarVisibility.self) { options in
            for bar in bars.isEmpty ? [.navigationBar] : bars { options.visibility[bar] = visibility }
        }
    }

    /// Whether bars have a background. Has no effect here.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        inert(ModifierKind.ToolbarBackgroundVisibility.self)
    }

    /// Whether bars have a background. Has no effect here.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        inert(ModifierKind.ToolbarBackgroundVisibility.self)
    }

    /// What bars are used for. Has no effect here.
    public func toolbarRole(_ role: ToolbarRole) -> some View { inert(ModifierKind.ToolbarRole.self) }

    /// How large the title is.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarOption(as: ModifierKind.ToolbarTitleMode.self) { $0.toolbarTitleMode = mode }
    }

    /// A menu that the title opens.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbar { ToolbarTitleMenu(content: content) }
    }

    /// The background of bars. Has no effect here.
    @_disfavoredOverload
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        inert(ModifierKind.ToolbarBackground<S>.self)
    }

    /// The colours of bars. Has no effect here.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        inert(ModifierKind.ToolbarColorScheme.self)
    }
}
