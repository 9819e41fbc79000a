/// The actions of a swipe over a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge.
    public let actions: [UIContextualAction]
    /// Whether a long swipe runs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Creates actions.
    ///
    /// - Parameter actions: The actions, from the edge.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    /// Runs an action as a user does.
    ///
    /// - Parameters:
    ///   - index: The position of the action.
    ///   - view: The view that the action receives.
    /// - Returns: Whether there is such an action.
    @discardableResult
    public func perform(at index: Int, in view: UIView) -> Bool {
        guard actions.indices.contains(index) else { return false }
        actions[index].handler(actions[index], view) { _ in }
        return true
    }
}

/// An action of a swipe over a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The meaning of an action.
    public enum Style: Int, Sendable {
        /// None.
        case normal = 0
        /// The removal of the row.
        case destructive = 1
    }
    /// A closure that performs an action on a view, and calls its last argument with whether it was performed.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// The meaning.
    public let style: Style
    /// The closure that performs the action.
    public let handler: Handler
    /// The title; nil for none.
    open var title: String?
    /// The colour behind; nil for that of the meaning.
    open var backgroundColor: UIColor!
    /// The picture; nil for none.
    open var image: UIImage?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - style: The meaning.
    ///   - title: The title; nil for none.
    ///   - handler: Performs the action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
