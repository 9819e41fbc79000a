/// A controller with a stack of controllers, of which the last one is shown.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The operation of a transition.
    public enum Operation: Int, Sendable {
        /// None.
        case none = 0
        /// A controller is added.
        case push = 1
        /// A controller is removed.
        case pop = 2
    }

    /// Creates a stack of one controller.
    ///
    /// - Parameter rootViewController: The first controller.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates an empty stack with bars of given classes, which are ignored.
    ///
    /// - Parameters:
    ///   - navigationBarClass: The class of the navigation bar; nil for the standard one.
    ///   - toolbarClass: The class of the toolbar; nil for the standard one.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
    }

    /// The controllers, from the first to the shown one.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The shown controller; nil for none.
    open var topViewController: UIViewController? { children.last }
    /// The presented controller, or the shown one; nil for none.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    /// The object that is informed of changes; nil for none.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar.
    open private(set) lazy var navigationBar = UINavigationBar()
    /// The toolbar.
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false
    /// Whether the toolbar is hidden.
    open var isToolbarHidden = true
    /// Whether the bars hide when the user scrolls.
    open var hidesBarsOnSwipe = false
    /// Whether the bars hide at a tap.
    open var hidesBarsOnTap = false
    /// The gesture that removes the shown controller.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()

    override var appearingChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    private func change(to new: [UIViewController], animated: Bool) {
        let old = children
        let (before, after) = (old.last, new.last)
        for controller in new where controller.parent !== self { controller.willMove(toParent: self) }
        for controller in old where !new.contains(where: { $0 === controller }) { controller.willMove(toParent: nil) }
        if let after, after !== before { delegate?.navigationController(self, willShow: after, animated: animated) }
        if before !== after { before?.leave() }
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.parent = nil
            controller.didMove(toParent: nil)
        }
        children = new
        for controller in new { controller.parent = self }
        for controller in new where !old.contains(where: { $0 === controller }) { controller.didMove(toParent: self) }
        guard let after, after !== before else { return }
        if isViewLoaded { show(after) }
        if isAppeared { after.appear(animated: animated) }
        delegate?.navigationController(self, didShow: after, animated: animated)
    }

    private func show(_ controller: UIViewController) {
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
    }

    override func didLoad() {
        if let topViewController { show(topViewController) }
    }

    // An extension of a program can replace these, with the plugin AppleSources, as the Objective-C runtime lets it
    // override them.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }

    /// Replaces the controllers.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers.
    ///   - animated: Whether there is an animation; ignored.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }
    /// Adds a controller, which is shown.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - animated: Whether there is an animation; ignored.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        change(to: children + [viewController], animated: animated)
    }
    /// Removes the shown controller, unless it is the first one.
    ///
    /// - Parameter animated: Whether there is an animation; ignored.
    /// - Returns: The removed controller; nil for none.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1 else { return nil }
        let last = children.last
        change(to: children.dropLast(), animated: animated)
        return last
    }
    /// Removes all controllers but the first one.
    ///
    /// - Parameter animated: Whether there is an animation; ignored.
    /// - Returns: The removed controllers.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let removed = Array(children.dropFirst())
        change(to: Array(children.prefix(1)), animated: animated)
        return removed
    }
    /// Removes all controllers after another one.
    ///
    /// - Parameters:
    ///   - viewController: The controller to show.
    ///   - animated: Whether there is an animation; ignored.
    /// - Returns: The removed controllers; nil if the controller isn't among them.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
        let removed = Array(children.dropFirst(index + 1))
        change(to: Array(children.prefix(index + 1)), animated: animated)
        return removed
    }
    /// Shows or hides the bar.
    ///
    /// - Parameters:
    ///   - hidden: Whether it is hidden.
    ///   - animated: Whether there is an animation; ignored.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Shows or hides the toolbar.
    ///
    /// - Parameters:
    ///   - hidden: Whether it is hidden.
    ///   - animated: Whether there is an animation; ignored.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
}

/// An object that is informed of a navigation controller's changes. All methods have defaults.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a controller is shown.
    ///
    /// - Parameters:
    ///   - navigationController: The stack.
    ///   - viewController: The controller.
    ///   - animated: Whether there is an animation.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after a controller is shown.
    ///
    /// - Parameters:
    ///   - navigationController: The stack.
    ///   - viewController: The controller.
    ///   - animated: Whether there is an animation.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// A controller with several controllers, of which one is shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    /// The controllers; nil for none.
    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The object that is informed of changes; nil for none.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar.
    open private(set) lazy var tabBar = UITabBar()
    /// The position of the shown controller.
    open var selectedIndex: Int = 0 { didSet { if selectedIndex != oldValue { selectionChanged(from: oldValue) } } }
    /// The shown controller; nil for none.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }
    override var appearingChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    private func selectionChanged(from old: Int) {
        if children.indices.contains(old) { children[old].leave() }
        showSelected()
    }

    private func showSelected() {
        guard let controller = selectedViewController else { return }
        if isViewLoaded {
            controller.view.frame = view.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(controller.view)
        }
        if isAppeared { controller.appear() }
    }

    override func didLoad() { showSelected() }

    // An extension of a program can replace these, with the plugin AppleSources, as the Objective-C runtime lets it
    // override them.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }

    /// Replaces the controllers.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers; nil for none.
    ///   - animated: Whether there is an animation; ignored.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for old in children {
            old.leave()
            old.parent = nil
        }
        children = viewControllers ?? []
        for controller in children {
            controller.willMove(toParent: self)
            controller.parent = self
            controller.didMove(toParent: self)
        }
        tabBar.items = children.map(\.tabBarItem)
        showSelected()
    }
}

/// An object that is informed of a tab bar controller's changes. All methods have defaults.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns whether the user may select a controller.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewController: The controller.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called when the user has selected a controller.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewController: The controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// A controller with columns; it keeps its controllers.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        /// Not specified.
        case unspecified = 0
        /// Two columns.
        case doubleColumn = 1
        /// Three columns.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The first one.
        case primary = 0
        /// The middle one.
        case supplementary = 1
        /// The last one.
        case secondary = 2
        /// The only one in little space.
        case compact = 3
        /// A column beside the last one with details of its content.
        case inspector = 4
    }

    /// Which columns are shown.
    public enum DisplayMode: Int, Sendable {
        /// By the space.
        case automatic = 0
        /// Only the last one.
        case secondaryOnly = 1
        /// Two beside each other.
        case oneBesideSecondary = 2
        /// One over the last one.
        case oneOverSecondary = 3
        /// Two columns beside the last one.
        case twoBesideSecondary = 4
        /// Two columns over the last one.
        case twoOverSecondary = 5
        /// Two columns that push the last one aside.
        case twoDisplaceSecondary = 6
    }

    /// How the last column and the others share the space.
    public enum SplitBehavior: Int, Sendable {
        /// Depends on the space.
        case automatic = 0
        /// Side by side.
        case tile = 1
        /// The others cover the last column.
        case overlay = 2
        /// The others push the last column aside.
        case displace = 3
    }

    /// When the button that changes the display mode is visible.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Depends on the style.
        case automatic = 0
        /// Never.
        case never = 1
        /// Always.
        case always = 2
    }

    /// The edge at which the first column lies.
    public enum PrimaryEdge: Int, Sendable {
        /// Where lines of text start.
        case leading = 0
        /// Where lines of text end.
        case trailing = 1
    }

    /// The background of the first column.
    public enum BackgroundStyle: Int, Sendable {
        /// None.
        case none = 0
        /// That of a sidebar.
        case sidebar = 1
    }

    /// Whether a view lies in a split view controller that shows several columns.
    public enum LayoutEnvironment: Int, Sendable {
        /// In no split view controller.
        case none = 0
        /// Several columns are shown.
        case expanded = 1
        /// One column is shown.
        case collapsed = 2
    }

    // An extension of a program can replace these, with the plugin AppleSources, as the Objective-C runtime lets it
    // override them.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }

    private var columns: [Column: UIViewController] = [:]
    /// The number of columns.
    public private(set) var style = Style.unspecified
    /// Which columns are to be shown.
    open var preferredDisplayMode = DisplayMode.automatic
    /// How the columns are to share the space.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// When the button that changes the display mode is visible.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// The edge at which the first column lies.
    open var primaryEdge = PrimaryEdge.leading
    /// The background of the first column.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// The width of the first column, in points.
    open var preferredPrimaryColumnWidth: CGFloat = 320
    /// The width of the first column, as a fraction.
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0.3
    /// Whether there is room for one column only.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    /// The controllers.
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for old in children { old.removeFromParent() }
            for new in newValue { addChild(new) }
        }
    }

    /// Creates a controller with columns.
    ///
    /// - Parameter style: The number of columns.
    public convenience init(style: Style) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
    }
    /// Sets the controller of a column.
    ///
    /// - Parameters:
    ///   - vc: The controller; nil for none.
    ///   - column: The column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column]?.removeFromParent()
        columns[column] = vc
        if let vc { addChild(vc) }
    }
    /// Returns the controller of a column; nil for none.
    ///
    /// - Parameter column: The column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// Shows a column; all are kept.
    ///
    /// - Parameter column: The column.
    open func show(_ column: Column) {}
    /// Hides a column; all are kept.
    ///
    /// - Parameter column: The column.
    open func hide(_ column: Column) {}
}
