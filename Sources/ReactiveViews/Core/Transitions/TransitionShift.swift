/// The difference of a view from its normal state during a transition: opacity, scale and position. Zero is the normal
/// state.
struct TransitionShift: VectorArithmetic {
    /// The missing share of the opacity, from 0 to 1.
    var fade = 0.0
    /// The missing share of the scale, from 0 to 1.
    var shrink = 0.0
    var x = 0.0
    var y = 0.0
    /// An offset in multiples of the view's own width; `heights` is the same for the height.
    var widths = 0.0
    var heights = 0.0

    static var zero: TransitionShift { TransitionShift() }

    private static func combine(
        _ lhs: TransitionShift, _ rhs: TransitionShift, _ combine: (Double, Double) -> Double
    ) -> TransitionShift {
        TransitionShift(
            fade: combine(lhs.fade, rhs.fade), shrink: combine(lhs.shrink, rhs.shrink), x: combine(lhs.x, rhs.x),
            y: combine(lhs.y, rhs.y), widths: combine(lhs.widths, rhs.widths),
            heights: combine(lhs.heights, rhs.heights))
    }

    static func + (lhs: TransitionShift, rhs: TransitionShift) -> TransitionShift { combine(lhs, rhs, +) }
    static func - (lhs: TransitionShift, rhs: TransitionShift) -> TransitionShift { combine(lhs, rhs, -) }
    mutating func scale(by factor: Double) { self = Self.combine(self, .zero) { value, _ in value * factor } }

    var magnitudeSquared: Double {
        fade * fade + shrink * shrink + x * x + y * y + widths * widths + heights * heights
    }

    /// Returns both differences at once. The remaining opacities and scales are multiplied.
    func combined(with other: TransitionShift) -> TransitionShift {
        var both = self + other
        both.fade = 1 - (1 - fade) * (1 - other.fade)
        both.shrink = 1 - (1 - shrink) * (1 - other.shrink)
        return both
    }
}
