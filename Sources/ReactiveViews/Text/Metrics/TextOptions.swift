/// How lines of text are laid out.
package struct TextOptions: Equatable, Sendable {
    /// No more lines than this; at least one is shown.
    package var lineLimit: Int?
    /// Room for this many lines is taken up, whether there are as many or not.
    package var reservedLines = 0
    package var truncation: Text.TruncationMode = .tail
    /// How far the text may be shrunk before it is truncated: 0 to 1.
    package var minimumScale: CGFloat = 1
    /// Points between lines.
    package var lineSpacing: CGFloat = 0
    package var alignment: TextAlignment = .leading

    package init() {}
}

extension TextOptions {
    /// What can be worked with, whatever was asked for.
    var usableLineLimit: Int { max(1, lineLimit ?? .max) }
    var usableSpacing: CGFloat { lineSpacing.isFinite ? lineSpacing : 0 }
    var usableMinimumScale: CGFloat { minimumScale.isNaN ? 1 : min(max(minimumScale, 0.01), 1) }
}
