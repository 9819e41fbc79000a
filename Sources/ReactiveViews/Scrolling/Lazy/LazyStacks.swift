/// Views one below the other, of which the rows of a `ForEach` are made when they come into sight.
///
/// It is as wide as is proposed, and as high as its views are, those that weren't made taken to be as high as the others are on average.
/// In sight is what scroll views around it show within the host's bounds. A row that was made is kept with its state (⚑); it
/// appears and disappears as it comes into sight and goes.
public struct LazyVStack<Content: View>: PrimitiveView {
    fileprivate let alignment: HorizontalAlignment
    fileprivate let spacing: CGFloat?
    fileprivate let pinnedViews: PinnedScrollableViews
    fileprivate let content: Content

    /// - Parameters:
    ///   - spacing: between neighbours; nil for what they prefer, 8 points as a rule (L5).
    ///   - pinnedViews: which parts of sections stay in sight while the section is.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public static func _makeNode(_ view: LazyVStack, under parent: ViewNode) -> TypedNode<LazyVStack> {
        LazyVStackNode(view, under: parent)
    }
}

/// Views side by side, of which the rows of a `ForEach` are made when they come into sight: see `LazyVStack`.
public struct LazyHStack<Content: View>: PrimitiveView {
    fileprivate let alignment: VerticalAlignment
    fileprivate let spacing: CGFloat?
    fileprivate let pinnedViews: PinnedScrollableViews
    fileprivate let content: Content

    /// - Parameters:
    ///   - spacing: between neighbours; nil for what they prefer, 8 points as a rule (L5).
    ///   - pinnedViews: which parts of sections stay in sight while the section is.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public static func _makeNode(_ view: LazyHStack, under parent: ViewNode) -> TypedNode<LazyHStack> {
        LazyHStackNode(view, under: parent)
    }
}

/// Which parts of sections stay in sight while something of the section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
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
