/// What somebody was told of a view's geometry, so that they can be told when that is something else.
///
/// Invariants: `frames` holds each space once that was asked for since the last `begin`, with the frame that was given; `bounds` the
/// sizes of the named views whose bounds were given.
final class GeometryReading {
    /// The one whose geometry it is; its item is gone with it.
    private weak var node: ViewNode?
    private(set) var size = CGSize.zero
    private var frames: [(space: CoordinateSpace, frame: CGRect)] = []
    private var bounds: [(name: AnyHashable, size: CGSize)] = []
    private var insets: EdgeInsets?
    /// The place in the host that anchors were converted to.
    private var place: LocalSpace?
    /// How often it was read afresh: a proxy that is handed down is another one each time.
    private(set) var generation = 0

    init(_ node: ViewNode) {
        self.node = node
    }

    @MainActor
    private var item: LayoutItem? { node?.isMounted == true ? node?.layoutItem : nil }

    /// Forgets what was told; what is told from now on is how things are now.
    @MainActor
    func begin() {
        size = item?.size ?? size
        frames = []
        bounds = []
        insets = nil
        place = nil
        generation += 1
    }

    /// The last one told if the view is gone.
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

    /// The view's own coordinates; the last ones told if the view is gone.
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

    /// Whether something that was told is something else now.
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
