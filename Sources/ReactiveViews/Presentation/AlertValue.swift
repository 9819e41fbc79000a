/// An alert as a value, for the older ways to present one.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button; without one it says OK.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.init(title, message, [dismissButton ?? .default(Text(verbatim: "OK"))])
    }

    /// An alert with two buttons. One for cancelling is shown last, wherever it stands here.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.init(title, message, [primaryButton, secondaryButton])
    }

    private init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// An alert whose two buttons stand side by side.
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }

    /// A button of an alert. Pressed, it does its action; then the alert goes away (P4 ⚑).
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
            self.label = label
            self.role = role
            self.action = action ?? {}
        }

        /// A button without a role.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, nil, action)
        }

        /// A button that leaves everything as it is.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .cancel, action)
        }

        /// A button that leaves everything as it is, and says so.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(Text(verbatim: "Cancel"), .cancel, action)
        }

        /// A button that deletes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .destructive, action)
        }
    }
}

/// Shows an alert or an action sheet that is a value.
struct DialogValueContent: View, TitledPresentation {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]
    let dismissal: PresentationDismissal

    init(_ alert: Alert) {
        dismissal = .byButton
        title = alert.title
        message = alert.message
        buttons = alert.buttons
    }

    init(_ sheet: ActionSheet) {
        dismissal = .byButtonOrUser
        title = sheet.title
        message = sheet.message
        buttons = sheet.buttons
    }

    var presentationTitle: Text? { title }

    var body: some View {
        message
        ForEach(0..<buttons.count, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role, action: { button.action() }) { button.label }
        }
        SpareDialogButton(dismissal: dismissal)
    }
}

extension View {
    /// Presents an alert while a flag is set.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        var presentation = PresentationModifier("Alert", isPresented: isPresented, onDismiss: nil) {
            DialogValueContent(content())
        }
        presentation.dismissal = .byButton
        return modifier(presentation, as: ModifierKind.AlertValue.self)
    }

    /// Presents an alert while there is an item (P1).
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        var presentation = PresentationModifier("Alert", item: item, onDismiss: nil) {
            DialogValueContent(content($0))
        }
        presentation.dismissal = .byButton
        return modifier(presentation, as: ModifierKind.AlertValue.self)
    }
}
