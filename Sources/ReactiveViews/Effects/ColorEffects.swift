nonisolated extension View {
    /// Adds a shadow behind the view.
    ///
    /// ```swift
    /// Circle().fill(.white).shadow(radius: 4, y: 2)
    /// ```
    ///
    /// - Parameters:
    ///   - color: The shadow's colour; black at 33 % by default.
    ///   - radius: The blur radius, in points.
    ///   - x: The horizontal offset, in points; positive values move it to the right.
    ///   - y: The vertical offset, in points; positive values move it down.
    @inlinable
    public __consuming func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
    }

    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: The radius of the blur, in points; 0 or less leaves the view unchanged.
    ///   - opaque: Whether the blurred view is opaque; it is ignored.
    public __consuming func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        filter(BlurFilter.self, .blur, Double(radius))
    }

    /// Adds a constant to all colour components of the view.
    ///
    /// - Parameter amount: The constant: -1 gives black, 0 leaves the view unchanged, 1 gives white.
    public __consuming func brightness(_ amount: Double) -> some View {
        filter(BrightnessFilter.self, .brightness, amount)
    }

    /// Scales the contrast of the view.
    ///
    /// - Parameter amount: The factor: 0 is uniform grey, 1 leaves the view unchanged, negative values invert the
    ///   colours.
    public __consuming func contrast(_ amount: Double) -> some View {
        filter(ContrastFilter.self, .contrast, amount)
    }

    /// Scales the saturation of the view.
    ///
    /// - Parameter amount: The factor: 0 removes all colour, 1 leaves the view unchanged.
    public __consuming func saturation(_ amount: Double) -> some View {
        filter(SaturationFilter.self, .saturation, amount)
    }

    /// Removes colour from the view.
    ///
    /// ```swift
    /// Image("portrait").grayscale(1)
    /// ```
    ///
    /// - Parameter amount: The share of colour to remove: 0 leaves the view unchanged, 1 removes all.
    public __consuming func grayscale(_ amount: Double) -> some View {
        filter(GrayscaleFilter.self, .grayscale, amount)
    }

    /// Rotates the hue of all colours of the view.
    ///
    /// - Parameter angle: The angle on the colour wheel.
    public __consuming func hueRotation(_ angle: Angle) -> some View {
        filter(HueRotationFilter.self, .hueRotation, angle.radians)
    }

    /// Inverts all colours of the view.
    public __consuming func colorInvert() -> some View {
        filter(ColorInvertFilter.self, .colorInvert, 1)
    }

    /// Replaces the view's colours by black whose opacity is their luminance: bright areas become opaque, dark ones
    /// transparent.
    ///
    /// Use it to make a mask from a view.
    public __consuming func luminanceToAlpha() -> some View {
        filter(LuminanceToAlphaFilter.self, .luminanceToAlpha, 1)
    }

    /// Multiplies the colours of the view by a colour.
    ///
    /// - Parameter color: The colour; it is resolved in the view's environment.
    public __consuming func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyModifier(color: color))
    }

    /// Sets the function that combines the view's colours with the colours behind it.
    ///
    /// - Parameter blendMode: The blend mode.
    public __consuming func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(LayoutModifier(BlendModeEffect(blendMode: blendMode)))
    }

    /// Composites the view before outer effects apply. It has no effect here: every effect applies to the view as a
    /// whole.
    public __consuming func compositingGroup() -> some View { inert(ModifierKind.CompositingGroup.self) }

    /// Renders the view into an image before it is shown. It has no effect here: a display list isn't rendered.
    ///
    /// - Parameters:
    ///   - opaque: Whether the image is opaque; it is ignored.
    ///   - colorMode: The colours of the image; it is ignored.
    public __consuming func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        inert(ModifierKind.DrawingGroup.self)
    }
}

@usableFromInline
nonisolated struct ShadowModifier: PrimitiveModifier {
    @usableFromInline let color: Color
    @usableFromInline let radius: CGFloat
    @usableFromInline let x: CGFloat
    @usableFromInline let y: CGFloat

    @inlinable
    init(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }

    @MainActor @usableFromInline
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ShadowModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ShadowModifier>> {
        LayoutModifierNode(view, under: parent)
    }
}

extension ShadowModifier: LayoutProviding {
    var readsEnvironment: Bool { color.dependsOnEnvironment }

    func layout(in environment: EnvironmentValues) -> ShadowEffect {
        ShadowEffect(color: color.resolve(in: environment), radius: radius, x: x, y: y)
    }
}

struct ShadowEffect: UnaryLayout, Equatable {
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

nonisolated private struct ColorMultiplyModifier: LayoutProviding {
    let color: Color

    @MainActor var readsEnvironment: Bool { color.dependsOnEnvironment }

    @MainActor func layout(in environment: EnvironmentValues) -> ColorMultiplyEffect {
        ColorMultiplyEffect(color: color.resolve(in: environment))
    }

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ColorMultiplyModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ColorMultiplyModifier>> {
        LayoutModifierNode(view, under: parent)
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

// MARK: - Filters

nonisolated extension View {
    /// Applies a filter by a modifier of a type of its own.
    private __consuming func filter<Kind>(_: Kind.Type, _ kind: DisplayList.Filter.Kind, _ strength: Double)
        -> some View
    {
        modifier(LayoutModifier(FilterEffect<Kind>(DisplayList.Filter(kind, strength))))
    }
}

private enum BlurFilter {}
private enum BrightnessFilter {}
private enum ContrastFilter {}
private enum SaturationFilter {}
private enum GrayscaleFilter {}
private enum HueRotationFilter {}
private enum ColorInvertFilter {}
private enum LuminanceToAlphaFilter {}

extension VisualEffect {
    /// Returns the effect followed by a blur.
    ///
    /// - Parameters:
    ///   - radius: The radius of the blur, in points; 0 or less changes nothing.
    ///   - opaque: Whether the blurred view is opaque; it is ignored.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then(FilterVisualEffect(filter: .init(.blur, Double(radius))))
    }

    /// Returns the effect followed by a change of brightness.
    ///
    /// - Parameter amount: The constant added to all components: -1 gives black, 0 changes nothing, 1 gives white.
    public func brightness(_ amount: Double) -> some VisualEffect {
        then(FilterVisualEffect(filter: .init(.brightness, amount)))
    }

    /// Returns the effect followed by a change of contrast.
    ///
    /// - Parameter amount: The factor: 0 is uniform grey, 1 changes nothing, negative values invert the colours.
    public func contrast(_ amount: Double) -> some VisualEffect {
        then(FilterVisualEffect(filter: .init(.contrast, amount)))
    }

    /// Returns the effect followed by a change of saturation.
    ///
    /// - Parameter amount: The factor: 0 removes all colour, 1 changes nothing.
    public func saturation(_ amount: Double) -> some VisualEffect {
        then(FilterVisualEffect(filter: .init(.saturation, amount)))
    }

    /// Returns the effect followed by a removal of colour.
    ///
    /// - Parameter amount: The share of colour to remove: 0 changes nothing, 1 removes all.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        then(FilterVisualEffect(filter: .init(.grayscale, amount)))
    }

    /// Returns the effect followed by a rotation of the hue of all colours.
    ///
    /// - Parameter angle: The angle on the colour wheel.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        then(FilterVisualEffect(filter: .init(.hueRotation, angle.radians)))
    }
}
