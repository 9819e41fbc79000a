/// Tags that give each style modifier a type of its own.
@usableFromInline
enum SetsForeground<Styles> {}
@usableFromInline
enum SetsForegroundColor {}
@usableFromInline
enum SetsTint<Style> {}
@usableFromInline
enum SetsTintColor {}
@usableFromInline
enum SetsAccentColor {}
@usableFromInline
enum SetsBackground<Style> {}
/// The kind of `preferredColorScheme(_:)`.
enum PrefersColorScheme {}

nonisolated extension View {
    /// Sets the colour of text, symbols and shapes in this view.
    ///
    /// Prefer `foregroundStyle(_:)`, which accepts any style.
    ///
    /// - Parameter color: The colour; nil restores the standard text colour.
    @inlinable
    public __consuming func foregroundColor(_ color: Color?) -> some View {
        modifier(
            StyleModifier(SetsForegroundColor.self, .foreground, color, apply: EnvironmentValues.setForeground))
    }

    /// Sets the style of text, symbols and shapes in this view. Lower levels are this style with reduced opacity.
    ///
    /// Apple's documentation doesn't define how a change animates; here paints interpolate from the old style to the
    /// new one by the animation that reaches this view.
    ///
    /// ```swift
    /// Label("Flag", systemImage: "flag").foregroundStyle(.red)
    /// ```
    ///
    /// - Parameter style: The style of the primary level.
    @inlinable
    public __consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foregroundLevels([AnyShapeStyle(style)], of: S.self)
    }

    /// Sets the first two levels of the style of text, symbols and shapes in this view.
    ///
    /// ```swift
    /// HStack {
    ///     Text("Berlin")
    ///     Text("14:05").foregroundStyle(.secondary)
    /// }
    /// .foregroundStyle(.blue, .gray)
    /// ```
    ///
    /// - Parameters:
    ///   - primary: The style of the primary level.
    ///   - secondary: The style of the secondary level.
    @inlinable
    public __consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)], of: (S1, S2).self)
    }

    /// Sets the first three levels of the style of text, symbols and shapes in this view.
    ///
    /// - Parameters:
    ///   - primary: The style of the primary level.
    ///   - secondary: The style of the secondary level.
    ///   - tertiary: The style of the tertiary level.
    @inlinable
    public __consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundLevels(
            [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)], of: (S1, S2, S3).self)
    }

    @inlinable
    __consuming func foregroundLevels<Styles>(_ styles: [AnyShapeStyle], of types: Styles.Type) -> some View {
        modifier(
            StyleModifier(SetsForeground<Styles>.self, .foreground, styles, apply: EnvironmentValues.setForeground))
    }

    /// Sets the style of controls in this view.
    ///
    /// ```swift
    /// ProgressView(value: 0.4).tint(.linearGradient(colors: [.red, .orange], startPoint: .leading, endPoint:
    /// .trailing))
    /// ```
    ///
    /// - Parameter tint: The style.
    @inlinable
    public __consuming func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modifier(
            StyleModifier(SetsTint<S>.self, .tint, tint, apply: EnvironmentValues.setTint))
    }

    /// Sets the colour of controls in this view, and the accent colour.
    ///
    /// Apple's documentation doesn't define how a change animates. Here the tint interpolates to the new colour, while
    /// paints with the accent colour change at once.
    ///
    /// ```swift
    /// Toggle("Wi-Fi", isOn: .constant(true)).tint(.orange)
    /// ```
    ///
    /// - Parameter tint: The colour; nil restores the standard tint.
    @inlinable
    public __consuming func tint(_ tint: Color?) -> some View { accentColor(tint, as: SetsTintColor.self) }

    /// Sets the accent colour in this view, and the colour of controls. Same as `tint(_:)` with a colour.
    ///
    /// - Parameter accentColor: The colour; nil restores the standard accent colour.
    @inlinable
    public __consuming func accentColor(_ accentColor: Color?) -> some View {
        self.accentColor(accentColor, as: SetsAccentColor.self)
    }

    @inlinable
    __consuming func accentColor<Kind>(_ accentColor: Color?, as kind: Kind.Type) -> some View {
        modifier(
            StyleModifier(kind, .tint, accentColor, apply: EnvironmentValues.setAccent))
    }

    /// Sets the style of backgrounds in this view, which `BackgroundStyle` paints.
    ///
    /// - Parameter style: The style of backgrounds.
    @inlinable
    public __consuming func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(SetsBackground<S>.self, .background, style, apply: EnvironmentValues.setBackground))
    }

    /// Sets the colour scheme of this view.
    ///
    /// - Parameter colorScheme: Whether to draw dark on light or light on dark.
    public __consuming func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Sets the colour scheme of this view, or keeps the inherited one.
    ///
    /// Here the scheme applies to this view, to the views inside, and to the background of the window; not to the views
    /// beside it. Among several views the outermost counts, and of views beside each other the first.
    ///
    /// - Parameter colorScheme: The colour scheme; nil keeps the inherited one.
    public __consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(
            EnvironmentModifier<PrefersColorScheme> { values in
                if let colorScheme { values.colorScheme = colorScheme }
            })
    }
}

extension EnvironmentValues {
    /// Sets the accent colour and the tint; nil restores the standard ones. The accent colour itself changes nothing.
    @usableFromInline
    static func setAccent(_ values: inout EnvironmentValues, _ color: Color?) {
        if color == .accentColor { return }
        values.accentColor = color
        values.tint = color.map { AnyShapeStyle($0) }
    }

    /// Sets the tint to a style; a colour becomes the accent colour, too.
    @usableFromInline
    static func setTint<S: ShapeStyle>(_ values: inout EnvironmentValues, _ tint: S) {
        // A colour that isn't optional comes here, too.
        if let color = tint as? Color { return setAccent(&values, color) }
        let style = AnyShapeStyle(tint)._foreground(below: values.foregroundStyles)
        if !style.wraps(TintShapeStyle.self) { values.tint = style }
    }

    /// Sets the levels of the foreground to a colour; nil restores the standard ones.
    @usableFromInline
    static func setForeground(_ values: inout EnvironmentValues, _ color: Color?) {
        setForeground(&values, color.map { [AnyShapeStyle($0)] } ?? [])
    }

    /// Sets the levels of the foreground.
    @usableFromInline
    static func setForeground(_ values: inout EnvironmentValues, _ styles: [AnyShapeStyle]) {
        let outer = values.foregroundStyles
        values.foregroundStyles = _ForegroundStyles(styles, below: outer)
    }

    /// Sets the style of backgrounds.
    @usableFromInline
    static func setBackground<S: ShapeStyle>(_ values: inout EnvironmentValues, _ style: S) {
        let style = AnyShapeStyle(style)._foreground(below: values.foregroundStyles)
        if !style.wraps(BackgroundStyle.self) { values.backgroundStyle = style }
    }
}
