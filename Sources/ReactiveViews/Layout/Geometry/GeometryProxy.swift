/// The size of a `GeometryReader`, and where it is.
///
/// A view that reads it in the reader's closure is evaluated again when what it has read is another one after a layout (M16). Outside of
/// evaluations it says how things are now.
public struct GeometryProxy {
    let reader: GeometryReaderItem

    /// The reader's size.
    @MainActor
    public var size: CGSize { reader.reportedSize }

    /// The reader's frame in a coordinate space: the host's, its own, or that of a view around it that was named.
    @MainActor
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { reader.readFrame(in: coordinateSpace) }

    @MainActor
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        reader.readFrame(in: coordinateSpace.coordinateSpace)
    }

    /// The frame of the named view around it; nil if there is none.
    @MainActor
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        reader.bounds(of: coordinateSpace.coordinateSpace)
    }

    /// How much of each side is covered by something else. Nothing is, without a screen.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
