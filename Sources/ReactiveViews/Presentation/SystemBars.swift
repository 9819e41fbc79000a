/// What the system shows around a program: there is nothing of it here, so these have no effect.
extension View {
    /// Hides the bar with the time. There is none.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { inert(ModifierKind.StatusBar.self) }

    /// Hides the bar with the time, by an older name. There is none.
    public func statusBar(hidden: Bool) -> some View { inert(ModifierKind.StatusBar.self) }

    /// Whether what the system lays over a program is shown. There is nothing.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        inert(ModifierKind.SystemOverlays.self)
    }

    /// Has the system's gestures at some edges wait for the program's. There are none.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { inert(ModifierKind.SystemGestures.self) }
}

// MARK: - Under the pointer

/// What a view does under the pointer. Here nothing is seen of it.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    public static let automatic = HoverEffect(name: "automatic")
    /// It is lit.
    public static let highlight = HoverEffect(name: "highlight")
    /// It comes nearer.
    public static let lift = HoverEffect(name: "lift")
}

extension EnvironmentValues {
    /// Whether views may do something under the pointer.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[entry: true] }
        set { self[entry: true] = newValue }
    }
}

extension View {
    /// What the view does under the pointer. Here nothing is seen of it.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        inert(ModifierKind.HoverEffect.self)
    }

    /// What views in this one do under the pointer. Here nothing is seen of it.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { inert(ModifierKind.DefaultHoverEffect.self) }

    /// Has views do nothing under the pointer. A view can't be enabled below one that isn't.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled, as: ModifierKind.HoverEffectDisabled.self) { $0 = $0 && !disabled }
    }
}
