/// The kinds of modifiers for styles, only told apart.
private enum SetsForeground {}
private enum SetsTint {}
private enum SetsAccentColor {}
private enum SetsBackground {}
private enum PrefersColorScheme {}

extension View {
    /// Sets the colour of texts, symbols and shapes in this view; nil goes back to that of texts.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(
            StyleModifier<SetsForeground>(.foreground) { values in
                let outer = values.foregroundStyles
                values.foregroundStyles = _ForegroundStyles(color.map { [AnyShapeStyle($0)] } ?? [], below: outer)
            })
    }

    /// Sets the style of texts, symbols and shapes in this view. Further levels of it are fainter.
    ///
    /// A change that is animated has what they are painted with go over into the new style, by the animation that reaches this view (⚑).
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foregroundLevels([AnyShapeStyle(style)])
    }

    /// Sets the style of texts, symbols and shapes in this view, and that of what is less important.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Sets the style of texts, symbols and shapes in this view, and those of what is less important and still less.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    private func foregroundLevels(_ styles: [AnyShapeStyle]) -> some View {
        modifier(
            StyleModifier<SetsForeground>(.foreground) { values in
                let outer = values.foregroundStyles
                values.foregroundStyles = _ForegroundStyles(styles, below: outer)
            })
    }

    /// Sets the style of controls in this view; nil goes back to the system's.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(
            StyleModifier<SetsTint>(.tint) { values in
                let style = tint.map { AnyShapeStyle($0) }?._foreground(below: values.foregroundStyles)
                if let style, style.wraps(TintShapeStyle.self) { return }
                values.tint = style
            })
    }

    /// Sets the colour of controls in this view, and the accent colour; nil goes back to the system's.
    ///
    /// A change that is animated has the one go over into the new colour; what is painted with the accent colour has it at once (⚑).
    public func tint(_ tint: Color?) -> some View { accentColor(tint) }

    /// Sets the accent colour in this view, and the colour of controls; nil goes back to the system's.
    public func accentColor(_ accentColor: Color?) -> some View {
        modifier(
            StyleModifier<SetsAccentColor>(.tint) { values in
                if accentColor == .accentColor { return }
                values.accentColor = accentColor
                values.tint = accentColor.map { AnyShapeStyle($0) }
            })
    }

    /// Sets the style of backgrounds in this view.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier<SetsBackground>(.background) { values in
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
