/// A circle in the centre of its rectangle, with the shorter side as its diameter.
///
/// ```swift
/// Circle().stroke(.red, lineWidth: 2)
/// ```
public struct Circle: InsettableShape, Hashable, Sendable {
    /// Creates a circle.
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let diameter = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
    }

    /// Returns a square with the shorter proposed side; a side of 10 points if none is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let width?, nil): width
            case (nil, let height?): height
            case (nil, nil): 10
            }
        return CGSize(width: side, height: side)
    }

    /// Returns the circle inset on all sides.
    ///
    /// - Parameter amount: The inset, in points; a negative value enlarges the shape.
    public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(self, by: amount) }
}

/// The ellipse that touches the sides of its rectangle.
///
/// ```swift
/// Ellipse().fill(.green).frame(width: 80, height: 40)
/// ```
public struct Ellipse: InsettableShape, Hashable, Sendable {
    /// Creates an ellipse.
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// Returns the ellipse inset on all sides.
    ///
    /// - Parameter amount: The inset, in points; a negative value enlarges the shape.
    public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(self, by: amount) }
}

/// A rectangle whose shorter sides are half circles.
///
/// ```swift
/// Text("New").padding(4).background(.yellow, in: Capsule())
/// ```
public struct Capsule: InsettableShape, Hashable, Sendable {
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    ///
    /// - Parameter style: The curve of the corners; continuous by default.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// Returns the capsule inset on all sides.
    ///
    /// - Parameter amount: The inset, in points; a negative value enlarges the shape.
    public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(self, by: amount) }
}

/// The shape of the enclosing container, inset as far as the view is.
///
/// `containerShape(_:)` sets the shape of a container. Without a container, and as an argument of `clipShape(_:style:)`,
/// it fills its rectangle.
public struct ContainerRelativeShape: InsettableShape, Hashable, Sendable {
    /// Creates a container-relative shape.
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// Returns the shape inset on all sides.
    ///
    /// - Parameter amount: The inset, in points; a negative value enlarges the shape.
    public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> { _InsetShape(self, by: amount) }
}

extension Shape where Self == Circle {
    /// A circle in the centre of its rectangle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// The ellipse that touches the sides of its rectangle.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    public static var capsule: Capsule { Capsule() }

    /// A rectangle whose shorter sides are rounded.
    ///
    /// - Parameter style: The curve of the corners.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the enclosing container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Path: Shape {
    /// Returns the path unchanged; the rectangle is ignored.
    public func path(in rect: CGRect) -> Path { self }
}
