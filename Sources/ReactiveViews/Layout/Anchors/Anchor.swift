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

    init(_ source: Source, of frame: CGRect) {
        parts = source.part(frame.size).map { $0.moved(by: frame.origin) }
        make = source.make
    }

    /// The value in coordinates that begin at a point of the host.
    func value(_ origin: CGPoint) -> Value {
        make(parts.map { $0.moved(by: CGPoint(x: -origin.x, y: -origin.y)) })
    }
}

/// What anchors are made of: a rectangle, or a point, which is an empty one.
private struct Part: Hashable {
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat = 0
    var height: CGFloat = 0

    init(_ rect: CGRect) {
        (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }

    init(_ point: CGPoint) {
        (x, y) = (point.x, point.y)
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    var point: CGPoint { CGPoint(x: x, y: y) }

    func moved(by offset: CGPoint) -> Part {
        var part = self
        part.x += offset.x
        part.y += offset.y
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
