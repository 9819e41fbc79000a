// The built-in transitions, shown without evaluating a body.

/// A transition that is shown without evaluating its body.
@MainActor
@preconcurrency
protocol ShiftTransition: Transition {
    nonisolated var any: AnyTransition { get }
}

extension ShiftTransition {
    public nonisolated static func _erase(_ transition: Self) -> AnyTransition { transition.any }
}

/// A transition without an effect.
///
/// ```swift
/// Text("Note").transition(.identity)
/// ```
public struct IdentityTransition: ShiftTransition {
    /// Creates the transition.
    public nonisolated init() {}

    nonisolated var any: AnyTransition { .identity }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
    }
}

extension Transition where Self == IdentityTransition {
    /// Inserts and removes the view without an effect.
    public static var identity: IdentityTransition { IdentityTransition() }
}

/// A transition that fades in and out.
///
/// ```swift
/// if isShown {
///     Text("Saved").transition(.opacity)
/// }
/// ```
public struct OpacityTransition: ShiftTransition {
    /// Creates the transition.
    public nonisolated init() {}

    nonisolated var any: AnyTransition { .opacity }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == OpacityTransition {
    /// Fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

/// A transition that enters over the leading edge and leaves over the trailing one.
///
/// ```swift
/// Banner().transition(.slide)
/// ```
public struct SlideTransition: ShiftTransition {
    /// Creates the transition.
    public nonisolated init() {}

    nonisolated var any: AnyTransition { .slide }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.visualShift(widths: phase.value)
    }
}

extension Transition where Self == SlideTransition {
    /// Enters over the leading edge and leaves over the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

/// A transition that enters and leaves over the same edge, moving by the view's size.
///
/// ```swift
/// if isShown {
///     Banner().transition(.move(edge: .top))
/// }
/// ```
public struct MoveTransition: ShiftTransition {
    /// The edge.
    public var edge: Edge

    /// Creates the transition.
    ///
    /// - Parameter edge: The edge.
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
    /// Enters and leaves over an edge.
    ///
    /// - Parameter edge: The edge.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

/// A transition that comes from, and goes to, an offset.
///
/// ```swift
/// Toast().transition(.offset(y: 80))
/// ```
public struct OffsetTransition: ShiftTransition {
    /// The offset of the hidden view, in points.
    public var offset: CGSize

    /// Creates the transition.
    ///
    /// - Parameter offset: The offset of the hidden view, in points.
    public nonisolated init(_ offset: CGSize) {
        self.offset = offset
    }

    nonisolated var any: AnyTransition { .offset(offset) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

extension Transition where Self == OffsetTransition {
    /// Comes from, and goes to, an offset.
    ///
    /// - Parameter offset: The offset of the hidden view, in points.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// Comes from, and goes to, an offset.
    ///
    /// - Parameters:
    ///   - x: The horizontal offset of the hidden view, in points.
    ///   - y: The vertical offset of the hidden view, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

/// A transition that scales the view around a point.
///
/// ```swift
/// Badge().transition(.scale(0.5, anchor: .bottom))
/// ```
public struct ScaleTransition: ShiftTransition {
    /// The scale of the hidden view; 1 is the full size.
    public var scale: Double
    /// The fixed point, as fractions of the view's size.
    public var anchor: UnitPoint

    /// Creates the transition.
    ///
    /// - Parameters:
    ///   - scale: The scale of the hidden view; 1 is the full size.
    ///   - anchor: The fixed point, as fractions of the view's size.
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
    /// Grows from, and shrinks to, the centre.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Scales the view around a point.
    ///
    /// - Parameters:
    ///   - scale: The scale of the hidden view; 1 is the full size.
    ///   - anchor: The fixed point, as fractions of the view's size.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

/// A transition that enters over an edge, fading in, and leaves over the opposite one, fading out.
///
/// ```swift
/// Text(title).id(title).transition(.push(from: .trailing))
/// ```
public struct PushTransition: ShiftTransition {
    /// The edge over which the view enters.
    public var edge: Edge

    /// Creates the transition.
    ///
    /// - Parameter edge: The edge over which the view enters.
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
    /// Enters over an edge, fading in, and leaves over the opposite one, fading out.
    ///
    /// - Parameter edge: The edge over which the view enters.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

nonisolated extension View {
    fileprivate func visualShift(widths: Double = 0, heights: Double = 0) -> some View {
        modifier(SizeShift(widths: widths, heights: heights))
    }
}

/// Shows a view moved by multiples of its width and height.
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

/// A transition that fades and blurs the view while scaling it.
///
/// ```swift
/// Text(status)
///     .id(status)
///     .transition(.blurReplace(.upUp))
/// ```
public struct BlurReplaceTransition: Transition {
    /// The direction of scaling.
    public struct Configuration: Hashable, Sendable {
        fileprivate let scale: CGFloat
        /// The view grows in and shrinks out.
        public static let downUp = Configuration(scale: 0.75)
        /// The view grows in and grows out.
        public static let upUp = Configuration(scale: 1.25)
    }

    /// The direction of scaling.
    public var configuration: Configuration

    /// Creates the transition.
    ///
    /// - Parameter configuration: The direction of scaling.
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
    /// Fades and blurs the view; it grows in and shrinks out.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// Fades and blurs the view while scaling it.
    ///
    /// - Parameter config: The direction of scaling.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
