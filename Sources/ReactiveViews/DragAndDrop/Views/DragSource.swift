/// A node that content can be dragged out of.
@MainActor
protocol DragSource: ViewNode {
    /// Returns the dragged content. Called when the drag begins.
    func pickUp() -> NSItemProvider?
}

nonisolated private struct DragModifier: PrimitiveModifier {
    let provide: () -> NSItemProvider?

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, DragModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, DragModifier>> {
        DragNode(view, under: parent)
    }
}

private final class DragNode<Content: View>: ModifierNode<Content, DragModifier>, DragSource {
    func pickUp() -> NSItemProvider? { environment.isEnabled ? modifier.provide() : nil }
}

nonisolated extension View {
    /// Lets the user drag content out of the view.
    ///
    /// ```swift
    /// Text("Report")
    ///     .onDrag { NSItemProvider(object: NSString(string: "Report")) }
    /// ```
    ///
    /// - Parameter data: Returns the content. It is called when the drag begins.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragModifier(provide: data))
    }

    /// Lets the user drag content out of the view.
    ///
    /// - Parameters:
    ///   - data: Returns the content. It is called when the drag begins.
    ///   - preview: Has no effect here.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        onDrag(data)
    }

    /// Lets the user drag content out of the view.
    ///
    /// - Parameter action: Returns the content when the drag begins, or nil to prevent the drag. A nil action prevents
    ///   all drags.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DragModifier(provide: action ?? { nil }), as: ModifierKind.ItemProvider.self)
    }

    /// Lets the user drag a value out of the view.
    ///
    /// ```swift
    /// Text(note.title)
    ///     .draggable(note)
    /// ```
    ///
    /// - Parameter payload: The value. It is evaluated when the drag begins.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        let drag = DragModifier {
            let provider = NSItemProvider()
            provider.register(value: payload())
            return provider
        }
        return modifier(drag, as: ModifierKind.Draggable.self)
    }

    /// Lets the user drag a value out of the view.
    ///
    /// - Parameters:
    ///   - payload: The value. It is evaluated when the drag begins.
    ///   - preview: Has no effect here.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        draggable(payload())
    }
}
