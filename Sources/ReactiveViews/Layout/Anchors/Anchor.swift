/// A rectangle or a point of a view, to be told to others by a preference and looked at in their own coordinates:
/// `proxy[anchor]`.
///
/// Two are equal if they are the same place of the host.
public struct Anchor<Value> {
    /// Which part of a view is meant.
    public struct Source {
        /// The part, given the view's size, in the view's coordinates.
        fileprivate let part: (CGSize) -> [Part]
        fileprivate let make: ([Part]) -> Value
    }

    /// In the host's coordinates.
    private let parts: [Part]
    private let make: ([Part]) -> Value

    init(_ source: Source, in space: LocalSpace) {
        parts = source.part(space.size).map { $0.applying(space.toHost) }
        make = source.make
    }

    /// The value in a view's own coordinates. A rectangle that is turned against these becomes the rectangle around it.
    func value(in space: LocalSpace) -> Value {
        let toView = space.toHost.undone
        return make(parts.map { $0.applying(toView) })
    }
}

/// What anchors are made of: a rectangle, which may be turned, or a point, which is an empty one. A corner and the two
/// sides that begin there.
private struct Part: Hashable {
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

    /// The upright rectangle around it.
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

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.parts == rhs.parts }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        Anchor.Source(part: { _ in [Part(r)] }, make: { $0[0].rect })
    }

    /// The whole view.
    public static var bounds: Anchor<Value>.Source {
        Anchor.Source(part: { [Part(CGRect(origin: .zero, size: $0))] }, make: { $0[0].rect })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        Anchor.Source(part: { _ in [Part(p)] }, make: { $0[0].point })
    }

    /// A point as fractions of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        Anchor.Source(
            part: { [Part(CGPoint(x: $0.width * p.x, y: $0.height * p.y))] }, make: { $0[0].point })
    }

    public static var topLeading: Anchor<Value>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<Value>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<Value>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<Value>.Source { unitPoint(.leading) }
    public static var center: Anchor<Value>.Source { unitPoint(.center) }
    public static var trailing: Anchor<Value>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<Value>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<Value>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<Value>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several parts of the view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        part = { size in array.flatMap { $0.part(size) } }
        make = { parts in zip(array, parts).map { $0.make([$1]) } }
    }
}
