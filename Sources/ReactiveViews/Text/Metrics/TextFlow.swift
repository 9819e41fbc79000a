/// The grapheme clusters of a text with their widths, as input of line breaking.
///
/// Invariants: `clusters[i].end` is the start of cluster i + 1 in `text`'s UTF-8, and the last one its length; clusters
/// are in the order of their runs.
struct TextFlow {
    /// A user-perceived character.
    struct Cluster {
        enum Kind: UInt8 {
            case text
            /// Allows a line break after it; hangs over the end of a line.
            case space
            /// Allows a line break after it.
            case hyphen
            /// Allows a line break before and after it.
            case ideograph
            /// Ends the line.
            case newline
        }
        var width: CGFloat
        /// The end in the UTF-8 of the whole text.
        var end: Int
        var run: Int32
        var kind: Kind

        /// Returns the kind of an ASCII character other than a carriage return.
        @inline(__always)
        static func kind(ofASCII byte: UInt8) -> Kind {
            switch byte {
            case 9, 32: .space
            case 10: .newline
            case 45: .hyphen
            default: .text
            }
        }
    }

    let runs: [TextRun]
    let text: String
    private(set) var clusters: [Cluster] = []

    init(_ runs: [TextRun]) {
        self.runs = runs
        text = runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
        clusters.reserveCapacity(text.utf8.count)
        var offset = 0
        for (index, run) in runs.enumerated() {
            append(run, Int32(index), at: offset)
            offset += run.string.utf8.count
        }
    }

    private mutating func append(_ run: TextRun, _ index: Int32, at start: Int) {
        if let attachment = run.attachment {
            let end = start + run.string.utf8.count
            clusters.append(Cluster(width: attachment.width + run.kerning, end: end, run: index, kind: .ideograph))
            return
        }
        let isDone: Void? = ASCIIClusters.with(run) { characters in
            for place in 0..<characters.count {
                clusters.append(
                    Cluster(
                        width: characters.width(at: place), end: start + place + 1, run: index,
                        kind: characters.kind(at: place)))
            }
        }
        if isDone != nil { return }
        var end = start
        for character in run.string {
            end += character.utf8.count
            if character.isNewline {
                clusters.append(Cluster(width: 0, end: end, run: index, kind: .newline))
            } else {
                let advance = Advances.advance(of: character, in: run.font)
                let width = run.font.metrics == nil ? run.width(of: advance) : run.width(of: character)
                clusters.append(
                    Cluster(width: width, end: end, run: index, kind: Self.kind(of: character, advance)))
            }
        }
    }

    private static func kind(of character: Character, _ advance: Advance) -> Cluster.Kind {
        let scalar = character.unicodeScalars.first!
        switch scalar.value {
        case 9, 32, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return .space
        case 0x2D, 0xAD, 0x2010, 0x2012...0x2014: return .hyphen
        default: return advance == .fullWidth || advance == .emoji ? .ideograph : .text
        }
    }

    // MARK: - Lines

    /// Places the text in a room. Text that doesn't fit is shrunk as far as allowed, then truncated. Lines beyond the
    /// room's height are omitted, except the first.
    func place(in room: TextRoom, _ options: TextOptions) -> TextPlacement {
        LineBreaker(runs: runs, clusters: clusters, uniform: LineReach(runs)).place(in: room, options)
    }

    // MARK: - Strings

    /// Returns the visible characters of a line.
    func string(of line: TextPlacement.Line) -> String {
        if line.head == 0..<clusters.count, line.tail.isEmpty, !line.hasEllipsis { return text }
        return string(of: line.head) + (line.hasEllipsis ? "…" : "") + string(of: line.tail)
    }

    /// Returns the characters of a cluster.
    func character(_ index: Int) -> String { string(of: index..<index + 1) }

    private func string(of range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        let utf8 = text.utf8
        let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound == 0 ? 0 : clusters[range.lowerBound - 1].end)
        let to = utf8.index(utf8.startIndex, offsetBy: clusters[range.upperBound - 1].end)
        return String(text[from..<to])
    }
}

extension [TextFlow.Cluster]: TextClusters {
    @inline(__always)
    func width(at index: Int) -> CGFloat { self[index].width }
    @inline(__always)
    func kind(at index: Int) -> TextFlow.Cluster.Kind { self[index].kind }
    @inline(__always)
    func run(at index: Int) -> Int { Int(self[index].run) }
}
