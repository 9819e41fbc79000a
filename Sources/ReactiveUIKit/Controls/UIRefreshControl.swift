/// A control that reloads the content of a scroll view.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UIRefreshControl { Appearances.of { UIRefreshControl() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIRefreshControl { Appearances.of(inside: containerTypes) { UIRefreshControl() } }

    /// Whether content is reloaded.
    open private(set) var isRefreshing = false
    /// The words; nil for none.
    open var attributedTitle: NSAttributedString?
    /// Shows that content is reloaded.
    open func beginRefreshing() { isRefreshing = true }
    /// Shows that content is no longer reloaded.
    open func endRefreshing() { isRefreshing = false }
    /// Pulls the control as a user does.
    public func pull() {
        guard isEnabled, !isRefreshing else { return }
        isRefreshing = true
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    override func tap() { pull() }
}
