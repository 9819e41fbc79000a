/// The colours of symbols that have colours of their own.
enum SymbolColors {
    /// The colours of the things that symbols show, by the beginning of the name.
    private static let things: [String: SystemColor] = [
        "heart": .red, "star": .yellow, "bolt": .yellow, "flame": .orange, "leaf": .green, "drop": .blue,
        "sun": .yellow, "sunrise": .orange, "sunset": .orange, "moon": .indigo, "cloud": .cyan, "trash": .red,
        "exclamationmark": .yellow, "xmark": .red, "checkmark": .green, "plus": .green, "minus": .red, "folder": .blue,
        "bell": .yellow, "flag": .orange, "phone": .green, "video": .green, "envelope": .blue, "message": .green,
        "location": .blue, "mappin": .red, "gift": .red, "carrot": .orange, "cross": .red, "tree": .green,
        "lightbulb": .yellow, "battery": .green, "bookmark": .red, "rainbow": .purple, "info": .blue,
        "questionmark": .blue, "person": .blue, "lock": .orange, "key": .yellow, "crown": .yellow, "trophy": .yellow,
    ]

    /// Returns the colours of a symbol's layers, the primary one first; nil if it has none of its own. A sign on a
    /// filled shape is white.
    static func all(of name: String) -> [(ColorScheme) -> Color.Resolved]? {
        guard let stem = name.split(separator: ".").first, let color = things[String(stem)] else { return nil }
        let own = { (scheme: ColorScheme) in color.resolved(scheme) }
        let isSign = name.hasSuffix(".fill") && SymbolGlyph.named(name).parts.contains(where: \.isSign)
        return isSign ? [{ _ in Color.Resolved(red: 1, green: 1, blue: 1) }, own] : [own, own]
    }
}
