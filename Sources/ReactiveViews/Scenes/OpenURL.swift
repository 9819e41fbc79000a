nonisolated extension View {
    /// Performs an action for each URL that the program is opened with.
    ///
    /// ```swift
    /// Text(message)
    ///     .onOpenURL { url in message = url.absoluteString }
    /// ```
    ///
    /// - Parameter action: Receives the URL. `host.open(_:)` runs it as part of one event.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

nonisolated struct OpenURLModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let action: (URL) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, OpenURLModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, OpenURLModifier>> {
        OpenURLNode(view, under: parent)
    }
}

/// A node that handles URLs which the program is opened with.
@MainActor
protocol URLOpening {
    func open(_ url: URL)
}

private final class OpenURLNode<Content: View>: ModifierNode<Content, OpenURLModifier>, URLOpening {
    func open(_ url: URL) { modifier.action(url) }
}
