/// A control that opens an address when it is tapped, by the environment's `openURL`.
public struct Link<Label: View>: View {
    @Environment(\.openURL) private var openURL
    private let destination: URL
    private let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        Button(action: { openURL(destination) }, label: { label })
            .modifier(
                ElementModifier { [destination] element in
                    element.kind = "Link"
                    element.value = destination.absoluteString
                })
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// Opens addresses.
@MainActor
@preconcurrency
public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        fileprivate let isAccepted: Bool

        /// It was opened.
        public static let handled = Result(isAccepted: true)
        /// It won't be.
        public static let discarded = Result(isAccepted: false)
        /// It is left to the system. There is none here, so nothing opens it.
        public static let systemAction = Result(isAccepted: false)
        /// Another one is left to the system. There is none here, so nothing opens it.
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    private let handler: @MainActor (URL) -> Result

    /// Opens addresses by a closure.
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) {
        callAsFunction(url) { _ in }
    }

    /// Opens an address, then says whether it was accepted.
    public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
        completion(handler(url).isAccepted)
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// Opens addresses. Nothing is opened unless an action is set, for there is no system to do it.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
