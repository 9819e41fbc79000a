/// How wide a column of a lazy grid is, or how high a row (L14).
public struct GridItem: Sendable {
    public enum Size: Sendable {
        /// Always the same.
        case fixed(CGFloat)
        /// A share of the room, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as there is room for in one flexible one, each within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next one; nil for 8 points.
    public var spacing: CGFloat?
    /// Where a view is within its cell; nil for what the grid has, else the middle.
    public var alignment: Alignment?

    public nonisolated init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Divides the room across a lazy grid's axis among its tracks (L14).
///
/// What fixed tracks and distances leave is divided from the first to the last of the others: each gets an equal share of what is still left, within
/// its limits ⚑. An adaptive one puts max(1, ⌊(w + s) / (minimum + s)⌋) tracks into its share w.
struct LazyTracks {
    private(set) var tracks: [LazyTrack] = []

    /// - Parameter room: nil for the least that the tracks want.
    init(_ items: [GridItem], in room: CGFloat?) {
        let gaps = items.dropLast().reduce(0) { $0 + Self.gap($1) }
        var left = (room ?? 0) - gaps
        var shares = 0
        for item in items {
            if case .fixed(let length) = item.size { left -= Self.valid(length) } else { shares += 1 }
        }
        var start: CGFloat = 0
        for item in items {
            let lengths: [CGFloat]
            switch item.size {
            case .fixed(let length): lengths = [Self.valid(length)]
            case .flexible(let minimum, let maximum):
                lengths = [Self.clamp(left / CGFloat(shares), minimum, maximum)]
            case .adaptive(let minimum, let maximum):
                lengths = Self.adapt(max(left / CGFloat(shares), 0), minimum, maximum, Self.gap(item))
            }
            let from = start
            for length in lengths {
                tracks.append(LazyTrack(start: start, width: length, alignment: item.alignment))
                start += length + Self.gap(item)
            }
            if case .fixed = item.size { continue }
            left -= start - Self.gap(item) - from
            shares -= 1
        }
    }

    private static func adapt(_ share: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ gap: CGFloat) -> [CGFloat] {
        let least = max(valid(minimum), 1)
        // No number at all where the gaps are beyond what can be added up.
        let fitting = (share + gap) / max(least + gap, 1)
        let count = fitting >= 1 ? Int(min(fitting, CGFloat(mostTracks))) : 1
        let length = clamp((share - CGFloat(count - 1) * gap) / CGFloat(count), least, maximum)
        return Array(repeating: length, count: count)
    }

    private static let mostTracks = 10_000

    private static func gap(_ item: GridItem) -> CGFloat {
        item.spacing.map { $0.isFinite ? $0 : 0 } ?? ViewSpacing.standard
    }

    private static func valid(_ length: CGFloat) -> CGFloat { length >= 0 && length < .infinity ? length : 0 }

    private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        let least = valid(minimum)
        return length.isNaN ? least : max(min(length, maximum >= least ? maximum : least), least)
    }
}
