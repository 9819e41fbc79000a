extension View {
    /// Presents a sheet while a flag is set. Ending it any way clears the flag; then the content disappears and
    /// `onDismiss` is called (P2).
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentationModifier("Sheet", isPresented: isPresented, onDismiss: onDismiss, content: content))
    }

    /// Presents a sheet while there is an item. An item with another identity replaces it, one with the same identity
    /// updates it in place (P1 ⚑).
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentationModifier("Sheet", item: item, onDismiss: onDismiss, content: content))
    }

    /// Presents a sheet that covers everything while a flag is set.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier("FullScreenCover", isPresented: isPresented, onDismiss: onDismiss, content: content))
    }

    /// Presents a sheet that covers everything while there is an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentationModifier("FullScreenCover", item: item, onDismiss: onDismiss, content: content))
    }

    /// Presents a popover while a flag is set.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentationModifier("Popover", isPresented: isPresented, onDismiss: nil, content: content))
    }

    /// Presents a popover while there is an item.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentationModifier("Popover", item: item, onDismiss: nil, content: content))
    }
}
