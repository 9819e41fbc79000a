/// A field for a line of text.
///
/// `type(_:)` and `pressReturn()` act as a user: they call the delegate in UIKit's order. A host's `type` reaches the
/// first field of a representable.
@preconcurrency @MainActor
open class UITextField: UIControl, _TextInputTraitsKeeping, UIWording, UIPainting, UITextInputTaking {
    /// The border of a field.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A line.
        case line = 1
        /// A frame.
        case bezel = 2
        /// A rounded frame.
        case roundedRect = 3
    }

    /// When a view inside a field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the user edits.
        case whileEditing = 1
        /// Unless the user edits.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UITextField { Appearances.of { UITextField() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITextField { Appearances.of(inside: containerTypes) { UITextField() } }

    private var content = NSAttributedString(string: "")
    private var isTyping = false
    /// The text. A change by the program isn't announced.
    open var text: String? {
        get { content.string }
        set { content = NSAttributedString(string: newValue ?? "") }
    }
    /// The text with attributes.
    open var attributedText: NSAttributedString? {
        get { content }
        set { content = newValue ?? NSAttributedString(string: "") }
    }
    /// Whether there is text.
    public var hasText: Bool { content.length > 0 }
    /// The words of an empty field; nil for none.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The words of an empty field with attributes; nil for none.
    open var attributedPlaceholder: NSAttributedString?
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// The border.
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    /// The attributes of new text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of typed text; nil for none.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether the font shrinks to fit the width.
    open var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the size that the user prefers.
    open var adjustsFontForContentSizeCategory = false
    /// The least size of the font, in points.
    open var minimumFontSize: CGFloat = 0
    /// The object that is informed of the editing; nil for none.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the user edits.
    open private(set) var isEditing = false
    /// Whether the text is removed when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether typed text replaces all.
    open var clearsOnInsertion = false
    /// When the button that removes the text is shown.
    open var clearButtonMode = ViewMode.never
    /// The leading view; nil for none.
    open var leftView: UIView?
    /// When the leading view is shown.
    open var leftViewMode = ViewMode.never
    /// The trailing view; nil for none.
    open var rightView: UIView?
    /// When the trailing view is shown.
    open var rightViewMode = ViewMode.never
    /// The image of the background; nil for none.
    open var background: UIImage?
    /// The selected part of the text; nil for none.
    open var selectedTextRange: UITextRange?
    /// The position before the text.
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The position after the text.
    open var endOfDocument: UITextPosition { UITextPosition(content.length) }
    /// Returns a range; nil if the end is before the start.
    ///
    /// - Parameters:
    ///   - fromPosition: The start.
    ///   - toPosition: The end.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard toPosition.offset >= fromPosition.offset else { return nil }
        return UITextRange(
            NSRange(location: fromPosition.offset, length: toPosition.offset - fromPosition.offset))
    }
    /// Returns a position at a distance; nil if it is outside of the text.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - offset: The distance, in UTF-16 units.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let new = position.offset + offset
        return new >= 0 && new <= content.length ? UITextPosition(new) : nil
    }
    /// Returns the distance between two positions, in UTF-16 units.
    ///
    /// - Parameters:
    ///   - from: The one.
    ///   - toPosition: The other.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
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

    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        isEditing = true
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        sendActions(for: .editingDidBegin)
        return true
    }
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        isEditing = false
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// Replaces the text as a user does: the field becomes the first responder, and the delegate may refuse.
    ///
    /// - Parameter text: The text.
    /// - Returns: Whether the field has the text now.
    @discardableResult
    public func type(_ text: String) -> Bool {
        guard becomeFirstResponder() else { return false }
        let range = NSRange(location: 0, length: content.length)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else {
            return false
        }
        self.text = text
        textChanged()
        return true
    }
    private func textChanged() {
        delegate?.textFieldDidChangeSelection(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        sendActions(for: .editingChanged)
    }
    /// Presses the return key as a user does.
    public func pressReturn() {
        guard isFirstResponder else { return }
        if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
    }
    /// Adds text at the end, as typing does.
    ///
    /// - Parameter text: The text.
    public func insertText(_ text: String) {
        self.text = (self.text ?? "") + text
        textChanged()
    }
    /// Removes the last character, as typing does.
    open func deleteBackward() {
        guard let text, !text.isEmpty else { return }
        self.text = String(text.dropLast())
        textChanged()
    }
    func take(_ text: String) -> Bool { type(text) }
    override func tap() { becomeFirstResponder() }

    /// Returns the frame of the text.
    ///
    /// - Parameter bounds: The bounds.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the frame of the text while the user edits.
    ///
    /// - Parameter bounds: The bounds.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the frame of the placeholder.
    ///
    /// - Parameter bounds: The bounds.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the frame of the leading view.
    ///
    /// - Parameter bounds: The bounds.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
    /// Returns the frame of the trailing view.
    ///
    /// - Parameter bounds: The bounds.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
    open override var intrinsicContentSize: CGSize {
        let shown = content.length > 0 ? content : attributedPlaceholder
        let font = font ?? .systemFont(ofSize: 17)
        let extra: CGFloat = borderStyle == .none ? 0 : 14
        return CGSize(
            width: TextSize.of(shown, font, width: nil).width + extra,
            height: (font.lineHeight).rounded(.up) + (borderStyle == .none ? 0 : 13))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    var ownWords: String? { placeholder }
    var ownValue: String? { isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text }
    func paintContent(in frame: CGRect, into list: inout DisplayList) {
        TextSize.paint(
            hasText ? ownValue : placeholder, font, hasText ? textColor : .placeholderText, textAlignment, in: frame,
            into: &list)
    }

    /// Posted when editing begins.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when the text was changed by typing.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Posted when editing ends.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// It was committed.
        case committed = 0
        /// It was cancelled.
        case cancelled = 1
    }
}

/// An object that is informed of the editing of a field. All methods have defaults.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether editing may begin.
    ///
    /// - Parameter textField: The field.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing has begun.
    ///
    /// - Parameter textField: The field.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end.
    ///
    /// - Parameter textField: The field.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing has ended.
    ///
    /// - Parameter textField: The field.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when editing has ended.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - reason: Why.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether a part of the text may be replaced.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: The part, in UTF-16 units.
    ///   - string: The new text of the part.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the selection or the text has changed.
    ///
    /// - Parameter textField: The field.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the text may be removed.
    ///
    /// - Parameter textField: The field.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the return key has its usual effect.
    ///
    /// - Parameter textField: The field.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
