/// A rectangle whose corners have radii of their own.
///
/// In `path(in:)` leading is left; the view that draws the shape mirrors it where lines run from right to left.
///
/// ```swift
/// UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16).fill(.blue)
/// ```
public struct UnevenRoundedRectangle: InsettableShape, Hashable, Sendable {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rounded rectangle.
    ///
    /// - Parameters:
    ///   - cornerRadii: The radii of the corners, in points.
    ///   - style: The curve of the corners; continuous by default.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rounded rectangle.
    ///
    /// - Parameters:
    ///   - topLeadingRadius: The radius of the top leading corner, in points.
    ///   - bottomLeadingRadius: The radius of the bottom leading corner, in points.
    ///   - bottomTrailingRadius: The radius of the bottom trailing corner, in points.
    ///   - topTrailingRadius: The radius of the top trailing corner, in points.
    ///   - style: The curve of the corners; continuous by default.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    /// Returns the rectangle inset on all sides; the radii shrink by the same amount.
    ///
    /// - Parameter amount: The inset, in points; a negative value enlarges the shape.
    public func inset(by amount: CGFloat) -> Inset { Inset(base: self, amount: amount) }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// A rectangle with uneven corners, inset on all sides.
    public struct Inset: InsettableShape, Hashable, Sendable {
        var base: UnevenRoundedRectangle
        var amount: CGFloat

        public func path(in rect: CGRect) -> Path {
            Path(
                roundedRect: rect.shrunk(by: amount), cornerRadii: base.cornerRadii.inset(by: amount), style: base.style
            )
        }

        /// Returns the shape inset further.
        ///
        /// - Parameter amount: The additional inset, in points.
        public func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }

        public var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set {
                base.animatableData = newValue.first
                amount = newValue.second
            }
        }
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners have radii of their own.
    ///
    /// - Parameters:
    ///   - cornerRadii: The radii of the corners, in points.
    ///   - style: The curve of the corners; continuous by default.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle whose corners have radii of their own.
    ///
    /// - Parameters:
    ///   - topLeadingRadius: The radius of the top leading corner, in points.
    ///   - bottomLeadingRadius: The radius of the bottom leading corner, in points.
    ///   - bottomTrailingRadius: The radius of the bottom trailing corner, in points.
    ///   - topTrailingRadius: The radius of the top trailing corner, in points.
    ///   - style: The curve of the corners; continuous by default.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
