nonisolated extension Graph {
    /// Applies a transaction, or only what follows from the last one, and updates the marked nodes.
    func runPass(_ changes: PendingTransaction?) {
        passCount += 1
        if recorder.isOn { Node.onOwner { self.recordPass() } }
        // A pass without changes, for instance one that a layout caused, belongs to the transaction before.
        let isListed = inbox.hasListed
        if isListed, changes == nil {
            if !pass.transaction.isEmpty { pass.transaction = Transaction() }
            transactionCount += 1
        }
        if let changes {
            if !pass.transaction.isEmpty || !changes.transaction.isEmpty { pass.transaction = changes.transaction }
            transactionCount += 1
        }
        let evaluation = evaluation
        Evaluation.beginPass(evaluation)
        if isListed { applyListed() }
        if let changes { apply(changes) }
        if !derivedValues.isSettled || !pass.dirty.isEmpty { settleAndUpdateInScope() }
        Evaluation.endPass(evaluation)
        endPass()
    }

    /// Settles and updates in a scope of observation, and what is left when the scope has to end without one.
    private func settleAndUpdateInScope() {
        if runInScope(Graph.settleAndUpdate) { Graph.settleAndUpdate(self) }
    }

    private static let settleAndUpdate: @Sendable (Graph) -> Void = { graph in
        if !graph.pass.isUpdating {
            graph.settleDerivedValues()
            if graph.observation.mustEnd { return graph.observation.cut() }
            _ = graph.pass.takeLowest()
        }
        while graph.pass.isUpdating {
            while let node = graph.pass.takeNext() {
                node.withObject { graph.update($0) }
                if graph.observation.mustEnd { return graph.observation.cut() }
            }
            _ = graph.pass.takeLowest()
        }
    }

    /// Brings the pass's results together, and marks the nodes that were marked too late for it.
    private func endPass() {
        if pass.hasDeferred { return endPassWithDeferred() }
        endRecordedPass()
        endPassOfHostAndActions()
    }

    @inline(__always)
    private func endPassOfHostAndActions() {
        if hasHost { onOwner { $0.host?.willEndPass(of: $0) } }
        if actions.mayHaveActions {
            onOwner { $0.actions.endPassWithActions() }
        } else {
            actions.endPassWithoutActions()
        }
    }

    private func endRecordedPass() {
        recorder.removeReasons()
        if recorder.isOn { onOwner { $0.recorder.observed?.endPass() } }
    }

    @inline(never)
    private func endPassWithDeferred() {
        // Taken out first: the host marks nodes for reasons of their own.
        let late = pass.takeDeferred().map { (node: $0, reasons: recorder.reasons(for: $0)) }
        endRecordedPass()
        endPassOfHostAndActions()
        for (node, reasons) in late {
            node.isDirty = false
            mark(node, because: .other("marked too late for the last pass"))
            if recorder.isOn { recorder.setReasons(reasons, for: node) }
        }
    }

    // MARK: Applying changes

    private func applyListed() {
        inbox.takeListed { $0.applyListed(in: self) }
    }

    private func apply(_ changes: PendingTransaction) {
        let serial = changes.serial
        for location in changes.writes { location.apply(serial, in: self) }
        if !changes.marks.isEmpty { applyMarks(of: changes) }
        changes.removeAll()
        pass.spent = changes
    }

    /// Marks the nodes to which changes were announced.
    private func applyMarks(of changes: PendingTransaction) {
        // One query for all of them: a change that begins later is announced again.
        let areChanging = changes.announcers.map { $0.isChanging }
        for (index, mark) in changes.marks.enumerated() where mark.isDue {
            let reason = changes.reasons.isEmpty ? nil : changes.reasons[index]
            self.mark(mark.node, because: reason.map { Graph.Node.onOwner($0) } ?? .other("announced change"))
            let hasAnnouncer = mark.announcer >= 0
            let mayBeIncomplete = mark.isManual && mark.mayBeIncomplete && !activity.isScheduled
            if mayBeIncomplete || hasAnnouncer && areChanging[Int(mark.announcer)] {
                pass.append(
                    UnfinishedMark(
                        node: mark.node, announcer: hasAnnouncer ? changes.announcers[Int(mark.announcer)] : nil,
                        isManual: mark.isManual, reason: reason, transaction: changes.transaction))
            }
        }
    }

    // MARK: Marking and updating nodes

    /// Puts a node into the running pass, or into the next one.
    @inline(__always)
    func mark(_ node: Graph.Node, because reason: @autoclosure () -> Graph.Reason) {
        // The usual case: a mounted node that isn't marked yet, and is neither a derived value nor a relay.
        guard node.flags.isPlainAndClean, !recorder.isOn else { return markInDetail(node, because: reason()) }
        node.isDirty = true
        pass.insert(node)
        scheduleFlushIfIdle()
    }

    private func markInDetail(_ node: Graph.Node, because reason: @autoclosure () -> Graph.Reason) {
        guard node.isInTree else { return }
        if node.isRelay { return node.relay(reason()) }
        if node.isDerived {
            let node = uncheckedDowncast(node, to: DerivedNode.self)
            if recorder.isOn, !node.freshness.isRunning { recorder.note(reason(), for: node) }
            return node.markOutdated()
        }
        if recorder.isOn { recorder.note(reason(), for: node) }
        guard !node.isDirty else { return }
        node.isDirty = true
        pass.insert(node)
        scheduleFlushIfIdle()
    }

    private func update(_ node: Graph.Node) {
        node.flags.replace(.dirty, by: .running)
        if rounds.isLast { rounds.note(node) }
        let outer = Evaluation.begin(node, in: evaluation)
        Graph.Node.onOwner(node) { $0.update() }
        Evaluation.end(node, outer)
        node.flags.subtract(.running)
        // A body may unmount its own node: then the nodes that it made are unmounted too.
        if !node.isInTree { Graph.Node.onOwner(node) { $0.graph.unmountChildren(of: $0) } }
    }
}
