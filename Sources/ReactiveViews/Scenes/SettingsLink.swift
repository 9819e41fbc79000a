/// A button that opens the program's settings.
nonisolated public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// Creates a button with a label of its own.
    ///
    /// - Parameter label: Returns the label.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    @MainActor public var body: some View { Button(action: { openSettings() }, label: { label }) }
}

/// The label of a settings link without one of its own: “Settings…”.
nonisolated public struct DefaultSettingsLinkLabel: View {
    @MainActor public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// Creates a button titled “Settings…”.
    public init() { self.init { DefaultSettingsLinkLabel() } }
}
