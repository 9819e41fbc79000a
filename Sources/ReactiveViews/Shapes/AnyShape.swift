/// A shape of any type. It doesn't animate: its type may be another one the next time.
public struct AnyShape: Shape {
    private let base: any Shape

    public init<S: Shape>(_ shape: S) {
        base = (shape as? AnyShape)?.base ?? shape
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
