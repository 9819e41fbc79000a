nonisolated extension View {
    /// Calls an action when the user submits a value entered in this view or a descendant. Actions of ancestors run
    /// afterwards.
    ///
    /// ```swift
    /// TextField("Search", text: $query)
    ///     .onSubmit { search() }
    /// ```
    ///
    /// - Parameters:
    ///   - triggers: The kinds of input that trigger the action.
    ///   - action: Called on the main actor.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(
            EventModifier<ModifierKind.Submit> { event in
                guard case .submit(let trigger) = event.kind, triggers.contains(trigger) else { return false }
                action()
                return false
            })
    }

    /// Keeps submissions in this view or a descendant from the actions of ancestors.
    ///
    /// ```swift
    /// Form {
    ///     SearchField().submitScope()
    /// }
    /// .onSubmit { save() }
    /// ```
    ///
    /// - Parameter isBlocking: Whether submissions are blocked.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(
            EventModifier<ModifierKind.SubmitScope> { event in
                guard case .submit = event.kind else { return false }
                return isBlocking
            })
    }
}
