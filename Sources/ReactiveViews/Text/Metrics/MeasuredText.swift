/// A text whose widths are known; to be asked for its size in one room after another.
///
/// Measuring takes O(length), for ASCII one pass over its bytes without an allocation. The common text, of one run without line breaks,
/// answers from then on in O(1) where it fits on a line. Any other is broken into lines at each question: O(characters up to the last
/// line shown).
package struct MeasuredText: Equatable, Sendable {
    private let first: TextRun
    private let others: [TextRun]
    /// The width on one line, of a text that is one if there is room.
    private let simpleWidth: CGFloat?

    package init(_ run: TextRun) {
        first = run
        others = []
        simpleWidth = run.asciiWidth ?? run.lineWidth
    }

    package init(_ runs: [TextRun]) {
        first = runs.first ?? TextRun("", font: ResolvedFont(size: 0))
        others = Array(runs.dropFirst())
        simpleWidth = others.isEmpty ? first.asciiWidth ?? first.lineWidth : nil
    }

    /// The size in the room there is: nil or NaN is any, negative is none.
    package func size(width: CGFloat? = nil, height: CGFloat? = nil, options: TextOptions = TextOptions()) -> CGSize {
        let room = TextRoom(width: width, height: height)
        if let simpleWidth, simpleWidth <= room.width + TextRoom.tolerance {
            return simpleSize(simpleWidth, in: room, options)
        }
        return TextFlow([first] + others).place(in: room, options).size
    }

    /// The size on one line, of a text that is one if there is room.
    package func lineSize(_ options: TextOptions = TextOptions()) -> CGSize? {
        simpleWidth.map { simpleSize($0, in: TextRoom(width: nil, height: nil), options) }
    }

    /// The lines in the room there is: nil or NaN is any, negative is none.
    package func layout(
        width: CGFloat? = nil, height: CGFloat? = nil, options: TextOptions = TextOptions()
    ) -> TextLayout {
        let flow = TextFlow([first] + others)
        let room = TextRoom(width: width, height: height)
        var placement = flow.place(in: room, options)
        // The widths of all characters one by one may add up to a hair less or more.
        if let simpleWidth, simpleWidth <= room.width + TextRoom.tolerance, placement.lines.count == 1 {
            placement.size = simpleSize(simpleWidth, in: room, options)
            placement.lines[0].width = placement.size.width
        }
        return TextLayout(placement, of: flow, options: options)
    }

    /// The distances from the top to the first and the last line's baseline.
    package func baselines(
        width: CGFloat? = nil, height: CGFloat? = nil, options: TextOptions = TextOptions()
    ) -> (first: CGFloat, last: CGFloat) {
        let room = TextRoom(width: width, height: height)
        if let simpleWidth, simpleWidth <= room.width + TextRoom.tolerance {
            let ascent = simpleWidth == 0 && first.string.isEmpty ? 0 : first.reach(scale: 1).ascent
            return (ascent, ascent)
        }
        let lines = TextFlow([first] + others).place(in: room, options).lines
        return (lines.first.map { $0.y + $0.ascent } ?? 0, lines.last.map { $0.y + $0.ascent } ?? 0)
    }

    private func simpleSize(_ width: CGFloat, in room: TextRoom, _ options: TextOptions) -> CGSize {
        let height = first.string.isEmpty ? 0 : first.font.lineHeight()
        return CGSize(
            width: min(width, room.width),
            height: max(height, options.reservedHeight(lineHeight: first.font.lineHeight())))
    }
}

extension TextOptions {
    /// The height that is taken up whatever is shown.
    func reservedHeight(lineHeight: CGFloat) -> CGFloat {
        guard reservedLines > 0 else { return 0 }
        return max(0, CGFloat(reservedLines) * (lineHeight + usableSpacing) - usableSpacing)
    }
}

/// The room that a text has. Either side may be infinite, none is negative.
struct TextRoom: Equatable {
    var width: CGFloat
    var height: CGFloat

    /// What a sum of widths may be off by.
    static let tolerance: CGFloat = 0.001

    init(width: CGFloat?, height: CGFloat?) {
        self.width = Self.usable(width)
        self.height = Self.usable(height)
    }

    private static func usable(_ length: CGFloat?) -> CGFloat {
        guard let length, !length.isNaN else { return .infinity }
        return max(0, length)
    }
}
