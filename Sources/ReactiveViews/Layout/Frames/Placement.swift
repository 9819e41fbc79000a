nonisolated extension View {
    /// Shows the view at an offset from its place in the layout. Neighbours and the view's layout frame don't change.
    ///
    /// ```swift
    /// Badge().offset(x: 10, y: -10)
    /// ```
    ///
    /// - Parameters:
    ///   - x: The offset to the right in either layout direction, in points.
    ///   - y: The offset downwards, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(LayoutModifier(OffsetLayout(x: x, y: y)))
    }

    /// Shows the view at an offset from its place in the layout.
    ///
    /// - Parameter offset: The offset, in points.
    public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Takes the proposed size and places the view's centre at a point of it.
    ///
    /// ```swift
    /// Circle().frame(width: 10, height: 10).position(x: 50, y: 20)
    /// ```
    ///
    /// - Parameters:
    ///   - x: The distance from the left edge, in points.
    ///   - y: The distance from the top edge, in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(LayoutModifier(PositionLayout(x: x, y: y)))
    }

    /// Takes the proposed size and places the view's centre at a point of it.
    ///
    /// - Parameter position: The point, in points from the upper left corner.
    public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Gives the view its ideal size along both axes.
    public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Gives the view its ideal size along some axes.
    ///
    /// ```swift
    /// Text(paragraph).fixedSize(horizontal: false, vertical: true)
    /// ```
    ///
    /// - Parameters:
    ///   - horizontal: Whether the width is the ideal one.
    ///   - vertical: Whether the height is the ideal one.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(LayoutModifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    /// Sets the priority at which the view chooses its share of a stack's space; higher priorities choose first.
    ///
    /// Of several priorities on one view the innermost one counts.
    ///
    /// ```swift
    /// HStack {
    ///     Text(title).layoutPriority(1)
    ///     Text(subtitle)
    /// }
    /// ```
    ///
    /// - Parameter value: The priority; 0 for views that set none. NaN counts as 0.
    public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutModifier(PriorityLayout(value: value)))
    }

    /// Sets the order in which overlapping siblings are drawn and reached; higher values are in front.
    ///
    /// Siblings with equal values keep their order: later ones are in front. Of several values on one view the innermost
    /// one counts.
    ///
    /// ```swift
    /// ZStack {
    ///     Text("Front").zIndex(1)
    ///     Color.yellow
    /// }
    /// ```
    ///
    /// - Parameter value: The index; 0 for views that set none. NaN counts as 0.
    public func zIndex(_ value: Double) -> some View {
        modifier(LayoutModifier(ZIndexLayout(value: value)))
    }

    /// Sets a value that a custom layout around the view can read. Of several values for one key the innermost one
    /// counts.
    ///
    /// - Parameters:
    ///   - key: The key of the value.
    ///   - value: The value.
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

    /// The key by which a priority further in is found.
    private static let key = ObjectIdentifier(PriorityLayout.self)

    func priority(_ child: LayoutItem) -> Double { child.layoutValue(Self.key) as? Double ?? (value.isNaN ? 0 : value) }

    func layoutValue(_ key: ObjectIdentifier, _ child: LayoutItem) -> Any? {
        child.layoutValue(key) ?? (key == Self.key ? (value.isNaN ? 0 : value) : nil)
    }

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
        child.layoutValue(key) ?? (key == ObjectIdentifier(K.self) ? value : nil)
    }
}
