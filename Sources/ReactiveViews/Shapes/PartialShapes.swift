/// The part of a shape's outline between two fractions of its length.
public struct _TrimmedShape<Base: Shape>: Shape {
    var shape: Base
    var from: CGFloat
    var to: CGFloat

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(from, to)) }
        set {
            shape.animatableData = newValue.first
            from = newValue.second.first
            to = newValue.second.second
        }
    }
}

/// A shape of a fixed size at the origin of its rectangle.
public struct _SizedShape<Base: Shape>: Shape {
    var shape: Base
    var size: CGSize

    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

/// A shape of a fixed size at a point of the rectangle it gets.
public struct _AnchoredShape<Base: Shape>: Shape {
    var shape: _SizedShape<Base>
    var anchor: UnitPoint

    public func path(in rect: CGRect) -> Path {
        shape.path(
            in: CGRect(
                x: rect.minX + (rect.width - shape.size.width) * anchor.x,
                y: rect.minY + (rect.height - shape.size.height) * anchor.y, width: rect.width, height: rect.height))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<_SizedShape<Base>.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(shape.animatableData, anchor.animatableData) }
        set {
            shape.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

extension _AnchoredShape: Sendable where Base: Sendable {}
extension _AnchoredShape: Equatable where Base: Equatable {}

/// The area of the line along a shape's outline.
public struct _StrokedShape<Base: Shape>: Shape {
    var shape: Base
    var style: StrokeStyle

    /// The role of a stroke.
    public static var role: ShapeRole { .stroke }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

extension _TrimmedShape: Sendable where Base: Sendable {}
extension _SizedShape: Sendable where Base: Sendable {}
extension _StrokedShape: Sendable where Base: Sendable {}
extension _TrimmedShape: Equatable where Base: Equatable {}
extension _SizedShape: Equatable where Base: Equatable {}
extension _StrokedShape: Equatable where Base: Equatable {}
