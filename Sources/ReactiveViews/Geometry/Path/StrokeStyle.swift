#if !canImport(Darwin)
    /// The shape of an open line's ends.
    public enum CGLineCap: Int32, Hashable, Sendable {
        /// Ends at the last point.
        case butt
        /// Ends with a half disc around the last point.
        case round
        /// Ends half of the line width beyond the last point.
        case square
    }

    /// The shape of the corner between two segments of a line.
    public enum CGLineJoin: Int32, Hashable, Sendable {
        /// A sharp corner, up to the miter limit.
        case miter
        /// A rounded corner.
        case round
        /// A corner that is cut off.
        case bevel
    }
#endif

/// The width, ends, corners and dashes of a line.
///
/// ```swift
/// Circle()
///     .stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 4]))
/// ```
public struct StrokeStyle: Hashable, Sendable {
    /// The line width, in points.
    public var lineWidth: CGFloat
    /// The shape of the line's ends.
    public var lineCap: CGLineCap
    /// The shape of the line's corners.
    public var lineJoin: CGLineJoin
    /// The limit of a sharp corner's length, in multiples of the line width; longer corners are cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in alternation, in points; empty for a continuous line.
    public var dash: [CGFloat]
    /// The offset into the dash pattern at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a line style.
    ///
    /// - Parameters:
    ///   - lineWidth: The line width, in points.
    ///   - lineCap: The shape of the line's ends.
    ///   - lineJoin: The shape of the line's corners.
    ///   - miterLimit: The limit of a sharp corner's length, in multiples of the line width.
    ///   - dash: The lengths of dashes and gaps in alternation, in points; empty, the default, for a continuous line.
    ///   - dashPhase: The offset into the dash pattern at which the line begins, in points.
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

    /// The dash pattern, or empty unless all lengths are finite, none is negative and some are positive.
    var usableDash: [CGFloat] {
        guard dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.reduce(0, +) > 1e-6, dashPhase.isFinite else {
            return []
        }
        return dash
    }
}

extension StrokeStyle: Animatable {
    public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

    /// The line width, the miter limit and the dash phase.
    public var animatableData: AnimatableData {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}
