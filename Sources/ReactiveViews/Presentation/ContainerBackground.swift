/// Which container a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let window = ContainerBackgroundPlacement(name: "window")
}

/// Backgrounds of what is around a view. Only the view itself gets them here ⚑: a view that doesn't fill its container leaves the rest as
/// it is.
extension View {
    /// Puts a style behind the view, for its container.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        layer(Rectangle().fill(style), as: LayerKind.ContainerBackground.self)
    }

    /// Puts a view behind this one, for its container.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        layer(content(), as: LayerKind.ContainerBackground.self, alignment: alignment)
    }

    /// Puts a style behind the presented view.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        layer(Rectangle().fill(style), as: LayerKind.PresentationBackground.self)
    }

    /// Puts a view behind the presented one.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        layer(content(), as: LayerKind.PresentationBackground.self, alignment: alignment)
    }

    /// Says that the view may be out of date while `redactionReasons` contain `invalidated`. Nothing is seen of it here.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        inert(ModifierKind.InvalidatableContent.self)
    }
}
