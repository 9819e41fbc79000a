/// The distances by which the edges of a rectangle move inwards, in points.
///
/// ```swift
/// let content = view.bounds.inset(by: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
/// ```
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The top edge's inset, in points.
    public var top: CGFloat
    /// The left edge's inset, in points.
    public var left: CGFloat
    /// The bottom edge's inset, in points.
    public var bottom: CGFloat
    /// The right edge's inset, in points.
    public var right: CGFloat

    /// Insets of zero.
    public static let zero = UIEdgeInsets()

    /// Creates insets of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets.
    ///
    /// - Parameters:
    ///   - top: The top edge's inset, in points.
    ///   - left: The left edge's inset, in points.
    ///   - bottom: The bottom edge's inset, in points.
    ///   - right: The right edge's inset, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates insets from those of a view's edges, in a layout from left to right.
    ///
    /// - Parameter edgeInsets: The insets of the view's edges.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, left: edgeInsets.leading, bottom: edgeInsets.bottom, right: edgeInsets.trailing)
    }
}

/// The distances by which the edges of a rectangle move inwards, in points, by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The top edge's inset, in points.
    public var top: CGFloat
    /// The leading edge's inset, in points.
    public var leading: CGFloat
    /// The bottom edge's inset, in points.
    public var bottom: CGFloat
    /// The trailing edge's inset, in points.
    public var trailing: CGFloat

    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates insets.
    ///
    /// - Parameters:
    ///   - top: The top edge's inset, in points.
    ///   - leading: The leading edge's inset, in points.
    ///   - bottom: The bottom edge's inset, in points.
    ///   - trailing: The trailing edge's inset, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets from those of a view's edges.
    ///
    /// - Parameter edgeInsets: The insets of the view's edges.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
            trailing: edgeInsets.trailing)
    }
}

extension EdgeInsets {
    /// Creates insets from UIKit's directional insets.
    ///
    /// - Parameter nsEdgeInsets: The directional insets.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(
            top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
            trailing: nsEdgeInsets.trailing)
    }
}

extension CGRect {
    /// Returns the rectangle with its edges moved inwards.
    ///
    /// - Parameter insets: The distances, in points.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// Returns insets; same as the initializer.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// A distance from a position, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The horizontal distance, in points.
    public var horizontal: CGFloat
    /// The vertical distance, in points.
    public var vertical: CGFloat

    /// A distance of zero.
    public static let zero = UIOffset()

    /// Creates a distance of zero.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Creates a distance.
    ///
    /// - Parameters:
    ///   - horizontal: The horizontal distance, in points.
    ///   - vertical: The vertical distance, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The leading edge.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The trailing edge.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// A direction along the two axes.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Neither axis.
    public static let neither: UIAxis = []
    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The edge or the corner of a rectangle that something is aligned with.
public enum NSRectAlignment: Int, Sendable {
    /// None: the centre.
    case none = 0
    /// The top.
    case top = 1
    /// The top and the leading edge.
    case topLeading = 2
    /// The leading edge.
    case leading = 3
    /// The bottom and the leading edge.
    case bottomLeading = 4
    /// The bottom.
    case bottom = 5
    /// The bottom and the trailing edge.
    case bottomTrailing = 6
    /// The trailing edge.
    case trailing = 7
    /// The top and the trailing edge.
    case topTrailing = 8
}
