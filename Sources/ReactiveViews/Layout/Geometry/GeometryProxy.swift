/// Access to a view's size and position.
///
/// Inside the closure of a `GeometryReader` each value that is read becomes a dependency: the closure runs again when a
/// layout changes that value. Elsewhere the proxy returns current values. After the view is removed it returns the last
/// ones.
///
/// Its members belong to no actor, so that helper code of any isolation compiles. They must be called on the main
/// thread; otherwise the process ends.
public struct GeometryProxy {
    let reading: GeometryReading
    private let generation: Int

    init(_ reading: GeometryReading) {
        self.reading = reading
        generation = reading.generation
    }

    /// The view's size, in points.
    public var size: CGSize { reading.size }

    /// Returns the view's frame in a coordinate space.
    ///
    /// - Parameter coordinateSpace: The host's space, the view's own, or that of a named ancestor. The host's space
    ///   replaces an unknown name.
    /// - Returns: The frame, in points.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        assumeMainActor((reading, coordinateSpace)) { $0.frame(in: $1) }
    }

    /// Returns the view's frame in a coordinate space.
    ///
    /// - Parameter coordinateSpace: The space, such as `.global` or `.named("list")`.
    /// - Returns: The frame, in points.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of a named ancestor in the view's coordinates.
    ///
    /// - Parameter coordinateSpace: The named space.
    /// - Returns: The bounds, in points; nil if no ancestor has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        assumeMainActor((reading, coordinateSpace.coordinateSpace)) { $0.bounds(of: $1) }
    }

    /// The distances by which the view can extend beyond the safe area, in points. Zero at edges where it ends
    /// elsewhere or already ignores the safe area.
    public var safeAreaInsets: EdgeInsets { assumeMainActor(reading) { $0.safeAreaInsets } }

    /// The value of an anchor in the view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        assumeMainActor((anchor, reading)) { $0.value(in: $1.localSpace) }
    }
}
