/// A shape whose outline is computed from a rectangle.
///
/// As a view a shape takes the size it is proposed and is filled with the foreground style. Shapes aren't isolated to
/// an actor: `path(in:)` may be called from any thread.
///
/// ```swift
/// struct Triangle: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///             path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///             path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///             path.closeSubpath()
///         }
///     }
/// }
/// ```
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The shape's purpose; an area by default.
    static var role: ShapeRole { get }

    /// The rule for mirroring the shape by the layout direction; mirrored from right to left by default.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle to draw in, in points.
    func path(in rect: CGRect) -> Path

    /// Returns the size that the shape takes.
    ///
    /// - Parameter proposal: The proposed size; nil in a dimension means that the shape chooses.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The purpose of a shape.
public enum ShapeRole: Hashable, Sendable {
    /// An area.
    case fill
    /// A line.
    case stroke
    /// A line between items.
    case separator
}

extension Shape {
    /// The role of an area.
    public static var role: ShapeRole { .fill }

    /// Mirrors the shape where lines run from right to left.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Returns the proposed size, with 10 points for each dimension that isn't proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be inset, so that a border can be drawn inside its outline.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape inset on all sides.
    ///
    /// - Parameter amount: The inset, in points; a negative value enlarges the shape.
    func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
    /// Returns the rectangle inset on all sides. A rectangle that is too small becomes empty at its centre; unlike with
    /// `insetBy`, never null.
    func shrunk(by amount: CGFloat) -> CGRect {
        if amount == 0 || !amount.isFinite { return self }
        let width = max(self.width - 2 * amount, 0)
        let height = max(self.height - 2 * amount, 0)
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
