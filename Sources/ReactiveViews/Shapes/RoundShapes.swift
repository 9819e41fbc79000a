/// A circle in the middle of the rectangle, as large as its shorter side.
public struct Circle: InsettableShape, Hashable, Sendable {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let diameter = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
    }

    /// A square as large as the shorter side of the offer.
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

    public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(self, by: amount) }
}

/// The ellipse that touches the rectangle's sides.
public struct Ellipse: InsettableShape, Hashable, Sendable {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(self, by: amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable, Sendable {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(self, by: amount) }
}

/// The shape of the container that the view is in, as far in as the view is. Nothing without a screen gives one: it is the rectangle ⚑.
public struct ContainerRelativeShape: InsettableShape, Hashable, Sendable {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> { _InsetShape(self, by: amount) }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Path: Shape {
    /// The path as it is, whatever the rectangle.
    public func path(in rect: CGRect) -> Path { self }
}
