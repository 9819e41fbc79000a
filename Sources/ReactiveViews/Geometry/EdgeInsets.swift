/// The distances by which the edges of a rectangle move inwards, in points. Negative values move edges outwards.
///
/// ```swift
/// Text("Note").padding(EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12))
/// ```
public struct EdgeInsets: Hashable, BitwiseCopyable, Sendable {
    /// The top edge's inset, in points.
    public var top: CGFloat
    /// The leading edge's inset, in points.
    public var leading: CGFloat
    /// The bottom edge's inset, in points.
    public var bottom: CGFloat
    /// The trailing edge's inset, in points.
    public var trailing: CGFloat

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

    /// Creates insets of equal length at the given edges and zero at the others.
    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// The sum of the leading and the trailing inset.
    var horizontal: CGFloat { leading + trailing }
    /// The sum of the top and the bottom inset.
    var vertical: CGFloat { top + bottom }
}

extension EdgeInsets: Animatable {
    public typealias AnimatableData = AnimatablePair<
        CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >

    public var animatableData: AnimatableData {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}
