import Synchronization

extension SerialCoordinator {
    /// Runs `body` inside: at once, or after the work enqueued before it. Doesn't run it once closed.
    @usableFromInline
    final func perform(_ body: @escaping () -> Void) {
        switch enter() {
        case .first:
            if isOpen { body() }
            leave()
        case .again: if isOpen { body() }
        case .refused: enqueue(body)
        }
    }

    /// Tries to enter. On `.first`, the caller must call `leave()`; on `.refused`, it must call `enqueue` or `offer`.
    ///
    /// If work is pending, the caller is refused even if no thread is inside. Otherwise a value that the pending work
    /// sends would overtake the caller's value. A thread that tried to enter meanwhile relies on the caller's
    /// `enqueue`.
    @inlinable @inline(__always)
    final func enter() -> Gate.Entry {
        let entry = trampoline.tryEnter()
        guard entry != .refused, hasPendingWork.load(ordering: .relaxed) else { return entry }
        if entry == .first { trampoline.leave() }
        return .refused
    }

    /// Leaves as the outermost entry, and runs the work that other threads enqueued.
    @inlinable @inline(__always)
    final func leave() {
        trampoline.leave()
        if mustProcess { processPendingWork() }
    }

    @inlinable @inline(__always)
    final var mustProcess: Bool {
        let requested = requested.load(ordering: .sequentiallyConsistent)
        return requested > 0 || requested == Self.closing || hasPendingWork.load(ordering: .sequentiallyConsistent)
    }

    /// Adds work for the thread inside, or runs it if there is none.
    @usableFromInline
    final func enqueue(_ work: @escaping () -> Void) {
        pendingWork.withLockUnchecked { queue in
            queue.append(work)
            hasPendingWork.store(true, ordering: .sequentiallyConsistent)
        }
        processPendingWork()
    }

    /// Runs pending work, unless another thread is inside; then that thread runs it.
    @usableFromInline
    final func processPendingWork() {
        while mustProcess {
            switch trampoline.tryEnter() {
            case .first:
                runPendingWork()
                forwardDemand()
                releaseStateIfClosing()
                trampoline.leave()
            case .again:
                // Demand from inside a delivery is handled inside it; other work waits until all entries have left.
                forwardDemand()
                return
            case .refused: return
            }
        }
    }

    private final func forwardDemand() {
        var old = requested.load(ordering: .relaxed)
        while old > 0 {
            // Acquires: what happened before a request happens before the delivery that it allows.
            let result = requested.compareExchange(
                expected: old, desired: 0, successOrdering: .acquiring, failureOrdering: .relaxed)
            if result.exchanged {
                demandAdded(Subscribers.Demand(count: old))
                old = requested.load(ordering: .relaxed)
            } else {
                old = result.original
            }
        }
    }

    private final func releaseStateIfClosing() {
        if requested.compareExchange(expected: Self.closing, desired: Self.closed, ordering: .acquiring).exchanged {
            releaseState()
        }
    }

    /// Runs what other threads enqueued, before anything else. Takes one piece of work at a time, so that a value sent
    /// meanwhile finds the rest pending. Once closed, the work is released without running.
    private final func runPendingWork() {
        isProcessingPendingWork = true
        while let work = nextPendingWork() {
            if isOpen { work() }
        }
        isProcessingPendingWork = false
    }

    private final func nextPendingWork() -> (() -> Void)? {
        pendingWork.withLockUnchecked { queue in
            let work = queue.popFirst()
            if queue.isEmpty { hasPendingWork.store(false, ordering: .relaxed) }
            return work
        }
    }
}
