/// A picture of a host's views for a renderer, with the areas that differ from the picture before.
///
/// ```swift
/// var shown: ViewFrame?
/// if let frame = host.frame(after: shown) {
///     for area in frame.changes { paint(frame.display, background: frame.background, only: area) }
///     shown = frame
/// }
/// ```
public struct ViewFrame: Sendable {
    /// What is painted, from back to front.
    public let display: DisplayList
    /// The size of the window, in points.
    public let size: CGSize
    /// The colour behind everything.
    public let background: Color.Resolved
    /// The areas that differ from the frame before, in points; the whole window if there is none, or if the window has
    /// another size or background. They don't overlap. What is outside of them is painted as before.
    public let changes: [CGRect]
    /// The number of flushes of the host's graph before the frame.
    fileprivate let flushes: Int
}

extension ViewHost {
    /// Returns the current picture if it differs from the last one.
    ///
    /// A renderer calls this when it is ready to paint: as often as its screen shows frames, or after
    /// `graph.onFlush(_:)` has told that something was updated. Without an event since the last frame it returns at
    /// once: O(1). Otherwise O(*n*), where *n* is the number of painted items. Call it outside of events, on the main
    /// actor.
    ///
    /// - Parameter last: The frame that is shown; nil for none.
    /// - Returns: The frame to show; nil if it equals the last one.
    public func frame(after last: ViewFrame?) -> ViewFrame? {
        if let last, last.flushes == graph.flushes { return nil }
        let (display, background, window) = (display, background, CGRect(origin: .zero, size: size))
        var changes = [window]
        if let last, last.size == size, last.background == background {
            changes = display.changes(since: last.display).compactMap { area in
                let visible = area.intersection(window)
                return visible.isEmpty ? nil : visible
            }
            if changes.isEmpty { return nil }
        }
        return ViewFrame(
            display: display, size: size, background: background, changes: changes, flushes: graph.flushes)
    }

    /// The time until something is due, in seconds: a frame of an animation, a timer or other work of a virtual clock,
    /// or a gesture that waits for more. Nil if nothing is due until the next event.
    ///
    /// A renderer that lets time pass needn't wake up before. What comes from outside of the host, such as a task that
    /// waits for the network, isn't known in advance.
    ///
    /// ```swift
    /// let pause = host.timeUntilWork.map { max($0, 1 / 60) } ?? 0.25
    /// ```
    public var timeUntilWork: TimeInterval? {
        let work = nextWork.map { max($0 - now, 0) }
        guard let gesture = viewTree.touches.timeUntilDeadline else { return work }
        return work.map { min($0, gesture) } ?? gesture
    }

    /// Whether an animation or a transition is running, so that the next frame differs. With a virtual clock frames are
    /// made when the clock advances.
    public var isAnimating: Bool { viewTree.animations.isRunning }
}
