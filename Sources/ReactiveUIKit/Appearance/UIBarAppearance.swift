/// The appearance of a bar. It is kept; views have no bars that show it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The effect of the background; nil for none.
    open var backgroundEffect: UIBlurEffect?
    /// The colour of the background; nil for none.
    open var backgroundColor: UIColor?
    /// The image of the background; nil for none.
    open var backgroundImage: UIImage?
    /// How the image of the background fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the shadow; nil for none.
    open var shadowColor: UIColor?
    /// The image of the shadow; nil for none.
    open var shadowImage: UIImage?

    /// Creates the standard appearance.
    public override required init() { super.init() }
    /// Creates the appearance of a kind of device.
    ///
    /// - Parameter idiom: The kind.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
    /// Creates a copy of the parts that all bars have.
    ///
    /// - Parameter barAppearance: The appearance.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }
    /// Takes the standard background.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        shadowColor = .separator
    }
    /// Takes an opaque background.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
        shadowColor = .separator
    }
    /// Takes a transparent background without a shadow.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        shadowColor = nil
    }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance of the title from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of buttons for the main action.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The appearance of the button back.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The image of the button back.
    open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward") ?? UIImage()
    /// The mask of the button back while a transition runs.
    open private(set) var backIndicatorTransitionMaskImage = UIImage(systemName: "chevron.backward") ?? UIImage()
    /// Sets the image of the button back.
    ///
    /// - Parameters:
    ///   - backIndicatorImage: The image; nil for the standard one.
    ///   - backIndicatorTransitionMaskImage: The mask; nil for the standard one.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        if let backIndicatorImage { self.backIndicatorImage = backIndicatorImage }
        if let mask = backIndicatorTransitionMaskImage { self.backIndicatorTransitionMaskImage = mask }
    }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of buttons for the main action.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items above each other.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items beside each other.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items beside each other in little height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The colour behind the selected item; nil for none.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected item; nil for none.
    open var selectionIndicatorImage: UIImage?
}

/// The appearance of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The appearance in the normal state.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance of a highlighted button.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of a disabled button.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The appearance of a button with the focus of a remote.
    public let focused = UIBarButtonItemStateAppearance()

    /// Creates the appearance of plain buttons.
    public override init() { super.init() }
    /// Creates the appearance of a style.
    ///
    /// - Parameter style: The style.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// The appearance of a bar's button in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance of the title from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image of the background; nil for none.
    open var backgroundImage: UIImage?
}

/// The appearance of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The appearance in the normal state.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance of a disabled item.
    public let disabled = UITabBarItemStateAppearance()
    /// The appearance of an item with the focus of a remote.
    public let focused = UITabBarItemStateAppearance()
}

/// The appearance of a tab bar's item in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance of the title from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the icon; nil for the bar's.
    open var iconColor: UIColor?
    /// The colour of the badge; nil for red.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
