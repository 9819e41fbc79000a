/// The place that a popover points to. It has no effect here.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view with the popover.
    case rect(Source)
    /// A point of the view with the popover.
    case point(UnitPoint)

    /// A rectangle of a view.
    public struct Source: Sendable {
        let rectangle: CGRect?
        /// The bounds of the view.
        public static let bounds = Source(rectangle: nil)
        /// Returns a rectangle of the view.
        ///
        /// - Parameter rectangle: The rectangle, in points in the view's coordinates.
        public static func rect(_ rectangle: CGRect) -> Source { Source(rectangle: rectangle) }
    }
}

nonisolated extension View {
    /// Presents a popover while a flag is true. It fades in and out if the change is animated.
    ///
    /// ```swift
    /// Button("Help") { isHelping = true }
    ///     .popover(isPresented: $isHelping) { Text("Drag to reorder") }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the popover ends.
    ///   - attachmentAnchor: Has no effect here.
    ///   - arrowEdge: Has no effect here; nil for any edge.
    ///   - content: Returns the popover's view.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        var presentation = PresentationModifier(
            "Popover", isPresented: isPresented, onDismiss: nil, content: content)
        presentation.transition = .opacity
        return modifier(presentation, as: ModifierKind.Popover.self)
    }

    /// Presents a popover while there is an item. It fades in and out if the change is animated. An item with another
    /// identity replaces the popover.
    ///
    /// - Parameters:
    ///   - item: The item. It becomes nil when the popover ends.
    ///   - attachmentAnchor: Has no effect here.
    ///   - arrowEdge: Has no effect here; nil for any edge.
    ///   - content: Returns the popover's view for the item.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        var presentation = PresentationModifier("Popover", item: item, onDismiss: nil, content: content)
        presentation.transition = .opacity
        return modifier(presentation, as: ModifierKind.Popover.self)
    }
}
