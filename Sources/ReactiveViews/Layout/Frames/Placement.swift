extension View {
    /// Shows the view elsewhere than it was placed; layout doesn't notice (L10).
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(LayoutModifier(OffsetLayout(x: x, y: y)))
    }

    public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Takes all the room that is proposed and puts the view's centre at a point of it.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(LayoutModifier(PositionLayout(x: x, y: y)))
    }

    public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Lets the view be of its ideal size along both axes (L10).
    public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Lets the view be of its ideal size along some axes.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(LayoutModifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    /// Lets the view choose its share of a stack's room before those of lower priority; 0 by default (L2).
    public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutModifier(PriorityLayout(value: value)))
    }

    /// Puts the view in front of siblings with a lower index; 0 by default, later siblings before earlier ones.
    public func zIndex(_ value: Double) -> some View {
        modifier(LayoutModifier(ZIndexLayout(value: value)))
    }

    /// Says something to the custom layout around the view.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutModifier(ValueLayout<K>(value: value)))
    }
}

private struct OffsetLayout: UnaryLayout, Equatable {
    var x: CGFloat
    var y: CGFloat

    static var traits: ItemTraits { .transformsContent }
    func childOffset(_ size: CGSize) -> CGPoint { CGPoint(x: x, y: y).sanitized }
    func isEqual(to other: OffsetLayout) -> Bool { self == other }

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

private struct PositionLayout: UnaryLayout, Equatable {
    var x: CGFloat
    var y: CGFloat

    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutItem) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    func place(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) {
        child.place(at: CGPoint(x: x, y: y), anchor: .center, proposal)
    }

    /// The coordinates are counted from the left.
    static var traits: ItemTraits { .ignoresDirection }

    func isEqual(to other: PositionLayout) -> Bool { self == other }

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

private struct FixedSizeLayout: UnaryLayout, Equatable {
    let horizontal: Bool
    let vertical: Bool

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutItem) -> CGSize {
        child.sizeThatFits(inner(proposal))
    }

    func place(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) {
        child.place(at: .zero, inner(proposal))
    }

    func isEqual(to other: FixedSizeLayout) -> Bool { self == other }
}

private struct PriorityLayout: UnaryLayout, Equatable {
    let value: Double

    func priority(_ child: LayoutItem) -> Double { value.isNaN ? 0 : value }
    func isEqual(to other: PriorityLayout) -> Bool { self == other }
}

private struct ZIndexLayout: UnaryLayout, Equatable {
    var value: Double

    static var traits: ItemTraits { .setsZIndex }
    var zIndex: Double? { value.isNaN ? 0 : value }
    func isEqual(to other: ZIndexLayout) -> Bool { self == other }

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
}

private struct ValueLayout<K: LayoutValueKey>: UnaryLayout {
    let value: K.Value

    func layoutValue(_ key: ObjectIdentifier, _ child: LayoutItem) -> Any? {
        key == ObjectIdentifier(K.self) ? value : child.layoutValue(key)
    }
}
