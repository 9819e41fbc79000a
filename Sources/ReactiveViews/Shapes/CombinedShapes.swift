/// Two shapes in one rectangle, put together.
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
    /// What is inside of either shape.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// What is inside of both shapes.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// What is inside of this shape but not of the other one.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
    }

    /// What is inside of one shape but not of both.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// The parts of this shape's lines that are inside of the other one.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// The parts of this shape's lines that are outside of the other one.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
