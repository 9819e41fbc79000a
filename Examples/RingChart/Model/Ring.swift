import ReactiveViews

/// The ring that the views show.
///
/// It has no `@Published` property: its publisher is one of its own, which it sends to by hand, **before** each change. Views that hold
/// the ring as an `@EnvironmentObject` notice no difference.
final class Ring: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()

    private var layout = RingLayout() {
        willSet { objectWillChange.send() }
    }
    private var dice: Dice
    private var lastID = 0

    init(seed: UInt64 = 1) {
        dice = Dice(seed: seed)
    }

    /// In the order of their coming, clockwise.
    var wedges: [Wedge] { layout.wedges }

    /// How much of the turn is taken, from 0 to 1.
    var filledShare: Double { (wedges.last?.end ?? 0) / RingLayout.fullTurn }

    func add(width: Double, depth: Double, hue: Double) {
        lastID += 1
        layout.append(Wedge(id: lastID, width: width, depth: depth, hue: hue))
    }

    /// A wedge with thrown width and depth. Hues are a golden section apart, so that neighbours differ.
    func addRandom() {
        let hue = (Double(lastID) * 0.618).truncatingRemainder(dividingBy: 1)
        add(width: dice.roll(0.5...1.6), depth: dice.roll(0.4...1), hue: hue)
    }

    func remove(id: Wedge.ID) {
        guard wedges.contains(where: { $0.id == id }) else { return }
        layout.remove(id: id)
    }

    /// Gives each wedge another width and depth. They stay who they are, so they are seen to move instead of being replaced.
    func randomize() {
        guard !wedges.isEmpty else { return }
        var dice = dice
        layout.changeAll { wedge in
            Wedge(id: wedge.id, width: dice.roll(0.5...1.6), depth: dice.roll(0.4...1), hue: wedge.hue)
        }
        self.dice = dice
    }

    func reset() {
        guard !wedges.isEmpty else { return }
        layout = RingLayout()
    }
}
