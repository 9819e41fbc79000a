/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Hashable, BitwiseCopyable, Sendable {
    /// The radius of the top leading corner, in points.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner, in points.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner, in points.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner, in points.
    public var topTrailing: CGFloat

    /// Creates corner radii.
    ///
    /// - Parameters:
    ///   - topLeading: The radius of the top leading corner, in points.
    ///   - bottomLeading: The radius of the bottom leading corner, in points.
    ///   - bottomTrailing: The radius of the bottom trailing corner, in points.
    ///   - topTrailing: The radius of the top trailing corner, in points.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// Returns the radii reduced by `amount`, but not below zero.
    func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
            bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
    }
}

extension RectangleCornerRadii: Animatable {
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >

    public var animatableData: AnimatableData {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }
}

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle or an ellipse.
    case circular
    /// A curve whose curvature grows steadily.
    case continuous
}
