/// What a user does with fingers.
///
/// A tap is one event, unless the press changes something: then the lift is an event of its own. Each step of other
/// touches is an event of its own. Time passes only as it is told here.
///
/// A touch begins at a point in the coordinates of the element that is touched. From there on it goes by points of the
/// host, however the element is scaled or turned.
extension ViewHost {
    /// Taps the first element with these words that reacts to a tap, then waits for as long as gestures wait for
    /// another tap.
    ///
    /// - Parameter count: how many taps, a tenth of a second apart; fewer than one are taken for one, more than 1 000
    ///   for 1 000.
    public func tap(_ words: String, count: Int = 1, at location: CGPoint = .zero) throws(ViewQueryError) {
        try touch(words, for: "a tap") { node in
            var taps = TapSequence(on: node, at: location, count: count)
            return taps.perform() ? taps : nil
        }
    }

    /// Presses the first element with these words that reacts to a press as long, and lets go.
    public func longPress(
        _ words: String, duration: TimeInterval = 0.5, at location: CGPoint = .zero
    ) throws(ViewQueryError) {
        try touch(words, for: "a long press") { node in
            let touch = ViewTouch(on: node, at: location)
            touch.hold(for: duration)
            touch.lift()
            touch.waitForMore()
            return touch.hasReacted ? touch : nil
        }
    }

    /// Puts a finger on the first element with these words, whether something reacts or not. More fingers on the same
    /// element belong together.
    public func beginTouch(_ words: String, at location: CGPoint = .zero) throws(ViewQueryError) -> ViewTouch {
        try touch(words, for: "touches") { ViewTouch(on: $0, at: location) }
    }

    /// Lets time pass for gestures that wait: for a press to be long enough, for another tap that doesn't come. A time
    /// that is negative or isn't finite doesn't pass.
    public func letTimePass(_ seconds: TimeInterval) {
        graph.perform { viewTree.touches.advance(by: seconds) }
    }

    /// Whether no gesture goes on, is possible or waits for another touch.
    public var isIdle: Bool { viewTree.touches.isIdle }

    /// Does something with a finger on each element with the words, until something has come of it.
    @discardableResult
    func touch<Handle>(
        _ words: String, for what: String, _ perform: (ViewNode) -> Handle?
    ) throws(ViewQueryError) -> Handle {
        for element in try matches(words) {
            if let node = element.node, node.isMounted, node.allowsHitTesting, let handle = perform(node) {
                return handle
            }
        }
        throw .unresponsive(words, to: what)
    }

    // MARK: Drags

    /// Begins to drag the first element with these words that can be dragged. The drag goes on until it is ended or
    /// cancelled.
    public func beginDrag(
        _ words: String, by translation: CGSize = CGSize(width: 10, height: 0), from start: CGPoint = .zero,
        duration: TimeInterval = 0.25
    ) throws(ViewQueryError) -> ViewDrag {
        try touch(words, for: "dragging") { node in
            var drag = ViewDrag(touch: ViewTouch(on: node, at: start))
            drag.move(to: translation, duration: duration)
            if drag.touch.hasReacted { return drag }
            drag.cancel()
            return nil
        }
    }

    /// Drags the first element with these words that can be dragged by an offset, in one step, and lets go.
    public func drag(
        _ words: String, by translation: CGSize, from start: CGPoint = .zero, duration: TimeInterval = 0.25
    ) throws(ViewQueryError) {
        try beginDrag(words, by: translation, from: start, duration: duration).end()
    }

    // MARK: The pointer

    /// Moves the pointer over the first element with these words, to a point; it leaves what it was over before.
    public func hover(_ words: String, at location: CGPoint = .zero) throws(ViewQueryError) {
        try send("the pointer", to: words) { viewTree.touches.hover(over: $0, at: location) }
    }

    /// Moves the pointer away from all views.
    public func stopHovering() {
        graph.perform { _ = viewTree.touches.hover(over: nil, at: .zero) }
    }
}
