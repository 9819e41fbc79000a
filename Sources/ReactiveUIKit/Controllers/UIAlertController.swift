/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The style of a button.
    public enum Style: Int, Sendable {
        /// None.
        case `default` = 0
        /// A button that cancels.
        case cancel = 1
        /// A button that destroys something.
        case destructive = 2
    }

    /// The title; nil for none.
    public let title: String?
    /// The style.
    public let style: Style
    /// Whether the button can be chosen.
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - style: The style.
    ///   - handler: Called when the button is chosen; nil for nothing.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// An alert or a list of actions.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// present(alert, animated: true)
/// ```
///
/// A test chooses a button by `choose(_:)`.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The kind of an alert.
    public enum Style: Int, Sendable {
        /// A list of actions.
        case actionSheet = 0
        /// An alert.
        case alert = 1
    }

    /// The kind.
    open private(set) var preferredStyle = Style.alert
    /// The message; nil for none.
    open var message: String?
    /// The buttons.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields; nil for none.
    open private(set) var textFields: [UITextField]?
    /// The main button; nil for none.
    open var preferredAction: UIAlertAction?

    /// Creates an alert.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - message: The message; nil for none.
    ///   - preferredStyle: The kind.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }
    /// Adds a button.
    ///
    /// - Parameter action: The button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// Adds a field.
    ///
    /// - Parameter configurationHandler: Sets the field's properties; nil for none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    /// Chooses a button as a user does: the alert is dismissed, then the button's closure is called.
    ///
    /// - Parameter title: The title of the button.
    /// - Returns: Whether there is such a button that can be chosen.
    @discardableResult
    public func choose(_ title: String) -> Bool {
        guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else { return false }
        if presentingViewController != nil { dismiss(animated: true) }
        action.handler?(action)
        return true
    }
}
