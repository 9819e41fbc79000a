/// Says where a scroll view comes to rest when the user lets go.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

    /// Changes where the scroll view would come to rest.
    @MainActor
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    @MainActor
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What of the content is to be seen.
public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.origin.x)
        hasher.combine(rect.origin.y)
        hasher.combine(anchor)
    }
}

/// What a behaviour knows of the scroll view.
public struct ScrollTargetBehaviorContext {
    /// What was to be seen before the user began to scroll.
    public let originalTarget: ScrollTarget
    /// How fast it was scrolled when the user let go. Always zero here.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    /// Where the views of scroll target layouts are.
    let targets: [CGRect]
}

/// How a scroll view behaves besides.
public struct ScrollTargetBehaviorProperties: Sendable {
    public var limitsScrolls = false
    public init() {}
}

public struct ScrollTargetBehaviorPropertiesContext {}

/// A page of the size of the scroll view after the other, no more than one at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public nonisolated init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis == .horizontal ? .horizontal : .vertical) {
            let page = context.containerSize[axis]
            guard page > 0 else { continue }
            let from = (context.originalTarget.rect.origin[axis] / page).rounded()
            let to = (target.rect.origin[axis] / page).rounded()
            target.rect.origin[axis] = min(max(to, from - 1), from + 1) * page
        }
    }
}

/// The start of a view of a `scrollTargetLayout` is where that of the scroll view is.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views may be passed at a time.
    public struct LimitBehavior: Hashable, Sendable {
        private enum Kind { case automatic, always, alwaysByOne, alwaysByFew, never }
        private let kind: Kind

        private nonisolated init(_ kind: Kind) { self.kind = kind }

        public static let automatic = LimitBehavior(.automatic)
        public static let always = LimitBehavior(.always)
        public static let alwaysByOne = LimitBehavior(.alwaysByOne)
        public static let alwaysByFew = LimitBehavior(.alwaysByFew)
        public static let never = LimitBehavior(.never)

        fileprivate var isOne: Bool { kind == .always || kind == .alwaysByOne }
    }

    private let limit: LimitBehavior

    public nonisolated init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis == .horizontal ? .horizontal : .vertical) {
            let starts = context.targets.map { $0.origin[axis] }.sorted()
            guard let to = nearest(target.rect.origin[axis], starts) else { continue }
            var index = to
            if limit.isOne, let from = nearest(context.originalTarget.rect.origin[axis], starts) {
                index = min(max(to, from - 1), from + 1)
            }
            target.rect.origin[axis] = starts[index]
        }
    }

    private func nearest(_ point: CGFloat, _ starts: [CGFloat]) -> Int? {
        starts.indices.min { abs(starts[$0] - point) < abs(starts[$1] - point) }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// A page of the size of the scroll view after the other.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Views of a `scrollTargetLayout` come to rest at the scroll view's start.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Views of a `scrollTargetLayout` come to rest at the scroll view's start.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Says where the scroll views in this view come to rest when the user lets go.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        scrollSettings(as: ModifierKind.ScrollBehavior.self) { $0.behavior = behavior }
    }

    /// Makes the views that this layout container arranges those that a scroll view comes to rest at, and whose identities its position
    /// is said by.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: isEnabled))
    }

    /// Makes this view one that a scroll view comes to rest at.
    public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: isEnabled), as: ModifierKind.ScrollTarget.self)
    }
}

struct ScrollTargetModifier: PrimitiveModifier {
    let isLayout: Bool

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ScrollTargetModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ScrollTargetModifier>> {
        ScrollTargetNode(view, under: parent)
    }
}

private final class ScrollTargetNode<Content: View>: ModifierNode<Content, ScrollTargetModifier>, ScrollTargetLayout {
    var isScrollTargetLayout: Bool { modifier.isLayout }
}

/// A node whose content a scroll view comes to rest at.
@MainActor
protocol ScrollTargetLayout: ViewNode {
    var isScrollTargetLayout: Bool { get }
}
