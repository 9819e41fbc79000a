/// The geometry that a proxy's reader has received, compared with the current geometry after each layout.
///
/// Invariants: `frames` holds each space read since the last `begin` once, with the returned frame. `bounds` holds the
/// sizes of the named ancestors whose bounds were returned.
final class GeometryReading {
    /// The node whose geometry is read. Weak: a removed view has no current geometry.
    private weak var node: ViewNode?
    private(set) var size = CGSize.zero
    private var frames: [(space: CoordinateSpace, frame: CGRect)] = []
    private var bounds: [(name: AnyHashable, size: CGSize)] = []
    private var insets: EdgeInsets?
    /// The space in which anchors were converted.
    private var place: LocalSpace?
    /// The number of calls of `begin`. It makes a proxy passed down unequal to the previous one.
    private(set) var generation = 0

    init(_ node: ViewNode) {
        self.node = node
    }

    @MainActor
    private var item: LayoutItem? { node?.isMounted == true ? node?.layoutItem : nil }

    /// Discards the recorded reads; later reads return and record current values.
    @MainActor
    func begin() {
        size = item?.size ?? size
        frames = []
        bounds = []
        insets = nil
        place = nil
        generation += 1
    }

    /// Returns the view's frame; the last recorded one after the view's removal.
    @MainActor
    func frame(in space: CoordinateSpace) -> CGRect {
        let told = frames.first { $0.space == space }?.frame
        guard let frame = item?.frame(in: space) else { return told ?? CGRect(origin: .zero, size: size) }
        if told == nil { frames.append((space, frame)) }
        return frame
    }

    @MainActor
    func bounds(of space: CoordinateSpace) -> CGRect? {
        guard case .named(let name) = space, let item, let named = item.item(ofSpace: name) else { return nil }
        _ = frame(in: space)
        if !bounds.contains(where: { $0.name == name }) { bounds.append((name, named.size)) }
        return CGRect(origin: .zero, size: named.size).transformed(by: item.transform(to: named).undone)
    }

    /// The view's coordinates; the last recorded ones after the view's removal.
    @MainActor
    var localSpace: LocalSpace {
        guard let item else { return place ?? LocalSpace(size: size) }
        let now = LocalSpace(of: item)
        if place == nil { place = now }
        return now
    }

    @MainActor
    var safeAreaInsets: EdgeInsets {
        let now = item?.unsafeInsets ?? insets ?? EdgeInsets()
        if insets == nil { insets = now }
        return now
    }

    /// Whether a recorded value differs from the current one.
    @MainActor
    var hasChanged: Bool {
        guard let item else { return false }
        if item.size != size { return true }
        if let place, place != LocalSpace(of: item) { return true }
        if let insets, item.unsafeInsets != insets { return true }
        if bounds.contains(where: { item.item(ofSpace: $0.name)?.size != $0.size }) { return true }
        return frames.contains { item.frame(in: $0.space) != $0.frame }
    }
}
