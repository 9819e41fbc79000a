/// A view with text.
@preconcurrency @MainActor
open class UILabel: UIView, UIWording, UIPainting {
    /// Creates a label.
    ///
    /// - Parameter frame: The frame in the view around.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UILabel { Appearances.of { UILabel() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UILabel { Appearances.of(inside: containerTypes) { UILabel() } }

    private var content: NSAttributedString?
    /// The text; nil for none.
    open var text: String? {
        get { content?.string }
        set { change { content = newValue.map { NSAttributedString(string: $0) } } }
    }
    /// The text with attributes; nil for none.
    open var attributedText: NSAttributedString? {
        get { content }
        set { change { content = newValue } }
    }
    /// The font.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the text.
    open var textColor: UIColor! = .label
    /// The colour of the text in a highlighted label; nil for the text's.
    open var highlightedTextColor: UIColor?
    /// Whether the label is highlighted.
    open var isHighlighted = false
    /// Whether the label looks enabled.
    open var isEnabled = true
    /// The alignment of lines.
    open var textAlignment = NSTextAlignment.natural
    /// The breaking of lines.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for any number.
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    /// Whether the font shrinks to fit the width.
    open var adjustsFontSizeToFitWidth = false
    /// The least factor of the font's size.
    open var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer before text is cut.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the size that the user prefers.
    open var adjustsFontForContentSizeCategory = false
    /// The width in which lines are broken for the intrinsic size, in points; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the shadow; nil for none.
    open var shadowColor: UIColor?
    /// The distance of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -1)

    private func change(_ body: () -> Void) {
        body()
        invalidateIntrinsicContentSize()
    }

    private func size(width: CGFloat?) -> CGSize {
        var options = TextOptions()
        options.lineLimit = numberOfLines == 0 ? nil : numberOfLines
        return TextSize.of(content, font, width: numberOfLines == 1 ? nil : width, options)
    }

    open override var intrinsicContentSize: CGSize {
        size(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = self.size(width: size.width > 0 ? size.width : nil)
        return CGSize(width: size.width > 0 ? min(fitting.width, size.width) : fitting.width, height: fitting.height)
    }
    /// Returns the frame of the text.
    ///
    /// - Parameters:
    ///   - bounds: The bounds.
    ///   - numberOfLines: The maximum number of lines; 0 for any number.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        var options = TextOptions()
        options.lineLimit = numberOfLines == 0 ? nil : numberOfLines
        return CGRect(origin: bounds.origin, size: TextSize.of(content, font, width: bounds.width, options))
    }
    /// Draws the text.
    ///
    /// - Parameter rect: The frame.
    open func drawText(in rect: CGRect) {}

    var ownWords: String? { content?.string }
    var ownValue: String? { nil }
    func paintContent(in frame: CGRect, into list: inout DisplayList) {
        TextSize.paint(content?.string, font, textColor, textAlignment, in: frame, into: &list)
    }
}
