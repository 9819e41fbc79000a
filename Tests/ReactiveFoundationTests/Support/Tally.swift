import Foundation
import ReactiveFoundation

/// Counts events on any threads, and resumes the waiters of a count when it is reached.
final class Tally: Sendable {
    private struct State {
        var dates: [Date] = []
        var waiting: [(count: Int, resume: () -> Void)] = []
    }
    private let state = Lock(State())

    var count: Int { dates.count }
    /// When each happened.
    var dates: [Date] { state.withLockUnchecked { $0.dates } }

    /// Something happened; returns how often it has.
    @discardableResult
    func add() -> Int {
        let (count, due) = state.withLockUnchecked { state in
            state.dates.append(Date())
            let count = state.dates.count
            let due = state.waiting.filter { $0.count <= count }
            state.waiting.removeAll { $0.count <= count }
            return (count, due)
        }
        for waiting in due { waiting.resume() }
        return count
    }

    /// Returns when it has happened so often.
    func reaches(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLockUnchecked { state in
                if state.dates.count < count { state.waiting.append((count, { continuation.resume() })) }
                return state.dates.count >= count
            }
            if isThere { continuation.resume() }
        }
    }
}

/// What a repeating action ends itself by.
final class Token: Sendable {
    private let cancellable = Lock<(any Cancellable)?>(nil)

    /// To be called before the action can run.
    func keep(_ cancellable: any Cancellable) { self.cancellable.withLockUnchecked { $0 = cancellable } }
    func cancel() { cancellable.withLockUnchecked { $0.take() }?.cancel() }
}
