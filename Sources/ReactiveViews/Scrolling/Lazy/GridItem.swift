/// The size, spacing and alignment of a lazy grid's column or row.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())]) {
///     ForEach(files) { FileView(file: $0) }
/// }
/// ```
public struct GridItem: Sendable {
    /// The size of a column or row, in points.
    public enum Size: Sendable {
        /// A fixed length.
        case fixed(CGFloat)
        /// A share of the available space, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit into a flexible track's share, each within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size.
    public var size: Size
    /// The distance to the next track, in points; nil for 8 points.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; nil for the grid's alignment, else the centre.
    public var alignment: Alignment?

    /// Creates a grid item.
    ///
    /// - Parameters:
    ///   - size: The size; flexible by default.
    ///   - spacing: The distance to the next track, in points; nil for 8 points.
    ///   - alignment: The alignment of views in their cells; nil for the grid's alignment, else the centre.
    public nonisolated init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Divides the space across a lazy grid's axis among its tracks.
///
/// The space left by fixed tracks and distances is divided among the others in order: each gets an equal share of the
/// rest, within its limits. An adaptive item fills its share w with max(1, ⌊(w + s) / (minimum + s)⌋) tracks. Apple's
/// documentation doesn't define the division.
struct LazyTracks {
    private(set) var tracks: [LazyTrack] = []

    /// - Parameter room: The space, in points; nil for the tracks' minimum lengths.
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
        // The quotient isn't finite if the gaps overflow.
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
