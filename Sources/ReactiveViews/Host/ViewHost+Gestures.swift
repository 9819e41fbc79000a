import Reactive

// A user's fingers and pointer. A tap is one event, unless the press changes something: then the lift is an event of
// its own. Each step of other touches is an event of its own. Time passes only where the documentation says so.
extension ViewHost {
    /// Taps an element, then waits as long as gestures wait for another tap. A tap at a point beside an open menu, a
    /// popover or a confirmation dialog closes it. Without a point, a button or link is tapped in its middle if a gesture
    /// of its label is there, and a link in a text by its own words.
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
    ///   - target: The element.
    ///   - count: The number of taps, a tenth of a second apart; clamped to 1…1000.
    ///   - location: The point, in points in the element's coordinates; its origin by default. For a point as the
    ///     target, the distance from it.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func tap(_ target: some ViewTarget, count: Int = 1, at location: CGPoint = .zero) throws(ViewQueryError) {
        try touch(target, .gesture("a tap"), at: location, details: count == 1 ? "" : "\(count) times") { place in
            let place = location == .zero ? place.innerTarget ?? place : place
            var taps = TapSequence(on: place.node, from: place.row, at: place.location(location), count: count)
            return taps.perform() ? true : nil
        }
    }

    /// Presses an element, and releases it.
    ///
    /// ```swift
    /// try host.longPress("Photo")
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - duration: The time between press and release, in seconds.
    ///   - location: The point, in points in the element's coordinates; its origin by default. For a point as the
    ///     target, the distance from it.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func longPress(
        _ target: some ViewTarget, duration: TimeInterval = 0.5, at location: CGPoint = .zero
    ) throws(ViewQueryError) {
        try touch(target, .gesture("a long press"), at: location, details: "for \(CGFloat(duration).briefly) s") {
            place in
            let touch = ViewTouch(on: place.node, from: place.row, at: place.location(location))
            touch.hold(for: duration)
            touch.lift()
            touch.waitForMore()
            return touch.hasReacted ? touch : nil
        }
    }

    /// Puts a finger on an element, whether it reacts or not. Several fingers on one element belong to the same
    /// gesture. A finger beside an open menu, a popover or a confirmation dialog closes it when it is lifted.
    ///
    /// ```swift
    /// var touch = try host.beginTouch("Canvas")
    /// touch.move(by: CGSize(width: 30, height: 0))
    /// touch.lift()
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - location: The point, in points in the element's coordinates; its origin by default. For a point as the
    ///     target, the distance from it.
    /// - Returns: The finger.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, or if the user can't reach it.
    public func beginTouch(_ target: some ViewTarget, at location: CGPoint = .zero) throws(ViewQueryError) -> ViewTouch
    {
        try touch(target, .gesture("touches", needs: .reach, mayMiss: true), at: location) {
            ViewTouch(on: $0.node, from: $0.row, at: $0.location(location))
        }
    }

    /// Lets time pass for gestures, such as a long press or a wait for another tap.
    ///
    /// ```swift
    /// host.letTimePass(0.5)
    /// ```
    ///
    /// - Parameter seconds: The time, in seconds. A negative or non-finite time is ignored.
    public func letTimePass(_ seconds: TimeInterval) {
        let action = beginAction(details: "\(CGFloat(seconds).briefly) s")
        defer { action?.end() }
        graph.perform { viewTree.touches.advance(by: seconds) }
    }

    /// Whether no gesture is in progress, possible or waiting for another touch.
    public var isIdle: Bool { viewTree.touches.isIdle }

    /// Performs an action with a finger on a target.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - verb: The verb.
    ///   - location: The place of the finger in the element. The origin stands for any place: a corner may be covered.
    ///   - function: The name of the host's function, for an observer.
    ///   - perform: Performs the action on a view. Returns nil if the view doesn't react.
    @discardableResult
    func touch<Handle>(
        _ target: some ViewTarget, _ verb: HostVerb, at location: CGPoint, by function: StaticString = #function,
        details: @autoclosure () -> String = "", _ perform: (TargetPlace) -> Handle?
    ) throws(ViewQueryError) -> Handle {
        let point = location == .zero || !location.isFinite ? nil : location
        return try act(on: target, verb, at: point, by: function, details: details(), perform)
    }

    // MARK: Drags

    /// Begins to drag an element. The drag continues until it is ended or
    /// cancelled.
    ///
    /// ```swift
    /// var drag = try host.beginDrag("Card", by: CGSize(width: 20, height: 0))
    /// drag.move(to: CGSize(width: 80, height: 0))
    /// drag.end()
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - translation: The first movement, in points.
    ///   - start: The point where the finger is put down, in points in the element's coordinates; its origin by
    ///     default.
    ///   - duration: The time of the first movement, in seconds.
    /// - Returns: The drag.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func beginDrag(
        _ target: some ViewTarget, by translation: CGSize = CGSize(width: 10, height: 0), from start: CGPoint = .zero,
        duration: TimeInterval = 0.25
    ) throws(ViewQueryError) -> ViewDrag {
        try touch(target, .gesture("dragging"), at: start, details: ActionWords.of(translation)) { place in
            var drag = ViewDrag(touch: ViewTouch(on: place.node, from: place.row, at: place.location(start)))
            drag.move(to: translation, duration: duration)
            if drag.touch.hasReacted { return drag }
            drag.cancel()
            return nil
        }
    }

    /// Drags an element, in one step, and releases it.
    ///
    /// ```swift
    /// try host.drag("Card", by: CGSize(width: 80, height: 0))
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - translation: The movement, in points.
    ///   - start: The point where the finger is put down, in points in the element's coordinates; its origin by
    ///     default.
    ///   - duration: The time of the movement, in seconds.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func drag(
        _ target: some ViewTarget, by translation: CGSize, from start: CGPoint = .zero, duration: TimeInterval = 0.25
    ) throws(ViewQueryError) {
        try observed(target.viewLocator.name, details: ActionWords.of(translation)) { () throws(ViewQueryError) in
            try beginDrag(target, by: translation, from: start, duration: duration).end()
        }
    }

    // MARK: The pointer

    /// Moves the pointer over an element. It leaves the previous element.
    ///
    /// ```swift
    /// try host.hover("Chart", at: CGPoint(x: 10, y: 10))
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - location: The point, in points in the element's coordinates; its origin by default. For a point as the
    ///     target, the distance from it.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func hover(_ target: some ViewTarget, at location: CGPoint = .zero) throws(ViewQueryError) {
        var verb = HostVerb.onNodes("the pointer", needs: .reach) { $0 is any HoverTarget }
        verb.mayMiss = true
        try touch(target, verb, at: location) { place in
            graph.perform { viewTree.touches.hover(over: place.node, at: place.location(location)) } ? true : nil
        }
    }

    /// Moves the pointer away from all views.
    ///
    /// ```swift
    /// try host.hover("Chart")
    /// host.stopHovering()
    /// ```
    public func stopHovering() {
        let action = beginAction()
        defer { action?.end() }
        graph.perform { _ = viewTree.touches.hover(over: nil, at: .zero) }
    }
}
