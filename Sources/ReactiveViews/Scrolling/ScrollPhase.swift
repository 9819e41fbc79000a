import Reactive

/// What a scroll view does.
///
/// A host has no momentum: scrolling by the user goes from `interacting` to `idle`.
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing scrolls.
    case idle
    /// A touch has begun that may scroll.
    case tracking
    /// The user scrolls.
    case interacting
    /// The content moves on after the user has released it.
    case decelerating
    /// The program scrolls with an animation.
    case animating

    /// Whether the content moves or may be moved: true for all phases but `idle`.
    public var isScrolling: Bool { self != .idle }
}

/// The scroll view at a change of its phase.
public struct ScrollPhaseChangeContext: Sendable {
    /// The position and sizes of the scroll view and its content.
    public let geometry: ScrollGeometry
    /// The velocity of the content, in points per second; nil if it isn't known, as always here.
    public let velocity: CGVector?
}

nonisolated extension View {
    /// Calls an action when the phase of the scroll view in this view changes.
    ///
    /// ```swift
    /// ScrollView { Rows() }
    ///     .onScrollPhaseChange { _, phase in isScrolling = phase.isScrolling }
    /// ```
    ///
    /// - Parameter action: Called on the main actor with the old and the new phase.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Calls an action when the phase of the scroll view in this view changes.
    ///
    /// - Parameter action: Called on the main actor with the old phase, the new phase and the scroll view's geometry.
    public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
            Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }
}

/// A modifier that is informed about the phases of the first scroll view in it.
nonisolated struct ScrollPhaseModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ScrollPhaseModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ScrollPhaseModifier>> {
        ScrollPhaseNode(view, under: parent)
    }
}

/// A node that is informed about the phases of the first scroll view in it.
@MainActor
protocol ScrollPhaseObserving: ViewNode {
    func phaseChanged(of scrollable: any Scrollable, from old: ScrollPhase, to new: ScrollPhase)
}

private final class ScrollPhaseNode<Content: View>: ModifierNode<Content, ScrollPhaseModifier>, ScrollPhaseObserving {
    func phaseChanged(of scrollable: any Scrollable, from old: ScrollPhase, to new: ScrollPhase) {
        guard firstScrollable === scrollable else { return }
        let context = ScrollPhaseChangeContext(geometry: scrollable.scrollItem.geometry, velocity: nil)
        graph.enqueueAction(for: self, "onScrollPhaseChange") { [self] in modifier.action(old, new, context) }
    }
}

extension ViewNode {
    /// The first scroll view at or below the node; nil if there is none. O(*n*) for *n* nodes before it.
    final var firstScrollable: (any Scrollable)? {
        var stack: [ViewNode] = [self]
        while let node = stack.popLast() {
            if let scrollable = node as? any Scrollable { return scrollable }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode, !child.isEventBoundary { stack.append(child) }
            }
        }
        return nil
    }

    /// Informs the nodes around a scroll view about a change of its phase. O(depth).
    final func scrollPhaseChanged(from old: ScrollPhase, to new: ScrollPhase) {
        guard let scrollable = self as? any Scrollable else { return }
        var node = parent as? ViewNode
        while let current = node {
            (current as? any ScrollPhaseObserving)?.phaseChanged(of: scrollable, from: old, to: new)
            if current.isEventBoundary { return }
            node = current.parent as? ViewNode
        }
    }
}

extension ScrollItem {
    /// The position and sizes as programs read them.
    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: contentOffset, contentSize: contentSize, contentInsets: margins, containerSize: size)
    }
}
