/// Which keyboard suits what is entered.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    /// The older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which words begin with a capital by themselves, by the older name.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Which words begin with a capital by themselves.
public struct TextInputAutocapitalization: Equatable, Sendable {
    let type: UITextAutocapitalizationType

    public init?(_ type: UITextAutocapitalizationType) { self.type = type }

    private init(type: UITextAutocapitalizationType) { self.type = type }

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}

/// What is written on the return key.
public struct SubmitLabel: Equatable, Sendable {
    let name: String

    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    public static var join: SubmitLabel { SubmitLabel(name: "join") }
    public static var route: SubmitLabel { SubmitLabel(name: "route") }
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// What the settings of the text fields below are.
struct TextInputSettings: Equatable {
    var keyboardType: UIKeyboardType = .default
    var contentType: UITextContentType?
    var autocapitalization: TextInputAutocapitalization?
    var submitLabel: SubmitLabel = .return
}

extension EnvironmentValues {
    /// Whether what is typed is corrected.
    public var autocorrectionDisabled: Bool {
        get { self[entry: false] }
        set { self[entry: false] = newValue }
    }
    /// How the text fields below are to be served.
    var textInputSettings: TextInputSettings {
        get { self[entry: TextInputSettings()] }
        set { self[entry: TextInputSettings()] = newValue }
    }
}

extension View {
    /// Says which keyboard suits the text fields in this view and below.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputSettings, as: ModifierKind.KeyboardType.self) { $0.keyboardType = type }
    }

    /// Says what is entered in the text fields in this view and below, for suggestions.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInputSettings, as: ModifierKind.TextContentType.self) {
            $0.contentType = textContentType
        }
    }

    /// Says which words begin with a capital by themselves.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        transformEnvironment(\.textInputSettings, as: ModifierKind.Autocapitalization.self) {
            $0.autocapitalization = autocapitalization
        }
    }

    /// The older name of `textInputAutocapitalization`.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Says what is written on the return key.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.textInputSettings, as: ModifierKind.SubmitLabel.self) { $0.submitLabel = submitLabel }
    }

    /// Says whether what is typed is left uncorrected.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// The older name of `autocorrectionDisabled`.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.autocorrectionDisabled) { $0 = disable ?? $0 }
    }
}
