/// The rectangle itself.
public struct Rectangle: InsettableShape, Hashable, Sendable {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(self, by: amount) }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
