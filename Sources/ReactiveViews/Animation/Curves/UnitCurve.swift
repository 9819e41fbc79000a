/// A curve from 0 to 1 in unit time.
///
/// ```swift
/// let half = UnitCurve.easeInOut.value(at: 0.5)
/// ```
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case linear
        case bezier(Double, Double, Double, Double)
        case circularEaseIn, circularEaseOut, circularEaseInOut
    }
    private let kind: Kind
    private var isInverse = false

    private init(_ kind: Kind) { self.kind = kind }

    /// A straight line.
    public static let linear = UnitCurve(.linear)
    /// A slow start.
    public static let easeIn = UnitCurve(.bezier(0.42, 0, 1, 1))
    /// A slow end.
    public static let easeOut = UnitCurve(.bezier(0, 0, 0.58, 1))
    /// A slow start and end.
    public static let easeInOut = UnitCurve(.bezier(0.42, 0, 0.58, 1))
    /// The older name of `easeInOut`.
    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = easeInOut
    /// A quarter of a circle with a slow start.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// A quarter of a circle with a slow end.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// Two quarters of a circle with a slow start and end.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - startControlPoint: The first control point; its x is clamped to 0…1.
    ///   - endControlPoint: The second control point; its x is clamped to 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        UnitCurve(.bezier(min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2))
    }

    /// The inverse function: it returns the time at which this curve has a value.
    public var inverse: UnitCurve {
        var inverse = self
        inverse.isInverse.toggle()
        return inverse
    }

    /// Returns the value at a time.
    ///
    /// - Parameter progress: The time, clamped to 0…1.
    public func value(at progress: Double) -> Double {
        let t = min(max(progress, 0), 1)
        switch kind {
        case .linear: return t
        case .bezier(let x1, let y1, let x2, let y2):
            return isInverse
                ? Self.cubic(Self.solve(t, y1, y2), x1, x2) : Self.cubic(Self.solve(t, x1, x2), y1, y2)
        case .circularEaseIn: return isInverse ? Self.arcOut(t) : Self.arcIn(t)
        case .circularEaseOut: return isInverse ? Self.arcIn(t) : Self.arcOut(t)
        case .circularEaseInOut:
            let half: (Double) -> Double = isInverse ? { Self.inverseArcIn($0) } : { Self.arcIn($0) }
            return t < 0.5 ? half(t * 2) / 2 : 1 - half((1 - t) * 2) / 2
        }
    }

    /// Returns the first derivative at a time.
    ///
    /// It is infinite where the curve is vertical: at the steep ends of the circular curves. If a Bézier curve's
    /// control point coincides with its end point, the derivative there counts as 1 at the start and 0 at the end.
    ///
    /// - Parameter progress: The time, clamped to 0…1.
    public func velocity(at progress: Double) -> Double {
        let t = min(max(progress, 0), 1)
        switch kind {
        case .linear: return 1
        case .bezier(let x1, let y1, let x2, let y2):
            return isInverse ? Self.slope(t, y1, x1, y2, x2) : Self.slope(t, x1, y1, x2, y2)
        case .circularEaseIn: return isInverse ? Self.arcSlope(1 - t) : Self.arcSlope(t)
        case .circularEaseOut: return isInverse ? Self.arcSlope(t) : Self.arcSlope(1 - t)
        case .circularEaseInOut:
            let distance = t < 0.5 ? t * 2 : (1 - t) * 2
            return Self.arcSlope(isInverse ? 1 - distance : distance)
        }
    }

    /// The slope of a short chord near a time; never infinite.
    func chordSlope(at progress: Double) -> Double {
        let step = 1e-6
        let from = max(progress - step, 0)
        let to = min(progress + step, 1)
        return to > from ? (value(at: to) - value(at: from)) / (to - from) : 0
    }

    /// The derivative of a quarter of a circle that starts horizontally.
    private static func arcSlope(_ t: Double) -> Double { t / (1 - t * t).squareRoot() }

    /// The derivative of a Bézier curve at an x.
    private static func slope(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        let s = solve(x, x1, x2)
        let (dx, dy) = (cubicDerivative(s, x1, x2), cubicDerivative(s, y1, y2))
        if dx == 0, dy == 0 { return s < 0.5 || (x1 == y1 && x2 == y2) ? 1 : 0 }
        return dy / dx
    }

    private static func cubicDerivative(_ s: Double, _ a: Double, _ b: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
    }

    private static func arcIn(_ t: Double) -> Double { 1 - (1 - t * t).squareRoot() }
    private static func arcOut(_ t: Double) -> Double { (1 - (1 - t) * (1 - t)).squareRoot() }
    private static func inverseArcIn(_ v: Double) -> Double { (1 - (1 - v) * (1 - v)).squareRoot() }

    private static func cubic(_ s: Double, _ a: Double, _ b: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }

    /// Returns the parameter at which a coordinate of the curve has a value, by bisection: the coordinate ascends.
    private static func solve(_ value: Double, _ a: Double, _ b: Double) -> Double {
        if value <= 0 { return 0 }
        if value >= 1 { return 1 }
        var low = 0.0
        var high = 1.0
        var s = value
        for _ in 0..<60 {
            let found = cubic(s, a, b)
            if abs(found - value) < 1e-14 { return s }
            if found < value { low = s } else { high = s }
            s = (low + high) / 2
        }
        return s
    }
}
