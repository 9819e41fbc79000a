/// Where a view is on its way through the part of a scroll view that is seen.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It goes out of sight, or comes, at the top or the leading edge.
    case topLeading
    /// It is in sight.
    case identity
    /// It goes out of sight, or comes, at the bottom or the trailing edge.
    case bottomTrailing

    /// Whether the view is to be shown as it is.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or the leading edge, 0 in sight, 1 at the other edge: for effects that are the same at both.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view comes from one phase to the next while it is scrolled.
public struct ScrollTransitionConfiguration: Equatable, Sendable {
    /// How much of a view must be seen for it to be in sight.
    public struct Threshold: Equatable, Sendable {
        /// A length of the view, from the edge that it comes in at on: parts of the view's and of the scroll view's, and points. The points
        /// are beyond the edge.
        var ofView: Double
        var ofContainer: Double = 0
        var inset: Double = 0

        /// All of it.
        public static let visible = Threshold(ofView: 1)
        /// Nothing: it is in sight until it is gone.
        public static let hidden = Threshold(ofView: 0)
        /// It must be in the middle.
        public static let centered = Threshold(ofView: 0.5, ofContainer: 0.5)
        /// A part of it, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(ofView: amount.isFinite ? min(max(amount, 0), 1) : 1)
        }

        /// A threshold between this one (0) and another (1).
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let amount = amount.isFinite ? amount : 0
            func between(_ part: KeyPath<Threshold, Double>) -> Double {
                self[keyPath: part] + (other[keyPath: part] - self[keyPath: part]) * amount
            }
            return Threshold(
                ofView: between(\.ofView), ofContainer: between(\.ofContainer), inset: between(\.inset))
        }

        /// The threshold within a scroll view that is so many points smaller at each edge.
        public func inset(by distance: Double) -> Threshold {
            var threshold = self
            if distance.isFinite { threshold.inset += distance }
            return threshold
        }
    }

    private enum Kind: Equatable, Sendable {
        case identity
        case interactive(UnitCurve)
        case animated
    }

    private var kind: Kind
    private(set) var animation: Animation?
    private(set) var threshold = Threshold.visible

    /// The effect grows with what isn't seen of the view.
    public static let interactive = interactive()
    /// The effect comes and goes by the default animation when the view passes the threshold.
    public static let animated = animated()
    /// The view is shown as it is.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// The effect grows with what isn't seen of the view, along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// The effect comes and goes by an animation when the view passes the threshold.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated, animation: animation)
    }

    /// The same with another animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.animation = animation
        return configuration
    }

    /// The same with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// How much there is of the effect, from 0 to 1, for a view of a length of which some is seen beyond the edge.
    func amount(seen: CGFloat, of length: CGFloat, in container: CGFloat) -> Double {
        let needed = threshold.ofView * Double(length) + threshold.ofContainer * Double(container)
        let seen = Double(seen) - threshold.inset
        switch kind {
        case .identity: return 0
        case .animated: return seen < needed || seen <= 0 ? 1 : 0
        case .interactive(let curve):
            if needed <= 0 { return seen <= 0 ? 1 : 0 }
            return curve.value(at: 1 - min(max(seen / needed, 0), 1))
        }
    }
}

extension View {
    /// Shows the view by an effect while it comes into sight in the scroll view around, or goes.
    ///
    /// The closure is called for the phases; what is between them is between the two effects. Outside of scroll views the view is shown as
    /// in `identity`.
    ///
    /// - Parameter axis: along which the view is scrolled; nil is that of the nearest scroll view.
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Shows the view by an effect while it comes into sight in the scroll view around, or goes: at each edge in a way of its own.
    public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        modifier(
            VisualEffectModifier { node, proxy in
                let seen = SeenPart(node, proxy, axis)
                let before = seen?.amount(topLeading, atStart: true) ?? 0
                let after = seen?.amount(bottomTrailing, atStart: false) ?? 0
                let (phase, amount): (ScrollTransitionPhase, Double) =
                    before == 0 && after == 0
                    ? (.identity, 0) : before >= after ? (.topLeading, before) : (.bottomTrailing, after)
                let animation = phase == .bottomTrailing ? bottomTrailing.animation : topLeading.animation
                var effect = transition(EmptyVisualEffect(), phase)
                if amount != 0, amount != 1 {
                    let identity = transition(EmptyVisualEffect(), .identity)
                    effect.animatableData = identity.animatableData.interpolated(
                        towards: effect.animatableData, amount: amount)
                }
                return (effect, animation)
            }, as: ModifierKind.ScrollTransition.self)
    }
}

/// Where a view is in what is seen of the scroll view around it.
@MainActor
private struct SeenPart {
    private let view: CGRect
    private let container: CGRect
    private let axis: Axis
    private let isReversed: Bool

    init?(_ node: ViewNode, _ proxy: GeometryProxy, _ axis: Axis?) {
        let space = axis.map { ScrollSpace.along($0) } ?? .any
        guard let bounds = proxy.bounds(of: NamedCoordinateSpace(name: space)),
            let scroll = node.layoutItem?.item(ofSpace: space) as? ScrollItem
        else { return nil }
        self.axis = axis ?? (scroll.scrolls(along: .vertical) ? .vertical : .horizontal)
        view = CGRect(origin: .zero, size: proxy.size)
        container = bounds
        isReversed = self.axis == .horizontal && node.environment.layoutDirection == .rightToLeft
    }

    /// How much of an effect there is at the leading edge, or the trailing one.
    func amount(_ configuration: ScrollTransitionConfiguration, atStart: Bool) -> Double {
        let (near, far) =
            axis == .horizontal
            ? (view.maxX - container.minX, container.maxX - view.minX)
            : (view.maxY - container.minY, container.maxY - view.minY)
        return configuration.amount(
            seen: atStart != isReversed ? near : far, of: view.size[axis], in: container.size[axis])
    }
}
