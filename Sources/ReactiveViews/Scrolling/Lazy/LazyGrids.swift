/// A grid that scrolls vertically and creates the rows of a `ForEach` when they become visible; see ``LazyVStack``.
///
/// ```swift
/// ScrollView {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///         ForEach(photos) { PhotoView(photo: $0) }
///     }
/// }
/// ```
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
    fileprivate let settings: LazyGridItem.Settings
    fileprivate let content: Content

    /// Creates a vertical grid.
    ///
    /// - Parameters:
    ///   - columns: The columns; an empty array is reported and replaced by one flexible column.
    ///   - alignment: The alignment of the columns if they leave some of the width.
    ///   - spacing: The distance between lines, in points; nil for 8 points.
    ///   - pinnedViews: The parts of sections that stay visible while their section is.
    ///   - content: The views.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        settings = LazyGridItem.Settings(columns, alignment.key, spacing, pinnedViews)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: LazyVGrid, under parent: ViewNode) -> TypedNode<LazyVGrid> {
        LazyVGridNode(view, under: parent)
    }
}

/// A grid that scrolls horizontally and creates the rows of a `ForEach` when they become visible; see ``LazyVStack``.
///
/// ```swift
/// ScrollView(.horizontal) {
///     LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.fixed(60))]) {
///         ForEach(photos) { PhotoView(photo: $0) }
///     }
/// }
/// ```
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
    fileprivate let settings: LazyGridItem.Settings
    fileprivate let content: Content

    /// Creates a horizontal grid.
    ///
    /// - Parameters:
    ///   - rows: The rows; an empty array is reported and replaced by one flexible row.
    ///   - alignment: The alignment of the rows if they leave some of the height.
    ///   - spacing: The distance between lines, in points; nil for 8 points.
    ///   - pinnedViews: The parts of sections that stay visible while their section is.
    ///   - content: The views.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        settings = LazyGridItem.Settings(rows, alignment.key, spacing, pinnedViews)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: LazyHGrid, under parent: ViewNode) -> TypedNode<LazyHGrid> {
        LazyHGridNode(view, under: parent)
    }
}

private final class LazyVGridNode<Content: View>: LazyNode<LazyVGrid<Content>, Content> {
    init(_ view: LazyVGrid<Content>, under parent: ViewNode) {
        super.init(under: parent)
        begin(LazyGridItem(.vertical, view.settings, self))
        setContent(view.content)
    }

    override func receive(_ view: LazyVGrid<Content>) {
        item!.as(LazyGridItem.self).settings = view.settings
        setContent(view.content)
    }

    override var kind: String { "LazyVGrid" }
}

private final class LazyHGridNode<Content: View>: LazyNode<LazyHGrid<Content>, Content> {
    init(_ view: LazyHGrid<Content>, under parent: ViewNode) {
        super.init(under: parent)
        begin(LazyGridItem(.horizontal, view.settings, self))
        setContent(view.content)
    }

    override func receive(_ view: LazyHGrid<Content>) {
        item!.as(LazyGridItem.self).settings = view.settings
        setContent(view.content)
    }

    override var kind: String { "LazyHGrid" }
}

/// The item of a lazy grid.
final class LazyGridItem: LazyItem {
    struct Settings {
        let items: [GridItem]
        let guide: AlignmentKey
        let spacing: CGFloat
        let pinned: PinnedScrollableViews

        init(_ items: [GridItem], _ guide: AlignmentKey, _ spacing: CGFloat?, _ pinned: PinnedScrollableViews) {
            if items.isEmpty {
                Diagnostics.report(
                    .invalidLayout, "Empty columns or rows of a lazy grid; using one flexible item.")
            }
            self.items = items.isEmpty ? [GridItem()] : items
            self.guide = guide
            self.spacing = spacing.map { $0.isFinite ? $0 : 0 } ?? ViewSpacing.standard
            self.pinned = pinned
        }
    }

    var settings: Settings {
        didSet { if !Graph.Inputs.areEqual(settings, oldValue) { invalidate() } }
    }

    @MainActor
    init(_ axis: Axis, _ settings: Settings, _ node: ViewNode) {
        self.settings = settings
        super.init(axis, node)
    }

    override var pinned: PinnedScrollableViews { settings.pinned }
    /// Without a proposal the columns keep their own widths.
    override var fillsOwnWidth: Bool { false }

    override func tracks(across room: CGFloat?) -> [LazyTrack] { LazyTracks(settings.items, in: room).tracks }

    override func width(_ tracks: [LazyTrack], across room: CGFloat?) -> CGFloat {
        room ?? tracks.last.map { $0.start + ($0.width ?? 0) } ?? 0
    }

    override func distance(_ before: LazyPlan.Run, _ after: LazyPlan.Run) -> CGFloat { settings.spacing }

    override func shift(_ used: CGFloat, _ room: CGFloat) -> CGFloat {
        let key = settings.guide
        func place(_ width: CGFloat) -> CGFloat {
            key.id.defaultValue(in: ViewDimensions(CGSize(along: axis, 0, across: width)))
        }
        return place(room) - place(used)
    }

    override func place(_ item: LayoutItem, _ cell: LazyPlan.Cell, in frame: CGRect, _ track: LazyTrack) {
        let alignment = track.alignment ?? .center
        let own = item.dimensions(cell.proposal)
        let whole = ViewDimensions(frame.size)
        item.place(
            at: CGPoint(
                x: frame.minX + whole[alignment.horizontal] - own[alignment.horizontal],
                y: frame.minY + whole[alignment.vertical] - own[alignment.vertical]), cell.proposal)
    }
}
