extension Text {
    /// The text painted in a colour; nil leaves it to the environment.
    public nonisolated func foregroundColor(_ color: Color?) -> Text {
        with(\.foreground, color.map { AnyShapeStyle($0) })
    }

    /// The text painted in a style.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with(\.foreground, AnyShapeStyle(style))
    }
}
