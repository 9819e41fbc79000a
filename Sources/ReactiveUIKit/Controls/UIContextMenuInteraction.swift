/// Makes a menu from the actions that the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// Makes the controller that previews what a menu is about.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The menu of a view and its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The name of the menu.
    public let identifier: any NSCopying
    private let previewProvider: UIContextMenuContentPreviewProvider?
    private let actionProvider: UIContextMenuActionProvider?

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - identifier: The name; nil for one of its own.
    ///   - previewProvider: Makes the controller of the preview; nil for none.
    ///   - actionProvider: Makes the menu; nil for none.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// Makes the menu, as it is made when a user opens it; nil for none.
    public func makeMenu() -> UIMenu? { actionProvider?([]) }
    /// Makes the controller of the preview; nil for none.
    public func makePreview() -> UIViewController? { previewProvider?() }
}

/// The object that knows the menu of a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu for a place; nil for none.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - location: The place in the view, in points.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// Opens a menu where a user presses a view for long.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The object that knows the menu; nil for none.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view; nil for none.
    public private(set) weak var view: UIView?

    /// Creates an interaction.
    ///
    /// - Parameter delegate: The object that knows the menu.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Opens the menu as a user does.
    ///
    /// - Parameter location: The place in the view, in points.
    /// - Returns: The menu; nil for none.
    public func openMenu(at location: CGPoint) -> UIMenu? {
        delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)?.makeMenu()
    }
}
