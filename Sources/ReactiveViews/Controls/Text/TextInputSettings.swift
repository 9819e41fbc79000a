/// A kind of keyboard for entering text. It has no effect here.
public enum UIKeyboardType: Int, Sendable {
    /// The platform's keyboard.
    case `default`
    /// ASCII characters.
    case asciiCapable
    /// Digits and punctuation marks.
    case numbersAndPunctuation
    /// Addresses of web pages.
    case URL
    /// Digits.
    case numberPad
    /// Telephone numbers.
    case phonePad
    /// Names and telephone numbers.
    case namePhonePad
    /// Email addresses.
    case emailAddress
    /// Digits and a decimal separator.
    case decimalPad
    /// Short messages with `@` and `#`.
    case twitter
    /// Search terms and addresses.
    case webSearch
    /// ASCII digits.
    case asciiCapableNumberPad

    /// The older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// A rule for capital letters, by its older name. It has no effect here.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No automatic capital letters.
    case none
    /// Each word begins with a capital letter.
    case words
    /// Each sentence begins with a capital letter.
    case sentences
    /// All letters are capital.
    case allCharacters
}

/// A rule for automatic capital letters. It has no effect here.
public struct TextInputAutocapitalization: Equatable, Sendable {
    let type: UITextAutocapitalizationType

    /// Creates a rule from its older name. Never nil: each of the older names is known.
    ///
    /// - Parameter type: The rule by its older name.
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }

    private init(type: UITextAutocapitalizationType) { self.type = type }

    /// No automatic capital letters.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    /// Each word begins with a capital letter.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// Each sentence begins with a capital letter.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// All letters are capital.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}

/// The label of the return key. It has no effect here.
public struct SubmitLabel: Equatable, Sendable {
    let name: String

    /// The label “Done”.
    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    /// The label “Go”.
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    /// The label “Send”.
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    /// The label “Join”.
    public static var join: SubmitLabel { SubmitLabel(name: "join") }
    /// The label “Route”.
    public static var route: SubmitLabel { SubmitLabel(name: "route") }
    /// The label “Search”.
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    /// The label “Return”.
    public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
    /// The label “Next”.
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    /// The label “Continue”.
    public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// The settings of the text fields below.
struct TextInputSettings: Equatable {
    var keyboardType: UIKeyboardType = .default
    var contentType: UITextContentType?
    var autocapitalization: TextInputAutocapitalization?
    var submitLabel: SubmitLabel = .return
}

extension EnvironmentValues {
    /// Whether automatic correction is off; false by default.
    ///
    /// Text isn't corrected here; views of a client may read the value.
    public var autocorrectionDisabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// The settings of the text fields below.
    var textInputSettings: TextInputSettings {
        get { self[entry: TextInputSettings()] }
        set { self[entry: TextInputSettings()] = newValue }
    }
}

nonisolated extension View {
    /// Sets the keyboard of the text fields in this view. It has no effect here.
    ///
    /// ```swift
    /// TextField("Age", text: .constant("30"))
    ///     .keyboardType(.numberPad)
    ///     .submitLabel(.next)
    ///     .autocorrectionDisabled()
    /// ```
    ///
    /// - Parameter type: The kind of keyboard.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputSettings, as: ModifierKind.KeyboardType.self) { $0.keyboardType = type }
    }

    /// Sets the kind of content of the text fields in this view, for suggestions. It has no effect here.
    ///
    /// - Parameter textContentType: The kind of content; nil for none.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInputSettings, as: ModifierKind.TextContentType.self) {
            $0.contentType = textContentType
        }
    }

    /// Sets the automatic capital letters of the text fields in this view. It has no effect here.
    ///
    /// - Parameter autocapitalization: The rule; nil for the platform's.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        transformEnvironment(\.textInputSettings, as: ModifierKind.Autocapitalization.self) {
            $0.autocapitalization = autocapitalization
        }
    }

    /// The older name of `textInputAutocapitalization`. It has no effect here.
    ///
    /// - Parameter style: The rule.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Sets the label of the return key for the text fields in this view. It has no effect here.
    ///
    /// - Parameter submitLabel: The label.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.textInputSettings, as: ModifierKind.SubmitLabel.self) { $0.submitLabel = submitLabel }
    }

    /// Switches automatic correction off in this view.
    ///
    /// Text isn't corrected here; views of a client read the environment's `autocorrectionDisabled`.
    ///
    /// - Parameter disable: Whether correction is off; true by default.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// The older name of `autocorrectionDisabled`.
    ///
    /// - Parameter disable: Whether correction is off; nil leaves the setting unchanged.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.autocorrectionDisabled) { $0 = disable ?? $0 }
    }
}
