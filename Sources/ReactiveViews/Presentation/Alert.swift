// MARK: - Titles as keys

extension View {
    /// Presents an alert while a flag is set. A pressed button does its action, then clears the flag (P4 ⚑); an alert
    /// without buttons gets one that says OK. Buttons for cancelling come last.
    public func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        dialog(
            as: ModifierKind.Alert.self, .byButton, Text(titleKey), isPresented: isPresented, actions: actions,
            message: message)
    }

    /// Presents an alert while a flag is set.
    public func alert<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        dialog(as: ModifierKind.Alert.self, .byButton, Text(titleKey), isPresented: isPresented, actions: actions) {
            EmptyView()
        }
    }

    /// Presents an alert about some data while a flag is set and there are data.
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

    /// Presents an alert about some data while a flag is set and there are data.
    public func alert<Actions: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        alert(titleKey, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
    }
}

// MARK: - Titles as strings

extension View {
    /// Presents an alert while a flag is set.
    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        dialog(
            as: ModifierKind.Alert.self, .byButton, Text(verbatim: String(title)), isPresented: isPresented,
            actions: actions, message: message)
    }

    /// Presents an alert while a flag is set.
    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        dialog(
            as: ModifierKind.Alert.self, .byButton, Text(verbatim: String(title)), isPresented: isPresented,
            actions: actions
        ) { EmptyView() }
    }

    /// Presents an alert about some data while a flag is set and there are data.
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

    /// Presents an alert about some data while a flag is set and there are data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
    }
}

// MARK: - Titles as texts

extension View {
    /// Presents an alert while a flag is set.
    public func alert<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        dialog(
            as: ModifierKind.Alert.self, .byButton, title, isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert while a flag is set.
    public func alert<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        dialog(as: ModifierKind.Alert.self, .byButton, title, isPresented: isPresented, actions: actions) {
            EmptyView()
        }
    }

    /// Presents an alert about some data while a flag is set and there are data.
    public func alert<Actions: View, Message: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions, @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        dialog(
            as: ModifierKind.Alert.self, .byButton, title: { _ in title }, isPresented: isPresented, presenting: data,
            actions: actions,
            message: message)
    }

    /// Presents an alert about some data while a flag is set and there are data.
    public func alert<Actions: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
    }
}

// MARK: - Errors

extension View {
    /// Presents an alert about an error while a flag is set and there is one. Its title is the error's description.
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

    /// Presents an alert about an error while a flag is set and there is one. Its title is the error's description.
    public func alert<E: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() })
    }
}
