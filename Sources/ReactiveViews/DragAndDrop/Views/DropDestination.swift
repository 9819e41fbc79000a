import Reactive

nonisolated extension View {
    /// Lets the user drop values of a type on the view.
    ///
    /// Content of another type is converted by the type's transfer representation, or refused. If a conversion is
    /// asynchronous, the drop counts as accepted, and the action runs later as an event of its own.
    ///
    /// ```swift
    /// List(notes) { note in Text(note.title) }
    ///     .dropDestination(for: Note.self) { items, location in
    ///         notes += items
    ///         return true
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Receives the values, and the place in points in the view's coordinates. Returns whether the drop was
    ///     accepted.
    ///   - isTargeted: Called with true when acceptable content enters the view, and with false when it leaves or is
    ///     dropped.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(handler: ValueDropHandler(action: action, isTargeted: isTargeted)),
            as: ModifierKind.DropDestination<T>.self)
    }
}

/// Hands dropped values of a type to an action.
private struct ValueDropHandler<T: Transferable> {
    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void
}

extension ValueDropHandler: DropHandling {
    func isInterested(in info: DropInfo) -> Bool { info.providers.contains { $0.canLoad(T.self) } }

    func perform(_ info: DropInfo, in graph: Graph) -> Bool {
        let drop = TransferDrop(at: info.location, in: graph, action)
        return drop.begin(info.providers.filter { $0.canLoad(T.self) })
    }

    func target(_ isTargeted: Bool) { self.isTargeted(isTargeted) }
}

/// A drop whose values are being read.
///
/// Invariants: `missing` values haven't been read yet. The action runs once, when none is missing and at least one
/// could be read.
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

    /// Returns whether the drop was accepted. True while values are still missing.
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
