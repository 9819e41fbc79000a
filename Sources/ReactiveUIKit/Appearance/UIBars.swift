/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Light.
    case `default` = 0
    /// Dark.
    case black = 1
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
    /// Any place.
    case any = 0
    /// At the bottom.
    case bottom = 1
    /// At the top.
    case top = 2
    /// At the top, below the status bar.
    case topAttached = 3
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
    /// The standard height.
    case `default` = 0
    /// Little height.
    case compact = 1
    /// The standard height, with a prompt.
    case defaultPrompt = 101
    /// Little height, with a prompt.
    case compactPrompt = 102
}

/// A navigation bar. A test reads its items and its appearance; nothing draws it.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UINavigationBar { Appearances.of { UINavigationBar() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UINavigationBar { Appearances.of(inside: containerTypes) { UINavigationBar() } }

    /// The items; nil for none.
    open var items: [UINavigationItem]?
    /// The shown item; nil for none.
    open var topItem: UINavigationItem? { items?.last }
    /// The style.
    open var barStyle = UIBarStyle.default
    /// Whether content shows through.
    open var isTranslucent = true
    /// The colour of the background; nil for the standard one.
    open var barTintColor: UIColor?
    /// Whether titles are large.
    open var prefersLargeTitles = false
    /// The attributes of the title; nil for the standard ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of the large title; nil for the standard ones.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The image of the shadow; nil for the standard one.
    open var shadowImage: UIImage?
    /// The image of the button back; nil for the standard one.
    open var backIndicatorImage: UIImage?
    /// The mask of the button back while a transition runs; nil for the standard one.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The appearance.
    open var standardAppearance = UINavigationBarAppearance()
    /// The appearance in little height; nil for the standard one.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance over content that ends at the bar; nil for the standard one.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The appearance in little height over content that ends at the bar; nil for the standard one.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    private var images: [UIBarMetrics: UIImage] = [:]
    /// Sets the image of the background.
    ///
    /// - Parameters:
    ///   - backgroundImage: The image; nil for none.
    ///   - barMetrics: The height.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        images[barMetrics] = backgroundImage
    }
    /// Returns the image of the background; nil for none.
    ///
    /// - Parameter barMetrics: The height.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics] }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

/// A tab bar. A test reads its items and its appearance; nothing draws it.
@preconcurrency @MainActor
open class UITabBar: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UITabBar { Appearances.of { UITabBar() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITabBar { Appearances.of(inside: containerTypes) { UITabBar() } }

    /// The items; nil for none.
    open var items: [UITabBarItem]?
    /// The selected item; nil for none.
    open weak var selectedItem: UITabBarItem?
    /// The object that is informed of a selection; nil for none.
    open weak var delegate: (any UITabBarDelegate)?
    /// The style.
    open var barStyle = UIBarStyle.default
    /// Whether content shows through.
    open var isTranslucent = true
    /// The colour of the background; nil for the standard one.
    open var barTintColor: UIColor?
    /// The colour of items that aren't selected; nil for the standard one.
    open var unselectedItemTintColor: UIColor?
    /// The image of the background; nil for none.
    open var backgroundImage: UIImage?
    /// The image of the shadow; nil for the standard one.
    open var shadowImage: UIImage?
    /// The appearance.
    open var standardAppearance = UITabBarAppearance()
    /// The appearance over content that ends at the bar; nil for the standard one.
    open var scrollEdgeAppearance: UITabBarAppearance?
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 49) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }
}

/// An object that is informed of a selection in a tab bar. All methods have defaults.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user has selected an item.
    ///
    /// - Parameters:
    ///   - tabBar: The bar.
    ///   - item: The item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A toolbar. A test reads its items and its appearance; nothing draws it.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UIToolbar { Appearances.of { UIToolbar() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIToolbar { Appearances.of(inside: containerTypes) { UIToolbar() } }

    /// The items; nil for none.
    open var items: [UIBarButtonItem]?
    /// The style.
    open var barStyle = UIBarStyle.default
    /// Whether content shows through.
    open var isTranslucent = true
    /// The colour of the background; nil for the standard one.
    open var barTintColor: UIColor?
    /// The appearance.
    open var standardAppearance = UIToolbarAppearance()
    /// The appearance in little height; nil for the standard one.
    open var compactAppearance: UIToolbarAppearance?
    /// The appearance over content that ends at the bar; nil for the standard one.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Sets the items.
    ///
    /// - Parameters:
    ///   - items: The items; nil for none.
    ///   - animated: Whether there is an animation; ignored.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    private var images: [UIBarPosition: UIImage] = [:]
    /// Sets the image of the background.
    ///
    /// - Parameters:
    ///   - backgroundImage: The image; nil for none.
    ///   - topOrBottom: The place.
    ///   - barMetrics: The height.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) { images[topOrBottom] = backgroundImage }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
