import ReactiveViews

/// How far the user has pulled the content down, and what follows from that. Knows no view, so its rules can be tested by themselves.
///
///     0 ≤ distance
///     isFrozen  ⇒  a refresh goes on, and the content was let go of since it began
struct Pull: Equatable {
    /// How far one has to pull for a refresh; also how high the header is.
    let threshold: CGFloat
    /// How far the content is below its place. 0 while one scrolls on as usual, so that nothing changes for that.
    private(set) var distance: CGFloat = 0
    /// Whether the content stays below the header.
    private(set) var isFrozen = false

    init(threshold: CGFloat) {
        self.threshold = max(threshold, 1)
    }

    /// The content is somewhere else now. Gives whether a refresh is to begin.
    mutating func move(to offset: CGFloat, isRefreshing: Bool) -> Bool {
        let before = distance
        distance = max(offset, 0)
        // What matters is the way over the threshold: down it begins, back up it freezes.
        if isRefreshing, before > threshold, distance <= threshold { isFrozen = true }
        return !isRefreshing && before <= threshold && distance > threshold
    }

    mutating func refreshEnded() {
        isFrozen = false
    }

    /// The arrow points down for most of the way, and turns over within the last two fifths.
    var rotation: Angle {
        let start = 0.6 * threshold
        let turned = (distance - start) / (threshold - start)
        return .degrees(180 * Double(min(max(turned, 0), 1)))
    }
}
