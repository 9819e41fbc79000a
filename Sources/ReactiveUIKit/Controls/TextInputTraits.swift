/// The settings of a keyboard and of typed text.
public struct _TextInputTraits: Sendable {
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var isSecureTextEntry = false
    var textContentType: UITextContentType?
}

/// A view with the settings of a keyboard. UIKit declares the settings in `UITextInputTraits`.
@preconcurrency @MainActor
public protocol _TextInputTraitsKeeping: AnyObject {
    /// The settings.
    var _textInputTraits: _TextInputTraits { get set }
}

// The keyboard doesn't appear here; a test reads the settings.
extension _TextInputTraitsKeeping {
    /// The kind of keyboard.
    public var keyboardType: UIKeyboardType {
        get { _textInputTraits.keyboardType }
        set { _textInputTraits.keyboardType = newValue }
    }
    /// The brightness of the keyboard.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { _textInputTraits.keyboardAppearance }
        set { _textInputTraits.keyboardAppearance = newValue }
    }
    /// The word on the return key.
    public var returnKeyType: UIReturnKeyType {
        get { _textInputTraits.returnKeyType }
        set { _textInputTraits.returnKeyType = newValue }
    }
    /// Whether the return key is disabled without text.
    public var enablesReturnKeyAutomatically: Bool {
        get { _textInputTraits.enablesReturnKeyAutomatically }
        set { _textInputTraits.enablesReturnKeyAutomatically = newValue }
    }
    /// The capitalization.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { _textInputTraits.autocapitalizationType }
        set { _textInputTraits.autocapitalizationType = newValue }
    }
    /// The correction.
    public var autocorrectionType: UITextAutocorrectionType {
        get { _textInputTraits.autocorrectionType }
        set { _textInputTraits.autocorrectionType = newValue }
    }
    /// The check of spelling.
    public var spellCheckingType: UITextSpellCheckingType {
        get { _textInputTraits.spellCheckingType }
        set { _textInputTraits.spellCheckingType = newValue }
    }
    /// Whether quotes are replaced.
    public var smartQuotesType: UITextSmartQuotesType {
        get { _textInputTraits.smartQuotesType }
        set { _textInputTraits.smartQuotesType = newValue }
    }
    /// Whether dashes are replaced.
    public var smartDashesType: UITextSmartDashesType {
        get { _textInputTraits.smartDashesType }
        set { _textInputTraits.smartDashesType = newValue }
    }
    /// Whether spaces are added and removed.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { _textInputTraits.smartInsertDeleteType }
        set { _textInputTraits.smartInsertDeleteType = newValue }
    }
    /// Whether the text is hidden.
    public var isSecureTextEntry: Bool {
        get { _textInputTraits.isSecureTextEntry }
        set { _textInputTraits.isSecureTextEntry = newValue }
    }
    /// The meaning of the text; nil for none.
    public var textContentType: UITextContentType! {
        get { _textInputTraits.textContentType }
        set { _textInputTraits.textContentType = newValue }
    }
}
