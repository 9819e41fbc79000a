/// A shape, whose outline follows from the rectangle that it gets. As a view it takes all the room that it is offered and is filled with
/// the foreground's style.
///
/// Shapes belong to no actor, whatever views do: `path(in:)` may be called from anywhere, and may call what it likes.
nonisolated public protocol Shape: Animatable, View {
    /// What the shape is for.
    static var role: ShapeRole { get }

    /// Whether the shape is mirrored where lines of text run from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The outline in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The size that the shape takes of an offer.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
    /// An area.
    case fill
    /// A line.
    case stroke
    /// A line between things.
    case separator
}

extension Shape {
    public static var role: ShapeRole { .fill }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// All that is offered; 10 points where the offer is open.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller on all sides, so that a line inside of its outline can be drawn.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape, smaller by a length on each side; larger for a negative one.
    func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
    /// The rectangle smaller on all sides; without extent in its middle where there isn't enough of it. Unlike `insetBy`, never null.
    func shrunk(by amount: CGFloat) -> CGRect {
        if amount == 0 || !amount.isFinite { return self }
        let width = max(self.width - 2 * amount, 0)
        let height = max(self.height - 2 * amount, 0)
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
