/// The size that a parent offers to a child, which chooses its own given it (L1). Nil asks for the ideal, 0 for the least, infinity for
/// the greatest size along an axis.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// The proposal as a size, what it leaves open taken from another one.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// What is proposed along an axis.
    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(along axis: Axis, _ major: CGFloat?, across minor: CGFloat?) {
        self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
    }

    /// The proposal with a size's length along an axis where it leaves that open.
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
