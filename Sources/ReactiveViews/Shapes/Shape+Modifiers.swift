extension Shape {
    /// Returns the part of the outline between two fractions of its length.
    ///
    /// ```swift
    /// Circle().trim(from: 0, to: 0.75).stroke(.blue, lineWidth: 4)
    /// ```
    ///
    /// - Parameters:
    ///   - startFraction: The start, as a fraction of the outline's length.
    ///   - endFraction: The end, as a fraction of the outline's length.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, from: startFraction, to: endFraction)
    }

    /// Returns the shape with its path transformed.
    ///
    /// - Parameter transform: The transform of the path's points.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns the shape moved within its rectangle.
    ///
    /// - Parameter offset: The distance, in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Returns the shape moved within its rectangle.
    ///
    /// - Parameter offset: The distance, in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Returns the shape moved within its rectangle.
    ///
    /// - Parameters:
    ///   - x: The horizontal distance, in points.
    ///   - y: The vertical distance, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Returns the shape rotated about a point of its rectangle.
    ///
    /// - Parameters:
    ///   - angle: The angle; positive angles turn clockwise on screen.
    ///   - anchor: The fixed point, as fractions of the rectangle's width and height.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape scaled about a point of its rectangle.
    ///
    /// - Parameters:
    ///   - x: The horizontal factor.
    ///   - y: The vertical factor.
    ///   - anchor: The fixed point, as fractions of the rectangle's width and height.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape scaled about a point of its rectangle.
    ///
    /// - Parameters:
    ///   - scale: The factor in both directions.
    ///   - anchor: The fixed point, as fractions of the rectangle's width and height.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Returns the shape in a rectangle of a fixed size, at the origin of the rectangle it gets.
    ///
    /// - Parameter size: The size, in points.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Returns the shape in a rectangle of a fixed size, at the origin of the rectangle it gets.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height))
    }

    /// Returns the shape in a rectangle of a fixed size, within the rectangle it gets.
    ///
    /// ```swift
    /// Circle().size(CGSize(width: 10, height: 10), anchor: .bottomTrailing)
    /// ```
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - anchor: The point of both rectangles that coincides.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _AnchoredShape(shape: _SizedShape(shape: self, size: size), anchor: anchor)
    }

    /// Returns the shape in a rectangle of a fixed size, within the rectangle it gets.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    ///   - anchor: The point of both rectangles that coincides.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    /// Returns the area of the line along the outline.
    ///
    /// - Parameter style: The line's width, ends, corners and dashes.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// Returns the area of the line along the outline.
    ///
    /// - Parameter lineWidth: The line width, in points.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}
