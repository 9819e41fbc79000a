nonisolated extension View {
    /// Adds an action with a view as its name.
    ///
    /// - Parameters:
    ///   - action: The closure to call when the user requests the action.
    ///   - label: Returns the name.
    public func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let button = Button(action: action, label: label)
        return modifier(
            AccessibilityTreeModifier<Button<Label>, AccessibilityTreeKind.Actions>(
                kind: "AccessibilityActions", tree: button))
    }
}
