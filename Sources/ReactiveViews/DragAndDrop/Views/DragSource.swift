/// A node that something can be dragged out of.
@MainActor
protocol DragSource: ViewNode {
    /// What is dragged; asked for when the drag begins.
    func pickUp() -> NSItemProvider?
}

private struct DragModifier: PrimitiveModifier {
    let provide: () -> NSItemProvider?

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, DragModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, DragModifier>> {
        DragNode(view, under: parent)
    }
}

private final class DragNode<Content: View>: ModifierNode<Content, DragModifier>, DragSource {
    func pickUp() -> NSItemProvider? { environment.isEnabled ? modifier.provide() : nil }
}

extension View {
    /// Lets the user drag something out of the view. It is asked for when the drag begins.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragModifier(provide: data))
    }

    /// Lets the user drag something out of the view. It is asked for when the drag begins; the preview isn't shown.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        onDrag(data)
    }

    /// Lets the user drag something out of the view, unless it is nil.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DragModifier(provide: action ?? { nil }), as: ModifierKind.ItemProvider.self)
    }

    /// Lets the user drag a value out of the view. It is asked for when the drag begins.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        let drag = DragModifier {
            let provider = NSItemProvider()
            provider.register(value: payload())
            return provider
        }
        return modifier(drag, as: ModifierKind.Draggable.self)
    }

    /// Lets the user drag a value out of the view. It is asked for when the drag begins; the preview isn't shown.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        draggable(payload())
    }
}
