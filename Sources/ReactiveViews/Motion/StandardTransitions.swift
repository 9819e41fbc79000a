// The transitions that there are. They are shown without evaluating a body.

/// A transition that is shown without evaluating its body.
@MainActor
@preconcurrency
protocol ShiftTransition: Transition {
    nonisolated var any: AnyTransition { get }
}

extension ShiftTransition {
    public static func _erase(_ transition: Self) -> AnyTransition { transition.any }
}

/// The view is there, and is gone.
public struct IdentityTransition: ShiftTransition {
    public nonisolated init() {}

    nonisolated var any: AnyTransition { .identity }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
    }
}

extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}

/// Fades in and out.
public struct OpacityTransition: ShiftTransition {
    public nonisolated init() {}

    nonisolated var any: AnyTransition { .opacity }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}

/// Comes in over the leading edge and leaves over the trailing one.
public struct SlideTransition: ShiftTransition {
    public nonisolated init() {}

    nonisolated var any: AnyTransition { .slide }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.visualShift(widths: phase.value)
    }
}

extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}

/// Comes in over an edge, its own size away, and leaves over the same.
public struct MoveTransition: ShiftTransition {
    public var edge: Edge

    public nonisolated init(edge: Edge) {
        self.edge = edge
    }

    nonisolated var any: AnyTransition { .move(edge: edge) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let away = phase.isIdentity ? 0.0 : edge == .top || edge == .leading ? -1 : 1
        let isVertical = edge == .top || edge == .bottom
        content.visualShift(widths: isVertical ? 0 : away, heights: isVertical ? away : 0)
    }
}

extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

/// Comes from, and goes to, a place that far away.
public struct OffsetTransition: ShiftTransition {
    public var offset: CGSize

    public nonisolated init(_ offset: CGSize) {
        self.offset = offset
    }

    nonisolated var any: AnyTransition { .offset(offset) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

/// Grows from, and shrinks to, a point.
public struct ScaleTransition: ShiftTransition {
    public var scale: Double
    public var anchor: UnitPoint

    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    nonisolated var any: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(0) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

/// Comes in over an edge, fading in, and leaves over the opposite one, fading out.
public struct PushTransition: ShiftTransition {
    public var edge: Edge

    public nonisolated init(edge: Edge) {
        self.edge = edge
    }

    nonisolated var any: AnyTransition { .push(from: edge) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let away = edge == .top || edge == .leading ? phase.value : -phase.value
        let isVertical = edge == .top || edge == .bottom
        content.visualShift(widths: isVertical ? 0 : away, heights: isVertical ? away : 0)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension View {
    fileprivate func visualShift(widths: Double = 0, heights: Double = 0) -> some View {
        modifier(SizeShift(widths: widths, heights: heights))
    }
}

/// Shows a view moved by so many of its own widths and heights.
nonisolated private struct SizeShift: GeometryEffect {
    var widths: Double
    var heights: Double

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(
                translationX: size.width * CGFloat(widths), y: size.height * CGFloat(heights)))
    }

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(widths, heights) }
        set { (widths, heights) = (newValue.first, newValue.second) }
    }
}

/// Comes out of a blur, fading in, and goes into one.
public struct BlurReplaceTransition: Transition {
    /// Whether it shrinks as it goes, or grows.
    public struct Configuration: Hashable, Sendable {
        fileprivate let scale: CGFloat
        public static let downUp = Configuration(scale: 0.75)
        public static let upUp = Configuration(scale: 1.25)
    }

    public var configuration: Configuration

    public nonisolated init(configuration: Configuration) {
        self.configuration = configuration
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let away = configuration == .upUp && phase == .willAppear ? 0.75 : configuration.scale
        content.blur(radius: phase.isIdentity ? 0 : 10)
            .scaleEffect(phase.isIdentity ? 1 : away)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
