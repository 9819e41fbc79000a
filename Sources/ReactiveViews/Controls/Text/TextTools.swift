/// How the system's writing tools change texts.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// The tools change the text in place.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// The tools show their text beside.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// There are no tools.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// When a field begins dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
    private let name: String

    /// When the user selects the microphone.
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
    /// When the user looks at the field.
    public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// How a search field takes dictation.
public struct TextInputDictationBehavior: Hashable, Sendable {
    private let activation: TextInputDictationActivation?

    /// The system decides.
    public static let automatic = TextInputDictationBehavior(activation: nil)

    /// Dictation in the field.
    ///
    /// - Parameter activation: When dictation begins.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(activation: activation)
    }
}

/// What the find navigators below do.
struct FindSettings: Equatable {
    var isPresented = false
    var isFindDisabled = false
    var isReplaceDisabled = false

    /// The attribute of the editor's element; nil while no navigator is shown.
    var attribute: String? {
        guard isPresented, !isFindDisabled else { return nil }
        return isReplaceDisabled ? "find navigator" : "find and replace navigator"
    }
}

extension EnvironmentValues {
    var findSettings: FindSettings {
        get { self[entry: FindSettings()] }
        set { self[entry: FindSettings()] = newValue }
    }
}

nonisolated extension View {
    /// Shows a navigator that finds and replaces text in the editors inside, while a flag is true.
    ///
    /// Here the elements of the editors get the attribute `find and replace navigator`, or `find navigator` if
    /// replacing is disabled. Nothing searches.
    ///
    /// - Parameter isPresented: The flag.
    public func findNavigator(isPresented: Binding<Bool>) -> some View {
        modifier(FindNavigatorModifier(isPresented: isPresented))
    }

    /// Disables the find navigators of the editors inside.
    ///
    /// - Parameter isDisabled: Whether they are disabled; true by default.
    public func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findSettings, as: ModifierKind.FindDisabled.self) { $0.isFindDisabled = isDisabled }
    }

    /// Disables replacing in the find navigators of the editors inside.
    ///
    /// - Parameter isDisabled: Whether replacing is disabled; true by default.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findSettings, as: ModifierKind.ReplaceDisabled.self) {
            $0.isReplaceDisabled = isDisabled
        }
    }

    /// Sets how the system's writing tools change the texts inside. It has no effect here.
    ///
    /// - Parameter behavior: The behaviour.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        inert(ModifierKind.WritingTools.self)
    }

    /// Shows or hides the control of the system's writing tools. It has no effect here.
    ///
    /// - Parameter visibility: Whether the control is shown.
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
        inert(ModifierKind.WritingToolsAffordance.self)
    }

    /// Sets how the search fields inside take dictation. It has no effect here.
    ///
    /// - Parameter dictationBehavior: The behaviour; nil for none.
    public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        inert(ModifierKind.SearchDictation.self)
    }
}

nonisolated private struct FindNavigatorModifier: ViewModifier {
    let isPresented: Binding<Bool>

    @MainActor func body(content: Content) -> some View {
        content
            .transformEnvironment(\.findSettings) { $0.isPresented = isPresented.wrappedValue }
            .environment(\.findBinding, isPresented)
    }
}

/// The place of the controls that format text.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
    /// A set of places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int

        /// Creates a set of places.
        ///
        /// - Parameter rawValue: The bits of the set.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The menu of the text.
        public static let contextMenu = Set(rawValue: 1)
        /// The bar above the keyboard.
        public static let inputAssistant = Set(rawValue: 2)
        /// All places.
        public static let all: Set = [.contextMenu, .inputAssistant]
        /// The places of the system.
        public static let `default`: Set = [.contextMenu, .inputAssistant]
    }
}

nonisolated extension View {
    /// Shows or hides the controls that format text. It has no effect here.
    ///
    /// - Parameters:
    ///   - visibility: Whether the controls are shown.
    ///   - placement: The places.
    public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { inert(ModifierKind.TextInputFormatting.self) }
}
