/// How far a view is from how it is normally shown: less opaque, smaller, elsewhere. Zero is as it is.
struct TransitionShift: VectorArithmetic {
    /// How much of the opacity is missing, of 1.
    var fade = 0.0
    /// How much of the scale is missing, of 1.
    var shrink = 0.0
    var x = 0.0
    var y = 0.0
    /// Further to the side and down by so many widths and heights of its own.
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

    /// Both at once: what is left of the opacity and scale is a share of a share.
    func combined(with other: TransitionShift) -> TransitionShift {
        var both = self + other
        both.fade = 1 - (1 - fade) * (1 - other.fade)
        both.shrink = 1 - (1 - shrink) * (1 - other.shrink)
        return both
    }
}
