/// A rectangle or a point of a view, converted to another view's coordinates by a geometry proxy: `proxy[anchor]`.
///
/// A view passes anchors to its ancestors by a preference. Two anchors are equal if they are the same place of the
/// host.
///
/// ```swift
/// struct Selected: PreferenceKey {
///     static var defaultValue: Anchor<CGRect>? { nil }
///     static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
///         value = value ?? nextValue()
///     }
/// }
///
/// Text("Chosen").anchorPreference(key: Selected.self, value: .bounds) { $0 }
/// ```
public struct Anchor<Value> {
    /// The part of a view that an anchor describes.
    public struct Source: Sendable {
        /// Returns the part, in the view's coordinates, for the view's size.
        fileprivate let part: @Sendable (CGSize) -> [Part]
        fileprivate let make: @Sendable ([Part]) -> Value
    }

    /// The parts, in the host's coordinates.
    private let parts: [Part]
    private let make: @Sendable ([Part]) -> Value

    init(_ source: Source, in space: LocalSpace) {
        parts = source.part(space.size).map { $0.applying(space.toHost) }
        make = source.make
    }

    /// Returns the value in a view's coordinates. A rotated rectangle becomes its bounding rectangle.
    func value(in space: LocalSpace) -> Value {
        let toView = space.toHost.undone
        return make(parts.map { $0.applying(toView) })
    }
}

/// The storage of anchors: a rectangle that may be rotated, or a point, stored as an empty rectangle. It holds a corner
/// and the two sides that start there.
private struct Part: Hashable, Sendable {
    private var x: CGFloat
    private var y: CGFloat
    private var acrossX: CGFloat
    private var acrossY: CGFloat = 0
    private var downX: CGFloat = 0
    private var downY: CGFloat

    init(_ rect: CGRect) {
        (x, y) = (rect.origin.x, rect.origin.y)
        (acrossX, downY) = (rect.size.width, rect.size.height)
    }

    init(_ point: CGPoint) { self.init(CGRect(origin: point, size: .zero)) }

    /// The bounding rectangle.
    var rect: CGRect {
        if acrossY == 0, downX == 0, acrossX >= 0, downY >= 0 {
            return CGRect(x: x, y: y, width: acrossX, height: downY)
        }
        let (left, right) = (min(0, acrossX) + min(0, downX), max(0, acrossX) + max(0, downX))
        let (top, bottom) = (min(0, acrossY) + min(0, downY), max(0, acrossY) + max(0, downY))
        return CGRect(x: x + left, y: y + top, width: right - left, height: bottom - top)
    }

    var point: CGPoint { CGPoint(x: x, y: y) }

    func applying(_ t: CGAffineTransform) -> Part {
        var part = self
        let corner = point.applying(t)
        (part.x, part.y) = (corner.x, corner.y)
        (part.acrossX, part.acrossY) = (t.a * acrossX + t.c * acrossY, t.b * acrossX + t.d * acrossY)
        (part.downX, part.downY) = (t.a * downX + t.c * downY, t.b * downX + t.d * downY)
        return part
    }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.parts == rhs.parts }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's coordinates.
    ///
    /// - Parameter r: The rectangle, in points.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        Anchor.Source(part: { _ in [Part(r)] }, make: { $0[0].rect })
    }

    /// The bounds of the view.
    public static var bounds: Anchor<Value>.Source {
        Anchor.Source(part: { [Part(CGRect(origin: .zero, size: $0))] }, make: { $0[0].rect })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    ///
    /// - Parameter p: The point, in points from the view's origin.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        Anchor.Source(part: { _ in [Part(p)] }, make: { $0[0].point })
    }

    /// A point relative to the view's size.
    ///
    /// - Parameter p: The point, as fractions of the width and the height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        Anchor.Source(
            part: { [Part(CGPoint(x: $0.width * p.x, y: $0.height * p.y))] }, make: { $0[0].point })
    }

    /// The top leading corner.
    public static var topLeading: Anchor<Value>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<Value>.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<Value>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<Value>.Source { unitPoint(.leading) }
    /// The centre.
    public static var center: Anchor<Value>.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<Value>.Source { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<Value>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<Value>.Source { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<Value>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Combines several parts of the view into one anchor.
    ///
    /// - Parameter array: The parts, in order.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        part = { size in array.flatMap { $0.part(size) } }
        make = { parts in zip(array, parts).map { $0.make([$1]) } }
    }
}
