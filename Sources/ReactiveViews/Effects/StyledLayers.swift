nonisolated extension View {
    /// Adds a style behind the view, in its frame.
    ///
    /// ```swift
    /// Text("Sale").padding(4).background(.yellow)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - edges: The edges at which the background extends into the safe area; it is ignored.
    @inlinable
    public __consuming func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        layer(Rectangle().fill(style), as: LayerKind.BehindAsStyle.self)
    }

    /// Adds the current background style behind the view, in its frame.
    ///
    /// - Parameter edges: The edges at which the background extends into the safe area; it is ignored.
    @inlinable
    public __consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Adds a filled shape behind the view.
    ///
    /// ```swift
    /// Text("New").padding(6).background(.tint, in: Capsule())
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style to fill with.
    ///   - shape: The shape; it gets the view's frame as its rectangle.
    ///   - fillStyle: The rule that decides which points are inside.
    @inlinable
    public __consuming func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layer(shape.fill(style, style: fillStyle), as: LayerKind.BehindAsShape.self)
    }

    /// Adds a shape filled with the current background style behind the view.
    ///
    /// - Parameters:
    ///   - shape: The shape; it gets the view's frame as its rectangle.
    ///   - fillStyle: The rule that decides which points are inside.
    @inlinable
    public __consuming func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Adds a style in front of the view, in its frame.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - edges: The edges at which the overlay extends into the safe area; it is ignored.
    @inlinable
    public __consuming func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        layer(Rectangle().fill(style), as: LayerKind.InFrontAsStyle.self)
    }

    /// Adds a filled shape in front of the view.
    ///
    /// - Parameters:
    ///   - style: The style to fill with.
    ///   - shape: The shape; it gets the view's frame as its rectangle.
    ///   - fillStyle: The rule that decides which points are inside.
    @inlinable
    public __consuming func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layer(shape.fill(style, style: fillStyle), as: LayerKind.InFrontAsShape.self)
    }

    /// Draws a border inside the view's frame.
    ///
    /// - Parameters:
    ///   - content: The style of the border.
    ///   - width: The width of the border, in points.
    @inlinable
    public __consuming func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// Shows the view only where a mask is opaque.
    ///
    /// ```swift
    /// Rectangle()
    ///     .fill(.blue)
    ///     .mask { Text("Blue").font(.largeTitle) }
    /// ```
    ///
    /// - Parameters:
    ///   - alignment: The position of the mask relative to the view.
    ///   - mask: The view whose opacity is used.
    @inlinable
    public __consuming func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
        -> some View
    {
        layer(mask(), as: LayerKind.AlignedMask.self, alignment: alignment)
    }

    /// Shows the view only where a mask is opaque.
    ///
    /// - Parameter mask: The view whose opacity is used.
    @inlinable
    public __consuming func mask<Mask: View>(_ mask: Mask) -> some View {
        layer(mask, as: LayerKind.Mask.self)
    }
}
