/// A text broken into lines, for a given room.
///
/// Invariants: with n lines and a finite room w, `lines[i].width` ≤ w unless the line is a single character;
/// `size.width` = max `lines[i].width`; `lines[i].y` + its height ≤ `lines[i + 1].y` if the line spacing isn't negative.
package struct TextLayout: Equatable, Sendable {
    package struct Line: Equatable, Sendable {
        /// What is shown, an ellipsis included; spaces at which the line was broken are not.
        package var string: String
        /// Distance from the leading edge of the text, by its alignment.
        package var x: CGFloat
        /// The top, from that of the text.
        package var y: CGFloat
        package var width: CGFloat
        package var height: CGFloat
        /// From the top of the text.
        package var baseline: CGFloat
    }

    package var lines: [Line] = []
    package var size: CGSize = .zero
    /// From the top; 0 if there is no line.
    package var firstBaseline: CGFloat = 0
    package var lastBaseline: CGFloat = 0
    /// Whether not all is shown.
    package var isTruncated = false
    /// How far the text was shrunk.
    package var scale: CGFloat = 1

    /// Lays out text in one font.
    package init(
        _ string: String, font: ResolvedFont, width: CGFloat? = nil, height: CGFloat? = nil,
        options: TextOptions = TextOptions()
    ) {
        self = MeasuredText(TextRun(string, font: font)).layout(width: width, height: height, options: options)
    }

    /// Lays out runs of text, one after the other.
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
