extension View {
    /// Puts a style behind the view.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layer(Rectangle().fill(style), as: LayerKind.BehindAsStyle.self)
    }

    /// Puts the background's style behind the view.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Puts a shape in a style behind the view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layer(shape.fill(style, style: fillStyle), as: LayerKind.BehindAsShape.self)
    }

    /// Puts a shape in the background's style behind the view.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Puts a style in front of the view.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layer(Rectangle().fill(style), as: LayerKind.InFrontAsStyle.self)
    }

    /// Puts a shape in a style in front of the view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layer(shape.fill(style, style: fillStyle), as: LayerKind.InFrontAsShape.self)
    }

    /// Draws a line around the view, inside of its frame.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// Shows the view only where another one is opaque.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        layer(mask(), as: LayerKind.AlignedMask.self, alignment: alignment)
    }

    /// Shows the view only where another one is opaque.
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        layer(mask, as: LayerKind.Mask.self)
    }
}
