/// An action of the user on a view. It is offered to its node, then to the nodes above until one handles it.
///
/// ```swift
/// final class LinkNode: ViewNode {
///     override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
///         guard case .tap = event.kind else { return false }
///         open()
///         return true
///     }
/// }
/// ```
public struct InputEvent {
    /// The kind of an event.
    public enum Kind {
        /// A control is tapped that many times. Gestures get touches instead.
        case tap(count: Int)
        /// A field's text is replaced.
        case type(String)
        /// The focus is requested.
        case focus
        /// Input is submitted, for instance by the return key. Views react to the event without handling it.
        case submit(SubmitTriggers)
        /// A value or an `NSItemProvider` is dropped at a point, in points. The host delivers a drop to its
        /// destination; this event is for the nodes around and between destinations.
        case drop(Any, CGPoint)
        /// A row is deleted by a swipe.
        case delete
        /// A row is moved by a number of positions; up if negative.
        case move(Int)
        /// The user dismisses a presentation, by a swipe on a sheet or a tap beside a popover.
        case dismiss
        /// An event of a control.
        case control(ControlEvent)
        /// A button inside has performed its action; menus close and alerts end.
        case buttonPressed
    }

    /// The kind of the event.
    public var kind: Kind
    /// Data that nodes on the way add to the event; nil for none.
    public var payload: Any?
    /// The row of the nearest enclosing `ForEach` that the event comes from: its index and the number of rows. Nil
    /// outside rows.
    public var row: (index: Int, count: Int)?

    /// The node that the event is first offered to; nil until it is sent.
    public internal(set) var origin: ViewNode?
    /// The place of the touch, in the host's coordinates; nil if the event comes from no touch.
    var location: CGPoint?

    /// Creates an event.
    ///
    /// - Parameter kind: The kind of the event.
    public init(_ kind: Kind) {
        self.kind = kind
    }
}

/// The payload of a move that a row has refused because its list isn't in edit mode.
struct EditModeRequirement {}

extension ViewNode {
    /// Offers an event to this node and to the nodes above, up to the nearest event boundary, such as a presentation.
    /// Linear in the depth of the tree.
    ///
    /// - Parameter event: The event, which nodes may change.
    /// - Returns: Whether a node handled the event.
    @discardableResult
    public final func bubble(_ event: inout InputEvent) -> Bool {
        event.origin = event.origin ?? self
        var child: ViewNode?
        var node: ViewNode? = self
        while let current = node {
            if current.handle(&event, from: child) { return true }
            if current.isEventBoundary { return false }
            child = current
            node = current.parent as? ViewNode
        }
        return false
    }

    /// Offers an event to this node and to the nodes above, up to the nearest event boundary.
    ///
    /// - Parameter kind: The kind of the event.
    /// - Returns: Whether a node handled the event.
    @discardableResult
    public final func bubble(_ kind: InputEvent.Kind) -> Bool {
        var event = InputEvent(kind)
        return bubble(&event)
    }
}
