/// Two shapes in the same rectangle, combined by a set operation.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation: Hashable, Sendable {
        case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    public func path(in rect: CGRect) -> Path {
        let (first, second) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: first.union(second, eoFill: eoFill)
        case .intersection: first.intersection(second, eoFill: eoFill)
        case .subtraction: first.subtracting(second, eoFill: eoFill)
        case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
        case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
        case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
        }
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}

extension _CombinedShape: Sendable where First: Sendable, Second: Sendable {}
extension _CombinedShape: Equatable where First: Equatable, Second: Equatable {}

extension Shape {
    /// Returns the area that is inside either shape.
    ///
    /// ```swift
    /// Circle().union(Rectangle().offset(x: 20)).fill(.blue)
    /// ```
    ///
    /// - Parameters:
    ///   - other: The shape to combine with; it gets the same rectangle.
    ///   - eoFill: Whether both shapes' areas follow the even-odd rule instead of the nonzero winding rule.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// Returns the area that is inside both shapes.
    ///
    /// - Parameters:
    ///   - other: The shape to combine with; it gets the same rectangle.
    ///   - eoFill: Whether both shapes' areas follow the even-odd rule instead of the nonzero winding rule.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// Returns the area that is inside this shape but not inside the other one.
    ///
    /// - Parameters:
    ///   - other: The shape to remove; it gets the same rectangle.
    ///   - eoFill: Whether both shapes' areas follow the even-odd rule instead of the nonzero winding rule.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
    }

    /// Returns the area that is inside exactly one of both shapes.
    ///
    /// - Parameters:
    ///   - other: The shape to combine with; it gets the same rectangle.
    ///   - eoFill: Whether both shapes' areas follow the even-odd rule instead of the nonzero winding rule.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// Returns the parts of this shape's outline that are inside the other shape.
    ///
    /// - Parameters:
    ///   - other: The shape whose area keeps lines; it gets the same rectangle.
    ///   - eoFill: Whether the other shape's area follows the even-odd rule instead of the nonzero winding rule.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// Returns the parts of this shape's outline that are outside the other shape.
    ///
    /// - Parameters:
    ///   - other: The shape whose area removes lines; it gets the same rectangle.
    ///   - eoFill: Whether the other shape's area follows the even-odd rule instead of the nonzero winding rule.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
