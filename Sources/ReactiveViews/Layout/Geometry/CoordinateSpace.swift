/// A coordinate system in which positions are measured, in points.
public enum CoordinateSpace: Hashable {
    /// The coordinates of the host; the origin is its upper left corner.
    case global
    /// The coordinates of the view itself.
    case local
    /// The coordinates of the nearest ancestor with this name.
    case named(AnyHashable)

    /// Whether this is the host's space.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the view's own space.
    public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space.
///
/// ```swift
/// VStack {
///     GeometryReader { proxy in
///         Text("At \(proxy.frame(in: .named("list")).minY)")
///     }
/// }
/// .coordinateSpace(.named("list"))
/// ```
public protocol CoordinateSpaceProtocol {
    /// The coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the nearest ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// The named space.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of the host.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the host's space.
    public init() {}
    /// The host's space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the view's own space.
    public init() {}
    /// The view's own space.
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest ancestor named by `coordinateSpace(_:)`.
    ///
    /// - Parameter name: The name of the space.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The visible area of the nearest scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace.any) }

    /// The visible area of the nearest scroll view that scrolls along an axis.
    ///
    /// - Parameter axis: The axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: ScrollSpace.along(axis))
    }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinates of the host.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinates of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// The names of scroll views' spaces.
enum ScrollSpace: Hashable {
    case any
    case along(Axis)
}

nonisolated extension View {
    /// Names the view's coordinate space for its descendants.
    ///
    /// - Parameter name: The name, for `CoordinateSpace.named(_:)`.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(LayoutModifier(NamedSpaceLayout<T>(name: AnyHashable(name))))
    }

    /// Names the view's coordinate space for its descendants.
    ///
    /// ```swift
    /// VStack { Rows() }
    ///     .coordinateSpace(.named("rows"))
    /// ```
    ///
    /// - Parameter name: The named space.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(LayoutModifier(NamedSpaceLayout<NamedCoordinateSpace>(name: name.name)))
    }
}

private struct NamedSpaceLayout<Name>: UnaryLayout, Equatable {
    let name: AnyHashable

    static var traits: ItemTraits { .namesSpace }
    func hasSpace(named name: AnyHashable) -> Bool { name == self.name }
    func isEqual(to other: NamedSpaceLayout) -> Bool { self == other }
}

extension LayoutItem {
    /// Returns the item itself or its nearest ancestor whose space has the name; nil if there is none.
    final func item(ofSpace name: AnyHashable) -> LayoutItem? {
        var item: LayoutItem? = self
        while let current = item {
            if current.isSpace(named: name) { return current }
            item = current.parent
        }
        return nil
    }

    /// Returns the item's frame in a space; in the host's space if no ancestor has the name.
    final func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: CGRect(origin: .zero, size: size)
        case .global: frame()
        case .named(let name): frame(in: item(ofSpace: name))
        }
    }
}
