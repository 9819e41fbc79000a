// A choice of actions, presented at the bottom or beside what it is about. A pressed button does its action, then the flag is cleared
// (P4 ⚑); a dialog without a button for cancelling gets one. The user may end it without choosing, which is to cancel.

// MARK: - Titles as keys

extension View {
    /// Presents a choice of actions while a flag is set.
    public func confirmationDialog<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        let shown = titleVisibility == .hidden ? nil : Text(titleKey)
        return dialog(
            as: ModifierKind.ConfirmationDialog.self, .byButtonOrUser, shown, isPresented: isPresented,
            actions: actions, message: message)
    }

    /// Presents a choice of actions while a flag is set.
    public func confirmationDialog<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }

    /// Presents a choice of actions about some data while a flag is set and there are data.
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

    /// Presents a choice of actions about some data while a flag is set and there are data.
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

extension View {
    /// Presents a choice of actions while a flag is set.
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

    /// Presents a choice of actions while a flag is set.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }

    /// Presents a choice of actions about some data while a flag is set and there are data.
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

    /// Presents a choice of actions about some data while a flag is set and there are data.
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

extension View {
    /// Presents a choice of actions while a flag is set.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        let shown = titleVisibility == .hidden ? nil : title
        return dialog(
            as: ModifierKind.ConfirmationDialog.self, .byButtonOrUser, shown, isPresented: isPresented,
            actions: actions, message: message)
    }

    /// Presents a choice of actions while a flag is set.
    public func confirmationDialog<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }

    /// Presents a choice of actions about some data while a flag is set and there are data.
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

    /// Presents a choice of actions about some data while a flag is set and there are data.
    public func confirmationDialog<Actions: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions
        ) { _ in EmptyView() }
    }
}
