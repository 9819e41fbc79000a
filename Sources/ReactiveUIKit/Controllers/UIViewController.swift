/// An object that manages a view: its making, its appearing, and controllers inside.
///
/// The order of calls is UIKit's: `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`,
/// `viewWillDisappear`, `viewDidDisappear`. A presentation has no transition: its completion is called before
/// `present` returns.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
    /// The name of the archive with the view; nil for none. Archives aren't read.
    public let nibName: String?
    /// The bundle with the archive; nil for none.
    public let nibBundle: Bundle?

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of an archive with the view, which isn't read; nil for none.
    ///   - nibBundleOrNil: The bundle with the archive; nil for none.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller of an archive, which is ignored. Never nil.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // MARK: The view

    private var loaded: UIView?

    /// The view, made at the first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded?.controller = nil
            loaded = newValue
            newValue?.controller = self
        }
    }
    /// The view; nil if it isn't made yet.
    open var viewIfLoaded: UIView? { loaded }
    /// Whether the view is made.
    open var isViewLoaded: Bool { loaded != nil }
    /// Makes the view if it isn't made yet.
    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        if loaded == nil {
            view = UIView(frame: UIScreen.main.bounds)
        }
        didLoad()
        viewDidLoad()
    }
    func didLoad() {}  // What a class of UIKit does before a program's `viewDidLoad`.
    /// Makes the view: an empty one by default.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }
    /// Called when the view was made.
    open func viewDidLoad() {}
    /// Called when the view is about to appear.
    ///
    /// - Parameter animated: Whether it appears with an animation.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view appears, with its size and traits.
    ///
    /// - Parameter animated: Whether it appears with an animation.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has appeared.
    ///
    /// - Parameter animated: Whether it appeared with an animation.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called when the view is about to disappear.
    ///
    /// - Parameter animated: Whether it disappears with an animation.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared.
    ///
    /// - Parameter animated: Whether it disappeared with an animation.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the views inside are laid out.
    open func viewWillLayoutSubviews() {}
    /// Called after the views inside were laid out.
    open func viewDidLayoutSubviews() {}
    /// Called when the margins have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Called when the safe area has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Updates the constraints of the view.
    open func updateViewConstraints() {}
    /// Called when the size is about to change.
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - coordinator: The transition.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called when the traits are about to change.
    ///
    /// - Parameters:
    ///   - newCollection: The traits.
    ///   - coordinator: The transition.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called when memory is scarce.
    open func didReceiveMemoryWarning() {}

    private enum Appearance { case hidden, shown }
    private var appearance = Appearance.hidden
    private(set) var isMovingIn = false
    private(set) var isMovingOut = false

    /// Has the view appear, with those of the controllers inside.
    func appear(animated: Bool = false) {
        guard appearance == .hidden else { return }
        loadViewIfNeeded()
        appearance = .shown
        viewWillAppear(animated)
        for child in appearingChildren { child.appear(animated: animated) }
        viewIsAppearing(animated)
        viewDidAppear(animated)
    }

    /// Has the view disappear, with those of the controllers inside.
    func disappear(animated: Bool = false) {
        guard appearance == .shown else { return }
        appearance = .hidden
        viewWillDisappear(animated)
        for child in children { child.disappear(animated: animated) }
        viewDidDisappear(animated)
    }

    /// Whether the view has appeared and not disappeared.
    var isAppeared: Bool { appearance == .shown }
    /// The controllers inside whose views appear with this one's.
    var appearingChildren: [UIViewController] { children }

    /// Has the view disappear and removes it from the view around.
    func leave() {
        disappear()
        viewIfLoaded?.removeFromSuperview()
    }

    /// Begins the appearing or disappearing of a controller inside.
    ///
    /// - Parameters:
    ///   - isAppearing: Whether it appears.
    ///   - animated: Whether there is an animation.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { appear(animated: animated) } else { disappear(animated: animated) }
    }
    /// Ends the appearing or disappearing of a controller inside.
    open func endAppearanceTransition() {}
    /// Whether the view is about to appear for the first time or to disappear for ever.
    open var isMovingToParent: Bool { isMovingIn }
    /// Whether the controller is being removed from the one around.
    open var isMovingFromParent: Bool { isMovingOut }
    /// Whether the controller is being presented.
    open var isBeingPresented: Bool { false }
    /// Whether the controller is being dismissed.
    open var isBeingDismissed: Bool { isMovingOut && presentingViewController != nil }

    // MARK: Controllers inside

    /// The controllers inside.
    open internal(set) var children: [UIViewController] = []
    /// The controller around; nil for none.
    open internal(set) weak var parent: UIViewController?
    /// Adds a controller inside. Its view is added by the caller, as in UIKit.
    ///
    /// - Parameter childController: The controller.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.parent?.children.removeAll { $0 === childController }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        if isAppeared { childController.appear() }
    }
    /// Removes the controller from the one around. Its view is removed by the caller, as in UIKit.
    open func removeFromParent() {
        guard let around = parent else { return }
        around.children.removeAll { $0 === self }
        parent = nil
        disappear()
        didMove(toParent: nil)
    }
    /// Called when the controller is about to have another controller around.
    ///
    /// - Parameter parent: The controller; nil for none.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called when the controller has another controller around.
    ///
    /// - Parameter parent: The controller; nil for none.
    open func didMove(toParent parent: UIViewController?) {}
    open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController ?? parent }

    // MARK: Presentation

    /// The controller that this one presents; nil for none.
    open private(set) var presentedViewController: UIViewController?
    private weak var presenting: UIViewController?
    /// The controller that presents this one or one around; nil for none.
    open var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }
    /// How the controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How the presentation is animated.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the user can't dismiss the presentation.
    open var isModalInPresentation = false
    /// Whether presentations cover this controller only.
    open var definesPresentationContext = false
    /// The size that the controller prefers, in points.
    open var preferredContentSize = CGSize.zero
    /// The object that animates transitions; nil for none.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The running transition: none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    private lazy var presentation = UISheetPresentationController(of: self)
    /// The presentation of this controller.
    open var presentationController: UIPresentationController? { presentation }
    /// The sheet in which the controller is presented.
    open var sheetPresentationController: UISheetPresentationController? { presentation }
    /// The popover in which the controller is presented.
    open var popoverPresentationController: UIPopoverPresentationController? { popover }
    private lazy var popover = UIPopoverPresentationController(of: self)

    /// Presents a controller; it appears before this returns. A controller that presents another one already refuses,
    /// with a diagnostic.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller.
    ///   - flag: Whether there is an animation; ignored.
    ///   - completion: Called when it has appeared; nil for none.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil, viewControllerToPresent.presenting == nil else {
            return Diagnostics.report(
                Diagnostic(
                    .navigation,
                    """
                    \(type(of: self)) can't present a \(type(of: viewControllerToPresent)): one of the two has a \
                    presentation already; dismiss it first. Nothing is presented.
                    """))
        }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presenting = self
        viewControllerToPresent.appear(animated: flag)
        completion?()
    }

    /// Dismisses the presented controller; without one, this controller is dismissed by the one that presents it.
    ///
    /// - Parameters:
    ///   - flag: Whether there is an animation; ignored.
    ///   - completion: Called when it has disappeared; nil for none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            if let presenter = presentingViewController {
                presenter.dismiss(animated: flag, completion: completion)
            } else {
                hostDismiss?()
                completion?()
            }
            return
        }
        presented.presentedViewController?.dismissAll(flag)
        presented.isMovingOut = true
        presented.disappear(animated: flag)
        presented.isMovingOut = false
        presented.presenting = nil
        presentedViewController = nil
        completion?()
    }

    private func dismissAll(_ flag: Bool) {
        presentedViewController?.dismissAll(flag)
        presenting?.dismiss(animated: flag)
    }

    /// Dismisses the view of a host around; nil for a controller that no host shows.
    var hostDismiss: (() -> Void)?

    /// Shows a controller in the primary place: by presenting it unless a controller around does otherwise.
    ///
    /// - Parameters:
    ///   - vc: The controller.
    ///   - sender: The object that asks.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigation = navigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
    /// Shows a controller in the secondary place.
    ///
    /// - Parameters:
    ///   - vc: The controller.
    ///   - sender: The object that asks.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

    // MARK: Bars and settings

    /// The title; nil for none.
    open var title: String? { didSet { navigationItem.title = title } }
    /// The item of a navigation bar.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// The item of a tab bar.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// The items of a toolbar; nil for none.
    open var toolbarItems: [UIBarButtonItem]?
    /// Whether the bar at the bottom is hidden in a navigation controller.
    open var hidesBottomBarWhenPushed = false
    private func around<Controller: UIViewController>(_: Controller.Type) -> Controller? {
        var controller = parent
        while let current = controller {
            if let found = current as? Controller { return found }
            controller = current.parent
        }
        return nil
    }
    /// The navigation controller around; nil for none.
    open var navigationController: UINavigationController? { around(UINavigationController.self) }
    /// The tab bar controller around; nil for none.
    open var tabBarController: UITabBarController? { around(UITabBarController.self) }
    /// The split controller around; nil for none.
    open var splitViewController: UISplitViewController? { around(UISplitViewController.self) }
    /// The traits.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
    /// Called when the traits have changed.
    ///
    /// - Parameter previousTraitCollection: The traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The brightness of the interface that the controller asks for.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }
    /// The style of the status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar changes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Reads the status bar's settings again.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the home indicator is hidden.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Reads the home indicator's setting again.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The edges at which the system's gestures wait.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Reads the edges for the system's gestures again.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The orientations.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The orientation at the start.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the interface turns with the device.
    open var shouldAutorotate: Bool { true }
    /// Reads the orientations again.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// The edges that content extends to.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether content extends below opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false
    /// The insets beside those of bars, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// A name for restoring the controller; nil for none.
    open var restorationIdentifier: String?
    /// Whether the controller is being edited.
    open var isEditing = false
    /// Begins or ends editing.
    ///
    /// - Parameters:
    ///   - editing: Whether it begins.
    ///   - animated: Whether there is an animation.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// The button that begins and ends editing.
    open private(set) lazy var editButtonItem = UIBarButtonItem(
        title: "Edit", image: nil,
        primaryAction: UIAction { [weak self] _ in self?.setEditing(self?.isEditing == false, animated: true) })
}
