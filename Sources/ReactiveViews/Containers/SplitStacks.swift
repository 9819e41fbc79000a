/// Views beside each other that the user of a window can resize. A host shows them in equal parts.
///
/// ```swift
/// HSplitView {
///     Sidebar()
///     Detail()
/// }
/// ```
public struct HSplitView<Content> {
    let content: Content
}

extension HSplitView: View where Content: View {
    /// Creates a split view.
    ///
    /// - Parameter content: The views, from the leading to the trailing side.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        HStack(spacing: 0) {
            ForEach(subviews: content) { $0.frame(maxWidth: .infinity, maxHeight: .infinity) }
        }
    }
}

/// Views one below the other that the user of a window can resize. A host shows them in equal parts.
public struct VSplitView<Content> {
    let content: Content
}

extension VSplitView: View where Content: View {
    /// Creates a split view.
    ///
    /// - Parameter content: The views, from the top to the bottom.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        VStack(spacing: 0) {
            ForEach(subviews: content) { $0.frame(maxWidth: .infinity, maxHeight: .infinity) }
        }
    }
}
