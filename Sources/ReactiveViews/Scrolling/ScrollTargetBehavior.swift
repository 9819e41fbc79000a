/// A rule for the position at which a scroll view rests after the user releases it.
///
/// ```swift
/// struct RowSnapping: ScrollTargetBehavior {
///     func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         target.rect.origin.y = (target.rect.origin.y / 40).rounded() * 40
///     }
/// }
/// ```
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

    /// Changes the position at which the scroll view rests.
    ///
    /// - Parameters:
    ///   - target: The proposed resting position.
    ///   - context: The state of the scroll view.
    @MainActor
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// Returns further properties of the behaviour; a scroll view doesn't read them.
    ///
    /// - Parameter context: The context of the properties.
    @MainActor
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    /// Returns default properties.
    ///
    /// - Parameter context: The context of the properties; it is ignored.
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The visible part of the content when scrolling ends.
public struct ScrollTarget: Hashable, Sendable {
    /// The visible part, in the content's coordinates, in points.
    public var rect: CGRect
    /// The anchor of the part; nil in targets of a scroll view, which ignores it.
    public var anchor: UnitPoint?

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.origin.x)
        hasher.combine(rect.origin.y)
        hasher.combine(anchor)
    }
}

/// The state of a scroll view when the user releases it.
public struct ScrollTargetBehaviorContext {
    /// The visible part before the user began to scroll.
    public let originalTarget: ScrollTarget
    /// The scroll velocity at release, in points per second. Always zero: there is no momentum.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the scroll view, in points.
    public let containerSize: CGSize
    /// The axes of scrolling.
    public let axes: Axis.Set
    /// The frames of the scroll target views, in the content's coordinates.
    let targets: [CGRect]
}

/// Further properties of a scroll target behaviour. A scroll view doesn't read them.
public struct ScrollTargetBehaviorProperties: Sendable {
    /// Whether the behaviour limits how far one scroll goes; has no effect.
    public var limitsScrolls = false
    /// Creates the default properties.
    public init() {}
}

/// The context for the properties of a scroll target behaviour; it has no members.
public struct ScrollTargetBehaviorPropertiesContext {}

/// A behaviour with pages of the scroll view's size, which scrolls by at most one page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Creates a paging behaviour.
    public nonisolated init() {}

    /// Moves the target to the nearest page, at most one page from the original one.
    ///
    /// - Parameters:
    ///   - target: The resting position.
    ///   - context: The state of the scroll view.
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

/// A behaviour that aligns a view of a `scrollTargetLayout(isEnabled:)` with the start of the scroll view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// A limit on the number of views that one scroll passes.
    public struct LimitBehavior: Hashable, Sendable {
        private enum Kind { case automatic, always, alwaysByOne, alwaysByFew, never }
        private let kind: Kind

        private nonisolated init(_ kind: Kind) { self.kind = kind }

        /// No limit.
        public static let automatic = LimitBehavior(.automatic)
        /// At most one view.
        public static let always = LimitBehavior(.always)
        /// At most one view.
        public static let alwaysByOne = LimitBehavior(.alwaysByOne)
        /// A few views; no limit here.
        public static let alwaysByFew = LimitBehavior(.alwaysByFew)
        /// No limit.
        public static let never = LimitBehavior(.never)

        fileprivate var isOne: Bool { kind == .always || kind == .alwaysByOne }
    }

    private let limit: LimitBehavior

    /// Creates a view-aligned behaviour.
    ///
    /// - Parameter limitBehavior: The limit on the number of views that one scroll passes.
    public nonisolated init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// Moves the target to the nearest view's start, within the limit.
    ///
    /// - Parameters:
    ///   - target: The resting position.
    ///   - context: The state of the scroll view.
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
    /// Pages of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// The nearest scroll target view at the scroll view's start.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Returns a behaviour that aligns the nearest scroll target view with the scroll view's start.
    ///
    /// - Parameter limitBehavior: The limit on the number of views that one scroll passes.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

nonisolated extension View {
    /// Sets the position at which the scroll views in this view rest after the user releases them.
    ///
    /// ```swift
    /// ScrollView(.horizontal) { Pages() }
    ///     .scrollTargetBehavior(.paging)
    /// ```
    ///
    /// - Parameter behavior: The rule for the resting position.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        scrollSettings(as: ModifierKind.ScrollBehavior.self) { $0.behavior = behavior }
    }

    /// Makes the views in this layout container scroll targets: positions are aligned with them and named by their
    /// identities.
    ///
    /// - Parameter isEnabled: Whether the views are scroll targets.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: isEnabled))
    }

    /// Makes this view a scroll target.
    ///
    /// - Parameter isEnabled: Whether the view is a scroll target.
    public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: isEnabled), as: ModifierKind.ScrollTarget.self)
    }
}

nonisolated struct ScrollTargetModifier: PrimitiveModifier {
    let isLayout: Bool

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ScrollTargetModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ScrollTargetModifier>> {
        ScrollTargetNode(view, under: parent)
    }
}

private final class ScrollTargetNode<Content: View>: ModifierNode<Content, ScrollTargetModifier>, ScrollTargetLayout {
    var isScrollTargetLayout: Bool { modifier.isLayout }
}

/// A node whose content can be a scroll target.
@MainActor
protocol ScrollTargetLayout: ViewNode {
    var isScrollTargetLayout: Bool { get }
}
