import Reactive

extension Graph {
    /// Suspends until a flush has made a condition true; see `ViewHost.until`. Don't set `onFlush` meanwhile.
    @discardableResult
    public func until(_ condition: @escaping @MainActor () -> Bool) async -> Bool {
        if condition() { return true }
        let watch = FlushWatch.of(self)
        let ticket = watch.nextTicket()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { return continuation.resume(returning: false) }
                watch.add(ticket, condition, continuation)
            }
        } onCancel: {
            Task { @MainActor in watch.cancel(ticket) }
        }
    }

    /// Runs something that suspends, settles what it changed, and gives the record of all that the graph did meanwhile.
    public func trace(_ event: () async throws -> Void) async rethrows -> Graph.Trace {
        beginTrace()
        do {
            try await event()
        } catch {
            _ = endTrace()
            throw error
        }
        flush()
        return endTrace()
    }
}

/// Those who wait for a graph's flushes.
///
/// Invariants: there is one for a graph ⇔ somebody waits for it ⇔ the graph's `onFlush` is this one's; each continuation is resumed
/// once, when it leaves `waiting`.
@MainActor
private final class FlushWatch {
    private struct Waiting {
        let ticket: Int
        let condition: @MainActor () -> Bool
        let continuation: CheckedContinuation<Bool, Never>
    }
    private static var watches: [ObjectIdentifier: FlushWatch] = [:]

    private let graph: Graph
    private var onFlush: (@MainActor () -> Void)?
    private var waiting: [Waiting] = []
    private var tickets = 0

    static func of(_ graph: Graph) -> FlushWatch { watches[ObjectIdentifier(graph)] ?? FlushWatch(graph) }

    private init(_ graph: Graph) {
        self.graph = graph
    }

    func nextTicket() -> Int {
        tickets += 1
        return tickets
    }

    func add(
        _ ticket: Int, _ condition: @escaping @MainActor () -> Bool, _ continuation: CheckedContinuation<Bool, Never>
    ) {
        waiting.append(Waiting(ticket: ticket, condition: condition, continuation: continuation))
        guard waiting.count == 1 else { return }
        FlushWatch.watches[ObjectIdentifier(graph)] = self
        onFlush = graph.onFlush
        graph.onFlush = { [self] in
            onFlush?()
            leave(returning: true) { $0.condition() }
        }
    }

    func cancel(_ ticket: Int) {
        leave(returning: false) { $0.ticket == ticket }
    }

    private func leave(returning result: Bool, where isDone: (Waiting) -> Bool) {
        let done = waiting.filter(isDone)
        guard !done.isEmpty else { return }
        waiting.removeAll { waiting in done.contains { $0.ticket == waiting.ticket } }
        if waiting.isEmpty {
            FlushWatch.watches[ObjectIdentifier(graph)] = nil
            graph.onFlush = onFlush
        }
        for waiting in done { waiting.continuation.resume(returning: result) }
    }
}
