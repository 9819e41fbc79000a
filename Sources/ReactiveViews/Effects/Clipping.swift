nonisolated extension View {
    /// Clips the view to its frame. Outside the frame it receives no touches.
    ///
    /// - Parameter antialiased: Whether the edges are smoothed.
    @inlinable
    public __consuming func clipped(antialiased: Bool = false) -> some View {
        modifier(LayoutModifier(ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased))))
    }

    /// Clips the view to a shape in its frame.
    ///
    /// Touches are limited to the view's frame, not to the shape.
    ///
    /// ```swift
    /// Image("portrait").clipShape(Circle())
    /// ```
    ///
    /// - Parameters:
    ///   - shape: The shape; it gets the view's frame as its rectangle.
    ///   - style: The rule that decides which points are inside.
    @inlinable
    public __consuming func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(LayoutModifier(ClipEffect(shape: shape, style: style)))
    }

    /// Clips the view to its frame with rounded corners.
    ///
    /// - Parameters:
    ///   - radius: The radius of the corners, in points.
    ///   - antialiased: Whether the edges are smoothed.
    @inlinable
    public __consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}

@usableFromInline
struct ClipEffect<S: Shape>: UnaryLayout {
    @usableFromInline var shape: S
    @usableFromInline let style: FillStyle

    @inlinable
    init(shape: S, style: FillStyle) {
        self.shape = shape
        self.style = style
    }

    @MainActor @usableFromInline
    static func makeNode<V: View>(
        _ view: ModifiedContent<V, LayoutModifier<ClipEffect>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, LayoutModifier<ClipEffect>>> {
        LayoutModifierNode(view, under: parent)
    }

    static var traits: ItemTraits { ItemTraits(.paintsEffects, .transformsContent) }
    func effects(in size: CGSize) -> [DisplayList.Effect] {
        [.clip(shape.path(in: CGRect(origin: .zero, size: size)), style)]
    }

    var clipsChildren: Bool { true }

    @usableFromInline var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}
