/// The user-perceived characters of a text, as line breaking needs them.
protocol TextClusters {
    var count: Int { get }
    func width(at index: Int) -> CGFloat
    func kind(at index: Int) -> TextFlow.Cluster.Kind
    /// The index of the run that a character belongs to.
    func run(at index: Int) -> Int
}

/// Breaks a text into lines.
struct LineBreaker<Clusters: TextClusters> {
    let runs: [TextRun]
    let clusters: Clusters
    /// The extent of all lines at scale 1, if the text is a single run of characters.
    let uniform: LineReach?
}

/// The height of a line and the distance from its top to its baseline, in points.
struct LineReach {
    var ascent: CGFloat
    var height: CGFloat

    /// The extent of lines with a single run of characters; nil for any other runs.
    init?(_ runs: [TextRun]) {
        guard runs.count == 1, runs[0].attachment == nil else { return nil }
        self.init(runs[0], scale: 1)
    }

    init(_ run: TextRun, scale: CGFloat) {
        ascent = run.reach(scale: scale).ascent
        height = run.height(scale: scale)
    }
}

extension LineBreaker {
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
            let kind = clusters.kind(at: index)
            let own = clusters.width(at: index)
            switch kind {
            case .newline:
                return BrokenLine(
                    start: start, end: index, next: index + 1, width: max(shown.width, min(width, room)))
            case .space:
                width += own
                index += 1
                breakable = (shown.end, shown.width, index)
                continue
            case .ideograph:
                if index > start, clusters.kind(at: index - 1) != .space { breakable = (shown.end, shown.width, index) }
            case .text, .hyphen:
                break
            }
            if width + own > room + TextRoom.tolerance, index > start {
                if let breakable {
                    return BrokenLine(
                        start: start, end: max(breakable.end, start), next: breakable.next, width: breakable.width)
                }
                if shown.end > start {
                    return BrokenLine(start: start, end: index, next: index, width: shown.width)
                }
            }
            width += own
            index += 1
            shown = (index, width)
            if kind != .text, isBreakable(after: index - 1) { breakable = (index, width, index) }
        }
        return BrokenLine(start: start, end: index, next: nil, width: max(shown.width, min(width, room)))
    }

    /// Whether a break is allowed after a cluster that isn't a space. A hyphen without a letter before it is a sign.
    private func isBreakable(after index: Int) -> Bool {
        guard index + 1 < clusters.count else { return false }
        return switch clusters.kind(at: index) {
        case .ideograph: true
        case .hyphen: index > 0 && clusters.kind(at: index - 1) == .text
        default: false
        }
    }
}
