nonisolated extension View {
    /// Draws a line under the text in this view.
    ///
    /// - Parameters:
    ///   - isActive: Whether the line is drawn.
    ///   - pattern: The pattern of the line; solid by default.
    ///   - color: The colour of the line; nil, the default, for the colour of the text.
    public __consuming func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textSettings, as: ModifierKind.Underline.self) {
            $0.attributes.underline = Text.Line(isActive: isActive, pattern: pattern, color: color)
        }
    }

    /// Draws a line through the text in this view.
    ///
    /// - Parameters:
    ///   - isActive: Whether the line is drawn.
    ///   - pattern: The pattern of the line; solid by default.
    ///   - color: The colour of the line; nil, the default, for the colour of the text.
    public __consuming func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textSettings, as: ModifierKind.Strikethrough.self) {
            $0.attributes.strikethrough = Text.Line(isActive: isActive, pattern: pattern, color: color)
        }
    }

    /// Sets the scale of the text in this view.
    ///
    /// - Parameters:
    ///   - scale: The size relative to the surrounding text.
    ///   - isEnabled: Whether the scale applies.
    public __consuming func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textSettings, as: ModifierKind.TextScale.self) {
            if isEnabled { $0.attributes.scale = scale }
        }
    }
}
