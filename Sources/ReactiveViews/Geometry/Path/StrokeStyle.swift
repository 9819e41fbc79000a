#if !canImport(CoreGraphics)
    /// How an open line ends.
    public enum CGLineCap: Int32, Hashable, Sendable {
        /// At its last point.
        case butt
        /// With half of a disc around it.
        case round
        /// Half of the width beyond it.
        case square
    }

    /// How two pieces of a line meet.
    public enum CGLineJoin: Int32, Hashable, Sendable {
        /// With a sharp corner, within the miter limit.
        case miter
        /// With a rounded one.
        case round
        /// With one cut off.
        case bevel
    }
#endif

/// How a line is drawn. Widths and lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// How many times the line's width a sharp corner may be long; longer ones are cut off.
    public var miterLimit: CGFloat
    /// The lengths of strokes and gaps, in turns; empty for a line without gaps.
    public var dash: [CGFloat]
    /// How far into the pattern of strokes and gaps the line begins.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The pattern of strokes and gaps if it can be drawn: finite, not negative, not all zero; else empty.
    var usableDash: [CGFloat] {
        guard dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.reduce(0, +) > 1e-6, dashPhase.isFinite else {
            return []
        }
        return dash
    }
}

extension StrokeStyle: Animatable {
    public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

    /// The line's width, the miter limit and the dash phase.
    public var animatableData: AnimatableData {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}
