import Reactive

nonisolated extension View {
    /// Plays feedback when a value changes.
    ///
    /// The feedback is recorded by the host after the pass in which the value changed. The first value plays nothing.
    /// See <doc:ActionsAndPreferences>.
    ///
    /// ```swift
    /// struct Counter: View {
    ///     @State private var count = 0
    ///
    ///     var body: some View {
    ///         Button("Add") { count += 1 }
    ///             .sensoryFeedback(.increase, trigger: count)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - feedback: The feedback to play.
    ///   - trigger: The value to compare with the previous one at each evaluation.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Plays feedback when a value changes, if a condition holds.
    ///
    /// - Parameters:
    ///   - feedback: The feedback to play.
    ///   - trigger: The value to compare with the previous one at each evaluation.
    ///   - condition: A closure that gets the old and the new value and returns whether to play.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Plays feedback that a closure chooses by the old and the new value.
    ///
    /// - Parameters:
    ///   - trigger: The value to compare with the previous one at each evaluation.
    ///   - feedback: A closure that gets the old and the new value; nil plays nothing.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
    }

    /// Plays feedback that a closure chooses when a value changes.
    ///
    /// - Parameters:
    ///   - trigger: The value to compare with the previous one at each evaluation.
    ///   - feedback: A closure that returns the feedback; nil plays nothing.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
    }
}

nonisolated private struct FeedbackModifier<Trigger: Equatable>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let trigger: Trigger
    let feedback: (Trigger, Trigger) -> SensoryFeedback?

    @MainActor static func _makeNode<V: View>(
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
