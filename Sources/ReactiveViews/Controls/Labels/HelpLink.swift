/// A button that opens the program's help.
///
/// ```swift
/// HelpLink(destination: URL(string: "https://example.org/help")!)
/// ```
nonisolated public struct HelpLink: View {
    private let action: (@MainActor () -> Void)?
    private let destination: URL?
    @Environment(\.openURL) private var openURL

    /// Creates a button with an action of its own.
    ///
    /// - Parameter action: Opens the help.
    public init(action: @escaping @MainActor () -> Void) {
        self.action = action
        destination = nil
    }

    /// Creates a button that opens an address.
    ///
    /// - Parameter destination: The address.
    public init(destination: URL) {
        action = nil
        self.destination = destination
    }

    @MainActor public var body: some View {
        Button("Help") { if let destination { openURL(destination) } else { action?() } }
    }
}
