/// The position of a view relative to the visible part of its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view crosses the top or the leading edge.
    case topLeading
    /// The view is visible.
    case identity
    /// The view crosses the bottom or the trailing edge.
    case bottomTrailing

    /// Whether the view is visible and to be shown without an effect.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number, for effects that are symmetrical: -1 at the top or leading edge, 0 if visible, 1 at the
    /// other edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The course of an effect between two phases of a scroll transition.
public struct ScrollTransitionConfiguration: Equatable, Sendable {
    /// The visible part of a view from which it counts as visible.
    public struct Threshold: Equatable, Sendable {
        /// The length of the view inside the edge: fractions of the view's and of the scroll view's length, and points.
        /// The points begin beyond the edge.
        var ofView: Double
        var ofContainer: Double = 0
        var inset: Double = 0

        /// The whole view must be visible.
        public static let visible = Threshold(ofView: 1)
        /// The view counts as visible until it is completely hidden.
        public static let hidden = Threshold(ofView: 0)
        /// The view must be in the centre of the scroll view.
        public static let centered = Threshold(ofView: 0.5, ofContainer: 0.5)

        /// Returns a threshold at a fraction of the view.
        ///
        /// - Parameter amount: The fraction that must be visible, from 0 to 1; clamped.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(ofView: amount.isFinite ? min(max(amount, 0), 1) : 1)
        }

        /// Returns a threshold between this one and another one.
        ///
        /// - Parameters:
        ///   - other: The threshold at amount 1.
        ///   - amount: The progress from this threshold (0) to the other one (1).
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let amount = amount.isFinite ? amount : 0
            func between(_ part: KeyPath<Threshold, Double>) -> Double {
                self[keyPath: part] + (other[keyPath: part] - self[keyPath: part]) * amount
            }
            return Threshold(
                ofView: between(\.ofView), ofContainer: between(\.ofContainer), inset: between(\.inset))
        }

        /// Returns the threshold for a scroll view whose edges are moved inwards.
        ///
        /// - Parameter distance: The distance, in points; a value that isn't finite is ignored.
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

    /// The effect follows the scroll position, with the default timing curve.
    public static let interactive = interactive()
    /// The effect starts and ends with the default animation when the view passes the threshold.
    public static let animated = animated()
    /// The view has no effect.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// Returns a configuration whose effect follows the scroll position.
    ///
    /// - Parameter timingCurve: The curve from the hidden part to the strength of the effect.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// Returns a configuration whose effect starts and ends with an animation when the view passes the threshold.
    ///
    /// - Parameter animation: The animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated, animation: animation)
    }

    /// Returns the configuration with another animation.
    ///
    /// - Parameter animation: The animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.animation = animation
        return configuration
    }

    /// Returns the configuration with another threshold.
    ///
    /// - Parameter threshold: The visible part from which the view counts as visible.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// Returns the strength of the effect, from 0 to 1, for a view of which a length is visible at an edge.
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

nonisolated extension View {
    /// Applies an effect while the view enters or leaves the visible part of its scroll view.
    ///
    /// The closure is called for phases; between two phases the effect is interpolated. Outside a scroll view the view
    /// is shown as in `identity`.
    ///
    /// ```swift
    /// ScrollView {
    ///     ForEach(0..<20) { row in
    ///         Text("Row \(row)").scrollTransition { effect, phase in
    ///             effect.opacity(phase.isIdentity ? 1 : 0.2)
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - configuration: The course of the effect at both edges.
    ///   - axis: The axis along which the view scrolls; nil, the default, for that of the nearest scroll view.
    ///   - transition: A closure that returns the effect for a phase.
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @MainActor @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies an effect while the view enters or leaves the visible part of its scroll view, with one configuration
    /// for each edge.
    ///
    /// - Parameters:
    ///   - topLeading: The course of the effect at the top or leading edge.
    ///   - bottomTrailing: The course of the effect at the bottom or trailing edge.
    ///   - axis: The axis along which the view scrolls; nil, the default, for that of the nearest scroll view.
    ///   - transition: A closure that returns the effect for a phase.
    public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @MainActor @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
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

/// The position of a view relative to the visible part of its scroll view.
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

    /// Returns the strength of an effect at the leading edge, or at the trailing one.
    func amount(_ configuration: ScrollTransitionConfiguration, atStart: Bool) -> Double {
        let (near, far) =
            axis == .horizontal
            ? (view.maxX - container.minX, container.maxX - view.minX)
            : (view.maxY - container.minY, container.maxY - view.minY)
        return configuration.amount(
            seen: atStart != isReversed ? near : far, of: view.size[axis], in: container.size[axis])
    }
}
