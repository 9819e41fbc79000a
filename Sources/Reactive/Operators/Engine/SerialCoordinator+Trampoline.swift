import Synchronization

extension SerialCoordinator {
    /// Runs `body` inside: at once, or after the work enqueued before it. Doesn't run it once closed. With `mayWait`,
    /// the calling thread is a sender and waits if too much work is pending.
    @usableFromInline
    final func perform(mayWait: Bool = false, _ body: @escaping () -> Void) {
        switch enter() {
        case .first:
            if isOpen { body() }
            leave()
        case .again: if isOpen { body() }
        case .refused:
            if mayOvertake(Self.noSlot) {
                if isOpen { body() }
            } else if mayWait {
                enqueueOrWait(Self.noSlot, body)
            } else {
                enqueue(Self.noSlot, body)
            }
        }
    }

    /// Tries to enter. On `.first`, the caller must call `leave()`; on `.refused`, it must call `enqueue`,
    /// `enqueueOrWait` or `offer`, or handle its event at once if `mayOvertake`.
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

    /// Whether the calling thread is inside, and an event of the slot would overtake no earlier one of that upstream
    /// and none that this thread has added since it is inside. Called after `enter` has refused.
    @usableFromInline
    final func mayOvertake(_ slot: Int) -> Bool {
        let me = ThreadIdentity.current
        return occupant == me && pendingWork.withLockUnchecked { !$0.precedes(slot, me) }
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

    /// Adds work for the thread inside, or runs it if there is none. Doesn't wait.
    @usableFromInline
    final func enqueue(_ slot: Int, _ work: @escaping () -> Void) {
        let piece = PendingWork.Piece(
            run: work, slot: slot, thread: ThreadIdentity.current, admission: .inAddition)
        pendingWork.withLockUnchecked { append(piece, to: &$0) }
        processPendingWork()
    }

    /// Adds the delivery of a value. If too much work is pending, waits until it has run, unless the thread inside
    /// waits for the calling thread.
    @usableFromInline
    final func enqueueOrWait(_ slot: Int, _ work: @escaping () -> Void) {
        let me = ThreadIdentity.current
        let isInside = occupant == me
        let piece = PendingWork.Piece(
            run: work, slot: slot, thread: me, admission: isInside ? .inAddition : .withinLimit)
        let isAdded = pendingWork.withLockUnchecked { queue in
            if queue.isFull, !isInside { return false }
            append(piece, to: &queue)
            return true
        }
        if isAdded { processPendingWork() } else { addAndWait(slot, work) }
    }

    private final func append(_ piece: PendingWork.Piece, to queue: inout PendingWork) {
        queue.append(piece)
        hasPendingWork.store(true, ordering: .sequentiallyConsistent)
    }

    private final func addAndWait(_ slot: Int, _ work: @escaping () -> Void) {
        guard WaitForGraph.beginWait(for: self) else { return enqueue(slot, work) }
        // From here on this thread runs no foreign code until it is inside or woken.
        let waiter = Waiter()
        let piece = PendingWork.Piece(run: work, slot: slot, thread: waiter.thread, admission: .waited(waiter))
        pendingWork.withLockUnchecked { append(piece, to: &$0) }
        if trampoline.tryEnter() == .first {
            WaitForGraph.endWait(of: waiter.thread)
            process(startingInside: true, own: waiter.isWoken ? nil : waiter)
        } else if waiter.wait() == .takesOver {
            process(startingInside: true, own: waiter)
        }
    }

    /// Runs pending work, unless another thread is inside; then that thread runs it.
    @usableFromInline
    final func processPendingWork() { process(startingInside: false, own: nil) }

    /// Runs pending work until none is left, or until the thread hands over, which it doesn't before its own work has
    /// run.
    private final func process(startingInside: Bool, own: Waiter?) {
        var (isInside, own, count) = (startingInside, own, 0)
        while isInside || mustProcess {
            let entry = isInside ? .first : trampoline.tryEnter()
            isInside = false
            switch entry {
            case .first:
                if let next = runPendingWork(&own, &count) { return handOver(to: next) }
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

    private final func handOver(to waiter: Waiter) {
        WaitForGraph.endWait(of: waiter.thread)
        trampoline.handOver(to: waiter.thread)
        waiter.wake(.takesOver)
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

    /// Runs what other threads enqueued, before anything else. Takes one piece of work at a time, so that an event of
    /// the same upstream that arrives meanwhile finds the rest pending. Once closed, the work is released without
    /// running. Demand is forwarded between the pieces, since the queue may never be empty. Returns the waiter to hand
    /// over to, if there is one.
    private final func runPendingWork(_ own: inout Waiter?, _ count: inout Int) -> Waiter? {
        isProcessingPendingWork = true
        defer { isProcessingPendingWork = false }
        while true {
            switch nextPendingWork(after: count, mayHandOver: own == nil) {
            case .run(let piece):
                if isOpen { piece.run() }
                count += 1
                if let waiter = piece.waiter { wake(waiter, &own) }
                forwardDemand()
            case .handOver(let waiter): return waiter
            case .nothing: return nil
            }
        }
    }

    private final func nextPendingWork(after count: Int, mayHandOver: Bool) -> PendingWork.Next {
        pendingWork.withLockUnchecked { queue in
            let next = queue.next(after: count, mayHandOver: mayHandOver)
            if queue.isEmpty { hasPendingWork.store(false, ordering: .relaxed) }
            return next
        }
    }

    /// Ends a thread's wait after its work has run. The calling thread's own needs no wake-up.
    private final func wake(_ waiter: Waiter, _ own: inout Waiter?) {
        if waiter === own {
            own = nil
        } else {
            WaitForGraph.endWait(of: waiter.thread)
            waiter.wake(.done)
        }
    }
}
