/// The state that the layout items of one host share.
final class LayoutContext {
    /// Whether anything has changed since the last layout.
    @exclusivity(unchecked)
    var isStale = true
    /// Whether an item that isn't a leaf became a child since this was last set to false.
    @exclusivity(unchecked)
    var hasNewBranches = false
    /// The number of measurements so far, for tests and benchmarks.
    @exclusivity(unchecked)
    var measurements = 0
    /// The number of placements so far, for tests and benchmarks.
    @exclusivity(unchecked)
    var placements = 0
    /// The host's safe-area insets, in points.
    var safeAreaInsets = EdgeInsets() {
        didSet { if safeAreaInsets != oldValue { isStale = true } }
    }
    /// The layout direction where no view sets one.
    @exclusivity(unchecked)
    var hostDirection = LayoutDirection.leftToRight
    /// The number of items that set a layout direction, plus one if the host's is right to left.
    @exclusivity(unchecked)
    var directions = 0
    /// Whether any view's layout direction has ever changed.
    @exclusivity(unchecked)
    var hasChangedDirection = false
    /// The number of views in the tree that set each guide explicitly.
    @exclusivity(unchecked)
    private var explicitGuides: [AlignmentKey: Int] = [:]
    /// The greatest depth of a node with an item so far.
    @exclusivity(unchecked)
    private(set) var greatestDepth = 0

    // MARK: Moves

    /// Whether layout records the old frames of items that it moves.
    @exclusivity(unchecked)
    var recordsMoves = false
    /// The moved items with their old frames, by identity.
    @exclusivity(unchecked)
    private var moves: [ObjectIdentifier: (item: LayoutItem, frame: CGRect)] = [:]

    /// Records the frame of an item that is about to move.
    func noteMove(_ item: LayoutItem) {
        let id = ObjectIdentifier(item)
        if moves[id] == nil { moves[id] = (item, CGRect(origin: item.origin, size: item.size)) }
    }

    /// Returns and forgets the items that have moved since the last call, in no order, with their old frames.
    func takeMoves() -> [(item: LayoutItem, frame: CGRect)] {
        guard !moves.isEmpty else { return [] }
        defer { moves = [:] }
        return moves.values.filter { $0.frame != CGRect(origin: $0.item.origin, size: $0.item.size) }
    }

    // MARK: Exits

    /// The items of removed views whose exit is still shown. Their former parents don't place them any more.
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

    /// Releases all items, when no views are left.
    func forgetItems() {
        exiting = [:]
        moves = [:]
    }

    /// Whether moving an item only sets its origin: all directions are left to right, and moves aren't recorded.
    var showsPlacesOnly: Bool { directions == 0 && !recordsMoves }

    /// Updates `greatestDepth` for a new item.
    func noteDepth(_ depth: Int) {
        if depth > greatestDepth { greatestDepth = depth }
    }

    /// Adds to the number of views that set a guide.
    func countExplicit(_ key: AlignmentKey, _ change: Int) {
        explicitGuides[key, default: 0] += change
    }

    /// Returns whether any view may set the guide. True for baselines, which every text sets.
    func mayBeExplicit(_ key: AlignmentKey) -> Bool {
        if key.isBaseline { return true }
        return !explicitGuides.isEmpty && explicitGuides[key, default: 0] > 0
    }
}
