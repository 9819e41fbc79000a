/// The size that a parent proposes to a child, which then chooses its own.
///
/// Along each axis nil asks for the child's ideal size, 0 for its least and infinity for its greatest size. See
/// <doc:LayoutContract>.
///
/// ```swift
/// let proposal = ProposedViewSize(width: 100, height: nil)
/// let size = subviews[0].sizeThatFits(proposal)
/// ```
public struct ProposedViewSize: Hashable, BitwiseCopyable, Sendable {
    /// The proposed width, in points; nil for the ideal one.
    public var width: CGFloat?
    /// The proposed height, in points; nil for the ideal one.
    public var height: CGFloat?

    /// Creates a proposal.
    ///
    /// - Parameters:
    ///   - width: The proposed width, in points; nil for the ideal one.
    ///   - height: The proposed height, in points; nil for the ideal one.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    ///
    /// - Parameter size: The proposed size, in points.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// A proposal that asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal that asks for the greatest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// A proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Returns the proposal as a size.
    ///
    /// - Parameter size: The size whose width and height replace those that are nil; 10 by 10 points by default.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// The proposed length along an axis.
    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(along axis: Axis, _ major: CGFloat?, across minor: CGFloat?) {
        self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
    }

    /// Returns the proposal with the length of a size along an axis if it has none there.
    func completed(by size: CGSize, along axis: Axis) -> ProposedViewSize {
        ProposedViewSize(along: axis, self[axis] ?? size[axis], across: self[axis.other])
    }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(along axis: Axis, _ major: CGFloat, across minor: CGFloat) {
        self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
    }
}

extension CGPoint {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    func moved(by offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }
    func moved(back offset: CGPoint) -> CGPoint { CGPoint(x: x - offset.x, y: y - offset.y) }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
