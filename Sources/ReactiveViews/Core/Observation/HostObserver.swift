/// Learns of the actions and events of one host, for instance to record them. A host without an observer pays a
/// comparison for each event.
///
/// An *action* is what one call on the host does: a tap, text that is typed, time that passes. Actions may be nested: a
/// drag begins with a touch. An *event* is what a graph settles as a whole; an action consists of one event or several,
/// and events also come from outside of actions: a timer, a task, a closure that a test performs.
///
/// Calls of `actionBegan` and `actionEnded` are balanced, and so are those of `eventBegan` and `eventEnded`.
@MainActor
package protocol HostObserver: AnyObject {
    /// Called before an action.
    ///
    /// - Parameters:
    ///   - function: The name of the host's function, as `#function` gives it.
    ///   - target: The name of the target; nil for an action without one.
    ///   - details: The other arguments, in words; may be empty.
    ///   - place: The place of the call in the source, `Module/File.swift:12`; nil if the function doesn't know it.
    func actionBegan(_ function: StaticString, target: String?, details: String, place: String?)

    /// Called within an action when it has found the view to act on. May be called again, if that view doesn't react.
    func targetFound(_ target: ObservedTarget)

    /// Called after an action.
    ///
    /// - Parameter error: The reason why the action failed; nil if it succeeded, or if the reason isn't known.
    func actionEnded(_ error: (any Error)?)

    /// Called before an outermost event, or a flush outside of any event.
    func eventBegan()

    /// Called when an outermost event is settled.
    func eventEnded()

    /// Called before a finger is put down.
    ///
    /// - Parameters:
    ///   - id: The number of the touch, which is unique in the host.
    ///   - point: The point in the host's coordinates.
    ///   - location: The same point in the coordinates of the view.
    func touchBegan(_ id: Int, at point: CGPoint, of location: CGPoint)

    /// Called before a finger is moved or lifted.
    ///
    /// - Parameters:
    ///   - id: The number of the touch.
    ///   - location: The first location of the touch, plus the movement in points of the host.
    ///   - isLifted: Whether the finger is lifted.
    func touchMoved(_ id: Int, to location: CGPoint, isLifted: Bool)
}

/// The view that an action acts on.
package struct ObservedTarget {
    /// The element's line in the tree.
    package let line: String
    /// The frame in the host's coordinates; nil if the view has none.
    package let frame: CGRect?
    /// Whether the action takes place anywhere in the view, so that its touches say nothing of the point.
    package let isAnywhere: Bool
}
