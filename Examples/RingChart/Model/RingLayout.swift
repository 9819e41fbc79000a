/// Wedges in a row around the ring, each beginning where the one before it ends.
///
/// Invariants: `wedges[0].start == 0`; `wedges[i].end == wedges[i + 1].start`; the last one ends within a full turn.
struct RingLayout: Equatable {
    static let fullTurn = 2 * Double.pi

    private(set) var wedges: [Wedge] = []

    /// The sum of what the wedges ask for; it may be more than there is.
    var wantedWidth: Double { wedges.reduce(0) { $0 + $1.width } }

    mutating func append(_ wedge: Wedge) {
        wedges.append(wedge)
        distribute()
    }

    /// Does nothing if there is no such wedge.
    mutating func remove(id: Wedge.ID) {
        wedges.removeAll { $0.id == id }
        distribute()
    }

    /// Changes all wedges, then gives each its place.
    mutating func changeAll(_ change: (Wedge) -> Wedge) {
        wedges = wedges.map(change)
        distribute()
    }

    /// Wedges are as wide as they ask for while that fits into a turn; beyond it, all shrink alike.
    private mutating func distribute() {
        let wanted = wantedWidth
        let scale = wanted > Self.fullTurn ? Self.fullTurn / wanted : 1
        var angle = 0.0
        for index in wedges.indices {
            wedges[index].start = angle
            angle = min(angle + wedges[index].width * scale, Self.fullTurn)
            wedges[index].end = angle
        }
    }
}
