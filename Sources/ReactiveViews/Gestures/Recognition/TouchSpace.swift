/// The coordinates of a touched view, for converting its touches to the host's coordinates.
///
/// The view's place takes a layout, so it is looked up when a recogniser first asks for a point of the host. What is
/// looked up then must be the place at the time of the first touch: `find()` is called before anything can change it.
@MainActor
final class TouchSpace {
    private weak var target: ViewNode?
    private var known: LocalSpace?

    init(of target: ViewNode) {
        self.target = target
    }

    /// Looks up the view's place, unless it is known.
    @discardableResult
    func find() -> LocalSpace {
        if let known { return known }
        let space = target?.localSpace ?? LocalSpace()
        known = space
        return space
    }

    /// Returns the host's point of a touch that began at `start`.
    ///
    /// A touch begins at a point of the view. From there on it moves by points of the host, however the view is scaled
    /// or turned, as a finger does.
    func host(_ location: CGPoint, from start: CGPoint) -> CGPoint {
        let space = find()
        if space.toHost.isShift { return space.host(location) }
        return space.host(start) + location.translation(from: start)
    }
}
