/// A view for text of several lines.
///
/// `type(_:)` acts as a user: it calls the delegate in UIKit's order. A host's `type` reaches the first view of a
/// representable.
@preconcurrency @MainActor
open class UITextView: UIScrollView, _TextInputTraitsKeeping, UIWording, UIPainting, UITextInputTaking {
    /// Creates a view.
    ///
    /// - Parameters:
    ///   - frame: The frame in the view around.
    ///   - textContainer: Ignored.
    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UITextView { Appearances.of { UITextView() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITextView { Appearances.of(inside: containerTypes) { UITextView() } }

    private var content = NSAttributedString(string: "")
    /// The text. A change by the program isn't announced.
    open var text: String! {
        get { content.string }
        set { set(NSAttributedString(string: newValue ?? "")) }
    }
    /// The text with attributes.
    open var attributedText: NSAttributedString! {
        get { content }
        set { set(newValue ?? NSAttributedString(string: "")) }
    }
    private func set(_ new: NSAttributedString) {
        content = new
        selectedRange = NSRange(location: new.length, length: 0)
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }
    /// Whether there is text.
    public var hasText: Bool { content.length > 0 }
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: 12) {
        didSet { if !isScrollEnabled { invalidateIntrinsicContentSize() } }
    }
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// The alignment of lines.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the user can edit.
    open var isEditable = true
    /// Whether the user can select.
    open var isSelectable = true
    /// The selected part, in UTF-16 units.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The selected part; nil for none.
    open var selectedTextRange: UITextRange? {
        get { UITextRange(selectedRange) }
        set { selectedRange = newValue?.range ?? NSRange(location: content.length, length: 0) }
    }
    /// The position before the text.
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The position after the text.
    open var endOfDocument: UITextPosition { UITextPosition(content.length) }
    /// The kinds of data that are shown as links.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Whether the user can change attributes.
    open var allowsEditingTextAttributes = false
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The attributes of typed text.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether typed text replaces all.
    open var clearsOnInsertion = false
    /// Whether the font follows the size that the user prefers.
    open var adjustsFontForContentSizeCategory = false
    /// The insets of the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if !isScrollEnabled { invalidateIntrinsicContentSize() } }
    }
    /// The area of the text.
    public let textContainer = NSTextContainer()
    /// The manager of the text's layout.
    public let layoutManager = NSLayoutManager()
    /// The text as storage that can be changed.
    open var textStorage: NSMutableAttributedString { NSMutableAttributedString(attributedString: content) }
    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
    /// Whether the text scrolls; without scrolling the view has the height of its text.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }
    public var _textInputTraits = _TextInputTraits()
    private var accessory: UIView?
    /// The view above the keyboard; nil for none.
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }
    private var keyboard: UIView?
    /// The view in place of the keyboard; nil for none.
    open override var inputView: UIView? {
        get { keyboard }
        set { keyboard = newValue }
    }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    private var isEditing = false
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        isEditing = isEditable
        if isEditing {
            textDelegate?.textViewDidBeginEditing(self)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        }
        return true
    }
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        if isEditing {
            isEditing = false
            textDelegate?.textViewDidEndEditing(self)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
        return true
    }

    /// Replaces the text as a user does: the view becomes the first responder, and the delegate may refuse.
    ///
    /// - Parameter text: The text.
    /// - Returns: Whether the view has the text now.
    @discardableResult
    public func type(_ text: String) -> Bool {
        guard isEditable, becomeFirstResponder() else { return false }
        let range = NSRange(location: 0, length: content.length)
        guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
            return false
        }
        self.text = text
        textChanged()
        return true
    }
    private func textChanged() {
        textDelegate?.textViewDidChangeSelection(self)
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
    /// Adds text at the end, as typing does.
    ///
    /// - Parameter text: The text.
    open func insertText(_ text: String) {
        self.text = (self.text ?? "") + text
        textChanged()
    }
    /// Removes the last character, as typing does.
    open func deleteBackward() {
        guard let text, !text.isEmpty else { return }
        self.text = String(text.dropLast())
        textChanged()
    }
    /// Scrolls to a part of the text; nothing scrolls here.
    ///
    /// - Parameter range: The part, in UTF-16 units.
    open func scrollRangeToVisible(_ range: NSRange) {}
    func take(_ text: String) -> Bool { type(text) }

    private func size(width: CGFloat?) -> CGSize {
        let insets = textContainerInset
        let padding = 2 * textContainer.lineFragmentPadding
        let room = width.map { max(0, $0 - insets.left - insets.right - padding) }
        let font = font ?? .systemFont(ofSize: 12)
        let text = TextSize.of(content, font, width: room)
        return CGSize(
            width: text.width + insets.left + insets.right + padding,
            height: max(text.height, font.lineHeight) + insets.top + insets.bottom)
    }
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let height = size(width: bounds.width > 0 ? bounds.width : nil).height
        return CGSize(width: Self.noIntrinsicMetric, height: height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isOpen = size.width <= 0 || size.width >= .greatestFiniteMagnitude
        let fitting = self.size(width: isOpen ? nil : size.width)
        return CGSize(width: isOpen ? fitting.width : min(size.width, fitting.width), height: fitting.height)
    }
    open override var contentSize: CGSize {
        get { size(width: bounds.width > 0 ? bounds.width : nil) }
        set {}
    }
    var ownWords: String? { nil }
    var ownValue: String? { content.string }
    func paintContent(in frame: CGRect, into list: inout DisplayList) {
        TextSize.paint(text, font, textColor, textAlignment, in: frame, into: &list)
    }

    /// Posted when editing begins.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when the text was changed by typing.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted when editing ends.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}

/// The area of a text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The distance of lines from both sides, in points.
    open var lineFragmentPadding: CGFloat = 5
    /// The maximum number of lines; 0 for any number.
    open var maximumNumberOfLines = 0
    /// The breaking of lines.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the width follows the view.
    open var widthTracksTextView = true
    /// The size, in points.
    open var size = CGSize.zero
    /// Areas without text.
    open var exclusionPaths: [UIBezierPath] = []
}

/// The manager of a text's layout. Its settings have no effect on the layout here.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The object that adjusts the layout; nil for none. Nothing calls it here.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Whether lines have the font's distance.
    open var usesFontLeading = true
    /// Whether layout may skip parts that aren't shown.
    open var allowsNonContiguousLayout = false
}

/// An object that adjusts the layout of a text. All methods have defaults; nothing calls them here.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Returns the distance below a line, in points; 0 by default.
    ///
    /// - Parameters:
    ///   - layoutManager: The manager.
    ///   - glyphIndex: The last glyph of the line.
    ///   - rect: The frame of the line, in points.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Returns the distance above a paragraph, in points; 0 by default.
    ///
    /// - Parameters:
    ///   - layoutManager: The manager.
    ///   - glyphIndex: The first glyph of the paragraph.
    ///   - rect: The frame of its first line, in points.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Called when the layout has been done.
    ///
    /// - Parameters:
    ///   - layoutManager: The manager.
    ///   - textContainer: The area; nil if there is no room.
    ///   - layoutFinishedFlag: Whether the whole text has a place.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}

/// An object that is informed of the editing of a text view. All methods have defaults.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing may begin.
    ///
    /// - Parameter textView: The view.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when editing has begun.
    ///
    /// - Parameter textView: The view.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns whether editing may end.
    ///
    /// - Parameter textView: The view.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when editing has ended.
    ///
    /// - Parameter textView: The view.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether a part of the text may be replaced.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - range: The part, in UTF-16 units.
    ///   - text: The new text of the part.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the text was changed by typing.
    ///
    /// - Parameter textView: The view.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the selection has changed.
    ///
    /// - Parameter textView: The view.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns whether a link may be opened.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - URL: The link.
    ///   - characterRange: Its place, in UTF-16 units.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool { true }
}
