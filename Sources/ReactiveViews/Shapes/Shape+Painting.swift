extension Shape {
    /// Fills the shape with a style.
    ///
    /// Fills and strokes can be chained; each one is painted over the previous ones:
    ///
    /// ```swift
    /// Circle().fill(.yellow).stroke(.black, lineWidth: 2)
    /// ```
    ///
    /// - Parameters:
    ///   - content: The style to fill with; the foreground style by default.
    ///   - style: The rule that decides which points are inside.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground style.
    ///
    /// - Parameter style: The rule that decides which points are inside.
    public func fill(style: FillStyle) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// Draws a line along the shape's outline; half of its width is inside.
    ///
    /// - Parameters:
    ///   - content: The style of the line.
    ///   - style: The line's width, ends, corners and dashes.
    ///   - antialiased: Whether the line's edges are smoothed.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Draws a line along the shape's outline; half of its width is inside.
    ///
    /// - Parameters:
    ///   - content: The style of the line.
    ///   - lineWidth: The line width, in points.
    ///   - antialiased: Whether the line's edges are smoothed.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Draws a line inside the shape's outline.
    ///
    /// ```swift
    /// RoundedRectangle(cornerRadius: 8).strokeBorder(.gray, lineWidth: 1)
    /// ```
    ///
    /// - Parameters:
    ///   - content: The style of the line; the foreground style by default.
    ///   - style: The line's width, ends, corners and dashes.
    ///   - antialiased: Whether the line's edges are smoothed.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Draws a line inside the shape's outline.
    ///
    /// - Parameters:
    ///   - content: The style of the line; the foreground style by default.
    ///   - lineWidth: The line width, in points.
    ///   - antialiased: Whether the line's edges are smoothed.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

nonisolated extension ShapeView {
    /// Fills the shape over what is painted so far.
    ///
    /// - Parameters:
    ///   - content: The style to fill with; the foreground style by default.
    ///   - style: The rule that decides which points are inside.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws a line along the shape's outline over what is painted so far.
    ///
    /// - Parameters:
    ///   - content: The style of the line.
    ///   - style: The line's width, ends, corners and dashes.
    ///   - antialiased: Whether the line's edges are smoothed.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws a line along the shape's outline over what is painted so far.
    ///
    /// - Parameters:
    ///   - content: The style of the line.
    ///   - lineWidth: The line width, in points.
    ///   - antialiased: Whether the line's edges are smoothed.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

nonisolated extension ShapeView where Content: InsettableShape {
    /// Draws a line inside the shape's outline over what is painted so far.
    ///
    /// - Parameters:
    ///   - content: The style of the line; the foreground style by default.
    ///   - style: The line's width, ends, corners and dashes.
    ///   - antialiased: Whether the line's edges are smoothed.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws a line inside the shape's outline over what is painted so far.
    ///
    /// - Parameters:
    ///   - content: The style of the line; the foreground style by default.
    ///   - lineWidth: The line width, in points.
    ///   - antialiased: Whether the line's edges are smoothed.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
