/// A shape with its path transformed.
public struct TransformedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The transform of the path's points.
    public var transform: CGAffineTransform

    /// Creates a transformed shape.
    ///
    /// - Parameters:
    ///   - shape: The original shape.
    ///   - transform: The transform of the path's points.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape moved within its rectangle.
public struct OffsetShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The distance, in points.
    public var offset: CGSize

    /// Creates a moved shape.
    ///
    /// - Parameters:
    ///   - shape: The original shape.
    ///   - offset: The distance, in points.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }
}

/// A shape rotated about a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The angle; positive angles turn clockwise on screen.
    public var angle: Angle
    /// The fixed point, as fractions of the rectangle's width and height.
    public var anchor: UnitPoint

    /// Creates a rotated shape.
    ///
    /// - Parameters:
    ///   - shape: The original shape.
    ///   - angle: The angle; positive angles turn clockwise on screen.
    ///   - anchor: The fixed point, as fractions of the rectangle's width and height.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        let rotation = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return shape.path(in: rect).applying(rotation.about(rect.point(at: anchor)))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape scaled about a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The horizontal and the vertical factor.
    public var scale: CGSize
    /// The fixed point, as fractions of the rectangle's width and height.
    public var anchor: UnitPoint

    /// Creates a scaled shape.
    ///
    /// - Parameters:
    ///   - shape: The original shape.
    ///   - scale: The horizontal and the vertical factor.
    ///   - anchor: The fixed point, as fractions of the rectangle's width and height.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(scaling.about(rect.point(at: anchor)))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension TransformedShape: Sendable where Content: Sendable {}
extension OffsetShape: Sendable where Content: Sendable {}
extension RotatedShape: Sendable where Content: Sendable {}
extension ScaledShape: Sendable where Content: Sendable {}
extension TransformedShape: Equatable where Content: Equatable {}
extension OffsetShape: Equatable where Content: Equatable {}
extension RotatedShape: Equatable where Content: Equatable {}
extension ScaledShape: Equatable where Content: Equatable {}

// MARK: - Insets

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the moved shape, inset on all sides.
    ///
    /// - Parameter amount: The inset, in points; a negative value enlarges the shape.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the rotated shape, inset on all sides before it is rotated.
    ///
    /// - Parameter amount: The inset, in points; a negative value enlarges the shape.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}
