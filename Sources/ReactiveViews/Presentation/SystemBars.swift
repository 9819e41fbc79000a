// Modifiers for the system's bars and gestures. They have no effect, because a host has none.
nonisolated extension View {
    /// Hides the status bar. It has no effect here.
    ///
    /// - Parameter hidden: Whether the bar is hidden.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { inert(ModifierKind.StatusBar.self) }

    /// Hides the status bar. It has no effect here.
    ///
    /// - Parameter hidden: Whether the bar is hidden.
    public func statusBar(hidden: Bool) -> some View { inert(ModifierKind.StatusBar.self) }

    /// Shows or hides the system's overlays. It has no effect here.
    ///
    /// - Parameter visibility: Whether the overlays are shown.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        inert(ModifierKind.SystemOverlays.self)
    }

    /// Gives the program's gestures priority over the system's at some edges. It has no effect here.
    ///
    /// - Parameter edges: The edges.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { inert(ModifierKind.SystemGestures.self) }
}

// MARK: - Under the pointer

/// The effect of a pointer over a view. It has no effect here.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    /// The effect that suits the context.
    public static let automatic = HoverEffect(name: "automatic")
    /// The view is highlighted.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view is raised.
    public static let lift = HoverEffect(name: "lift")
}

extension EnvironmentValues {
    /// Whether views may show an effect under the pointer. True by default.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[entry: true] }
        set { self[entry: true] = newValue }
    }
}

nonisolated extension View {
    /// Sets the view's effect under the pointer. It has no effect here.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - isEnabled: Whether the effect is shown.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        inert(ModifierKind.HoverEffect.self)
    }

    /// Sets the effect of the views inside under the pointer. It has no effect here.
    ///
    /// - Parameter effect: The effect; nil for none.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { inert(ModifierKind.DefaultHoverEffect.self) }

    /// Disables effects under the pointer by setting `isHoverEffectEnabled`, which nothing here reads. A view
    /// inside a disabled view can't enable them.
    ///
    /// - Parameter disabled: Whether the effects are disabled; true by default.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled, as: ModifierKind.HoverEffectDisabled.self) { $0 = $0 && !disabled }
    }
}
