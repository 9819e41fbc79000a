/// The content of an alert or a confirmation dialog.
nonisolated struct DialogContent<Actions: View, Message: View>: View {
    let dismissal: PresentationDismissal
    let actions: Actions
    let message: Message
    @Environment(\.dialogOptions) private var options

    @MainActor var body: some View {
        options.icon
        message
            .font(.footnote)
            .multilineTextAlignment(.center)
        if let suppression = options.suppression {
            Toggle(isOn: suppression.isSuppressed) { suppression.label }
        }
        actions
            .buttonStyle(DialogButtonStyle(font: dismissal == .byButton ? .body : .title3))
        SpareDialogButton(dismissal: dismissal)
    }
}

nonisolated extension View {
    /// Presents an alert or a confirmation dialog while a flag is true.
    func dialog<Kind, Actions: View, Message: View>(
        as kind: Kind.Type, _ dismissal: PresentationDismissal, _ title: Text?, isPresented: Binding<Bool>,
        actions: @escaping () -> Actions, message: @escaping () -> Message
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: dismissal.dialogKind, label: { _ in title }, dismissal: dismissal,
                item: { isPresented.wrappedValue ? true : nil }, id: { _ in true },
                clear: { isPresented.wrappedValue = false }, onDismiss: nil,
                content: { (_: Bool) in
                    DialogContent(dismissal: dismissal, actions: actions(), message: message())
                }), as: kind)
    }

    /// Presents an alert or a confirmation dialog about some data while a flag is true and the data isn't nil.
    func dialog<Kind, Actions: View, Message: View, T>(
        as kind: Kind.Type, _ dismissal: PresentationDismissal, title: @escaping (T) -> Text?,
        isPresented: Binding<Bool>,
        presenting data: T?, actions: @escaping (T) -> Actions, message: @escaping (T) -> Message
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: dismissal.dialogKind, label: title, dismissal: dismissal,
                item: { isPresented.wrappedValue ? data : nil }, keepsItem: { isPresented.wrappedValue },
                id: { _ in true },
                clear: { isPresented.wrappedValue = false }, onDismiss: nil,
                content: { DialogContent(dismissal: dismissal, actions: actions($0), message: message($0)) }),
            as: kind)
    }
}
