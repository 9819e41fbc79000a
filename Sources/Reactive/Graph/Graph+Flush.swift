extension Graph {
    // MARK: Events

    /// Runs an event (a tap, a timer's tick, a test's step), then applies everything that it changed.
    ///
    /// Events may be nested; the outermost one flushes when it ends, also if it throws. Inside of a pass of another
    /// graph the flush is scheduled instead.
    ///
    /// ```swift
    /// let graph = Graph()
    /// let count = graph.variable(0)
    /// let doubled = graph.perform {
    ///     count.value += 1
    ///     return count.value * 2
    /// }
    /// ```
    ///
    /// - Parameter event: the code to run, on the calling thread, with the host's ambient state installed.
    /// - Returns: what `event` returns.
    /// - Throws: Rethrows what `event` throws, after the flush.
    @inlinable
    public func perform<Result, Failure: Error>(_ event: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard let host, host.installsAmbientState, !isInEvent else { return try performHere(event) }
        var outcome: Swift.Result<Result, Failure>?
        host.run {
            outcome = Swift.Result { () throws(Failure) -> Result in try performHere(event) }
        }
        guard let outcome else {
            fatalError("\(type(of: host)).run(_:) returned without calling its argument. Call it exactly once.")
        }
        return try outcome.get()
    }

    @inlinable
    func performHere<Result, Failure: Error>(_ event: () throws(Failure) -> Result) throws(Failure) -> Result {
        beginEvent()
        defer { endEvent() }
        return try event()
    }

    @usableFromInline
    nonisolated func beginEvent() {
        activity.beginEvent()
        inbox.enter()
    }

    @usableFromInline
    nonisolated func endEvent() {
        activity.endEvent()
        guard activity.isIdle else { return }
        if evaluation.pointee.isInPass {
            // Within another graph's pass: no body is evaluated within another body.
            inbox.leave()
            inbox.scheduleFlush()
        } else {
            runFlush()
        }
    }

    // MARK: Flushes

    /// Applies all changes made so far and the changes that follow from them.
    ///
    /// Within an event or a flush it does nothing, since their end flushes. Within an update it reports a
    /// diagnostic, and a flush follows later.
    public func flush() {
        guard mayFlush() else { return }
        if let host, host.installsAmbientState { host.run { enterAndFlush() } } else { enterAndFlush() }
    }

    /// Whether a flush may begin now. Reports one that is requested by a body, and schedules it.
    nonisolated func mayFlush() -> Bool {
        guard !Evaluation.isCurrentThread else {
            Diagnostics.report(
                .flushDuringUpdate,
                "Graph.flush() was called during \(Evaluation.wording.updateWithArticle); it runs after the update. Call it from events."
            )
            if !activity.isFlushing { inbox.scheduleFlush() }
            return false
        }
        return activity.isIdle
    }

    nonisolated func enterAndFlush() {
        inbox.enter()
        runFlush()
    }

    nonisolated func runScheduledFlush() {
        inbox.scheduledFlushBegins()
        inbox.endReleased()
        activity.beginScheduledFlush()
        defer { activity.endScheduledFlush() }
        if hasHost {
            onOwner { $0.flush() }
        } else if mayFlush() {
            enterAndFlush()
        }
    }

    /// Runs a flush in which the inbox has been entered, and leaves it.
    private nonisolated func runFlush() {
        if inbox.isInsideAnnouncement {
            // Called by a subscriber of a change that is announced and not made yet: bodies would read the old values.
            inbox.leave()
            return inbox.scheduleFlush()
        }
        activity.beginFlush()
        let evaluation = evaluation
        Evaluation.beginUse(evaluation)
        let passesBefore = passCount
        flushCount += 1
        transactionCount += 1
        // The caller's transaction doesn't apply to changes that actions make.
        if !Transaction.mayBeCurrent || Transaction.current.isEmpty {
            runRounds(passesBefore)
        } else {
            Transaction.with(Transaction()) { runRounds(passesBefore) }
        }
        activity.endFlush()
        if !pass.transaction.isEmpty { pass.transaction = Transaction() }
        inbox.leave()
        Evaluation.endUse(evaluation)
        if pass.hasUnfinished { markUnfinished() }
        assert(hasValidInvariants)
        if inbox.takeAppliedWrites() || passCount != passesBefore || showsFrame {
            showsFrame = false
            notifyFlushObservers()
        }
        if hasHost { onOwner { $0.host?.didSettle($0) } }
    }

    /// Queues the changes again that were announced, and may have been incomplete when they were applied.
    private nonisolated func markUnfinished() {
        for mark in pass.takeUnfinished() {
            if let announcer = mark.announcer, !mark.isManual {
                announcer.whenDone { [inbox] in inbox.markAgain(mark) }
            } else {
                inbox.markAgain(mark)
            }
        }
    }

    // MARK: Rounds

    /// Runs rounds until nothing is left to do, or the flush has used up its rounds.
    private nonisolated func runRounds(_ passesBefore: Int) {
        rounds.begin()
        while hasMoreToDo(since: passesBefore) {
            guard rounds.beginRound() else {
                reportStorm()
                break
            }
            runRound()
        }
        rounds.end()
    }

    /// Whether the flush goes on. Once it is settled the host may add to it.
    private nonisolated func hasMoreToDo(since passesBefore: Int) -> Bool {
        guard hasSettled else { return true }
        guard passCount != passesBefore, hasHost else { return false }
        onOwner { $0.host?.willEndFlush(of: $0) }
        return !hasSettled
    }

    /// Applies the transactions queued now, one after the other, and runs the actions after each. Changes that these
    /// make wait for the next round.
    private nonisolated func runRound() {
        inbox.roundBegins()
        guard inbox.mayHaveQueued else {
            runPass(nil)
            return runActions()
        }
        var waiting = 0
        if inbox.hasListed, case let queued = inbox.queued, queued.count > 0, !queued.isFirstPlain {
            waiting = queued.count
            runPass(nil)
        } else {
            let first = inbox.takeFirst(for: pass.spent)
            waiting = first?.rest ?? 0
            runPass(first?.transaction)
        }
        runActions()
        while waiting > 0, let next = inbox.takeFirst(for: pass.spent) {
            waiting -= 1
            runPass(next.transaction)
            runActions()
        }
    }

    private nonisolated func runActions() {
        while let observer = actions.takeFirstObserver() {
            observer.withObject { node in
                if recorder.isOn {
                    record(ActionQueue.Action(node: node, kind: Graph.telling, place: nil, perform: {}))
                }
                node.flags.replace(.telling, by: .running)
                uncheckedDowncast(node, to: ObservingNode.self).performTelling()
                node.flags.subtract(.running)
            }
        }
        while let action = actions.takeFirst() {
            if recorder.isOn { record(action) }
            action.work()
        }
    }

    /// Raises the running flush's limit of rounds by one, for a round that only makes what could not be made before.
    ///
    /// To be called by a host in ``Host/willEndPass(of:)`` or in a node's update. Takes effect once a round, and 64
    /// times a flush.
    public func grantRound() { rounds.grant() }

    /// Reports that the flush has used up its rounds, with the cause.
    private nonisolated func reportStorm() {
        let perFlush = self.rounds.perFlush
        let rounds = perFlush == 1 ? "1 round" : "\(perFlush) rounds"
        // Other threads have scheduled a flush for what they changed meanwhile.
        let isForeign = inbox.hasOnlyForeign && pass.dirty.isEmpty && actions.isEmpty && derivedValues.isSettled
        Diagnostics.report(
            Diagnostic(
                .updateStorm,
                isForeign
                    ? "Other threads made changes during each of \(rounds) of a flush; the rest waits for the next flush."
                    : "Changes caused further changes for \(rounds); the rest waits for the next flush.",
                path: self.rounds.lastUpdated?.pathOnOwner ?? ""))
    }
}
