/// A type-erased shape.
///
/// It doesn't animate, because its type may change from one update to the next.
///
/// ```swift
/// func shape(isRound: Bool) -> AnyShape {
///     isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
/// }
/// ```
public struct AnyShape: Shape {
    private let base: any Shape

    /// Creates a type-erased copy of a shape; an erased shape isn't wrapped again.
    ///
    /// - Parameter shape: The shape to erase.
    public init<S: Shape>(_ shape: S) {
        base = (shape as? AnyShape)?.base ?? shape
    }

    /// The erased shape's rule for mirroring.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
