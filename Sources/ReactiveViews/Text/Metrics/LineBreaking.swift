extension TextFlow {
    /// A range of clusters that fits on a line.
    struct BrokenLine {
        var start: Int
        /// The end of the visible part; spaces at the end of a broken line hang over.
        var end: Int
        /// The start of the next line; nil for the last line.
        var next: Int?
        var width: CGFloat
    }

    /// Returns the line that starts at a cluster: as much as fits, up to the last position that allows a break.
    ///
    /// A word that doesn't fit on a line of its own is broken anywhere. A line has at least one character. Because each
    /// line takes as much as fits, a wider room never gives more lines.
    func line(from start: Int, width room: CGFloat) -> BrokenLine {
        var width: CGFloat = 0
        // The end of the last character that isn't a space.
        var shown = (end: start, width: CGFloat(0))
        // The last position that allows a break: the visible part up to it, and the start of the next line.
        var breakable: (end: Int, width: CGFloat, next: Int)?
        var index = start
        while index < clusters.count {
            let cluster = clusters[index]
            switch cluster.kind {
            case .newline:
                return BrokenLine(
                    start: start, end: index, next: index + 1, width: max(shown.width, min(width, room)))
            case .space:
                width += cluster.width
                index += 1
                breakable = (shown.end, shown.width, index)
                continue
            case .ideograph:
                if index > start, clusters[index - 1].kind != .space { breakable = (shown.end, shown.width, index) }
            case .text, .hyphen:
                break
            }
            if width + cluster.width > room + TextRoom.tolerance, index > start {
                if let breakable {
                    return BrokenLine(
                        start: start, end: max(breakable.end, start), next: breakable.next, width: breakable.width)
                }
                if shown.end > start {
                    return BrokenLine(start: start, end: index, next: index, width: shown.width)
                }
            }
            width += cluster.width
            index += 1
            shown = (index, width)
            if isBreakable(after: index - 1) { breakable = (index, width, index) }
        }
        return BrokenLine(start: start, end: index, next: nil, width: max(shown.width, min(width, room)))
    }

    /// Whether a break is allowed after a cluster that isn't a space. A hyphen without a letter before it is a sign.
    private func isBreakable(after index: Int) -> Bool {
        guard index + 1 < clusters.count else { return false }
        return switch clusters[index].kind {
        case .ideograph: true
        case .hyphen: index > 0 && clusters[index - 1].kind == .text
        default: false
        }
    }
}
