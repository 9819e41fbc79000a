/// An alert as a value, for the older modifiers that present one.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title; nil for none.
    ///   - dismissButton: The button; nil for an OK button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.init(title, message, [dismissButton ?? .default(Text(verbatim: "OK"))])
    }

    /// Creates an alert with two buttons. A cancel button is shown last.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title; nil for none.
    ///   - primaryButton: The first button.
    ///   - secondaryButton: The second button.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.init(title, message, [primaryButton, secondaryButton])
    }

    private init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// Returns an alert with two buttons side by side. Here it is the same as an alert with two buttons.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title; nil for none.
    ///   - primaryButton: The first button.
    ///   - secondaryButton: The second button.
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }

    /// A button of an alert. A pressed button performs its action, then the alert ends.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
            self.label = label
            self.role = role
            self.action = action ?? {}
        }

        /// Returns a button without a role.
        ///
        /// - Parameters:
        ///   - label: The button's label.
        ///   - action: The action; nil for none.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, nil, action)
        }

        /// Returns a cancel button with a label.
        ///
        /// - Parameters:
        ///   - label: The button's label.
        ///   - action: The action; nil for none.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .cancel, action)
        }

        /// Returns a button that is labelled "Cancel".
        ///
        /// - Parameter action: The action; nil for none.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(Text(verbatim: "Cancel"), .cancel, action)
        }

        /// Returns a button for a destructive action.
        ///
        /// - Parameters:
        ///   - label: The button's label.
        ///   - action: The action; nil for none.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .destructive, action)
        }
    }
}

/// The content of an alert or an action sheet that is a value.
nonisolated struct DialogValueContent: View, TitledPresentation {
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

    @MainActor var presentationTitle: Text? { title }

    @MainActor var body: some View {
        message
        ForEach(0..<buttons.count, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role, action: { button.action() }) { button.label }
        }
        SpareDialogButton(dismissal: dismissal)
    }
}

nonisolated extension View {
    /// Presents an alert while a flag is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - content: Returns the alert.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        var presentation = PresentationModifier("Alert", isPresented: isPresented, onDismiss: nil) {
            DialogValueContent(content())
        }
        presentation.dismissal = .byButton
        return modifier(presentation, as: ModifierKind.AlertValue.self)
    }

    /// Presents an alert while there is an item. An item with another identity replaces the alert.
    ///
    /// - Parameters:
    ///   - item: The item. It becomes nil when the alert ends.
    ///   - content: Returns the alert for the item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        var presentation = PresentationModifier("Alert", item: item, onDismiss: nil) {
            DialogValueContent(content($0))
        }
        presentation.dismissal = .byButton
        return modifier(presentation, as: ModifierKind.AlertValue.self)
    }
}
