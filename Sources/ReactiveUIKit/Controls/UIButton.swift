/// A button.
///
/// ```swift
/// let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in save() })
/// ```
@preconcurrency @MainActor
open class UIButton: UIControl, UIWording, UIPainting {
    /// The kind of a button.
    public enum ButtonType: Int, Sendable {
        /// Without a style.
        case custom = 0
        /// In the system's style.
        case system = 1
        /// With a disclosure in a circle.
        case detailDisclosure = 2
        /// With an "i".
        case infoLight = 3
        /// With an "i".
        case infoDark = 4
        /// With a plus.
        case contactAdd = 5
        /// With a cross.
        case close = 7
        /// With a rounded frame; an older name.
        public static let roundedRect = ButtonType.system
    }

    /// The kind.
    public private(set) var buttonType = ButtonType.custom

    /// Creates a button.
    ///
    /// - Parameter buttonType: The kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }
    /// Creates a button with an action, whose title and image it has.
    ///
    /// - Parameters:
    ///   - buttonType: The kind.
    ///   - primaryAction: The action; nil for none.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }
    /// Creates a button with a configuration.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - primaryAction: The action; nil for none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        take(primaryAction)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UIButton { Appearances.of { UIButton() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIButton { Appearances.of(inside: containerTypes) { UIButton() } }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    private var titles: [UIControl.State: NSAttributedString] = [:]
    private var colors: [UIControl.State: UIColor] = [:]
    private var images: [UIControl.State: UIImage] = [:]
    private var backgrounds: [UIControl.State: UIImage] = [:]
    /// The configuration; nil for none.
    open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
    /// Changes the configuration when the state changes; nil for none.
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    /// Has the handler change the configuration.
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
    /// The menu; nil for none.
    open var menu: UIMenu?
    /// Whether a choice in the menu becomes the title.
    open var changesSelectionAsPrimaryAction = false
    /// The insets of the content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    /// The insets of the title, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// The insets of the image, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Whether a highlighted image is darker.
    open var adjustsImageWhenHighlighted = true
    /// Whether a disabled image is lighter.
    open var adjustsImageWhenDisabled = true
    /// Whether a highlighted button glows.
    open var showsTouchWhenHighlighted = false
    /// The role.
    open var role = Role.normal

    /// The role of a button.
    public enum Role: Int, Sendable {
        /// None.
        case normal = 0
        /// The main button.
        case primary = 1
        /// A cancel button.
        case cancel = 2
        /// A button that destroys something.
        case destructive = 3
    }

    /// The label of the title.
    open private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        return label
    }()
    /// The view of the image.
    open private(set) lazy var imageView: UIImageView? = UIImageView()

    /// Sets the title for a state.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - state: The state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
    }
    /// Sets the title with attributes for a state.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - state: The state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        titles[state] = title
        titleLabel?.attributedText = shown(titles)
        invalidateIntrinsicContentSize()
    }
    /// Sets the colour of the title for a state.
    ///
    /// - Parameters:
    ///   - color: The colour; nil for the standard one.
    ///   - state: The state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { colors[state] = color }
    /// Sets the colour of the title's shadow for a state; ignored.
    ///
    /// - Parameters:
    ///   - color: The colour; nil for none.
    ///   - state: The state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
    /// Sets the image for a state.
    ///
    /// - Parameters:
    ///   - image: The image; nil for none.
    ///   - state: The state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        imageView?.image = shown(images)
        invalidateIntrinsicContentSize()
    }
    /// Sets the image of the background for a state.
    ///
    /// - Parameters:
    ///   - image: The image; nil for none.
    ///   - state: The state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { backgrounds[state] = image }
    /// Sets the settings of symbols for a state; ignored.
    ///
    /// - Parameters:
    ///   - configuration: The settings; nil for none.
    ///   - state: The state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {}
    /// Returns the title for a state; nil for none.
    ///
    /// - Parameter state: The state.
    open func title(for state: UIControl.State) -> String? { titles[state]?.string }
    /// Returns the title with attributes for a state; nil for none.
    ///
    /// - Parameter state: The state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { titles[state] }
    /// Returns the colour of the title for a state; nil for the standard one.
    ///
    /// - Parameter state: The state.
    open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] ?? colors[.normal] }
    /// Returns the image for a state; nil for none.
    ///
    /// - Parameter state: The state.
    open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
    /// Returns the image of the background for a state; nil for none.
    ///
    /// - Parameter state: The state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
    /// The shown title; nil for none.
    open var currentTitle: String? { configuration?.title ?? shown(titles)?.string }
    /// The shown title with attributes; nil for none.
    open var currentAttributedTitle: NSAttributedString? { shown(titles) }
    /// The colour of the shown title.
    open var currentTitleColor: UIColor {
        shown(colors) ?? (buttonType == .system ? tintColor ?? .systemBlue : .white)
    }
    /// The shown image; nil for none.
    open var currentImage: UIImage? { configuration?.image ?? shown(images) }
    /// The shown image of the background; nil for none.
    open var currentBackgroundImage: UIImage? { shown(backgrounds) }
    private func shown<Value>(_ values: [UIControl.State: Value]) -> Value? { values[state] ?? values[.normal] }

    open override var intrinsicContentSize: CGSize {
        let text = TextSize.of(
            currentTitle.map { NSAttributedString(string: $0) }, titleLabel?.font ?? .systemFont(ofSize: 18), width: nil
        )
        let image = currentImage?.size ?? .zero
        let gap = text.width > 0 && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
        var insets = contentEdgeInsets
        if let configuration {
            let own = configuration.contentInsets
            insets = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
        } else if insets == .zero {
            insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
        }
        return CGSize(
            width: text.width + gap + image.width + insets.left + insets.right,
            height: max(text.height, image.height) + insets.top + insets.bottom)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    var ownWords: String? { currentTitle ?? currentImage?.name }
    var ownValue: String? { nil }
    func paintContent(in frame: CGRect, into list: inout DisplayList) {
        TextSize.paint(currentTitle, titleLabel?.font, currentTitleColor, .center, in: frame, into: &list)
    }
}

extension UIButton {
    /// The appearance of a button.
    public struct Configuration {
        /// The shape of corners.
        public enum CornerStyle: Int, Sendable {
            /// That of the background.
            case fixed = -1
            /// By the size.
            case dynamic = 0
            /// Small corners.
            case small = 1
            /// Medium corners.
            case medium = 2
            /// Large corners.
            case large = 3
            /// Half of the height.
            case capsule = 4
        }

        /// The size of a button.
        public enum Size: Int, Sendable {
            /// Medium.
            case medium = 0
            /// Small.
            case small = 1
            /// Smaller than small.
            case mini = 2
            /// Large.
            case large = 3
        }

        /// The title; nil for none.
        public var title: String?
        /// The title with attributes; nil for none.
        public var attributedTitle: AttributedString?
        /// The subtitle; nil for none.
        public var subtitle: String?
        /// The image; nil for none.
        public var image: UIImage?
        /// The side of the image.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The insets of the content, in points.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The colour of the content; nil for the standard one.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil for the standard one.
        public var baseBackgroundColor: UIColor?
        /// The shape of corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The size.
        public var buttonSize = Size.medium
        /// Whether the button shows that something goes on.
        public var showsActivityIndicator = false
        /// The settings of symbols; nil for none.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The background.
        public var background = UIBackgroundConfiguration.clear()
        let style: String

        /// Returns a button without a background.
        public static func plain() -> Configuration { Configuration(style: "plain") }
        /// Returns a button with a grey background.
        public static func gray() -> Configuration { Configuration(style: "gray") }
        /// Returns a button with a tinted background.
        public static func tinted() -> Configuration { Configuration(style: "tinted") }
        /// Returns a button with a filled background.
        public static func filled() -> Configuration { Configuration(style: "filled") }
        /// Returns a button without a border.
        public static func borderless() -> Configuration { Configuration(style: "borderless") }
        /// Returns a button with a border.
        public static func bordered() -> Configuration { Configuration(style: "bordered") }
        /// Returns a button with a border in the tint colour.
        public static func borderedTinted() -> Configuration { Configuration(style: "borderedTinted") }
        /// Returns a prominent button.
        public static func borderedProminent() -> Configuration { Configuration(style: "borderedProminent") }

        private init(style: String) { self.style = style }
    }
}

/// The background of a configuration.
public struct UIBackgroundConfiguration {
    /// The colour; nil for the tint colour.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The colour of the border; nil for the tint colour.
    public var strokeColor: UIColor?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// The insets, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The image; nil for none.
    public var image: UIImage?

    /// Returns no background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(backgroundColor: .clear) }
    /// Returns the background of cells in a list.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Returns the background of cells in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .systemBackground)
    }
    /// Returns the background of cells in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
    }
}
