extension View {
    /// A shadow behind the view.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
    }

    /// The view out of focus.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effect(Double(radius)) { .blur(radius: CGFloat(max($0, 0))) }
    }

    /// Adds to all colours of the view: -1 is black, 1 white.
    public func brightness(_ amount: Double) -> some View { effect(amount) { .brightness($0) } }

    /// 0 is grey, 1 as it is.
    public func contrast(_ amount: Double) -> some View { effect(amount, none: 1) { .contrast($0) } }

    /// 0 is without colours, 1 as it is.
    public func saturation(_ amount: Double) -> some View { effect(amount, none: 1) { .saturation($0) } }

    /// 0 is as it is, 1 without colours.
    public func grayscale(_ amount: Double) -> some View { effect(amount) { .grayscale($0) } }

    /// Turns the colours of the view on the wheel.
    public func hueRotation(_ angle: Angle) -> some View {
        effect(angle.radians) { .hueRotation(.radians($0)) }
    }

    /// Every colour of the view as its opposite.
    public func colorInvert() -> some View { effect(1) { _ in .colorInvert } }

    /// Shows the brighter parts of the view, in black, and lets what is behind show through the darker ones: makes a mask of it.
    public func luminanceToAlpha() -> some View { effect(1) { _ in .luminanceToAlpha } }

    /// Multiplies the colours of the view by another one.
    public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyModifier(color: color))
    }

    /// How the view is mixed with what is behind it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        effect(1) { _ in .blendMode(blendMode) }
    }

    /// Has the view painted together before effects around it. It is anyway.
    public func compositingGroup() -> some View { self }

    /// Has the view painted into a picture of its own first. It is anyway.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }

    private func effect(
        _ amount: Double, none: Double = 0, _ make: @escaping (Double) -> DisplayList.Effect
    ) -> some View {
        modifier(LayoutModifier(AmountEffect(amount: amount, none: none, make: make)))
    }
}

/// The colours that a picture is painted in.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

/// An effect of some strength.
private struct AmountEffect: UnaryLayout {
    var amount: Double
    /// The strength at which nothing is to be seen of it.
    let none: Double
    let make: (Double) -> DisplayList.Effect

    func effects(in size: CGSize) -> [DisplayList.Effect] {
        amount.isFinite && amount != none ? [make(amount)] : []
    }

    /// What makes the effect is the same for all of a kind, but for a blend mode.
    func isEqual(to other: AmountEffect) -> Bool { amount == other.amount && make(amount) == other.make(amount) }

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

/// Shadows have colours of the environment, which layouts don't know.
private struct ShadowModifier: ViewModifier {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        content.modifier(
            LayoutModifier(ShadowEffect(color: color.resolve(in: environment), radius: radius, x: x, y: y)))
    }
}

private struct ShadowEffect: UnaryLayout, Equatable {
    var color: Color.Resolved
    var radius: CGFloat
    var x: CGFloat
    var y: CGFloat

    func effects(in size: CGSize) -> [DisplayList.Effect] {
        guard radius.isFinite, x.isFinite, y.isFinite else { return [] }
        return [.shadow(color: color, radius: max(radius, 0) / 2, x: x, y: y)]
    }

    func isEqual(to other: ShadowEffect) -> Bool { self == other }

    var animatableData:
        AnimatablePair<Color.Resolved.AnimatableData, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    {
        get { AnimatablePair(color.animatableData, AnimatablePair(radius, AnimatablePair(x, y))) }
        set {
            color.animatableData = newValue.first
            radius = newValue.second.first
            x = newValue.second.second.first
            y = newValue.second.second.second
        }
    }
}

private struct ColorMultiplyModifier: ViewModifier {
    let color: Color
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        content.modifier(LayoutModifier(ColorMultiplyEffect(color: color.resolve(in: environment))))
    }
}

private struct ColorMultiplyEffect: UnaryLayout, Equatable {
    var color: Color.Resolved

    func effects(in size: CGSize) -> [DisplayList.Effect] { [.colorMultiply(color)] }
    func isEqual(to other: ColorMultiplyEffect) -> Bool { self == other }

    var animatableData: Color.Resolved.AnimatableData {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }
}
