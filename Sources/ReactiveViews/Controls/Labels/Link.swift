/// A control that opens an address when the user taps it, by the environment's `openURL`.
///
/// ```swift
/// Link("Website", destination: URL(string: "https://example.com")!)
/// ```
nonisolated public struct Link<Label: View>: View {
    @Environment(\.openURL) private var openURL
    private let destination: URL
    private let label: Label

    /// Creates a link.
    ///
    /// - Parameters:
    ///   - destination: The address to open.
    ///   - label: The label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        Button(action: { openURL(destination) }, label: { label })
            .modifier(
                ElementModifier { [destination] element in
                    element.kind = "Link"
                    element.value = destination.absoluteString
                })
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - destination: The address to open.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - destination: The address to open.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// An action that opens addresses.
///
/// ```swift
/// struct Reader: View {
///     @State private var opened: URL?
///
///     var body: some View {
///         Link("Website", destination: URL(string: "https://example.com")!)
///             .environment(\.openURL, OpenURLAction { url in
///                 opened = url
///                 return .handled
///             })
///     }
/// }
/// ```
@MainActor
@preconcurrency
public struct OpenURLAction {
    /// The result of opening an address.
    public struct Result: Sendable {
        fileprivate let isAccepted: Bool
        /// Whether the address is left to the system.
        fileprivate var isForSystem = false
        /// The address that the system opens instead; nil for the one of the action.
        fileprivate var replacement: URL?

        /// The address was opened.
        public static let handled = Result(isAccepted: true)
        /// The address won't be opened.
        public static let discarded = Result(isAccepted: false)
        /// The address is left to the system: to the host's ``SystemEffects``. Without them no system opens it, so it
        /// counts as not accepted.
        public static let systemAction = Result(isAccepted: false, isForSystem: true)
        /// Returns the result that leaves another address to the system.
        ///
        /// - Parameter url: The address.
        public static func systemAction(_ url: URL) -> Result {
            Result(isAccepted: false, isForSystem: true, replacement: url)
        }
    }

    /// Only the main actor calls it.
    private nonisolated let handler: UncheckedSendable<@MainActor (URL) -> Result>

    /// Creates an action.
    ///
    /// - Parameter handler: The closure that opens an address.
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = UncheckedSendable(handler)
    }

    /// Opens an address.
    ///
    /// - Parameter url: The address.
    public func callAsFunction(_ url: URL) {
        callAsFunction(url) { _ in }
    }

    /// Opens an address and reports the result.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - completion: A closure that gets whether the address was accepted, before this call returns.
    public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
        let result = handler.value(url)
        if result.isForSystem, let effects = SystemEffects.current {
            completion(effects.open(result.replacement ?? url))
        } else {
            completion(result.isAccepted)
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// The action that opens addresses.
    ///
    /// The default action leaves the address to the system: to the host's ``SystemEffects``. Without them nothing is
    /// opened.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
