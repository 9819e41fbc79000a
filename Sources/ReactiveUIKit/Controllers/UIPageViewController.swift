/// A controller with pages, of which one is shown.
///
/// `turn(_:)` turns a page as a user does.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How pages turn.
    public enum TransitionStyle: Int, Sendable {
        /// As in a book.
        case pageCurl = 0
        /// By scrolling.
        case scroll = 1
    }

    /// The axis of pages.
    public enum NavigationOrientation: Int, Sendable {
        /// The horizontal axis.
        case horizontal = 0
        /// The vertical axis.
        case vertical = 1
    }

    /// The direction of a turn.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward = 0
        /// To the page before.
        case reverse = 1
    }

    /// An option of a controller.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The distance between pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// The place of the spine.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// How pages turn.
    public private(set) var transitionStyle = TransitionStyle.scroll
    /// The axis.
    public private(set) var navigationOrientation = NavigationOrientation.horizontal
    /// The source of pages; nil for none.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// The object that is informed of turns; nil for none.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Whether pages have two sides.
    open var isDoubleSided = false
    /// The shown pages; nil for none.
    open var viewControllers: [UIViewController]? { children.isEmpty ? nil : children }

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - style: How pages turn.
    ///   - navigationOrientation: The axis.
    ///   - options: Options; nil for none.
    public convenience init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.init(nibName: nil, bundle: nil)
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
    }

    /// Shows pages.
    ///
    /// - Parameters:
    ///   - viewControllers: The pages; nil for none.
    ///   - direction: The direction of the turn.
    ///   - animated: Whether there is an animation; ignored.
    ///   - completion: Receives true; nil for none.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers ?? []
        for old in children where !new.contains(where: { $0 === old }) {
            old.leave()
            old.parent = nil
        }
        children = new
        for page in new {
            page.parent = self
            if isViewLoaded { show(page) }
            if isAppeared { page.appear() }
        }
        completion?(true)
    }

    private func show(_ page: UIViewController) {
        page.view.frame = view.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page.view)
    }

    override func didLoad() {
        for page in children { show(page) }
    }

    /// Turns a page as a user does: the data source is asked for it, and the delegate is informed.
    ///
    /// - Parameter direction: The direction.
    /// - Returns: Whether there was a page.
    @discardableResult
    public func turn(_ direction: NavigationDirection) -> Bool {
        guard let current = children.first else { return false }
        let next =
            direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: current)
            : dataSource?.pageViewController(self, viewControllerBefore: current)
        guard let next else { return false }
        let old = children
        delegate?.pageViewController(self, willTransitionTo: [next])
        setViewControllers([next], direction: direction, animated: true)
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
        return true
    }
}

/// The source of pages. The number and the position have defaults.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before another one; nil for none.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - viewController: The other page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one; nil for none.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - viewController: The other page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of pages for the row of dots.
    ///
    /// - Parameter pageViewController: The controller.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the shown page for the row of dots.
    ///
    /// - Parameter pageViewController: The controller.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// An object that is informed of turned pages. All methods have defaults.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called before a turn.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - pendingViewControllers: The pages to show.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called after a turn.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - finished: Whether the animation has ended.
    ///   - previousViewControllers: The pages before.
    ///   - completed: Whether the page was turned.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
