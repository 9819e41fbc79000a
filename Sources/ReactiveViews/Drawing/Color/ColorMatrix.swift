/// A matrix that changes colours: each new component is a sum of the old components, times the factors of a row, and
/// the row's fifth number.
///
/// ```swift
/// var sepia = ColorMatrix()
/// (sepia.r1, sepia.r2, sepia.r3) = (0.393, 0.769, 0.189)
/// ```
public struct ColorMatrix: Hashable, Sendable {
    /// The factor of red for the new red.
    public var r1: Float = 1
    /// The factor of green for the new red.
    public var r2: Float = 0
    /// The factor of blue for the new red.
    public var r3: Float = 0
    /// The factor of the opacity for the new red.
    public var r4: Float = 0
    /// The number that is added to the new red.
    public var r5: Float = 0
    /// The factor of red for the new green.
    public var g1: Float = 0
    /// The factor of green for the new green.
    public var g2: Float = 1
    /// The factor of blue for the new green.
    public var g3: Float = 0
    /// The factor of the opacity for the new green.
    public var g4: Float = 0
    /// The number that is added to the new green.
    public var g5: Float = 0
    /// The factor of red for the new blue.
    public var b1: Float = 0
    /// The factor of green for the new blue.
    public var b2: Float = 0
    /// The factor of blue for the new blue.
    public var b3: Float = 1
    /// The factor of the opacity for the new blue.
    public var b4: Float = 0
    /// The number that is added to the new blue.
    public var b5: Float = 0
    /// The factor of red for the new opacity.
    public var a1: Float = 0
    /// The factor of green for the new opacity.
    public var a2: Float = 0
    /// The factor of blue for the new opacity.
    public var a3: Float = 0
    /// The factor of the opacity for the new opacity.
    public var a4: Float = 1
    /// The number that is added to the new opacity.
    public var a5: Float = 0

    /// Creates a matrix that changes nothing.
    public init() {}

    /// The numbers, row by row.
    var values: [Float] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
    }
}
