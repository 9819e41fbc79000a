/// Collects the diagnostics that are reported on the main queue while a host's action or event runs.
///
/// Invariant: `observer` is registered from the creation until `stop()` or the end of the value.
final class DiagnosticTap: Sendable {
    private struct State {
        var isOpen = false
        var diagnostics: [Diagnostic] = []
    }

    /// Separate, so that the registered function doesn't keep the tap alive.
    private final class Box: Sendable {
        let state = Lock(State())
    }

    private let box = Box()
    private let observer: Int

    init() {
        observer = Diagnostics.addObserver { [box] diagnostic in
            guard isOnMainQueue else { return }
            box.state.withLock { if $0.isOpen { $0.diagnostics.append(diagnostic) } }
        }
    }

    deinit { stop() }

    /// Sets whether diagnostics are collected now.
    func setOpen(_ isOpen: Bool) { box.state.withLock { $0.isOpen = isOpen } }

    /// Returns the collected diagnostics, and removes them.
    func take() -> [Diagnostic] {
        box.state.withLock { state in
            defer { state.diagnostics = [] }
            return state.diagnostics
        }
    }

    func stop() { Diagnostics.removeObserver(observer) }
}
