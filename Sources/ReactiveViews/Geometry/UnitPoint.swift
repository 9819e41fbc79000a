/// A point within a rectangle, as fractions of its width and height.
///
/// ```swift
/// Text("Turned").rotationEffect(.degrees(90), anchor: .topLeading)
/// ```
public struct UnitPoint: Hashable, BitwiseCopyable, Sendable {
    /// The fraction of the width: 0 is the left side, 1 the right one.
    public var x: CGFloat
    /// The fraction of the height: 0 is the upper side, 1 the lower one.
    public var y: CGFloat

    /// Creates the point of the upper left corner.
    public init() { self.init(x: 0, y: 0) }

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - x: The fraction of the width. Values outside of 0…1 lie outside of the rectangle.
    ///   - y: The fraction of the height.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The upper left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The centre.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the left side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the right side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper side.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower side.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper left corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper right corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower left corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower right corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}
