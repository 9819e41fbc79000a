extension View {
    /// Plays something whenever a value has changed.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Plays something when a value has changed, if a closure says so.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Plays what a closure says when a value has changed; nothing if it's nil.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
    }

    /// Plays what a closure says when a value has changed; nothing if it's nil.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
    }
}

private struct FeedbackModifier<Trigger: Equatable>: PrimitiveModifier {
    static var _reach: ModifierReach { .whole }

    let trigger: Trigger
    let feedback: (Trigger, Trigger) -> SensoryFeedback?

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, FeedbackModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, FeedbackModifier>> {
        FeedbackNode(view, under: parent)
    }
}

private final class FeedbackNode<Content: View, Trigger: Equatable>: ModifierNode<Content, FeedbackModifier<Trigger>> {
    override func modifierChanged(from old: FeedbackModifier<Trigger>) {
        let new = modifier
        guard old.trigger != new.trigger else { return }
        graph.enqueueAction(for: self, "sensoryFeedback") { [unowned tree] in
            if let feedback = new.feedback(old.trigger, new.trigger) { tree.feedback.play(feedback) }
        }
    }
}
