/// Emphasis, code and links in a line of Markdown: `**bold**`, `_italic_`, `~~struck~~`, `` `code` ``,
/// `[words](address)`. Words that are to be inflected, `^[words](inflect: true)`, stay as they are.
///
/// As in CommonMark, signs beside spaces are signs, underscores within words are letters, and a backslash before a sign
/// makes it one. Values that were put in are never taken apart. O(length), but for signs that nest: beyond 500 they
/// stand for themselves.
package struct InlineMarkdown {
    package struct Style: Equatable, Sendable {
        package var isBold = false
        package var isItalic = false
        package var isStruck = false
        package var isCode = false
        package var link: String?
    }

    /// A stretch of the source's UTF-8 that is shown.
    package struct Piece: Equatable {
        package var range: Range<Int>
        package var style = Style()
    }

    private struct Sign {
        /// The piece that stands for the sign.
        var piece: Int
        var byte: UInt8
        var count: Int
        var canOpen: Bool
        var canClose: Bool
    }

    private static let longestAddress = 2000

    private let bytes: [UInt8]
    private let values: [Range<Int>]
    private var pieces: [Piece] = []
    private var signs: [Sign] = []
    /// The pieces that stand for opening brackets, and how many signs there were before each.
    private var brackets: [(piece: Int, signs: Int)] = []
    private var textStart = 0

    /// Whether a text has any sign at all.
    package static func isLikely(in string: String) -> Bool {
        string.utf8.contains { isMark($0) }
    }

    /// What is shown of a text in whose UTF-8 there are values at some places, in ascending order.
    package static func pieces(of string: String, values: [Range<Int>]) -> [Piece] {
        var parser = InlineMarkdown(string, values)
        parser.parse()
        parser.matchSigns(from: 0)
        return parser.pieces.filter { !$0.range.isEmpty }
    }

    private init(_ string: String, _ values: [Range<Int>]) {
        bytes = Array(string.utf8)
        self.values = values
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }

    // MARK: - Signs

    private mutating func parse() {
        var index = 0
        var value = 0
        while index < bytes.count {
            if value < values.count, index == values[value].lowerBound {
                endText(at: index)
                pieces.append(Piece(range: values[value]))
                index = values[value].upperBound
                textStart = index
                value += 1
                continue
            }
            let end = value < values.count ? values[value].lowerBound : bytes.count
            index = takeSign(at: index, before: end)
        }
        endText(at: bytes.count)
    }

    private mutating func endText(at index: Int) {
        if textStart < index { pieces.append(Piece(range: textStart..<index)) }
        textStart = index
    }

    /// Takes what starts at a byte, up to a value at most; gives where it ends.
    private mutating func takeSign(at index: Int, before end: Int) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "\\") where index + 1 < end && isPunctuation(bytes[index + 1]):
            endText(at: index)
            textStart = index + 1
            return index + 2
        case UInt8(ascii: "`"):
            return takeCode(at: index, before: end)
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
            return takeEmphasis(at: index, before: end)
        case UInt8(ascii: "["):
            endText(at: index)
            brackets.append((pieces.count, signs.count))
            return index + 1
        case UInt8(ascii: "]"):
            return takeLink(at: index, before: end)
        default:
            return index + 1
        }
    }

    private mutating func takeCode(at index: Int, before end: Int) -> Int {
        let count = length(of: bytes[index], at: index, before: end)
        var close = index + count
        while close < end {
            guard bytes[close] == bytes[index] else {
                close += 1
                continue
            }
            let closing = length(of: bytes[index], at: close, before: end)
            if closing == count {
                endText(at: index)
                pieces.append(Piece(range: index + count..<close, style: Style(isCode: true)))
                textStart = close + count
                return textStart
            }
            close += closing
        }
        // There is no end to it; nor is there to others of this length.
        return index + count
    }

    private mutating func takeEmphasis(at index: Int, before end: Int) -> Int {
        let byte = bytes[index]
        let count = length(of: byte, at: index, before: end)
        let before = index > 0 ? bytes[index - 1] : UInt8(ascii: " ")
        let after = index + count < bytes.count ? bytes[index + count] : UInt8(ascii: " ")
        let isBeforeWord = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
        let isAfterWord = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
        let isInWord = isBeforeWord && isAfterWord && byte == UInt8(ascii: "_")
        guard signs.count < 500, isBeforeWord || isAfterWord, byte != UInt8(ascii: "~") || count == 2 else {
            return index + count
        }
        endText(at: index)
        signs.append(
            Sign(
                piece: pieces.count, byte: byte, count: count,
                canOpen: isBeforeWord && (!isInWord || isPunctuation(before)),
                canClose: isAfterWord && (!isInWord || isPunctuation(after))))
        pieces.append(Piece(range: index..<index + count))
        textStart = index + count
        return textStart
    }

    private mutating func takeLink(at index: Int, before end: Int) -> Int {
        guard let open = brackets.popLast(), index + 1 < end, bytes[index + 1] == UInt8(ascii: "(") else {
            return index + 1
        }
        if let close = takeAttributes(of: open.piece, at: index, before: end) { return close }
        guard
            let close = bytes[index + 2..<end].prefix(Self.longestAddress).firstIndex(where: {
                $0 == UInt8(ascii: ")") || isSpace($0)
            }),
            bytes[close] == UInt8(ascii: ")"), open.piece < pieces.count || textStart < index
        else { return index + 1 }
        endText(at: index)
        matchSigns(from: open.signs)
        signs.removeSubrange(open.signs...)
        let address = String(decoding: bytes[index + 2..<close], as: UTF8.self)
        for piece in open.piece..<pieces.count { pieces[piece].style.link = address }
        // The bracket itself is the first byte of the first piece.
        pieces[open.piece].range = pieces[open.piece].range.lowerBound + 1..<pieces[open.piece].range.upperBound
        textStart = close + 1
        return textStart
    }

    /// `^[words](inflect: true)`: the words, which aren't inflected. Gives where the attributes end; nil if there is no
    /// roof before the bracket that the piece begins with.
    private mutating func takeAttributes(of piece: Int, at index: Int, before end: Int) -> Int? {
        guard piece > 0, let roof = pieces[piece - 1].range.last, isRoof(roof, of: piece - 1),
            let close = bytes[index + 2..<end].prefix(Self.longestAddress).firstIndex(of: UInt8(ascii: ")"))
        else { return nil }
        endText(at: index)
        guard piece < pieces.count else { return nil }
        pieces[piece - 1].range = pieces[piece - 1].range.lowerBound..<roof
        pieces[piece].range = pieces[piece].range.lowerBound + 1..<pieces[piece].range.upperBound
        textStart = close + 1
        return textStart
    }

    /// Whether it is a text's last sign before a bracket: no value's, and no code's.
    private func isRoof(_ index: Int, of piece: Int) -> Bool {
        bytes[index] == UInt8(ascii: "^") && pieces[piece].style == Style() && bytes[index + 1] == UInt8(ascii: "[")
            && (index == 0 || bytes[index - 1] != UInt8(ascii: "\\"))
            && !values.contains { $0.contains(index) }
    }

    private func length(of byte: UInt8, at index: Int, before end: Int) -> Int {
        var last = index
        while last < end, bytes[last] == byte { last += 1 }
        return last - index
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private func isPunctuation(_ byte: UInt8) -> Bool {
        (33...47).contains(byte) || (58...64).contains(byte) || (91...96).contains(byte) || (123...126).contains(byte)
    }

    // MARK: - Pairs

    /// Matches each sign that can close with the nearest before it that can open; what is between gets the style.
    private mutating func matchSigns(from first: Int) {
        var closer = first + 1
        while closer < signs.count {
            guard signs[closer].canClose, signs[closer].count > 0,
                let opener = (first..<closer).last(where: {
                    signs[$0].canOpen && signs[$0].byte == signs[closer].byte && signs[$0].count > 0
                })
            else {
                closer += 1
                continue
            }
            let count = min(2, signs[opener].count, signs[closer].count)
            for piece in signs[opener].piece + 1..<signs[closer].piece {
                switch (signs[opener].byte, count) {
                case (UInt8(ascii: "~"), _): pieces[piece].style.isStruck = true
                case (_, 2): pieces[piece].style.isBold = true
                default: pieces[piece].style.isItalic = true
                }
            }
            use(count, of: opener, atEnd: true)
            use(count, of: closer, atEnd: false)
            // Signs between a pair can't be halves of others.
            for sign in opener + 1..<closer { signs[sign].canOpen = false }
        }
    }

    private mutating func use(_ count: Int, of sign: Int, atEnd: Bool) {
        signs[sign].count -= count
        let range = pieces[signs[sign].piece].range
        pieces[signs[sign].piece].range =
            atEnd ? range.lowerBound..<range.upperBound - count : range.lowerBound + count..<range.upperBound
    }
}
