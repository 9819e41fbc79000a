/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The title; nil for none.
    open var title: String?
    /// The image; nil for none.
    open var image: UIImage?
    /// The insets of the image, in points.
    open var imageInsets = UIEdgeInsets.zero
    /// Whether the item can be chosen.
    open var isEnabled = true
    /// A number to find the item by.
    open var tag = 0
    /// The accessibility label; nil for none.
    open var accessibilityLabel: String?
    /// The accessibility identifier; nil for none.
    open var accessibilityIdentifier: String?
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Creates an item.
    public override init() { super.init() }

    /// Sets the attributes of the title.
    ///
    /// - Parameters:
    ///   - attributes: The attributes; nil for none.
    ///   - state: The state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }
    /// Returns the attributes of the title; nil for none.
    ///
    /// - Parameter state: The state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
}

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The style of a button.
    public enum Style: Int, Sendable {
        /// Plain.
        case plain = 0
        /// For the main action.
        case done = 2
    }

    /// A button with a meaning of the system's.
    public enum SystemItem: Int, Sendable {
        /// Buttons for usual actions.
        case done = 0
        /// Buttons for usual actions.
        case cancel, edit, save, add
        /// Spaces.
        case flexibleSpace, fixedSpace
        /// Buttons for usual actions.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        /// Buttons for usual actions.
        case fastForward, undo, redo
        /// Buttons for usual actions.
        case close = 24
    }

    /// The style.
    open var style = Style.plain
    /// The meaning; nil for none.
    public private(set) var systemItem: SystemItem?
    /// The view; nil for none.
    open var customView: UIView?
    /// The object to inform; nil for none.
    open weak var target: AnyObject?
    /// The method; nil for none.
    open var action: Selector?
    /// The action; nil for none.
    open var primaryAction: UIAction?
    /// The menu; nil for none.
    open var menu: UIMenu?
    /// The width, in points; 0 for that of the content.
    open var width: CGFloat = 0
    /// The tint colour; nil for the bar's.
    open var tintColor: UIColor?

    /// Creates a button of the system's.
    ///
    /// - Parameters:
    ///   - systemItem: The meaning.
    ///   - target: The object to inform; nil for none.
    ///   - action: Its method; nil for none.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// Creates a button of the system's.
    ///
    /// - Parameters:
    ///   - systemItem: The meaning.
    ///   - primaryAction: The action; nil for none.
    ///   - menu: The menu; nil for none.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
    }
    /// Creates a button with a title.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - style: The style.
    ///   - target: The object to inform; nil for none.
    ///   - action: Its method; nil for none.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// Creates a button with an image.
    ///
    /// - Parameters:
    ///   - image: The image; nil for none.
    ///   - style: The style.
    ///   - target: The object to inform; nil for none.
    ///   - action: Its method; nil for none.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - image: The image; nil for none.
    ///   - primaryAction: The action; nil for none.
    ///   - menu: The menu; nil for none.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }
    /// Creates an item that shows a view.
    ///
    /// - Parameter customView: The view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    /// Returns a space that takes the room that is left.
    public class func flexibleSpace() -> Self {
        let item = UIBarButtonItem(systemItem: .flexibleSpace)
        guard let item = item as? Self else { preconditionFailure("A subclass has no space of its own.") }
        return item
    }
    /// Returns a space.
    ///
    /// - Parameter width: The width, in points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        guard let item = item as? Self else { preconditionFailure("A subclass has no space of its own.") }
        return item
    }

    /// Performs the action unless the button is disabled, as a user's tap does.
    public func perform() { if isEnabled { primaryAction?.perform(from: self) } }
}

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// An item with a meaning of the system's.
    public enum SystemItem: Int, Sendable {
        /// More items.
        case more = 0
        /// Items for usual places.
        case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        /// Items for usual places.
        case mostViewed
    }

    /// The image of the selected item; nil for the image.
    open var selectedImage: UIImage?
    /// The text of the badge; nil for none.
    open var badgeValue: String?
    /// The colour of the badge; nil for red.
    open var badgeColor: UIColor?
    /// The appearance; nil for the bar's.
    open var standardAppearance: UITabBarAppearance?
    /// The appearance over content that ends at the bar; nil for the bar's.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - image: The image; nil for none.
    ///   - tag: A number to find the item by.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - image: The image; nil for none.
    ///   - selectedImage: The image of the selected item; nil for the image.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
    /// Creates an item of the system's.
    ///
    /// - Parameters:
    ///   - systemItem: The meaning.
    ///   - tag: A number to find the item by.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        title = "\(systemItem)".capitalized
        self.tag = tag
    }
}

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Whether the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As before.
        case automatic = 0
        /// Yes.
        case always = 1
        /// No.
        case never = 2
        /// In the bar.
        case inline = 3
    }

    /// How the button back is shown.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// With the title.
        case `default` = 0
        /// With a general title.
        case generic = 1
        /// Without a title.
        case minimal = 2
    }

    /// The title; nil for none.
    open var title: String?
    /// The view in place of the title; nil for none.
    open var titleView: UIView?
    /// The line above the title; nil for none.
    open var prompt: String?
    /// The button that leads back to this controller; nil for the standard one.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the button that leads back to this controller; nil for the standard one.
    open var backButtonTitle: String?
    /// How the button back is shown.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Whether the button back is hidden.
    open var hidesBackButton = false
    /// The leading buttons; nil for none.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The trailing buttons; nil for none.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// Whether the leading buttons are beside the button back.
    open var leftItemsSupplementBackButton = false
    /// Whether the title is large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The search; nil for none.
    open var searchController: UISearchController?
    /// Whether the search hides when the user scrolls.
    open var hidesSearchBarWhenScrolling = true
    /// The appearance; nil for the bar's.
    open var standardAppearance: UINavigationBarAppearance?
    /// The appearance over content that ends at the bar; nil for the bar's.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The appearance in little height; nil for the bar's.
    open var compactAppearance: UINavigationBarAppearance?

    /// Creates an item.
    ///
    /// - Parameter title: The title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// The first leading button; nil for none.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first trailing button; nil for none.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Sets the first leading button.
    ///
    /// - Parameters:
    ///   - item: The button; nil for none.
    ///   - animated: Whether there is an animation; ignored.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the first trailing button.
    ///
    /// - Parameters:
    ///   - item: The button; nil for none.
    ///   - animated: Whether there is an animation; ignored.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the trailing buttons.
    ///
    /// - Parameters:
    ///   - items: The buttons; nil for none.
    ///   - animated: Whether there is an animation; ignored.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Shows or hides the button back.
    ///
    /// - Parameters:
    ///   - hidesBackButton: Whether it is hidden.
    ///   - animated: Whether there is an animation; ignored.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
