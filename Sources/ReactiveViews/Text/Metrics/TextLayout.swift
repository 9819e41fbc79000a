/// A text broken into lines for a room.
///
/// Invariants:
/// - With a finite room width w, `lines[i].width` ≤ w unless the line is a single character.
/// - `size.width` is the maximum of `lines[i].width`.
/// - Lines don't overlap unless the line spacing is negative.
package struct TextLayout: Equatable, Sendable {
    package struct Line: Equatable, Sendable {
        /// The visible characters with any ellipsis, without the spaces at a line break.
        package var string: String
        /// The distance from the leading edge of the text, by its alignment, in points.
        package var x: CGFloat
        /// The distance from the top of the text to the top of the line, in points.
        package var y: CGFloat
        package var width: CGFloat
        package var height: CGFloat
        /// The distance from the top of the text to the baseline, in points.
        package var baseline: CGFloat
    }

    package var lines: [Line] = []
    package var size: CGSize = .zero
    /// The distance from the top to the first baseline, in points; 0 without lines.
    package var firstBaseline: CGFloat = 0
    /// The distance from the top to the last baseline, in points; 0 without lines.
    package var lastBaseline: CGFloat = 0
    /// Whether a part of the text is omitted.
    package var isTruncated = false
    /// The factor by which the text is shrunk.
    package var scale: CGFloat = 1

    /// Lays out text in one font.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - font: The font.
    ///   - width: The available width, in points; nil or NaN for unlimited.
    ///   - height: The available height, in points; nil or NaN for unlimited.
    ///   - options: The layout of the lines.
    package init(
        _ string: String, font: ResolvedFont, width: CGFloat? = nil, height: CGFloat? = nil,
        options: TextOptions = TextOptions()
    ) {
        self = MeasuredText(TextRun(string, font: font)).layout(width: width, height: height, options: options)
    }

    /// Lays out consecutive runs of text.
    ///
    /// - Parameters:
    ///   - runs: The runs, in order.
    ///   - width: The available width, in points; nil or NaN for unlimited.
    ///   - height: The available height, in points; nil or NaN for unlimited.
    ///   - options: The layout of the lines.
    package init(
        _ runs: [TextRun], width: CGFloat? = nil, height: CGFloat? = nil, options: TextOptions = TextOptions()
    ) {
        self = MeasuredText(runs).layout(width: width, height: height, options: options)
    }

    init(_ placement: TextPlacement, of flow: TextFlow, options: TextOptions) {
        size = placement.size
        scale = placement.scale
        isTruncated = placement.isTruncated
        let free = { (width: CGFloat) -> CGFloat in
            switch options.alignment {
            case .leading: 0
            case .center: (placement.size.width - width) / 2
            case .trailing: placement.size.width - width
            }
        }
        lines = placement.lines.map {
            Line(
                string: flow.string(of: $0), x: free($0.width), y: $0.y, width: $0.width, height: $0.height,
                baseline: $0.y + $0.ascent)
        }
        firstBaseline = lines.first?.baseline ?? 0
        lastBaseline = lines.last?.baseline ?? 0
    }
}
