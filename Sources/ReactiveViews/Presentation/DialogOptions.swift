/// How serious a dialog is.
public struct DialogSeverity: Equatable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = DialogSeverity(name: "automatic")
    /// The dialog warns of a loss.
    public static let critical = DialogSeverity(name: "critical")
    /// An ordinary dialog.
    public static let standard = DialogSeverity(name: "standard")
}

/// What the modifiers around alerts and confirmation dialogs set for them.
struct DialogOptions {
    var icon: Image?
    var severity = DialogSeverity.automatic
    var suppression: (label: Text, isSuppressed: Binding<Bool>)?
}

extension EnvironmentValues {
    /// The options of the dialogs below.
    var dialogOptions: DialogOptions {
        get { self[entry: DialogOptions()] }
        set { self[entry: DialogOptions()] = newValue }
    }
}

nonisolated extension View {
    private func dialogOption<Kind>(
        as kind: Kind.Type, _ change: @escaping (inout DialogOptions) -> Void
    ) -> some View {
        transformEnvironment(\.dialogOptions, as: kind, transform: change)
    }

    /// Sets the image in the alerts and confirmation dialogs of this view.
    ///
    /// - Parameter icon: The image; nil for none.
    public func dialogIcon(_ icon: Image?) -> some View {
        dialogOption(as: ModifierKind.DialogIcon.self) { $0.icon = icon }
    }

    /// Sets how serious the alerts and confirmation dialogs of this view are. Critical ones have the attribute
    /// `critical`.
    ///
    /// - Parameter severity: The severity.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        dialogOption(as: ModifierKind.DialogSeverity.self) { $0.severity = severity }
    }

    /// Adds a toggle to the alerts and confirmation dialogs of this view, by which the user asks not to see them again.
    ///
    /// ```swift
    /// Button("Delete") { isAsking = true }
    ///     .confirmationDialog("Delete?", isPresented: $isAsking) { Button("Delete", role: .destructive) { delete() } }
    ///     .dialogSuppressionToggle("Don't ask again", isSuppressed: $isNotAsked)
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The key of the toggle's localized title.
    ///   - isSuppressed: Whether the toggle is on.
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a toggle with a title that isn't localized to the alerts and confirmation dialogs of this view.
    ///
    /// - Parameters:
    ///   - title: The title of the toggle.
    ///   - isSuppressed: Whether the toggle is on.
    @_disfavoredOverload
    public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Adds a toggle to the alerts and confirmation dialogs of this view.
    ///
    /// - Parameters:
    ///   - label: The title of the toggle.
    ///   - isSuppressed: Whether the toggle is on.
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        dialogOption(as: ModifierKind.DialogSuppression.self) { $0.suppression = (label, isSuppressed) }
    }

    /// Adds a toggle titled “Don't ask again” to the alerts and confirmation dialogs of this view.
    ///
    /// - Parameter isSuppressed: Whether the toggle is on.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text("Don't ask again"), isSuppressed: isSuppressed)
    }
}
