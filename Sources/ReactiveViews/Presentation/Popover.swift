/// Where a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view that the popover is attached to.
    case rect(Source)
    /// A point of the view that the popover is attached to.
    case point(UnitPoint)

    /// A rectangle of a view.
    public struct Source: Sendable {
        let rectangle: CGRect?
        /// All of the view.
        public static let bounds = Source(rectangle: nil)
        /// A rectangle in the view's coordinates.
        public static func rect(_ rectangle: CGRect) -> Source { Source(rectangle: rectangle) }
    }
}

extension View {
    /// Presents a popover while a flag is set.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        var presentation = PresentationModifier(
            "Popover", isPresented: isPresented, onDismiss: nil, content: content)
        presentation.transition = .opacity
        return modifier(presentation, as: ModifierKind.Popover.self)
    }

    /// Presents a popover while there is an item.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        var presentation = PresentationModifier("Popover", item: item, onDismiss: nil, content: content)
        presentation.transition = .opacity
        return modifier(presentation, as: ModifierKind.Popover.self)
    }
}
