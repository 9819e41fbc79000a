// A confirmation dialog is a choice of actions. A pressed button performs its action, then the flag becomes false. A
// dialog without a cancel button gets one. The user can end the dialog without a choice, which cancels it.

// MARK: - Titles as keys

nonisolated extension View {
    /// Presents a choice of actions while a flag is true.
    ///
    /// A pressed button performs its action, then the flag becomes false; Apple's documentation doesn't define this
    /// order. A dialog without a cancel button gets one. The user can end the dialog without a choice, which cancels
    /// it. See <doc:PresentationContract>.
    ///
    /// ```swift
    /// Button("Delete…") { isAsking = true }
    ///     .confirmationDialog("Delete the draft?", isPresented: $isAsking, titleVisibility: .visible) {
    ///         Button("Delete", role: .destructive) { delete() }
    ///     } message: {
    ///         Text("It can't be restored.")
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The localization key of the title.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    public func confirmationDialog<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        let shown = titleVisibility == .hidden ? nil : Text(titleKey)
        return dialog(
            as: ModifierKind.ConfirmationDialog.self, .byButtonOrUser, shown, isPresented: isPresented,
            actions: actions, message: message)
    }

    /// Presents a choice of actions while a flag is true.
    ///
    /// - Parameters:
    ///   - titleKey: The localization key of the title.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - actions: Returns the buttons.
    public func confirmationDialog<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }

    /// Presents a choice of actions about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - titleKey: The localization key of the title.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    ///   - message: Returns the text below the title for the data.
    public func confirmationDialog<Actions: View, Message: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions,
        @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        let shown = titleVisibility == .hidden ? nil : Text(titleKey)
        return dialog(
            as: ModifierKind.ConfirmationDialog.self, .byButtonOrUser, title: { _ in shown }, isPresented: isPresented,
            presenting: data, actions: actions,
            message: message)
    }

    /// Presents a choice of actions about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - titleKey: The localization key of the title.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    public func confirmationDialog<Actions: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        confirmationDialog(
            titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions
        ) { _ in EmptyView() }
    }
}

// MARK: - Titles as strings

nonisolated extension View {
    /// Presents a choice of actions while a flag is true.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        let shown = titleVisibility == .hidden ? nil : Text(verbatim: String(title))
        return dialog(
            as: ModifierKind.ConfirmationDialog.self, .byButtonOrUser, shown, isPresented: isPresented,
            actions: actions, message: message)
    }

    /// Presents a choice of actions while a flag is true.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - actions: Returns the buttons.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }

    /// Presents a choice of actions about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    ///   - message: Returns the text below the title for the data.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View, Message: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions,
        @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        let shown = titleVisibility == .hidden ? nil : Text(verbatim: String(title))
        return dialog(
            as: ModifierKind.ConfirmationDialog.self, .byButtonOrUser, title: { _ in shown }, isPresented: isPresented,
            presenting: data, actions: actions,
            message: message)
    }

    /// Presents a choice of actions about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions
        ) { _ in EmptyView() }
    }
}

// MARK: - Titles as texts

nonisolated extension View {
    /// Presents a choice of actions while a flag is true.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        let shown = titleVisibility == .hidden ? nil : title
        return dialog(
            as: ModifierKind.ConfirmationDialog.self, .byButtonOrUser, shown, isPresented: isPresented,
            actions: actions, message: message)
    }

    /// Presents a choice of actions while a flag is true.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - actions: Returns the buttons.
    public func confirmationDialog<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }

    /// Presents a choice of actions about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    ///   - message: Returns the text below the title for the data.
    public func confirmationDialog<Actions: View, Message: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions,
        @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        let shown = titleVisibility == .hidden ? nil : title
        return dialog(
            as: ModifierKind.ConfirmationDialog.self, .byButtonOrUser, title: { _ in shown }, isPresented: isPresented,
            presenting: data, actions: actions,
            message: message)
    }

    /// Presents a choice of actions about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    public func confirmationDialog<Actions: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions
        ) { _ in EmptyView() }
    }
}
