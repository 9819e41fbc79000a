/// The size of a view, and where it is.
///
/// A view that reads it in a `GeometryReader`'s closure is evaluated again when what it has read is another one after a layout (M16). Outside
/// of evaluations it says how things were at the last one, or are now; for a view that is gone, how they were.
public struct GeometryProxy {
    let reading: GeometryReading
    private let generation: Int

    init(_ reading: GeometryReading) {
        self.reading = reading
        generation = reading.generation
    }

    /// The view's size.
    @MainActor @preconcurrency
    public var size: CGSize { reading.size }

    /// The view's frame in a coordinate space: the host's, its own, or that of a view around it that was named.
    @MainActor @preconcurrency
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { reading.frame(in: coordinateSpace) }

    @MainActor @preconcurrency
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        reading.frame(in: coordinateSpace.coordinateSpace)
    }

    /// The frame of the named view around it; nil if there is none.
    @MainActor @preconcurrency
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        reading.bounds(of: coordinateSpace.coordinateSpace)
    }

    /// How far the view could reach out at each edge where it ends at the safe area: nothing if it ignores that, or ends elsewhere.
    @MainActor @preconcurrency
    public var safeAreaInsets: EdgeInsets { reading.safeAreaInsets }

    /// What an anchor is in the view's own coordinates.
    @MainActor @preconcurrency
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.value(in: reading.localSpace)
    }
}
