/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UITableViewCell {
        Appearances.of { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    /// The parts of a cell.
    public enum CellStyle: Int, Sendable {
        /// A text and an image.
        case `default` = 0
        /// A second text at the end.
        case value1 = 1
        /// A second text beside.
        case value2 = 2
        /// A second text below.
        case subtitle = 3
    }

    /// The line between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A line.
        case singleLine = 1
    }

    /// The look of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        /// As others.
        case none = 0
        /// Blue.
        case blue = 1
        /// Grey.
        case gray = 2
        /// The standard one.
        case `default` = 3
    }

    /// How a row is edited.
    public enum EditingStyle: Int, Sendable {
        /// Not at all.
        case none = 0
        /// By removal.
        case delete = 1
        /// By insertion.
        case insert = 2
    }

    /// The sign at the end of a cell.
    public enum AccessoryType: Int, Sendable {
        /// None.
        case none = 0
        /// That more follows.
        case disclosureIndicator = 1
        /// That more follows, with a button.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
        /// A button.
        case detailButton = 4
    }

    /// Creates a cell.
    ///
    /// - Parameters:
    ///   - style: The parts.
    ///   - reuseIdentifier: The name; nil for none.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Creates a cell of the default style. A table makes the cells of registered classes so.
    ///
    /// - Parameter frame: The frame in the view around, in points.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: Self.pendingIdentifier)
        if frame != .zero { self.frame = frame }
    }

    /// The name of the cell that a table is making.
    private static var pendingIdentifier: String?
    /// Returns a cell of a class for a table.
    static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        pendingIdentifier = identifier
        defer { pendingIdentifier = nil }
        return ReusableViews.make(type) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    private let style: CellStyle
    /// The name; nil for none.
    public let reuseIdentifier: String?
    /// The view for content.
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }()
    private func label(_ isSecond: Bool) -> UILabel {
        let label = UILabel()
        contentView.addSubview(label)
        return label
    }
    /// The text.
    open private(set) lazy var textLabel: UILabel? = label(false)
    /// The second text; nil for none.
    open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : label(true)
    /// The image.
    open private(set) lazy var imageView: UIImageView? = {
        let view = UIImageView()
        contentView.addSubview(view)
        return view
    }()
    /// The view behind; nil for none.
    open var backgroundView: UIView?
    /// The view behind a selected cell; nil for none.
    open var selectedBackgroundView: UIView?
    /// The look of a selected cell.
    open var selectionStyle = SelectionStyle.default
    /// The sign at the end.
    open var accessoryType = AccessoryType.none
    /// The view at the end; nil for none.
    open var accessoryView: UIView?
    /// The insets of the line below, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// Whether the cell is selected.
    open var isSelected = false
    /// Whether the cell is highlighted.
    open var isHighlighted = false
    /// Whether the cell is edited.
    open var isEditing = false
    /// Selects the cell.
    ///
    /// - Parameters:
    ///   - selected: Whether it is selected.
    ///   - animated: Whether there is an animation; ignored.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Prepares the cell for another row; it isn't used again here.
    open func prepareForReuse() {}
    private var configured: (UIView & UIContentView)?
    /// The content; nil for none.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured?.removeFromSuperview()
            configured = contentConfiguration?.makeContentView()
            guard let view = configured else { return }
            view.frame = contentView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
        }
    }
    /// The background; nil for none.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// Returns the standard content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open override var intrinsicContentSize: CGSize {
        configured?.intrinsicContentSize ?? contentView.systemLayoutSizeFitting(bounds.size)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        if let text = textLabel, !text.isHidden, configured == nil {
            text.frame = CGRect(
                origin: CGPoint(x: 16, y: max(0, (bounds.height - text.intrinsicContentSize.height) / 2)),
                size: text.intrinsicContentSize)
        }
    }
}
