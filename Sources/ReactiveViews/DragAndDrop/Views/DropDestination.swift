extension View {
    /// Lets the user drop values of a type on the view. The closure says whether it took them; `location` is in the view's
    /// coordinates.
    ///
    /// What is of another type is converted as the type's transfer representation says, or refused. A conversion that takes time
    /// makes the drop one of its own, later; it counts as taken then.
    ///
    /// - Parameter isTargeted: told true when something is dragged over the view that it would take, then false.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                isInterested: { $0.providers.contains { $0.canLoad(payloadType) } },
                perform: { info, graph in
                    let drop = TransferDrop(at: info.location, in: graph, action)
                    return drop.begin(info.providers.filter { $0.canLoad(payloadType) })
                },
                target: isTargeted),
            as: ModifierKind.DropDestination<T>.self)
    }
}

/// A drop whose values are being read.
///
/// Invariants: `missing` values haven't been read yet; the action runs once, when none is missing and at least one could be read.
@MainActor
final class TransferDrop<T: Transferable> {
    private let location: CGPoint
    private let graph: Graph
    private let action: ([T], CGPoint) -> Bool
    private var items: [T?] = []
    private var missing = 0
    private var outcome: Bool?

    init(at location: CGPoint, in graph: Graph, _ action: @escaping ([T], CGPoint) -> Bool) {
        self.location = location
        self.graph = graph
        self.action = action
    }

    /// Says whether the values were taken, or are to come yet.
    func begin(_ providers: [NSItemProvider]) -> Bool {
        items = Array(repeating: nil, count: providers.count)
        missing = providers.count
        for (index, provider) in providers.enumerated() {
            provider.loadTransferable(type: T.self) { result in
                let item = try? result.get()
                onMainActor { self.receive(item, at: index) }
            }
        }
        return outcome ?? (missing > 0)
    }

    private func receive(_ item: T?, at index: Int) {
        items[index] = item
        missing -= 1
        guard missing == 0 else { return }
        let items = items.compactMap { $0 }
        outcome = items.isEmpty ? false : graph.perform { action(items, location) }
    }
}
