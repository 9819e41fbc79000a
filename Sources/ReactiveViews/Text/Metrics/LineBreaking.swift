extension TextFlow {
    /// A stretch of clusters that fits on a line.
    struct BrokenLine {
        var start: Int
        /// The end of what is shown: spaces at the end of a broken line hang over.
        var end: Int
        /// Where the next line starts, nil if this is the last one.
        var next: Int?
        var width: CGFloat
    }

    /// The line that starts at a cluster: as much as fits, up to the last place where it may be broken. A word that doesn't fit on a
    /// line of its own is broken anywhere; a line has one character at least.
    ///
    /// As each line takes all that it can, a wider room never leads to more lines.
    func line(from start: Int, width room: CGFloat) -> BrokenLine {
        var width: CGFloat = 0
        // Up to the last character that isn't a space.
        var shown = (end: start, width: CGFloat(0))
        // The last place where the line can be broken: what is shown then, and where the next line starts.
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

    /// Whether the line may be broken between a cluster that isn't a space and the next. A hyphen with nothing before it is a sign.
    private func isBreakable(after index: Int) -> Bool {
        guard index + 1 < clusters.count else { return false }
        return switch clusters[index].kind {
        case .ideograph: true
        case .hyphen: index > 0 && clusters[index - 1].kind == .text
        default: false
        }
    }
}
