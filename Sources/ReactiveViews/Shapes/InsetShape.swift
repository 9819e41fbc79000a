/// A shape in a rectangle that is smaller on all sides.
public struct _InsetShape<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    init(_ base: Base, by amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    public func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    public func inset(by amount: CGFloat) -> _InsetShape<Base> { _InsetShape(base, by: self.amount + amount) }

    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

extension _InsetShape: Equatable where Base: Equatable {}
extension _InsetShape: Sendable where Base: Sendable {}
