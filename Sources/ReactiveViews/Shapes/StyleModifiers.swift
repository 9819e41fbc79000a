/// The kinds of modifiers for styles, only told apart.
private enum SetsForeground<Styles> {}
private enum SetsForegroundColor {}
private enum SetsTint<Style> {}
private enum SetsTintColor {}
private enum SetsAccentColor {}
private enum SetsBackground<Style> {}
private enum PrefersColorScheme {}

extension View {
    /// Sets the colour of texts, symbols and shapes in this view; nil goes back to that of texts.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(
            StyleModifier<SetsForegroundColor>(.foreground) { values in
                let outer = values.foregroundStyles
                values.foregroundStyles = _ForegroundStyles(color.map { [AnyShapeStyle($0)] } ?? [], below: outer)
            })
    }

    /// Sets the style of texts, symbols and shapes in this view. Further levels of it are fainter.
    ///
    /// A change that is animated has what they are painted with go over into the new style, by the animation that reaches this view (⚑).
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foregroundLevels([AnyShapeStyle(style)], of: S.self)
    }

    /// Sets the style of texts, symbols and shapes in this view, and that of what is less important.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)], of: (S1, S2).self)
    }

    /// Sets the style of texts, symbols and shapes in this view, and those of what is less important and still less.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundLevels(
            [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)], of: (S1, S2, S3).self)
    }

    private func foregroundLevels<Styles>(_ styles: [AnyShapeStyle], of types: Styles.Type) -> some View {
        modifier(
            StyleModifier<SetsForeground<Styles>>(.foreground) { values in
                let outer = values.foregroundStyles
                values.foregroundStyles = _ForegroundStyles(styles, below: outer)
            })
    }

    /// Sets the style of controls in this view; nil goes back to the system's.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(
            StyleModifier<SetsTint<S>>(.tint) { values in
                let style = tint.map { AnyShapeStyle($0) }?._foreground(below: values.foregroundStyles)
                if let style, style.wraps(TintShapeStyle.self) { return }
                values.tint = style
            })
    }

    /// Sets the colour of controls in this view, and the accent colour; nil goes back to the system's.
    ///
    /// A change that is animated has the one go over into the new colour; what is painted with the accent colour has it at once (⚑).
    public func tint(_ tint: Color?) -> some View { accentColor(tint, as: SetsTintColor.self) }

    /// Sets the accent colour in this view, and the colour of controls; nil goes back to the system's.
    public func accentColor(_ accentColor: Color?) -> some View {
        self.accentColor(accentColor, as: SetsAccentColor.self)
    }

    private func accentColor<Kind>(_ accentColor: Color?, as kind: Kind.Type) -> some View {
        modifier(
            StyleModifier<Kind>(.tint) { values in
                if accentColor == .accentColor { return }
                values.accentColor = accentColor
                values.tint = accentColor.map { AnyShapeStyle($0) }
            })
    }

    /// Sets the style of backgrounds in this view.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier<SetsBackground<S>>(.background) { values in
                let style = AnyShapeStyle(style)._foreground(below: values.foregroundStyles)
                if !style.wraps(BackgroundStyle.self) { values.backgroundStyle = style }
            })
    }

    /// Has this view drawn dark on light, or light on dark.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Has this view drawn dark on light, or light on dark; nil leaves it as it is. There is no window to hand the wish to: it holds
    /// for this view and all below, not for those beside it ⚑.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(
            EnvironmentModifier<PrefersColorScheme> { values in
                if let colorScheme { values.colorScheme = colorScheme }
            })
    }
}
