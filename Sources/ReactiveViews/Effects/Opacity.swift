extension View {
    /// Lets what is behind the view show through: 0 for nothing of the view, 1 for all of it.
    public func opacity(_ opacity: Double) -> some View {
        modifier(LayoutModifier(OpacityEffect(opacity: opacity)))
    }
}

private struct OpacityEffect: UnaryLayout, Equatable {
    var opacity: Double

    static var traits: ItemTraits { .paintsEffects }
    func effects(in size: CGSize) -> [DisplayList.Effect] {
        let shown = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        return shown == 1 ? [] : [.opacity(shown)]
    }

    func isEqual(to other: OpacityEffect) -> Bool { self == other }

    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
}
