/// A shape that fills its rectangle.
///
/// ```swift
/// Rectangle().fill(.blue).frame(width: 80, height: 40)
/// ```
public struct Rectangle: InsettableShape, Hashable, Sendable {
    /// Creates a rectangle.
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// Returns the rectangle inset on all sides.
    ///
    /// - Parameter amount: The inset, in points; a negative value enlarges the shape.
    public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(self, by: amount) }
}

extension Shape where Self == Rectangle {
    /// A shape that fills its rectangle.
    public static var rect: Rectangle { Rectangle() }
}
