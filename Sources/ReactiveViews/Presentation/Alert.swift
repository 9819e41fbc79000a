extension View {
    /// Presents an alert while a flag is set. A pressed button does its action, then clears the flag (P4 ⚑); an alert
    /// without buttons gets one that says OK.
    public func alert<S: StringProtocol, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        let title = String(title)
        var presentation = PresentationModifier("Alert", isPresented: isPresented, onDismiss: nil) {
            alertContent(actions: actions(), message: message())
        }
        presentation.label = { _ in title }
        presentation.endsWithButton = true
        return modifier(presentation)
    }

    /// Presents an alert while a flag is set.
    public func alert<S: StringProtocol, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Presents an alert about some data while a flag is set and there are data.
    public func alert<S: StringProtocol, Actions: View, Message: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions,
        @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        let title = String(title)
        return modifier(
            PresentationModifier(
                kind: "Alert", label: { _ in title }, endsWithButton: true,
                item: { isPresented.wrappedValue ? data : nil }, id: { _ in true },
                clear: { isPresented.wrappedValue = false }, onDismiss: nil,
                content: { alertContent(actions: actions($0), message: message($0)) }))
    }

    /// Presents an alert about some data while a flag is set and there are data.
    public func alert<S: StringProtocol, Actions: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
    }
}

@MainActor @ViewBuilder
private func alertContent<Actions: View, Message: View>(actions: Actions, message: Message) -> some View {
    message
    actions
    if Actions.self == EmptyView.self {
        Button("OK") {}
    }
}
