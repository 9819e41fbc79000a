// A user's fingers and pointer. A tap is one event, unless the press changes something: then the lift is an event of
// its own. Each step of other touches is an event of its own. Time passes only where the documentation says so.
extension ViewHost {
    /// Taps the first element with the words that reacts, then waits as long as gestures wait for another tap.
    ///
    /// ```swift
    /// try host.tap("Add")
    /// try host.tap("Photo", count: 2)
    /// ```
    ///
    /// A touch begins at a point in the coordinates of the element. From there it moves by points of the host, also if
    /// the element is scaled or rotated.
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - count: The number of taps, a tenth of a second apart; clamped to 1…1000.
    ///   - location: The point, in points in the element's coordinates; its origin by default.
    /// - Throws: A `ViewQueryError` if no visible element with the words reacts.
    public func tap(_ words: String, count: Int = 1, at location: CGPoint = .zero) throws(ViewQueryError) {
        try touch(words, for: "a tap") { node in
            var taps = TapSequence(on: node, at: location, count: count)
            return taps.perform() ? taps : nil
        }
    }

    /// Presses the first element with the words that reacts, and releases it.
    ///
    /// ```swift
    /// try host.longPress("Photo")
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - duration: The time between press and release, in seconds.
    ///   - location: The point, in points in the element's coordinates; its origin by default.
    /// - Throws: A `ViewQueryError` if no visible element with the words reacts.
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

    /// Puts a finger on the first element with the words, whether it reacts or not. Several fingers on one element
    /// belong to the same gesture.
    ///
    /// ```swift
    /// var touch = try host.beginTouch("Canvas")
    /// touch.move(by: CGSize(width: 30, height: 0))
    /// touch.lift()
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - location: The point, in points in the element's coordinates; its origin by default.
    /// - Returns: The finger.
    /// - Throws: A `ViewQueryError` if no element with the words is visible.
    public func beginTouch(_ words: String, at location: CGPoint = .zero) throws(ViewQueryError) -> ViewTouch {
        try touch(words, for: "touches") { ViewTouch(on: $0, at: location) }
    }

    /// Lets time pass for gestures, such as a long press or a wait for another tap.
    ///
    /// ```swift
    /// host.letTimePass(0.5)
    /// ```
    ///
    /// - Parameter seconds: The time, in seconds. A negative or non-finite time is ignored.
    public func letTimePass(_ seconds: TimeInterval) {
        graph.perform { viewTree.touches.advance(by: seconds) }
    }

    /// Whether no gesture is in progress, possible or waiting for another touch.
    public var isIdle: Bool { viewTree.touches.isIdle }

    /// Performs an action with a finger on each element with the words, until one has a result.
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

    /// Begins to drag the first element with the words that can be dragged. The drag continues until it is ended or
    /// cancelled.
    ///
    /// ```swift
    /// var drag = try host.beginDrag("Card", by: CGSize(width: 20, height: 0))
    /// drag.move(to: CGSize(width: 80, height: 0))
    /// drag.end()
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - translation: The first movement, in points.
    ///   - start: The point where the finger is put down, in points in the element's coordinates; its origin by
    ///     default.
    ///   - duration: The time of the first movement, in seconds.
    /// - Returns: The drag.
    /// - Throws: A `ViewQueryError` if no visible element with the words can be dragged.
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

    /// Drags the first element with the words that can be dragged, in one step, and releases it.
    ///
    /// ```swift
    /// try host.drag("Card", by: CGSize(width: 80, height: 0))
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - translation: The movement, in points.
    ///   - start: The point where the finger is put down, in points in the element's coordinates; its origin by
    ///     default.
    ///   - duration: The time of the movement, in seconds.
    /// - Throws: A `ViewQueryError` if no visible element with the words can be dragged.
    public func drag(
        _ words: String, by translation: CGSize, from start: CGPoint = .zero, duration: TimeInterval = 0.25
    ) throws(ViewQueryError) {
        try beginDrag(words, by: translation, from: start, duration: duration).end()
    }

    // MARK: The pointer

    /// Moves the pointer over the first element with the words. It leaves the previous element.
    ///
    /// ```swift
    /// try host.hover("Chart", at: CGPoint(x: 10, y: 10))
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - location: The point, in points in the element's coordinates; its origin by default.
    /// - Throws: A `ViewQueryError` if no visible element with the words reacts to the pointer.
    public func hover(_ words: String, at location: CGPoint = .zero) throws(ViewQueryError) {
        try send("the pointer", to: words) { viewTree.touches.hover(over: $0, at: location) }
    }

    /// Moves the pointer away from all views.
    ///
    /// ```swift
    /// try host.hover("Chart")
    /// host.stopHovering()
    /// ```
    public func stopHovering() {
        graph.perform { _ = viewTree.touches.hover(over: nil, at: .zero) }
    }
}
