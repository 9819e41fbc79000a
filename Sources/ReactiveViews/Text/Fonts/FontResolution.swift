extension Font {
    /// Returns the font's values at a dynamic type size.
    ///
    /// - Parameter dynamicTypeSize: The size that the user prefers.
    package func resolved(at dynamicTypeSize: DynamicTypeSize = .large) -> ResolvedFont {
        var font =
            switch base {
            case .style(let style, let design, let weight):
                ResolvedFont(
                    size: style.size(at: dynamicTypeSize), weight: weight ?? style.weight, design: design ?? .default)
            case .system(let size, let weight, let design):
                ResolvedFont(size: size, weight: weight ?? .regular, design: design ?? .default)
            case .custom(let name, let size, let style):
                Self.resolved(name, size: size * (style?.scale(at: dynamicTypeSize) ?? 1))
            }
        font.apply(changes)
        return font
    }

    private static func resolved(_ name: String, size: CGFloat) -> ResolvedFont {
        var font = ResolvedFont(size: size)
        font.name = name
        return font
    }
}

extension ResolvedFont {
    /// Applies changes.
    mutating func apply(_ changes: FontChanges) {
        if let weight = changes.weight { self.weight = weight }
        if let width = changes.width { self.width = width }
        if let leading = changes.leading { self.leading = leading }
        if changes.isBold { makeBold() }
        if changes.isItalic { isItalic = true }
        if changes.isMonospaced { design = .monospaced }
        if changes.hasMonospacedDigits { hasMonospacedDigits = true }
        if changes.hasSmallCapitals { hasSmallCapitals = true }
        size *= changes.scale
    }

    /// Sets the weight to bold unless it is heavier.
    mutating func makeBold() {
        if weight.value < Font.Weight.bold.value { weight = .bold }
    }
}
