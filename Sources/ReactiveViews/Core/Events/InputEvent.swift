/// Something that the user did to a view. It goes from the node it was done to upwards, until one takes it.
public struct InputEvent {
    public enum Kind {
        /// A control was tapped. Gestures get touches instead.
        case tap(count: Int)
        /// Text was entered in place of what was there.
        case type(String)
        /// The focus is to come here.
        case focus
        /// What was entered is submitted, by the return key for instance. Views don't take it, but react to it.
        case submit(SubmitTriggers)
        /// Something was dropped at a point: a value, or else an `NSItemProvider`. Views that take drops have it from the host;
        /// this is for the nodes around and between them.
        case drop(Any, CGPoint)
        /// A row was swiped away.
        case delete
        /// A row was moved by so many places, up if negative.
        case move(Int)
        /// The user swiped a sheet down, or tapped beside a popover.
        case dismiss
        /// Something else was done to a control.
        case control(ControlEvent)
        /// A button inside did its action; menus close on it, alerts go away.
        case buttonPressed
    }

    public var kind: Kind
    public var payload: Any?
    /// The row that the event came from, of the ForEach next below, and how many rows that has.
    public var row: (index: Int, count: Int)?

    /// Where it was done.
    public internal(set) var origin: ViewNode?

    public init(_ kind: Kind) {
        self.kind = kind
    }
}

extension ViewNode {
    /// Offers an event to this node and the nodes above it, up to the presentation that they belong to. Says whether
    /// one took it, and gives the event as it was left.
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

    @discardableResult
    public final func bubble(_ kind: InputEvent.Kind) -> Bool {
        var event = InputEvent(kind)
        return bubble(&event)
    }
}
