import Foundation
import Reactive
import ReactiveFoundation

/// A task's wait for events of a recorder.
///
///     continuation ≠ nil  ⇒  not over; it is resumed exactly once
final class RecorderWait: Sendable {
    /// What is waited for.
    enum Goal {
        /// A number of values that weren't read, or the completion.
        case unreadValues(Int)
        /// The completion.
        case completion
    }

    private struct State {
        var isOver = false
        var continuation: CheckedContinuation<Void, Never>?
    }
    private let state = Lock(State())

    /// Suspends until `end` is called. Returns at once if it was called before.
    func suspend(isolation: isolated (any Actor)?) async {
        await withCheckedContinuation(isolation: isolation) { continuation in
            let isOver = state.withLock { state in
                if !state.isOver { state.continuation = continuation }
                return state.isOver
            }
            if isOver { continuation.resume() }
        }
    }

    /// Ends the wait. Later calls have no effect.
    func end() {
        let continuation = state.withLock { state in
            state.isOver = true
            return state.continuation.take()
        }
        continuation?.resume()
    }

    /// Ends the wait after a time of the system's clock.
    func end(after limit: Duration) {
        // A queue other than the main one follows no virtual clock.
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, limit.inSeconds)) { [weak self] in self?.end() }
    }
}
