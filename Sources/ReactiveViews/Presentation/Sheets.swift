nonisolated extension View {
    /// Presents a sheet while a flag is true. When the sheet ends in any way, the flag becomes false, the content
    /// disappears, and `onDismiss` is called.
    ///
    /// The sheet is above all other views, also while another page covers the view or another tab is selected. The
    /// views below stay as they are, without disappearing, and get no touches or keys.
    ///
    /// An animated change moves the sheet in from the bottom edge and out again. Without an animation the sheet appears
    /// and disappears at once. Apple's documentation doesn't define when a sheet moves; see <doc:PresentationContract>.
    ///
    /// ```swift
    /// Button("Edit") { isEditing = true }
    ///     .sheet(isPresented: $isEditing) { Text("Editor") }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: The flag.
    ///   - onDismiss: The action after the sheet's end; nil for none.
    ///   - content: Returns the sheet's view.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        var presentation = PresentationModifier(
            "Sheet", isPresented: isPresented, onDismiss: onDismiss, content: content)
        presentation.transition = .move(edge: .bottom)
        return modifier(presentation)
    }

    /// Presents a sheet while there is an item.
    ///
    /// An item with another identity replaces the sheet. An item with the same identity updates it in place, which
    /// Apple's documentation doesn't define.
    ///
    /// - Parameters:
    ///   - item: The item. It becomes nil when the sheet ends.
    ///   - onDismiss: The action after the sheet's end; nil for none.
    ///   - content: Returns the sheet's view for the item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        var presentation = PresentationModifier("Sheet", item: item, onDismiss: onDismiss, content: content)
        presentation.transition = .move(edge: .bottom)
        return modifier(presentation)
    }

    /// Presents a view that covers all others while a flag is true. The user can't end it by a gesture.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the presentation ends.
    ///   - onDismiss: The action after the presentation's end; nil for none.
    ///   - content: Returns the presented view.
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

    /// Presents a view that covers all others while there is an item. The user can't end it by a gesture.
    ///
    /// - Parameters:
    ///   - item: The item. It becomes nil when the presentation ends.
    ///   - onDismiss: The action after the presentation's end; nil for none.
    ///   - content: Returns the presented view for the item.
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
