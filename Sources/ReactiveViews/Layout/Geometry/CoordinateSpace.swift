/// What points are counted from.
public enum CoordinateSpace: Hashable {
    /// The host's upper left corner.
    case global
    /// The view's own.
    case local
    /// That of the nearest view around with this name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A way to say which coordinate space is meant.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the nearest view around with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The host's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
    /// The space of the nearest scroll view's content, as it is seen.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace.any) }

    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: ScrollSpace.along(axis))
    }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// The names of scroll views' spaces.
enum ScrollSpace: Hashable {
    case any
    case along(Axis)
}

extension View {
    /// Gives the view's coordinate space a name, for the views inside.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(LayoutModifier(NamedSpaceLayout<T>(name: AnyHashable(name))))
    }

    /// Gives the view's coordinate space a name, for the views inside.
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
    /// The nearest item around, or this one, whose space has the name.
    final func item(ofSpace name: AnyHashable) -> LayoutItem? {
        var item: LayoutItem? = self
        while let current = item {
            if current.isSpace(named: name) { return current }
            item = current.parent
        }
        return nil
    }

    /// The item's frame in a space; in the host's, if no view around has the name.
    final func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: CGRect(origin: .zero, size: size)
        case .global: frame()
        case .named(let name): frame(in: item(ofSpace: name))
        }
    }
}
