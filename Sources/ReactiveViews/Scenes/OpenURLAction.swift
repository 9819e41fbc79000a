/// Opens a URL, as the environment says.
public struct OpenURLAction {
    /// What came of a URL.
    public struct Result: Sendable {
        enum Outcome: Sendable { case handled, discarded, system(URL?) }
        let outcome: Outcome

        /// It was taken.
        public static let handled = Result(outcome: .handled)
        /// It was dropped.
        public static let discarded = Result(outcome: .discarded)
        /// It is left to the system.
        public static let systemAction = Result(outcome: .system(nil))
        /// Another one is left to the system.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result

    /// An action of your own.
    public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    /// Opens a URL. There is no system here that it could be left to.
    @MainActor
    public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Opens a URL, and says whether it was taken.
    @MainActor
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        if case .handled = handler(url).outcome { completion(true) } else { completion(false) }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// Opens URLs. Unless somebody provides an action, none is taken ⚑.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
