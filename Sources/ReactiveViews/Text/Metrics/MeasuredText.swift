/// A text with known character widths, for repeated size requests.
///
/// Creating it takes O(length). A single run without line breaks then returns its size in O(1) where it fits on a line.
/// Any other text is broken into lines on each request: O(characters up to the last visible line), and O(length) if it
/// has several runs or characters other than ASCII.
package struct MeasuredText: Sendable {
    private let runs: [TextRun]
    /// The width on one line; nil for a text that has line breaks or several runs.
    private let simpleWidth: CGFloat?
    /// The extent of all lines; nil for a text of several runs, or one with an image.
    private let uniform: LineReach?

    package init(_ run: TextRun) { self.init([run]) }

    package init(_ runs: [TextRun]) {
        self.runs = runs.isEmpty ? [TextRun("", font: ResolvedFont(size: 0))] : runs
        simpleWidth = runs.count > 1 ? nil : self.runs[0].asciiWidth ?? self.runs[0].lineWidth
        uniform = LineReach(self.runs)
    }

    /// Returns the size in a room.
    ///
    /// - Parameters:
    ///   - width: The available width, in points; nil or NaN for unlimited, negative values count as 0.
    ///   - height: The available height, in points; nil or NaN for unlimited, negative values count as 0.
    ///   - options: The layout of the lines.
    package func size(width: CGFloat? = nil, height: CGFloat? = nil, options: TextOptions = TextOptions()) -> CGSize {
        extent(in: TextRoom(width: width, height: height), options).size
    }

    /// Returns the size in a room, and other rooms in which the size is the same.
    func extent(in room: TextRoom, _ options: TextOptions) -> TextExtent {
        if let simpleWidth, simpleWidth <= room.width + TextRoom.tolerance {
            return TextExtent(size: simpleSize(simpleWidth, in: room, options))
        }
        return breaking {
            $0.extent(in: room, options)
        } other: {
            $0.extent(in: room, options)
        }
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
        let flow = TextFlow(runs)
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
        let flow = TextFlow(runs)
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
            let ascent = runs[0].string.isEmpty ? 0 : runs[0].reach(scale: 1).ascent
            return (ascent, ascent)
        }
        let lines = breaking {
            $0.place(in: room, options)
        } other: {
            $0.place(in: room, options)
        }.lines
        return (lines.first.map { $0.y + $0.ascent } ?? 0, lines.last.map { $0.y + $0.ascent } ?? 0)
    }

    /// Calls one of two closures with what breaks the text into lines: the first if its bytes are its characters.
    private func breaking<Result>(
        ascii: (LineBreaker<ASCIIClusters>) -> Result, other: (LineBreaker<[TextFlow.Cluster]>) -> Result
    ) -> Result {
        if runs.count == 1 {
            let result = ASCIIClusters.with(runs[0]) {
                ascii(LineBreaker(runs: runs, clusters: $0, uniform: uniform))
            }
            if let result { return result }
        }
        return other(LineBreaker(runs: runs, clusters: TextFlow(runs).clusters, uniform: uniform))
    }

    private func simpleSize(_ width: CGFloat, in room: TextRoom, _ options: TextOptions) -> CGSize {
        let lineHeight = uniform?.height ?? runs[0].font.lineHeight()
        return CGSize(
            width: min(width, room.width),
            height: max(
                runs[0].string.isEmpty ? 0 : lineHeight, options.reservedHeight(lineHeight: lineHeight)))
    }
}

extension TextOptions {
    /// Returns the minimum height of a text, from the number of reserved lines.
    func reservedHeight(lineHeight: CGFloat) -> CGFloat {
        guard reservedLines > 0 else { return 0 }
        return max(0, CGFloat(reservedLines) * (lineHeight + usableSpacing) - usableSpacing)
    }
}

/// The size of a text in a room, and other rooms in which the size is the same: those of a width from `leastWidth` to
/// `greatestWidth` and a height of at least `leastHeight`. By default, no other rooms are known.
struct TextExtent {
    var size: CGSize
    var leastWidth = CGFloat.nan
    var greatestWidth = CGFloat.nan
    var leastHeight = CGFloat.nan

    /// Whether other rooms are known.
    var isReusable: Bool { !leastWidth.isNaN }

    /// Returns whether the text is known to have the size in a room.
    func holds(in room: TextRoom) -> Bool {
        room.width >= leastWidth && room.width <= greatestWidth && room.height >= leastHeight
    }
}

/// A measured text with its latest sizes.
///
/// A stack asks a text for its size at the least and the greatest width and at its share of the width, and again for
/// each height that is proposed to the stack. Few of the rooms differ in their lines.
///
/// Invariant: each kept size is the text's in all rooms that it holds in, with the options of the last call.
final class KeptText {
    let text: MeasuredText
    @exclusivity(unchecked)
    private var latest: TextExtent?
    @exclusivity(unchecked)
    private var earlier: TextExtent?

    init(_ text: MeasuredText) { self.text = text }

    /// Returns the size in a room. The options must be the same in all calls.
    func size(in room: TextRoom, _ options: TextOptions) -> CGSize {
        if let latest, latest.holds(in: room) { return latest.size }
        if let earlier, earlier.holds(in: room) { return earlier.size }
        let found = text.extent(in: room, options)
        if found.isReusable { (latest, earlier) = (found, latest) }
        return found.size
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
