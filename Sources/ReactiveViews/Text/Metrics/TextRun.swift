/// A piece of text in one font.
package struct TextRun: Equatable, Sendable {
    package var string: String
    package var font: ResolvedFont
    /// The additional space after each character, in points.
    package var kerning: CGFloat = 0
    /// The distance of the run above the line's baseline, in points.
    package var baselineOffset: CGFloat = 0
    /// The size of an image that replaces the characters; nil for text.
    package var attachment: CGSize?

    package init(_ string: String, font: ResolvedFont, kerning: CGFloat = 0, baselineOffset: CGFloat = 0) {
        self.string = string
        self.font = font
        self.kerning = kerning.isFinite ? kerning : 0
        self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
    }
}

extension TextRun {
    func height(scale: CGFloat) -> CGFloat {
        attachment.map { $0.height * scale } ?? font.lineHeight(scale: scale)
    }

    /// Returns the extent of the run above and below the line's baseline.
    func reach(scale: CGFloat) -> (ascent: CGFloat, descent: CGFloat) {
        let height = height(scale: scale)
        let ascent = attachment == nil ? font.ascent(scale: scale) : ResolvedFont.ascent(ofHeight: height)
        let offset = baselineOffset * scale
        return (ascent + offset, height - ascent - offset)
    }

    /// Returns a character's width including kerning; 0 for a character without width.
    func width(of character: Character) -> CGFloat {
        guard let metrics = font.metrics else { return width(of: Advances.advance(of: character, in: font)) }
        let width = metrics.width(of: character, in: font)
        return width > 0 ? max(0, width + kerning) : 0
    }

    /// Returns the width of a character with a built-in advance; see `width(of:)`.
    func width(of advance: Advance) -> CGFloat {
        guard advance.units > 0 else { return 0 }
        return max(0, CGFloat(advance.units) * (advance.isFixed ? font.fixedUnit : font.letterUnit) + kerning)
    }

    /// The width of an ellipsis in the run's font.
    var ellipsisWidth: CGFloat {
        if font.metrics != nil { return width(of: "…" as Character) }
        return width(of: Advance(units: font.isMonospaced ? Advances.digit : Advances.ellipsis, isFixed: false))
    }

    /// The width on one line if the run is ASCII without control characters and has built-in measures, else nil. One
    /// pass without an allocation.
    var asciiWidth: CGFloat? { attachment == nil ? asciiWidth(of: string) : nil }

    /// Returns the width of other characters in the run's font.
    func asciiWidth(of string: String) -> CGFloat? {
        if font.metrics != nil { return nil }
        let units: Int? =
            string.utf8.withContiguousStorageIfAvailable { bytes in
                Advances.table(for: font).withUnsafeBufferPointer { table -> Int? in
                    var sum = 0
                    for byte in bytes {
                        guard byte >= 32, byte < 127 else { return nil }
                        sum &+= Int(table[Int(byte)])
                    }
                    return sum
                }
            } ?? nil
        guard let units else { return nil }
        let width = CGFloat(units) * font.letterUnit
        guard kerning != 0 else { return width }
        return kerning > 0 ? width + kerning * CGFloat(string.utf8.count) : nil
    }

    /// The width on one line, measured by character; nil if there are several lines.
    var lineWidth: CGFloat? {
        guard attachment == nil else { return nil }
        var width: CGFloat = 0
        for character in string {
            if character.isNewline { return nil }
            width += self.width(of: character)
        }
        return width
    }
}
