/// A cell of a list section: a content configuration, and accessories at its ends.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the standard content of a cell in a list.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    /// The signs and controls at the ends.
    open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
    /// The level in an outline, from 0.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The distance of a level from the one before, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether accessories are moved with the content of a level.
    open var indentsAccessories = true
    /// The guide of the line below.
    open private(set) lazy var separatorLayoutGuide = UILayoutGuide(of: self, "margins")

    open override func layoutSubviews() {
        super.layoutSubviews()
        let indent = CGFloat(indentationLevel) * indentationWidth
        contentView.frame = CGRect(
            x: indent, y: 0, width: max(0, bounds.width - indent), height: bounds.height)
    }

    /// Taps an accessory as a user does: the first one of a kind with an action.
    ///
    /// - Parameter kind: The kind, such as `.detail`.
    /// - Returns: Whether there is one.
    @discardableResult
    public func tapAccessory(_ kind: UICellAccessory.AccessoryType) -> Bool {
        guard let action = accessories.first(where: { $0.accessoryType == kind })?.action else { return false }
        action()
        return true
    }
}

/// A sign or a control at the end of a cell in a list.
///
/// ```swift
/// cell.accessories = [.checkmark(), .disclosureIndicator()]
/// ```
@preconcurrency @MainActor
public struct UICellAccessory {
    /// The kind of an accessory.
    public enum AccessoryType: Hashable, Sendable {
        /// A button that shows details.
        case detail
        /// An arrow.
        case disclosureIndicator
        /// A button that opens and closes children.
        case outlineDisclosure
        /// A tick.
        case checkmark
        /// A button that removes.
        case delete
        /// A button that inserts.
        case insert
        /// A handle for moving.
        case reorder
        /// A circle for selecting.
        case multiselect
        /// A text.
        case label
        /// A view.
        case customView
        /// A menu.
        case popUpMenu
    }
    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// Always.
        case always
        /// While the list is edited.
        case whenEditing
        /// Unless the list is edited.
        case whenNotEditing
    }
    /// The end of a cell.
    public enum Placement: Hashable, Sendable {
        /// The leading end.
        case leading(displayed: DisplayedState = .always)
        /// The trailing end.
        case trailing(displayed: DisplayedState = .always)
    }
    /// The space of an accessory.
    public enum LayoutDimension: Equatable, Sendable {
        /// That of the content.
        case actual
        /// The standard one.
        case standard
        /// A length, in points.
        case custom(CGFloat)
    }

    /// The kind.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    /// The text of a label, or nil.
    let text: String?
    let view: UIView?
    let action: (() -> Void)?

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, text: String? = nil, view: UIView? = nil,
        action: (() -> Void)? = nil
    ) {
        accessoryType = type
        self.displayed = displayed
        self.text = text
        self.view = view
        self.action = action
    }

    /// The appearance of an accessory.
    public struct Options: Sendable {
        /// Whether the accessory isn't shown.
        public var isHidden: Bool
        /// The space; nil for the standard one.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint colour; nil for the view's.
        public var tintColor: UIColor?

        /// Creates an appearance.
        ///
        /// - Parameters:
        ///   - isHidden: Whether the accessory isn't shown.
        ///   - reservedLayoutWidth: The space.
        ///   - tintColor: The tint colour; nil for the view's.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }
    /// The appearance of an arrow.
    public typealias DisclosureIndicatorOptions = Options
    /// The appearance of a tick.
    public typealias CheckmarkOptions = Options
    /// The appearance of a button.
    public typealias DeleteOptions = Options

    /// Returns a button that shows details.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: The appearance; nothing draws it here.
    ///   - actionHandler: Called by a tap; nil for none.
    public static func detail(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed, action: actionHandler) }
    /// Returns an arrow.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: The appearance; nothing draws it here.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed) }
    /// Returns a button that opens and closes children.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: The appearance; nothing draws it here.
    ///   - actionHandler: Called by a tap; nil for none.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, action: actionHandler) }
    /// Returns a tick.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: The appearance; nothing draws it here.
    public static func checkmark(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed) }
    /// Returns a button that removes.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: The appearance; nothing draws it here.
    ///   - actionHandler: Called by a tap; nil for none.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, displayed, action: actionHandler) }
    /// Returns a button that inserts.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: The appearance; nothing draws it here.
    ///   - actionHandler: Called by a tap; nil for none.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, displayed, action: actionHandler) }
    /// Returns a handle for moving.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: The appearance; nothing draws it here.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(.reorder, displayed) }
    /// Returns a circle for selecting.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - options: The appearance; nothing draws it here.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed) }
    /// Returns a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - displayed: When it is shown.
    ///   - options: The appearance; nothing draws it here.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory(.label, displayed, text: text) }
    /// Returns a view.
    ///
    /// - Parameter configuration: The view and its place.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(.customView, .always, view: configuration.customView)
    }

    /// A view as an accessory.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The end of the cell.
        public var placement: Placement

        /// Creates a view as an accessory.
        ///
        /// - Parameters:
        ///   - customView: The view.
        ///   - placement: The end of the cell.
        public init(customView: UIView, placement: Placement) {
            self.customView = customView
            self.placement = placement
        }
    }
}
