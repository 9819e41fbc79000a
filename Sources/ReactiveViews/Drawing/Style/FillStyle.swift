/// The rule that decides which points of a path's area are filled.
///
/// ```swift
/// Path { path in
///     path.addEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 60))
///     path.addEllipse(in: CGRect(x: 15, y: 15, width: 30, height: 30))
/// }
/// .fill(.blue, style: FillStyle(eoFill: true))
/// ```
public struct FillStyle: Hashable, BitwiseCopyable, Sendable {
    /// Whether the even-odd rule applies; if false, the nonzero winding rule applies.
    ///
    /// By the even-odd rule a point is inside if a ray from it crosses the path an odd number of times. By the winding
    /// rule it is inside if the path goes around it.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// Creates a fill style.
    ///
    /// - Parameters:
    ///   - eoFill: Whether to use the even-odd rule instead of the nonzero winding rule.
    ///   - antialiased: Whether to smooth edges.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
