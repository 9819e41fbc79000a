/// The header or the footer of a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// Creates a header or a footer.
    ///
    /// - Parameter reuseIdentifier: The name; nil for none.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }
    /// Creates a header or a footer. A table makes those of registered classes so.
    ///
    /// - Parameter frame: The frame in the view around, in points.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: Self.pendingIdentifier)
        if frame != .zero { self.frame = frame }
    }

    /// The name of the view that a table is making.
    private static var pendingIdentifier: String?
    /// Returns a view of a class for a table.
    static func make(
        _ type: UITableViewHeaderFooterView.Type, _ identifier: String
    ) -> UITableViewHeaderFooterView {
        pendingIdentifier = identifier
        defer { pendingIdentifier = nil }
        return ReusableViews.make(type) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }

    /// The name; nil for none.
    public let reuseIdentifier: String?
    /// The view for content.
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }()
    /// The title.
    open private(set) lazy var textLabel: UILabel? = {
        let label = UILabel()
        contentView.addSubview(label)
        return label
    }()
    /// The view behind; nil for none.
    open var backgroundView: UIView?
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
    private var configured: (UIView & UIContentView)?
    /// Prepares the view for another section; it isn't used again here.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        guard let label = textLabel, configured == nil, label.text != nil else { return }
        let size = label.intrinsicContentSize
        label.frame = CGRect(origin: CGPoint(x: 16, y: max(0, (bounds.height - size.height) / 2)), size: size)
    }
}
