extension View {
    /// A shadow behind the view.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
    }

    /// The view out of focus.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(LayoutModifier(AmountEffect<Blur>(amount: Double(radius))))
    }

    /// Adds to all colours of the view: -1 is black, 1 white.
    public func brightness(_ amount: Double) -> some View {
        modifier(LayoutModifier(AmountEffect<Brightness>(amount: amount)))
    }

    /// 0 is grey, 1 as it is.
    public func contrast(_ amount: Double) -> some View {
        modifier(LayoutModifier(AmountEffect<Contrast>(amount: amount)))
    }

    /// 0 is without colours, 1 as it is.
    public func saturation(_ amount: Double) -> some View {
        modifier(LayoutModifier(AmountEffect<Saturation>(amount: amount)))
    }

    /// 0 is as it is, 1 without colours.
    public func grayscale(_ amount: Double) -> some View {
        modifier(LayoutModifier(AmountEffect<Grayscale>(amount: amount)))
    }

    /// Turns the colours of the view on the wheel.
    public func hueRotation(_ angle: Angle) -> some View {
        modifier(LayoutModifier(AmountEffect<HueRotation>(amount: angle.radians)))
    }

    /// Every colour of the view as its opposite.
    public func colorInvert() -> some View {
        modifier(LayoutModifier(AmountEffect<ColorInvert>(amount: 1)))
    }

    /// Shows the brighter parts of the view, in black, and lets what is behind show through the darker ones: makes a mask of it.
    public func luminanceToAlpha() -> some View {
        modifier(LayoutModifier(AmountEffect<LuminanceToAlpha>(amount: 1)))
    }

    /// Multiplies the colours of the view by another one.
    public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyModifier(color: color))
    }

    /// How the view is mixed with what is behind it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(LayoutModifier(BlendModeEffect(blendMode: blendMode)))
    }

    /// Has the view painted together before effects around it. It is anyway.
    public func compositingGroup() -> some View { inert(ModifierKind.CompositingGroup.self) }

    /// Has the view painted into a picture of its own first. It is anyway.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        inert(ModifierKind.DrawingGroup.self)
    }
}

/// The colours that a picture is painted in.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
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

    static var traits: ItemTraits { .paintsEffects }
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

    static var traits: ItemTraits { .paintsEffects }
    func effects(in size: CGSize) -> [DisplayList.Effect] { [.colorMultiply(color)] }
    func isEqual(to other: ColorMultiplyEffect) -> Bool { self == other }

    var animatableData: Color.Resolved.AnimatableData {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }
}
