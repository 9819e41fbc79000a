/// How many columns of a terminal a character takes: 0, 1 or 2.
///
/// Emoji and the characters of East Asian scripts take two columns, marks and control characters none. Terminals
/// disagree on a few: here a text symbol with the emoji variation selector takes two.
public func characterWidth(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    var width = 0
    var isEmoji = false
    for scalar in character.unicodeScalars {
        width = max(width, scalarWidth(scalar))
        if scalar == "\u{FE0F}" { isEmoji = true }
    }
    return isEmoji && width == 1 ? 2 : width
}

/// How many columns of a terminal a text takes that has no line ends.
public func textWidth(_ text: some StringProtocol) -> Int {
    var width = 0
    for character in text { width += characterWidth(character) }
    return width
}

private func scalarWidth(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1 }
    if isWide(value) || scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    // Vowels and final consonants of Hangul lie within the syllable's two columns.
    default: return (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) ? 0 : 1
    }
}

/// The blocks of wide characters, in ascending order.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul, initial consonants
    0x2E80...0x2FFF,  // radicals
    0x3000...0x303E,  // punctuation
    0x3041...0x33FF,  // Kana, Bopomofo, Hangul letters, symbols
    0x3400...0x4DBF, 0x4E00...0x9FFF,  // ideographs
    0xA000...0xA4CF,  // Yi
    0xA960...0xA97C,  // Hangul, more consonants
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // ideographs
    0xFE10...0xFE19, 0xFE30...0xFE6B,  // vertical and small forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full width
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // Kana
    0x1F1E6...0x1F1FF,  // flags
    0x1F200...0x1F265,  // ideographs in squares
    0x20000...0x3FFFD,  // ideographs
]

private func isWide(_ value: UInt32) -> Bool {
    if value < 0x1100 { return false }
    var (low, high) = (0, wideRanges.count)
    while low < high {
        let middle = (low + high) / 2
        if wideRanges[middle].contains(value) { return true }
        if wideRanges[middle].lowerBound > value { high = middle } else { low = middle + 1 }
    }
    return false
}
