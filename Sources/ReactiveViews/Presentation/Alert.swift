// MARK: - Titles as keys

nonisolated extension View {
    /// Presents an alert while a flag is true.
    ///
    /// A pressed button performs its action, then the flag becomes false; Apple's documentation doesn't define this
    /// order. An alert without buttons gets an OK button. Cancel buttons come last. See <doc:PresentationContract>.
    ///
    /// ```swift
    /// Text("Draft")
    ///     .alert("Delete the draft?", isPresented: $isAsking) {
    ///         Button("Delete", role: .destructive) { delete() }
    ///         Button("Cancel", role: .cancel) {}
    ///     } message: {
    ///         Text("It can't be restored.")
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The localization key of the title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    public func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        dialog(
            as: ModifierKind.Alert.self, .byButton, Text(titleKey), isPresented: isPresented, actions: actions,
            message: message)
    }

    /// Presents an alert while a flag is true.
    ///
    /// - Parameters:
    ///   - titleKey: The localization key of the title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    public func alert<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        dialog(as: ModifierKind.Alert.self, .byButton, Text(titleKey), isPresented: isPresented, actions: actions) {
            EmptyView()
        }
    }

    /// Presents an alert about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - titleKey: The localization key of the title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    ///   - message: Returns the text below the title for the data.
    public func alert<Actions: View, Message: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions, @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        let title = Text(titleKey)
        return dialog(
            as: ModifierKind.Alert.self, .byButton, title: { _ in title }, isPresented: isPresented, presenting: data,
            actions: actions,
            message: message)
    }

    /// Presents an alert about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - titleKey: The localization key of the title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    public func alert<Actions: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        alert(titleKey, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
    }
}

// MARK: - Titles as strings

nonisolated extension View {
    /// Presents an alert while a flag is true.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        dialog(
            as: ModifierKind.Alert.self, .byButton, Text(verbatim: String(title)), isPresented: isPresented,
            actions: actions, message: message)
    }

    /// Presents an alert while a flag is true.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        dialog(
            as: ModifierKind.Alert.self, .byButton, Text(verbatim: String(title)), isPresented: isPresented,
            actions: actions
        ) { EmptyView() }
    }

    /// Presents an alert about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    ///   - message: Returns the text below the title for the data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View, Message: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions, @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        let title = Text(verbatim: String(title))
        return dialog(
            as: ModifierKind.Alert.self, .byButton, title: { _ in title }, isPresented: isPresented, presenting: data,
            actions: actions,
            message: message)
    }

    /// Presents an alert about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
    }
}

// MARK: - Titles as texts

nonisolated extension View {
    /// Presents an alert while a flag is true.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    public func alert<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        dialog(
            as: ModifierKind.Alert.self, .byButton, title, isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert while a flag is true.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    public func alert<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        dialog(as: ModifierKind.Alert.self, .byButton, title, isPresented: isPresented, actions: actions) {
            EmptyView()
        }
    }

    /// Presents an alert about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    ///   - message: Returns the text below the title for the data.
    public func alert<Actions: View, Message: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions, @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        dialog(
            as: ModifierKind.Alert.self, .byButton, title: { _ in title }, isPresented: isPresented, presenting: data,
            actions: actions,
            message: message)
    }

    /// Presents an alert about some data while a flag is true and the data isn't nil.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - data: The data; nothing is presented while they are nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the data.
    public func alert<Actions: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
    }
}

// MARK: - Errors

nonisolated extension View {
    /// Presents an alert about an error while a flag is true and there is an error. The title is the error's
    /// `errorDescription`, or else its `localizedDescription`.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - error: The error; nothing is presented while it is nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons for the error.
    ///   - message: Returns the text below the title for the error.
    public func alert<E: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> Actions,
        @ViewBuilder message: @escaping (E) -> Message
    ) -> some View {
        dialog(
            as: ModifierKind.Alert.self, .byButton,
            title: { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) },
            isPresented: isPresented,
            presenting: error, actions: actions, message: message)
    }

    /// Presents an alert about an error while a flag is true and there is an error. The title is the error's
    /// `errorDescription`, or else its `localizedDescription`.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - error: The error; nothing is presented while it is nil.
    ///     Changes are ignored while the presentation is shown.
    ///   - actions: Returns the buttons.
    public func alert<E: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() })
    }
}
