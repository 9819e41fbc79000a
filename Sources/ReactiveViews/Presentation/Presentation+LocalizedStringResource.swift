// Twins of the declarations that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

nonisolated extension View {
    /// Presents an alert while a flag is true.
    ///
    /// A pressed button performs its action, then the flag becomes false; Apple's documentation doesn't define this
    /// order. An alert without buttons gets an OK button. Cancel buttons come last. See <doc:PresentationContract>.
    ///
    /// - Parameters:
    ///   - titleResource: The localized text of the title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    @_disfavoredOverload
    public func alert<Actions: View, Message: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        dialog(
            as: ModifierKind.Alert.self, .byButton, Text(titleResource), isPresented: isPresented, actions: actions,
            message: message)
    }

    /// Presents an alert while a flag is true.
    ///
    /// - Parameters:
    ///   - titleResource: The localized text of the title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    @_disfavoredOverload
    public func alert<Actions: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        dialog(as: ModifierKind.Alert.self, .byButton, Text(titleResource), isPresented: isPresented, actions: actions)
        {
            EmptyView()
        }
    }

    /// Presents an alert about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - titleResource: The localized text of the title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    ///   - message: Returns the text below the title for the data.
    @_disfavoredOverload
    public func alert<Actions: View, Message: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions, @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        let title = Text(titleResource)
        return dialog(
            as: ModifierKind.Alert.self, .byButton, title: { _ in title }, isPresented: isPresented, presenting: data,
            actions: actions,
            message: message)
    }

    /// Presents an alert about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - titleResource: The localized text of the title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    @_disfavoredOverload
    public func alert<Actions: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        alert(titleResource, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
    }
}

nonisolated extension View {
    /// Presents a choice of actions while a flag is true.
    ///
    /// A pressed button performs its action, then the flag becomes false; Apple's documentation doesn't define this
    /// order. A dialog without a cancel button gets one. The user can end the dialog without a choice, which cancels
    /// it. See <doc:PresentationContract>.
    ///
    /// - Parameters:
    ///   - titleResource: The localized text of the title.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View, Message: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        let shown = titleVisibility == .hidden ? nil : Text(titleResource)
        return dialog(
            as: ModifierKind.ConfirmationDialog.self, .byButtonOrUser, shown, isPresented: isPresented,
            actions: actions, message: message)
    }

    /// Presents a choice of actions while a flag is true.
    ///
    /// - Parameters:
    ///   - titleResource: The localized text of the title.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - actions: Returns the buttons.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(titleResource, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
        {
            EmptyView()
        }
    }

    /// Presents a choice of actions about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - titleResource: The localized text of the title.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    ///   - message: Returns the text below the title for the data.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View, Message: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions,
        @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        let shown = titleVisibility == .hidden ? nil : Text(titleResource)
        return dialog(
            as: ModifierKind.ConfirmationDialog.self, .byButtonOrUser, title: { _ in shown }, isPresented: isPresented,
            presenting: data, actions: actions,
            message: message)
    }

    /// Presents a choice of actions about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - titleResource: The localized text of the title.
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - titleVisibility: Whether the title is shown. It is shown by default.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        confirmationDialog(
            titleResource, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions
        ) { _ in EmptyView() }
    }
}
