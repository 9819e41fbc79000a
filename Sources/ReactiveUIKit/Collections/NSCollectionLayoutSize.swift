/// A length of an item in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable { case width, height, absolute, estimated }
    let kind: Kind
    /// The fraction of the container's length, or the length in points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    /// Returns a fraction of the container's width.
    ///
    /// - Parameter fractionalWidth: The fraction.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        make(.width, fractionalWidth)
    }
    /// Returns a fraction of the container's height.
    ///
    /// - Parameter fractionalHeight: The fraction.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        make(.height, fractionalHeight)
    }
    /// Returns a length.
    ///
    /// - Parameter absoluteDimension: The length, in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        make(.absolute, absoluteDimension)
    }
    /// Returns the length of the content.
    ///
    /// - Parameter estimatedDimension: The length before the content is measured, in points.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        make(.estimated, estimatedDimension)
    }
    /// Returns the length of the content, which is the greatest among siblings in Apple's layout; here each item has
    /// its own.
    ///
    /// - Parameter estimate: The length before the content is measured, in points.
    public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        make(.estimated, estimate)
    }

    private class func make(_ kind: Kind, _ dimension: CGFloat) -> NSCollectionLayoutDimension {
        guard dimension.isFinite, dimension >= 0 else {
            Diagnostics.report(
                Diagnostic(.invalidLayout, "Invalid dimension \(dimension) of a compositional layout; using 0."))
            return NSCollectionLayoutDimension(kind, 0)
        }
        return NSCollectionLayoutDimension(kind, dimension)
    }

    /// Whether the length is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .width }
    /// Whether the length is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .height }
    /// Whether the length is fixed.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the length is that of the content.
    public var isEstimated: Bool { kind == .estimated }

    /// Returns the length in a container, in points.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .width: dimension * container.width
        case .height: dimension * container.height
        case .absolute, .estimated: dimension
        }
    }
}

/// A size of an item in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    ///
    /// - Parameters:
    ///   - widthDimension: The width.
    ///   - heightDimension: The height.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
        super.init()
    }

    /// Returns the size in a container, in points.
    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}

/// A distance between items of a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
    /// The distance, or the least distance, in points.
    public let spacing: CGFloat
    /// Whether the distance may be larger.
    public let isFlexibleSpacing: Bool
    /// Whether the distance is fixed.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, _ isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// Returns a distance that takes free space.
    ///
    /// - Parameter flexibleSpacing: The least distance, in points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, true)
    }
    /// Returns a fixed distance.
    ///
    /// - Parameter fixedSpacing: The distance, in points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, false)
    }
}

/// The distances around an item of a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The distance at the leading edge; nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The distance at the top; nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// The distance at the trailing edge; nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The distance at the bottom; nil for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates distances.
    ///
    /// - Parameters:
    ///   - leading: The distance at the leading edge; nil for none.
    ///   - top: The distance at the top; nil for none.
    ///   - trailing: The distance at the trailing edge; nil for none.
    ///   - bottom: The distance at the bottom; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }
}

/// The place of a supplementary view at an item.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
    /// The edges.
    public let edges: NSDirectionalRectEdge
    /// The distance from the edges, in points or as a fraction of the view's size.
    public let offset: CGPoint
    /// Whether the distance is a fraction of the view's size.
    public let isFractionalOffset: Bool
    /// Whether the distance is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Creates a place at edges.
    ///
    /// - Parameter edges: The edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, false) }
    /// Creates a place at a distance.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - absoluteOffset: The distance, in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, false)
    }
    /// Creates a place at a distance.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - fractionalOffset: The distance as a fraction of the view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, true)
    }
    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, _ isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
        super.init()
    }

    /// Returns the frame of a view of a size at an item's frame.
    func frame(of size: CGSize, at item: CGRect) -> CGRect {
        func place(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ atLow: Bool, _ atHigh: Bool) -> CGFloat {
            atLow ? low : atHigh ? high - length : (low + high - length) / 2
        }
        let move = isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
        return CGRect(
            x: place(item.minX, item.maxX, size.width, edges.contains(.leading), edges.contains(.trailing)) + move.x,
            y: place(item.minY, item.maxY, size.height, edges.contains(.top), edges.contains(.bottom)) + move.y,
            width: size.width, height: size.height)
    }
}
