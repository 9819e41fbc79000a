extension View {
    /// Shows details beside the view while a flag is set. Here it is presented, as where there is little room ⚑.
    public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        modifier(
            PresentationModifier("Inspector", isPresented: isPresented, onDismiss: nil, content: content),
            as: ModifierKind.Inspector.self)
    }

    /// How wide the inspector is that this view is in. Has no effect here.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        inert(ModifierKind.InspectorWidth.self)
    }

    /// How wide the inspector is that this view is in. Has no effect here.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        inert(ModifierKind.InspectorWidth.self)
    }
}
