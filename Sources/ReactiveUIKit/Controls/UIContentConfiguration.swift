/// The content of a cell, as values.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view of the content.
    func makeContentView() -> UIView & UIContentView
    /// Returns the configuration for a state.
    ///
    /// - Parameter state: The state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view of a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration.
    var configuration: any UIContentConfiguration { get set }
}

/// The state that a configuration depends on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// The traits.
    var traitCollection: UITraitCollection { get }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is edited.
    public var isEditing = false

    /// Creates a state.
    ///
    /// - Parameter traitCollection: The traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Content of a text, a second text and an image.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The appearance of a text.
    public struct TextProperties {
        /// The font.
        public var font = UIFont.systemFont(ofSize: 17)
        /// The colour.
        public var color = UIColor.label
        /// The maximum number of lines; 0 for any number.
        public var numberOfLines = 0
    }

    /// The appearance of an image.
    public struct ImageProperties {
        /// The tint colour; nil for the view's.
        public var tintColor: UIColor?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size, in points; zero for any.
        public var maximumSize = CGSize.zero
    }

    /// The text; nil for none.
    public var text: String?
    /// The text with attributes; nil for none.
    public var attributedText: NSAttributedString?
    /// The second text; nil for none.
    public var secondaryText: String?
    /// The image; nil for none.
    public var image: UIImage?
    /// The appearance of the text.
    public var textProperties = TextProperties()
    /// The appearance of the second text.
    public var secondaryTextProperties = TextProperties()
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The margins, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)

    /// Returns content for a cell.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns content for a cell with a second text below.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns content for a cell with a second text beside.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns content for the header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns content for the header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view of a text, a second text and an image.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let label = UILabel()
    private let second = UILabel()
    private let picture = UIImageView()
    private let stack = UIStackView()

    /// Creates a view.
    ///
    /// - Parameter configuration: The content.
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        let texts = UIStackView(arrangedSubviews: [label, second])
        texts.axis = .vertical
        stack.addArrangedSubview(picture)
        stack.addArrangedSubview(texts)
        stack.spacing = 12
        addSubview(stack)
        show()
    }
    /// Returns nil: the configuration is no part of an archive.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) { nil }

    /// The content.
    open var configuration: any UIContentConfiguration { didSet { show() } }
    private var insets: NSDirectionalEdgeInsets {
        (configuration as? UIListContentConfiguration)?.directionalLayoutMargins ?? .zero
    }
    private func show() {
        guard let content = configuration as? UIListContentConfiguration else { return }
        label.text = content.attributedText?.string ?? content.text
        label.font = content.textProperties.font
        label.textColor = content.textProperties.color
        second.text = content.secondaryText
        second.font = content.secondaryTextProperties.font
        picture.image = content.image
        picture.isHidden = content.image == nil
        second.isHidden = content.secondaryText == nil
        invalidateIntrinsicContentSize()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let insets = insets
        stack.frame = bounds.inset(
            by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
    open override var intrinsicContentSize: CGSize {
        let inner = stack.intrinsicContentSize
        return CGSize(
            width: inner.width + insets.leading + insets.trailing,
            height: inner.height + insets.top + insets.bottom)
    }
}
