/// How a path's inside is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether inside is what a ray from there leaves through an odd number of lines; else what the path goes around at least once.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
