import Synchronization

/// Which node is being evaluated now, and on which thread.
///
/// Passes run on the main actor, one at a time in the whole process, so one place is enough. But properties are read
/// and written from anywhere, and which thread serves the main actor may change between passes (never during one,
/// since a pass doesn't suspend); so the question "am I inside the pass?" is answered by comparing threads.
///
/// Invariant: `thread` ≠ 0 ⇔ a pass is running ⇒ only that thread touches `current`.
enum Evaluation {
    private static let thread = Atomic<UInt>(0)

    // Touched only by the thread that `thread` names, and by that thread when it sets or clears the name.
    @exclusivity(unchecked)
    nonisolated(unsafe) private static var current: Unmanaged<Graph.Node>?

    /// Whether the calling code runs inside a pass (a body, an initialiser called by one, an `update()`).
    @inline(__always)
    static var isCurrentThread: Bool { thread.load(ordering: .relaxed) == ThreadIdentity.current }

    /// The node whose body the calling code belongs to.
    @inline(__always)
    static var node: Graph.Node? {
        guard isCurrentThread, let node = current else { return nil }
        return node._withUnsafeGuaranteedRef { $0 }
    }

    /// The same without counting a reference; nil outside of any evaluation.
    @inline(__always)
    static var unretainedNode: Unmanaged<Graph.Node>? { isCurrentThread ? current : nil }

    /// The path of that node, for diagnostics; empty outside of any evaluation.
    static var currentPath: String {
        guard let node else { return "" }
        return MainActor.assumeIsolated { node.path }
    }

    /// Whether that node is retired, or one above it.
    static var isOfRetired: Bool {
        guard let node else { return false }
        return MainActor.assumeIsolated { node.isRetired }
    }

    @MainActor
    static func beginPass() { thread.store(ThreadIdentity.current, ordering: .relaxed) }

    @MainActor
    static func endPass() { thread.store(0, ordering: .relaxed) }

    /// Runs `body` on behalf of `node`: what it reads becomes a dependency of `node`.
    @MainActor @inline(__always)
    static func run<Result>(_ node: Graph.Node, _ body: () -> Result) -> Result {
        let outer = current
        current = Unmanaged.passUnretained(node)
        defer { current = outer }
        return body()
    }
}
