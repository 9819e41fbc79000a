/// What the layout items of one host share.
final class LayoutContext {
    /// Whether something has changed since the last layout.
    @exclusivity(unchecked)
    var isStale = true
    /// Whether an item with others inside of it was made some item's child since this was last set to false.
    @exclusivity(unchecked)
    var hasNewBranches = false
    /// How many items were measured and placed so far, for tests and for those who measure.
    @exclusivity(unchecked)
    var measurements = 0
    @exclusivity(unchecked)
    var placements = 0
    /// What of the host's edges is no place for views that don't ask for it.
    var safeAreaInsets = EdgeInsets() {
        didSet { if safeAreaInsets != oldValue { isStale = true } }
    }
    /// Which way lines run where no view says.
    @exclusivity(unchecked)
    var hostDirection = LayoutDirection.leftToRight
    /// How many items, the host itself being one, say that lines run from right to left, or from left to right.
    @exclusivity(unchecked)
    var directions = 0
    /// Whether the direction of lines ever changed somewhere.
    @exclusivity(unchecked)
    var hasChangedDirection = false
    /// How often each guide is set explicitly by a view in the tree.
    @exclusivity(unchecked)
    private var explicitGuides: [AlignmentKey: Int] = [:]
    /// The greatest depth of a node that has an item.
    @exclusivity(unchecked)
    private(set) var greatestDepth = 0

    // MARK: Moves

    /// Whether layout is to note where things were.
    @exclusivity(unchecked)
    var recordsMoves = false
    @exclusivity(unchecked)
    private var moves: [ObjectIdentifier: (item: LayoutItem, frame: CGRect)] = [:]

    /// The item is about to get another place.
    func noteMove(_ item: LayoutItem) {
        let id = ObjectIdentifier(item)
        if moves[id] == nil { moves[id] = (item, CGRect(origin: item.origin, size: item.size)) }
    }

    /// The items that have got another place since the last call, in no order, with the frames that they had.
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

    /// No views are left.
    func forgetItems() {
        exiting = [:]
        moves = [:]
    }

    /// Whether an item is shown where it is put: lines run from left to right, and nobody looks at its way.
    var showsPlacesOnly: Bool { directions == 0 && !recordsMoves }

    func noteDepth(_ depth: Int) {
        if depth > greatestDepth { greatestDepth = depth }
    }

    func countExplicit(_ key: AlignmentKey, _ change: Int) {
        explicitGuides[key, default: 0] += change
    }

    /// Whether some view sets the guide. Baselines are set by every text.
    func mayBeExplicit(_ key: AlignmentKey) -> Bool {
        if key.isBaseline { return true }
        return !explicitGuides.isEmpty && explicitGuides[key, default: 0] > 0
    }
}
