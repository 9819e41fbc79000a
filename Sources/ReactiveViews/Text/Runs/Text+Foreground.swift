extension Text {
    /// Returns the text in a colour.
    ///
    /// - Parameter color: The colour; nil for the style of the environment.
    public nonisolated func foregroundColor(_ color: Color?) -> Text {
        with(\.foreground, color.map { AnyShapeStyle($0) })
    }

    /// Returns the text painted in a style.
    ///
    /// ```swift
    /// Text("Warning: ").foregroundStyle(.red) + Text("low battery")
    /// ```
    ///
    /// - Parameter style: The style of the letters.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with(\.foreground, AnyShapeStyle(style))
    }
}
