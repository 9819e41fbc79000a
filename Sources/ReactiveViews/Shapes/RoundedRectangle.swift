/// A rectangle with equally rounded corners.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 12).fill(.thinMaterial)
/// ```
public struct RoundedRectangle: InsettableShape, Hashable, Sendable {
    /// The width and height of each corner's curve, in points.
    public var cornerSize: CGSize
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rounded rectangle with elliptical corners.
    ///
    /// - Parameters:
    ///   - cornerSize: The width and height of each corner's curve, in points.
    ///   - style: The curve of the corners; continuous by default.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rounded rectangle.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - style: The curve of the corners; continuous by default.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    /// Returns the rectangle inset on all sides; the corners keep their centres.
    ///
    /// - Parameter amount: The inset, in points; a negative value enlarges the shape.
    public func inset(by amount: CGFloat) -> Inset { Inset(base: self, amount: amount) }

    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// A rounded rectangle inset on all sides; the corners keep their centres.
    public struct Inset: InsettableShape, Hashable, Sendable {
        var base: RoundedRectangle
        var amount: CGFloat

        public func path(in rect: CGRect) -> Path {
            let corner = CGSize(
                width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
            return Path(roundedRect: rect.shrunk(by: amount), cornerSize: corner, style: base.style)
        }

        /// Returns the shape inset further.
        ///
        /// - Parameter amount: The additional inset, in points.
        public func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }

        public var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set {
                base.animatableData = newValue.first
                amount = newValue.second
            }
        }
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with equally rounded elliptical corners.
    ///
    /// - Parameters:
    ///   - cornerSize: The width and height of each corner's curve, in points.
    ///   - style: The curve of the corners; continuous by default.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with equally rounded corners.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - style: The curve of the corners; continuous by default.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
