/// The drawings of symbols, and the names that are derived from them: a drawing of `bell` gives `bell.fill`,
/// `bell.circle`, `bell.slash.fill`, `bell.badge.plus` and others.
enum SymbolDrawings {
    /// The drawings by name. A drawing that is `=name` is that of another symbol.
    private static let all: [Substring: Substring] = {
        var all: [Substring: Substring] = [:]
        for text in texts {
            for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
                guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
                all[Substring(line[..<colon])] = Substring(line[line.index(colon, offsetBy: 2)...])
            }
        }
        return all
    }()

    /// The names that have drawings of their own, in alphabetical order.
    static var names: [String] { all.keys.map(String.init).filter { !$0.hasPrefix("'") }.sorted() }

    /// Shapes around a symbol: how much smaller the symbol is, and where it is.
    private static let enclosures: [(name: String, scale: CGFloat, x: CGFloat, y: CGFloat)] = [
        ("circle", 0.54, 23, 23), ("square", 0.54, 23, 23), ("rectangle", 0.54, 23, 23), ("app", 0.56, 22, 22),
        ("capsule", 0.44, 28, 28), ("diamond", 0.46, 27, 27), ("octagon", 0.54, 23, 23), ("hexagon", 0.5, 25, 25),
        ("triangle", 0.52, 24, 34), ("seal", 0.52, 24, 24), ("shield", 0.5, 25, 23),
        ("rectangle.portrait", 0.5, 25, 25),
    ]

    /// Signs that stay filled within an outline.
    private static let solid: Set<String> = ["person", "star", "heart", "person.2", "person.3"]

    /// Parts of names that mean the same.
    private static let synonyms = [
        ("document", "doc"), ("microphone", "mic"), ("arrow.trianglehead", "arrow"),
        ("battery.100percent", "battery.100"),
        ("battery.75percent", "battery.75"), ("battery.50percent", "battery.50"), ("battery.25percent", "battery.25"),
        ("battery.0percent", "battery.0"), ("waveform.badge", "waveform"), ("lightbulb.max", "lightbulb"),
    ]

    /// Returns the parts of a symbol, or of the longest stem of its name that is known; nil if there is none.
    static func parts(named name: String) -> [SymbolGlyph.Part]? {
        if let parts = parts(name, isFilled: false, depth: 0) { return parts }
        for (word, other) in synonyms where name.contains(word) {
            let name = name.replacingOccurrences(of: word, with: other)
            if let parts = parts(name, isFilled: false, depth: 0) { return parts }
        }
        var stem = name.split(separator: ".").filter { $0 != "fill" }
        let isFilled = name.contains(".fill")
        while stem.count > 0, stem.count < 20 {
            if let parts = parts(stem.joined(separator: "."), isFilled: isFilled, depth: 0) { return parts }
            stem.removeLast()
        }
        return nil
    }

    /// Returns the parts of a name that is drawn or derived from drawings.
    ///
    /// - Parameter depth: The number of names that led to this one; there is an end to it.
    private static func parts(_ name: String, isFilled: Bool, depth: Int) -> [SymbolGlyph.Part]? {
        guard depth < 12 else { return nil }
        if let drawing = all[Substring(name)] {
            if drawing.hasPrefix("=") {
                return parts(String(drawing.dropFirst()), isFilled: isFilled, depth: depth + 1)
            }
            return SymbolNotation.parts(drawing, isFilled: isFilled) { parts($0, isFilled: $1, depth: depth + 1) }
        }
        func stem(_ suffix: String) -> String? {
            name.count > suffix.count && name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : nil
        }
        if let stem = stem(".fill") { return parts(stem, isFilled: true, depth: depth + 1) }
        if let stem = stem(".slash"), let parts = parts(stem, isFilled: isFilled, depth: depth + 1) {
            return parts.map(\.secondary) + slash
        }
        if let dots = name.range(of: ".badge") {
            let sign = String(name[dots.upperBound...].drop { $0 == "." })
            if let parts = parts(String(name[..<dots.lowerBound]), isFilled: isFilled, depth: depth + 1) {
                return parts.map(\.secondary) + badge(sign, depth)
            }
        }
        for enclosure in enclosures {
            guard let stem = stem(".\(enclosure.name)"), let sign = sign(stem, isFilled, depth),
                let shape = parts(enclosure.name, isFilled: isFilled, depth: depth + 1)
            else { continue }
            let scale = enclosure.scale
            let place = CGAffineTransform(translationX: enclosure.x, y: enclosure.y).scaledBy(x: scale, y: scale)
            let signs = sign.compactMap { part in
                var part = part.placed(place, scale: scale, isCutOut: isFilled)
                part?.level = 0
                part?.isSign = true
                return part
            }
            return shape.map(\.secondary) + signs
        }
        return characters(name)
    }

    /// Returns the parts of the sign within a shape.
    private static func sign(_ name: String, _ isFilled: Bool, _ depth: Int) -> [SymbolGlyph.Part]? {
        let isSolid = isFilled || solid.contains(name)
        guard let parts = parts(name, isFilled: isSolid, depth: depth + 1) else { return nil }
        // A cut-out within a cut-out isn't possible: then the outline is cut out.
        guard isSolid, parts.contains(where: \.erases), !solid.contains(name) else {
            return parts.filter { !$0.erases }
        }
        return self.parts(name, isFilled: false, depth: depth + 1)?.filter { !$0.erases }
    }

    private static let slash = SymbolNotation.parts(
        "g M 8 8 L 92 92; s M 8 8 L 92 92", isFilled: false, include: { _, _ in nil })

    /// Returns a badge with a sign, or a dot.
    private static func badge(_ sign: String, _ depth: Int) -> [SymbolGlyph.Part] {
        let name = sign.hasSuffix(".fill") ? String(sign.dropLast(5)) : sign
        guard !name.isEmpty, let inner = parts(name, isFilled: false, depth: depth + 1) else {
            return SymbolNotation.parts(
                "k O 82 16 14; f O 82 16 14", isFilled: false, include: { _, _ in nil })
        }
        let place = CGAffineTransform(translationX: 76.5, y: 71.5).scaledBy(x: 0.21, y: 0.21)
        let disc = SymbolNotation.parts("k O 87 82 18; f O 87 82 19", isFilled: false, include: { _, _ in nil })
        return disc + inner.compactMap { $0.placed(place, scale: 0.4, isCutOut: true) }
    }

    /// Returns the parts of a number of up to three digits or of a letter.
    private static func characters(_ text: String) -> [SymbolGlyph.Part]? {
        let isNumber = text.utf8.allSatisfy { (48...57).contains($0) }
        guard isNumber ? (1...3).contains(text.utf8.count) : text.utf8.count == 1 else { return nil }
        let count = CGFloat(text.utf8.count)
        let scale: CGFloat = [1.2, 0.98, 0.75][text.utf8.count - 1]
        var parts: [SymbolGlyph.Part] = []
        for (index, character) in text.enumerated() {
            guard let drawing = Self.parts("'\(character)", isFilled: false, depth: 8) else { return nil }
            let x = 50 + (CGFloat(index) - (count - 1) / 2) * 58 * scale - 50 * scale
            let place = CGAffineTransform(translationX: x, y: 50 - 50 * scale).scaledBy(x: scale, y: scale)
            parts += drawing.compactMap { $0.placed(place, scale: scale, isCutOut: false) }
        }
        return parts
    }
}

extension SymbolGlyph.Part {
    /// The part in the secondary layer.
    fileprivate var secondary: Self {
        var part = self
        part.level = 1
        return part
    }
}

extension SymbolDrawings {
    private static let texts = [objects, signs, scripts]
}
