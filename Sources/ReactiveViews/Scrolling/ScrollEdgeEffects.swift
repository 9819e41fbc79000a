// Effects at the edges of scroll views, and the devices that scroll. A host paints no effects.

/// The look of content that scrolls under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// The content ends at a line.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// The content fades.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Whether a device scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = ScrollInputBehavior(name: "automatic")
    /// The device scrolls.
    public static let enabled = ScrollInputBehavior(name: "enabled")
    /// The device doesn't scroll.
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A device that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String

    /// The user's look.
    public static let look = ScrollInputKind(name: "look")
    /// The crown of a watch or headset.
    public static let digitalCrown = ScrollInputKind(name: "digitalCrown")
}

/// How the offset of a scroll view follows changes of its content.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
    /// The offset stays.
    public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

extension ModifierKind {
    enum ScrollEdgeEffect {}
    enum ScrollEdgeEffectHidden {}
    enum ScrollInput {}
    enum BackgroundExtension {}
}

nonisolated extension View {
    /// Sets the look of content that scrolls under bars. It has no effect here.
    ///
    /// - Parameters:
    ///   - style: The look; nil for the system's.
    ///   - edges: The edges with the look.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        inert(ModifierKind.ScrollEdgeEffect.self)
    }

    /// Hides the effects at the edges of scroll views. It has no effect here.
    ///
    /// - Parameters:
    ///   - hidden: Whether they are hidden; true by default.
    ///   - edges: The edges; all by default.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        inert(ModifierKind.ScrollEdgeEffectHidden.self)
    }

    /// Sets whether a device scrolls the views inside. It has no effect here.
    ///
    /// - Parameters:
    ///   - behavior: Whether it scrolls.
    ///   - input: The device.
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
        inert(ModifierKind.ScrollInput.self)
    }

    /// Continues the view under the bars and sidebars around it. It has no effect here.
    public func backgroundExtensionEffect() -> some View { inert(ModifierKind.BackgroundExtension.self) }

    /// Continues the view under the bars and sidebars around it. It has no effect here.
    ///
    /// - Parameter isEnabled: Whether the view continues.
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        inert(ModifierKind.BackgroundExtension.self)
    }

    /// Places a bar at the upper or lower edge and reserves its space, as `safeAreaInset(edge:alignment:spacing:content:)`
    /// does. The effect at the edge isn't painted here.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The horizontal alignment of the bar; centred by default.
    ///   - spacing: The distance between the two views, in points; nil for none.
    ///   - content: Returns the bar.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Places a bar at the leading or trailing edge and reserves its space, as
    /// `safeAreaInset(edge:alignment:spacing:content:)` does. The effect at the edge isn't painted here.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The vertical alignment of the bar; centred by default.
    ///   - spacing: The distance between the two views, in points; nil for none.
    ///   - content: Returns the bar.
    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
