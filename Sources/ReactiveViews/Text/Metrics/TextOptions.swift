/// The layout of the lines of a text.
package struct TextOptions: Equatable, Sendable {
    /// The maximum number of lines; nil for no maximum. At least one line is shown.
    package var lineLimit: Int?
    /// The number of lines whose height the text takes at least.
    package var reservedLines = 0
    package var truncation: Text.TruncationMode = .tail
    /// The smallest factor by which text shrinks before it is truncated, from 0 to 1.
    package var minimumScale: CGFloat = 1
    /// The additional space between lines, in points.
    package var lineSpacing: CGFloat = 0
    package var alignment: TextAlignment = .leading

    package init() {}
}

extension TextOptions {
    /// The options clamped to valid values.
    var usableLineLimit: Int { max(1, lineLimit ?? .max) }
    var usableSpacing: CGFloat { lineSpacing.isFinite ? lineSpacing : 0 }
    var usableMinimumScale: CGFloat { minimumScale.isNaN ? 1 : min(max(minimumScale, 0.01), 1) }
}
