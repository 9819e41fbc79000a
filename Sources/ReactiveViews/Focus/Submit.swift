extension View {
    /// Does something when the user submits what was entered in this view or below. Actions further out run afterwards.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(
            EventModifier<ModifierKind.Submit> { event in
                guard case .submit(let trigger) = event.kind, triggers.contains(trigger) else { return false }
                action()
                return false
            })
    }

    /// Keeps what is submitted in this view or below from the actions further out.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(
            EventModifier<ModifierKind.SubmitScope> { event in
                guard case .submit = event.kind else { return false }
                return isBlocking
            })
    }
}
