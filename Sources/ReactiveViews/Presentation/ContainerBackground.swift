/// The container that a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The content of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The content of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// The content of a tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

// Backgrounds of containers. Here only the view itself gets the background: the part of the container that the view
// doesn't fill has none.
nonisolated extension View {
    /// Sets the background of the container that the view is in. Here the background covers only the view.
    ///
    /// ```swift
    /// Text("Inbox")
    ///     .containerBackground(.blue, for: .navigation)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style of the background.
    ///   - container: The container. It has no effect here.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        layer(Rectangle().fill(style), as: LayerKind.ContainerBackground.self)
    }

    /// Sets the background of the container that the view is in. Here the background covers only the view.
    ///
    /// - Parameters:
    ///   - container: The container. It has no effect here.
    ///   - alignment: The alignment of the background; centred by default.
    ///   - content: Returns the background.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        layer(content(), as: LayerKind.ContainerBackground.self, alignment: alignment)
    }

    /// Sets the background of the presentation that the view is in. Here the background covers only the view.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the background; centred by default.
    ///   - content: Returns the background.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        layer(content(), as: LayerKind.PresentationBackground.self, alignment: alignment)
    }

    /// Marks the view as outdated while `redactionReasons` contains `invalidated`. It has no effect here.
    ///
    /// - Parameter invalidatable: Whether the view is marked.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        inert(ModifierKind.InvalidatableContent.self)
    }
}
