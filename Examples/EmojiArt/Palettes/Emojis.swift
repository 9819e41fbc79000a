extension Character {
    /// Whether it is meant as a picture. Digits, arrows and their like are so only if a variation selector asks for it,
    /// the symbols after them unless one asks for text.
    var isEmoji: Bool {
        guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
        if unicodeScalars.contains("\u{FE0E}") { return false }
        return first.properties.isEmojiPresentation || first.value >= 0x2600 || unicodeScalars.contains("\u{FE0F}")
    }
}

extension String {
    /// Its emojis, each once, where it came first.
    var distinctEmojis: String {
        var seen: Set<Character> = []
        return filter { $0.isEmoji && seen.insert($0).inserted }
    }

    var isSingleEmoji: Bool { count == 1 && first?.isEmoji == true }
}
