import ReactiveViews

/// One wedge of the ring: what it asks for, and where that puts it.
///
/// Invariant: `start ≤ end`, both in radians from the top of the ring, clockwise, at most a full turn.
struct Wedge: Identifiable, Equatable {
    let id: Int
    /// How much of the turn it asks for, in radians.
    var width: Double
    /// How far it reaches outwards: 0 not at all, 1 to the edge.
    var depth: Double
    /// Its place on the colour wheel, from 0 to 1.
    var hue: Double
    /// Kept up to date by `RingLayout`: a wedge knows its neighbours only by these.
    var start = 0.0
    var end = 0.0

    /// A width that isn't a positive number is none; depth and hue are kept within 0 and 1.
    init(id: Int, width: Double, depth: Double, hue: Double) {
        self.id = id
        self.width = width.isFinite ? max(width, 0) : 0
        self.depth = Self.share(depth)
        self.hue = Self.share(hue)
    }

    private static func share(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
}

/// What is shown of a wedge while it moves: four numbers, which travel together as pairs of pairs.
///
/// The width isn't one of them. It has no look of its own, only through the angles.
extension Wedge: Animatable {
    typealias AnimatableData = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

    var animatableData: AnimatableData {
        get { AnimatablePair(AnimatablePair(start, end), AnimatablePair(depth, hue)) }
        set {
            start = newValue.first.first
            end = newValue.first.second
            depth = newValue.second.first
            hue = newValue.second.second
        }
    }
}
