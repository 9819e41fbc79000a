nonisolated extension View {
    /// Sets the opacity of the view.
    ///
    /// ```swift
    /// Text("Draft").opacity(0.5)
    /// ```
    ///
    /// - Parameter opacity: The opacity, from 0 (transparent) to 1 (opaque); clamped. NaN counts as 1.
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
