/// A text with known character widths, for repeated size requests.
///
/// Creating it takes O(length); for ASCII it is one pass over the bytes without an allocation. A single run without
/// line breaks then returns its size in O(1) where it fits on a line. Any other text is broken into lines on each
/// request: O(characters up to the last visible line).
package struct MeasuredText: Equatable, Sendable {
    private let first: TextRun
    private let others: [TextRun]
    /// The width on one line; nil for a text that has line breaks or several runs.
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

    /// Returns the size in a room.
    ///
    /// - Parameters:
    ///   - width: The available width, in points; nil or NaN for unlimited, negative values count as 0.
    ///   - height: The available height, in points; nil or NaN for unlimited, negative values count as 0.
    ///   - options: The layout of the lines.
    package func size(width: CGFloat? = nil, height: CGFloat? = nil, options: TextOptions = TextOptions()) -> CGSize {
        let room = TextRoom(width: width, height: height)
        if let simpleWidth, simpleWidth <= room.width + TextRoom.tolerance {
            return simpleSize(simpleWidth, in: room, options)
        }
        return TextFlow([first] + others).place(in: room, options).size
    }

    /// Returns the size on one line; nil for a text that has line breaks or several runs.
    ///
    /// - Parameter options: The layout of the lines.
    package func lineSize(_ options: TextOptions = TextOptions()) -> CGSize? {
        simpleWidth.map { simpleSize($0, in: TextRoom(width: nil, height: nil), options) }
    }

    /// Returns the lines in a room.
    ///
    /// - Parameters:
    ///   - width: The available width, in points; nil or NaN for unlimited, negative values count as 0.
    ///   - height: The available height, in points; nil or NaN for unlimited, negative values count as 0.
    ///   - options: The layout of the lines.
    package func layout(
        width: CGFloat? = nil, height: CGFloat? = nil, options: TextOptions = TextOptions()
    ) -> TextLayout {
        let flow = TextFlow([first] + others)
        let room = TextRoom(width: width, height: height)
        var placement = flow.place(in: room, options)
        // The sum of single widths may differ from the width of the whole run by a rounding error.
        if let simpleWidth, simpleWidth <= room.width + TextRoom.tolerance, placement.lines.count == 1 {
            placement.size = simpleSize(simpleWidth, in: room, options)
            placement.lines[0].width = placement.size.width
        }
        return TextLayout(placement, of: flow, options: options)
    }

    /// Returns the clusters and their lines in a room.
    func place(width: CGFloat?, height: CGFloat?, options: TextOptions) -> (TextFlow, TextPlacement) {
        let flow = TextFlow([first] + others)
        return (flow, flow.place(in: TextRoom(width: width, height: height), options))
    }

    /// Returns the distances from the top to the first and to the last baseline, in points.
    ///
    /// - Parameters:
    ///   - width: The available width, in points; nil or NaN for unlimited.
    ///   - height: The available height, in points; nil or NaN for unlimited.
    ///   - options: The layout of the lines.
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
    /// Returns the minimum height of a text, from the number of reserved lines.
    func reservedHeight(lineHeight: CGFloat) -> CGFloat {
        guard reservedLines > 0 else { return 0 }
        return max(0, CGFloat(reservedLines) * (lineHeight + usableSpacing) - usableSpacing)
    }
}

/// The room available to a text. Each side may be infinite; none is negative.
struct TextRoom: Equatable {
    var width: CGFloat
    var height: CGFloat

    /// The tolerance for rounding errors in sums of widths, in points.
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
