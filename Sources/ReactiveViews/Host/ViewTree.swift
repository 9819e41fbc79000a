/// What the nodes of one host share: the phase of a pass that comes after all bodies, when what they made is brought
/// together.
///
/// Invariant: `readers` holds each node once; a node in it is marked `isReaderDue`.
@MainActor
final class ViewTree {
    private var readers: [any PreferenceReading] = []
    /// Stays in the tree as long as the host does.
    weak var root: ViewNode?
    let focus = FocusSystem()
    /// Those who present above the root view.
    let presentations = PresentationLevel(within: nil)
    let time: HostTime
    /// A frame of what moves, in the host's seconds: says whether there is more to come. Called as an event, 60 times in a second
    /// of the host's time, from `startFrames()` until it says no.
    var frameHandler: ((_ now: TimeInterval) -> Bool)? {
        get { time.frameHandler }
        set { time.frameHandler = newValue }
    }

    init(_ graph: Graph) {
        time = HostTime(graph)
        graph.willEndPass = { [weak self] in self?.endPass() }
    }

    /// A preference below the reader may have changed.
    func note(_ reader: any PreferenceReading) {
        guard !reader.isReaderDue else { return }
        reader.isReaderDue = true
        readers.append(reader)
    }

    /// Something begins to move.
    func startFrames() { time.startFrames() }

    /// All views are gone.
    func forgetReaders() { readers = [] }

    private func endPass() {
        readPreferences()
        focus.endPass(for: root)
    }

    private func readPreferences() {
        guard !readers.isEmpty else { return }
        // Inner ones first, siblings in order of creation, as their actions will be put in order anyway.
        let due = readers.sorted { ($0.depth, $1.creation) > ($1.depth, $0.creation) }
        readers = []
        for reader in due {
            reader.isReaderDue = false
            if reader.isMounted { reader.readPreference() }
        }
    }
}
