extension View {
    /// Presents a sheet while a flag is set. Ending it any way clears the flag; then the content disappears and
    /// `onDismiss` is called.
    ///
    /// It is shown above everything, also while another page covers the view or its tab was left. What it covers stays
    /// as it is, without disappearing, and takes neither touches nor keys.
    ///
    /// It comes from the bottom edge, and leaves over it, by a change that is animated; by others it is there, or gone, at once (⚑): so
    /// that what one sees after an event is what it led to. Popovers fade, likewise.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        var presentation = PresentationModifier(
            "Sheet", isPresented: isPresented, onDismiss: onDismiss, content: content)
        presentation.transition = .move(edge: .bottom)
        return modifier(presentation)
    }

    /// Presents a sheet while there is an item. An item with another identity replaces it, one with the same identity
    /// updates it in place (P1 ⚑).
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        var presentation = PresentationModifier("Sheet", item: item, onDismiss: onDismiss, content: content)
        presentation.transition = .move(edge: .bottom)
        return modifier(presentation)
    }

    /// Presents a sheet that covers everything while a flag is set. The user can't swipe it away.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        var presentation = PresentationModifier(
            "FullScreenCover", isPresented: isPresented, onDismiss: onDismiss, content: content)
        presentation.dismissal = .byProgram
        presentation.transition = .move(edge: .bottom)
        return modifier(presentation, as: ModifierKind.FullScreenCover.self)
    }

    /// Presents a sheet that covers everything while there is an item. The user can't swipe it away.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        var presentation = PresentationModifier("FullScreenCover", item: item, onDismiss: onDismiss, content: content)
        presentation.dismissal = .byProgram
        presentation.transition = .move(edge: .bottom)
        return modifier(presentation, as: ModifierKind.FullScreenCover.self)
    }
}
