/// The state that the layout items of one host share.
final class LayoutContext {
    /// Whether anything changed since the last layout.
    @exclusivity(unchecked)
    var isStale = true
    /// Whether an item that isn't a leaf became a child since this was last set to false.
    @exclusivity(unchecked)
    var hasNewBranches = false
    /// The number of measurements and placements so far, for tests and benchmarks.
    @exclusivity(unchecked)
    var measurements = 0
    @exclusivity(unchecked)
    var placements = 0
    /// The host's safe-area insets, in points.
    var safeAreaInsets = EdgeInsets() {
        didSet { if safeAreaInsets != oldValue { isStale = true } }
    }
    /// The direction of lines where no view sets one.
    @exclusivity(unchecked)
    var hostDirection = LayoutDirection.leftToRight
    /// The number of items that set a direction. The host counts if it sets right to left.
    @exclusivity(unchecked)
    var directions = 0
    /// Whether the direction of lines ever changed somewhere.
    @exclusivity(unchecked)
    var hasChangedDirection = false
    /// The number of views in the tree that set each guide explicitly.
    @exclusivity(unchecked)
    private var explicitGuides: [AlignmentKey: Int] = [:]
    /// The greatest depth of a node that has an item.
    @exclusivity(unchecked)
    private(set) var greatestDepth = 0

    // MARK: Moves

    /// Whether layout records the old frames of items that it moves.
    @exclusivity(unchecked)
    var recordsMoves = false
    @exclusivity(unchecked)
    private var moves: [ObjectIdentifier: (item: LayoutItem, frame: CGRect)] = [:]

    /// Records the frame of an item that is about to move.
    func noteMove(_ item: LayoutItem) {
        let id = ObjectIdentifier(item)
        if moves[id] == nil { moves[id] = (item, CGRect(origin: item.origin, size: item.size)) }
    }

    /// Returns the items that moved since the last call, in no order, with their old frames.
    func takeMoves() -> [(item: LayoutItem, frame: CGRect)] {
        guard !moves.isEmpty else { return [] }
        defer { moves = [:] }
        return moves.values.filter { $0.frame != CGRect(origin: $0.item.origin, size: $0.item.size) }
    }

    // MARK: Exits

    /// The items that are exiting, which no other item places any more.
    @exclusivity(unchecked)
    private(set) var exiting: [ObjectIdentifier: LayoutItem] = [:]

    func isExiting(_ item: LayoutItem) -> Bool { !exiting.isEmpty && exiting[ObjectIdentifier(item)] != nil }
    func beginExit(of item: LayoutItem) { exiting[ObjectIdentifier(item)] = item }
    func endExit(of item: LayoutItem) { exiting[ObjectIdentifier(item)] = nil }

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants() {
        precondition(directions >= 0, "fewer directions are set than none")
        precondition(explicitGuides.values.allSatisfy { $0 >= 0 }, "a guide is set less often than never")
        for (id, item) in exiting {
            precondition(id == ObjectIdentifier(item), "an exiting item is kept as another one")
        }
    }

    /// Releases all items: no views are left.
    func forgetItems() {
        exiting = [:]
        moves = [:]
    }

    /// Whether placing an item only sets its origin: lines run from left to right, and moves aren't recorded.
    var showsPlacesOnly: Bool { directions == 0 && !recordsMoves }

    func noteDepth(_ depth: Int) {
        if depth > greatestDepth { greatestDepth = depth }
    }

    func countExplicit(_ key: AlignmentKey, _ change: Int) {
        explicitGuides[key, default: 0] += change
    }

    /// Returns whether a view may set the guide. Every text sets baselines.
    func mayBeExplicit(_ key: AlignmentKey) -> Bool {
        if key.isBaseline { return true }
        return !explicitGuides.isEmpty && explicitGuides[key, default: 0] > 0
    }
}
