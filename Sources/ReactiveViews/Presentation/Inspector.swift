nonisolated extension View {
    /// Shows details beside the view while a flag is true. Here the details are presented above the view, as on a small
    /// screen.
    ///
    /// ```swift
    /// Canvas { context, size in }
    ///     .inspector(isPresented: $isInspecting) { Text("Details") }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the inspector ends.
    ///   - content: Returns the details.
    public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        modifier(
            PresentationModifier("Inspector", isPresented: isPresented, onDismiss: nil, content: content),
            as: ModifierKind.Inspector.self)
    }

    /// Sets the width of the inspector that the view is in. It has no effect here.
    ///
    /// - Parameter width: The width in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        inert(ModifierKind.InspectorWidth.self)
    }

    /// Sets the range of widths of the inspector that the view is in. It has no effect here.
    ///
    /// - Parameters:
    ///   - min: The smallest width in points; nil for the default.
    ///   - ideal: The initial width in points.
    ///   - max: The largest width in points; nil for the default.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        inert(ModifierKind.InspectorWidth.self)
    }
}
