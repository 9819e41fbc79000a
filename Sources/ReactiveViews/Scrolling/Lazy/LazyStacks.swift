/// A vertical stack that creates the rows of a `ForEach` when they become visible.
///
/// It takes the proposed width. Its height is the sum of its views' heights; rows that aren't created count with the
/// average height. Visible is what enclosing scroll views show within the host's bounds. A created row is kept with its
/// state; it appears and disappears with its visibility. Apple's documentation doesn't define whether rows are kept.
///
/// ```swift
/// ScrollView {
///     LazyVStack {
///         ForEach(0..<10_000) { Text("Row \($0)") }
///     }
/// }
/// ```
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
    fileprivate let alignment: HorizontalAlignment
    fileprivate let spacing: CGFloat?
    fileprivate let pinnedViews: PinnedScrollableViews
    fileprivate let content: Content

    /// Creates a lazy vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The distance between neighbours, in points; nil for their preferred distances, usually 8 points.
    ///   - pinnedViews: The parts of sections that stay visible while their section is.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: LazyVStack, under parent: ViewNode) -> TypedNode<LazyVStack> {
        LazyVStackNode(view, under: parent)
    }
}

/// A horizontal stack that creates the rows of a `ForEach` when they become visible; see ``LazyVStack``.
///
/// ```swift
/// ScrollView(.horizontal) {
///     LazyHStack {
///         ForEach(photos) { PhotoView(photo: $0) }
///     }
/// }
/// ```
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
    fileprivate let alignment: VerticalAlignment
    fileprivate let spacing: CGFloat?
    fileprivate let pinnedViews: PinnedScrollableViews
    fileprivate let content: Content

    /// Creates a lazy horizontal stack.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the views.
    ///   - spacing: The distance between neighbours, in points; nil for their preferred distances, usually 8 points.
    ///   - pinnedViews: The parts of sections that stay visible while their section is.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: LazyHStack, under parent: ViewNode) -> TypedNode<LazyHStack> {
        LazyHStackNode(view, under: parent)
    }
}

/// The parts of sections that stay visible while a part of their section is.
public struct PinnedScrollableViews: OptionSet, BitwiseCopyable, Sendable {
    public let rawValue: UInt32

    /// Creates a set of parts.
    ///
    /// - Parameter rawValue: The bits of the set.
    public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

private final class LazyVStackNode<Content: View>: LazyNode<LazyVStack<Content>, Content> {
    init(_ view: LazyVStack<Content>, under parent: ViewNode) {
        super.init(under: parent)
        let settings = LazyStackItem.Settings(view.spacing, view.alignment.key, view.pinnedViews)
        begin(LazyStackItem(.vertical, settings, self))
        setContent(view.content)
    }

    override func receive(_ view: LazyVStack<Content>) {
        let settings = LazyStackItem.Settings(view.spacing, view.alignment.key, view.pinnedViews)
        item!.as(LazyStackItem.self).settings = settings
        setContent(view.content)
    }

    override var kind: String { "LazyVStack" }
}

private final class LazyHStackNode<Content: View>: LazyNode<LazyHStack<Content>, Content> {
    init(_ view: LazyHStack<Content>, under parent: ViewNode) {
        super.init(under: parent)
        let settings = LazyStackItem.Settings(view.spacing, view.alignment.key, view.pinnedViews)
        begin(LazyStackItem(.horizontal, settings, self))
        setContent(view.content)
    }

    override func receive(_ view: LazyHStack<Content>) {
        let settings = LazyStackItem.Settings(view.spacing, view.alignment.key, view.pinnedViews)
        item!.as(LazyStackItem.self).settings = settings
        setContent(view.content)
    }

    override var kind: String { "LazyHStack" }
}

/// The item of a lazy stack.
final class LazyStackItem: LazyItem {
    struct Settings: Equatable {
        let spacing: CGFloat?
        let guide: AlignmentKey
        let pinned: PinnedScrollableViews

        init(_ spacing: CGFloat?, _ guide: AlignmentKey, _ pinned: PinnedScrollableViews) {
            self.spacing = spacing.map { $0.isFinite ? $0 : 0 }
            self.guide = guide
            self.pinned = pinned
        }
    }

    var settings: Settings {
        didSet { if settings != oldValue { invalidate() } }
    }

    @MainActor
    init(_ axis: Axis, _ settings: Settings, _ node: ViewNode) {
        self.settings = settings
        super.init(axis, node)
    }

    override var pinned: PinnedScrollableViews { settings.pinned }

    override func distance(_ before: LazyPlan.Run, _ after: LazyPlan.Run) -> CGFloat {
        if let spacing = settings.spacing { return spacing }
        guard let last = before.items.last, let first = after.items.first else { return ViewSpacing.standard }
        return children[last].spacing.distance(to: children[first].spacing, along: axis)
    }

    override func place(_ item: LayoutItem, _ cell: LazyPlan.Cell, in frame: CGRect, _ track: LazyTrack) {
        let key = settings.guide
        let line = key.id.defaultValue(in: ViewDimensions(frame.size))
        var origin = frame.origin
        origin[key.axis] += line - item.guide(key, for: cell.proposal)
        item.place(at: origin, cell.proposal)
    }
}
