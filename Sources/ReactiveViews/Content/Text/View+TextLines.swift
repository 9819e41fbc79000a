extension View {
    /// Draws a line under the texts in this view.
    ///
    /// - Parameter color: nil for that of the text.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textSettings, as: ModifierKind.Underline.self) {
            $0.attributes.underline = Text.Line(isActive: isActive, pattern: pattern, color: color)
        }
    }

    /// Draws a line through the texts in this view.
    ///
    /// - Parameter color: nil for that of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textSettings, as: ModifierKind.Strikethrough.self) {
            $0.attributes.strikethrough = Text.Line(isActive: isActive, pattern: pattern, color: color)
        }
    }

    /// Shows the texts in this view smaller than the text around, or as large again.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textSettings, as: ModifierKind.TextScale.self) {
            if isEnabled { $0.attributes.scale = scale }
        }
    }
}
