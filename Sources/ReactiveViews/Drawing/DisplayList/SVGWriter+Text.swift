extension SVGWriter {
    /// Writes the lines of a text. Each starts at its left end, or, if the text is written to the left, at its right
    /// end.
    mutating func write(_ content: DisplayList.Text, _ frame: CGRect) {
        let font = content.font
        guard font.size.isFinite, font.size > 0 else { return }
        let paint = prepared(content.paint, in: frame)
        let isRightToLeft = content.lines.lazy.compactMap { WritingDirection.isRightToLeft($0.string) }.first ?? false
        for line in content.lines where line.origin.isFinite && !line.string.isEmpty {
            let isMeasured = line.width.isFinite && line.width > 0
            text.begin("text")
            text.attribute("x", frame.minX + line.origin.x + (isRightToLeft && isMeasured ? line.width : 0))
            text.attribute("y", frame.minY + line.origin.y)
            if isRightToLeft { text.attribute("direction", literal: "rtl") }
            text.font(font)
            if isMeasured {
                text.attribute("textLength", line.width)
                // Pictures keep their form; letters are stretched, because a space between them would separate those
                // that are joined.
                if line.string.isEmoji {
                    text.attribute("lengthAdjust", literal: "spacing")
                } else {
                    text.attribute("lengthAdjust", literal: "spacingAndGlyphs")
                }
            }
            content.writeDecoration(into: &text)
            text.fill(paint)
            text.endText(line.string)
        }
    }
}

extension SVGText {
    /// Appends the attributes of a font. The document has the system's font.
    fileprivate mutating func font(_ font: DisplayList.FontFace) {
        if let family = font.family {
            attribute("font-family", "\(family), \(font.design.rawValue)")
        } else if font.design != .standard {
            attribute("font-family", font.design.rawValue)
        }
        attribute("font-size", font.size)
        if font.weight != 400 { attribute("font-weight", CGFloat(min(max(font.weight, 1), 1000))) }
        if font.isItalic { attribute("font-style", literal: "italic") }
    }
}

/// The direction of a text, by its first letter.
enum WritingDirection {
    /// Returns whether a text is written from right to left; nil if it has no letters.
    static func isRightToLeft(_ text: String) -> Bool? {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 65...90, 97...122: return false
            case ..<0xC0: continue
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                // Arabic and Persian digits have no direction of their own.
                if scalar.properties.generalCategory != .decimalNumber { return true }
            case 0x200F, 0x061C: return true
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return nil
    }
}

extension String {
    /// Whether the text consists of emoji and spaces.
    fileprivate var isEmoji: Bool {
        guard let first = utf8.first(where: { $0 != 32 }), first >= 0xC0 else { return false }
        return allSatisfy { character in
            character == " "
                || character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
        }
    }
}
