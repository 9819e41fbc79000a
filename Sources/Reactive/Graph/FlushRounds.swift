/// Limits the rounds of a flush, and remembers which node to name when the limit is reached.
///
///     count ≤ limit while a flush runs,  limit = perFlush + granted,  0 ≤ granted ≤ maximumGrants,  perFlush ≥ 1
///     lastUpdated ≠ nil  ⇒  a flush is running, and has begun its last round
///     granted grows by at most 1 in each round
struct FlushRounds {
    private static let maximumGrants = 64

    /// The limit without granted rounds. Set between rounds only.
    var perFlush = Graph.roundsPerFlush
    private var count = 0
    private var granted = 0
    private var hasGranted = false
    /// Whether the running round is the last one, unless it grants another.
    private(set) var isLast = false
    /// The last node updated in the final round; named in the storm diagnostic.
    private(set) var lastUpdated: Graph.Node?

    private var limit: Int { perFlush + granted }

    /// Begins a flush.
    mutating func begin() {
        count = 0
        granted = 0
    }

    /// Begins a round; returns false if the flush has used up its rounds.
    mutating func beginRound() -> Bool {
        guard count < limit else { return false }
        count += 1
        isLast = count == limit
        hasGranted = false
        return true
    }

    /// Raises the limit by one, at most once a round and 64 times a flush.
    mutating func grant() {
        guard !hasGranted, granted < Self.maximumGrants else { return }
        hasGranted = true
        granted += 1
    }

    /// Notes an updated node; to be called in the last round only.
    mutating func note(_ node: Graph.Node) { lastUpdated = node }

    /// Ends the flush.
    mutating func end() {
        isLast = false
        lastUpdated = nil
    }

    func checkInvariants() {
        precondition(perFlush >= 1)
        precondition((0...Self.maximumGrants).contains(granted))
        precondition(lastUpdated == nil || isLast)
    }
}
