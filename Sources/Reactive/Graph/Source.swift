/// A dependency: one node, the *reader*, has read one source in its last evaluation.
///
/// Each edge is in two lists that go through the edges themselves, so that adding and removing one takes constant time
/// and no look-up: the list of the reader (`SourceLinks`), in the order of the reads, and the list of the source
/// (`Graph.Source`), in the order in which the edges were made. Memory of its own, not an object: an edge has one
/// owner, its reader, and counting references to it would take longer than using it.
///
/// An edge keeps its source. A reader removes its edges when it is unmounted, so before it is released.
///
/// Edges belong to the actor of their graph; a read on the thread of its running pass makes some.
struct Edge {
    let source: Unmanaged<Graph.Source>
    let reader: Unowned<Graph.Node>
    /// The source's derived value, if it is one's and mounted.
    var derived: Unowned<DerivedNode>?
    var next: UnsafeMutablePointer<Edge>?
    var previousOfSource: UnsafeMutablePointer<Edge>?
    var nextOfSource: UnsafeMutablePointer<Edge>?
    /// What the source's `lastReading` was when the reader's running evaluation, if any, first read the source.
    var readingBefore: UInt64 = 0

    /// The derived value at the other end, if there is one and it isn't fresh.
    @inline(__always)
    var staleSource: Unowned<DerivedNode>? {
        guard let derived, derived.withObject({ !$0.freshness.isFresh }) else { return nil }
        return derived
    }
}

extension Graph {
    /// A value that bodies read, and that marks its readers when it changes.
    ///
    /// Reads are noted as they happen: ``noteRead()`` during an evaluation makes the evaluated node a dependent, until
    /// an evaluation of that node doesn't read the source, or the node is unmounted.
    ///
    /// Invariants, for a source s and a node n: an edge is in s's list ⇔ it is in the list of its reader; when no
    /// evaluation of n runs, there is one edge from n to s if n's last evaluation read s, else none; during an
    /// evaluation of n with the number e, s.lastReading = e ⇔ it has read s; an unmounted node has no edges.
    ///
    /// ```swift
    /// final class Thermometer {
    ///     private let source = Graph.Source()
    ///     private var stored = 20.0
    ///
    ///     @MainActor var degrees: Double {
    ///         get {
    ///             source.noteRead()
    ///             return stored
    ///         }
    ///         set {
    ///             stored = newValue
    ///             source.markDependents(because: .other("degrees changed"))
    ///         }
    ///     }
    /// }
    /// ```
    open class Source: DynamicPropertySlot {
        // Touched only on the actor of the graph whose nodes read it, or by a read on the thread of its running pass.
        @exclusivity(unchecked)
        nonisolated(unsafe) final fileprivate(set) var firstEdge: UnsafeMutablePointer<Edge>?
        @exclusivity(unchecked)
        nonisolated(unsafe) private final var lastEdge: UnsafeMutablePointer<Edge>?
        /// The number of the evaluation that read this last.
        @exclusivity(unchecked)
        nonisolated(unsafe) fileprivate final var lastReading: UInt64 = 0

        /// The mounted derived value whose output this is.
        var derived: Unowned<DerivedNode>? { nil }

        final var hasDependents: Bool { firstEdge != nil }

        /// Makes the node that is being evaluated a dependent; does nothing outside of evaluations. O(1), without an
        /// allocation if the node's last evaluation read the same sources in the same order.
        ///
        /// An evaluation of an ``IsolatedGraph`` that isn't the main actor's doesn't become a dependent, since the
        /// source marks its dependents on the main actor. That is reported.
        @inline(__always)
        public final func noteRead() { _ = noteReadHere() }

        /// Notes a read as `noteRead` does; returns whether the calling code is an evaluation that may depend on this.
        @usableFromInline @inline(__always)
        final func noteReadHere() -> Bool {
            if Evaluation.mayCrossActors { return noteReadAcrossActors() }
            guard let state = Evaluation.hereOnMain, let node = state.pointee.current else { return false }
            noteRead(by: node, in: state)
            return true
        }

        /// Does the same where graphs of several actors exist, whose evaluations may read values of each other's.
        private final func noteReadAcrossActors() -> Bool {
            guard let state = Evaluation.here, let node = state.pointee.current, mayBeRead(by: node) else {
                return false
            }
            noteRead(by: node, in: state)
            return true
        }

        /// Whether an evaluation of a node may depend on this: both belong to one actor. Reports the read if not.
        final func mayBeRead(by node: Unowned<Graph.Node>) -> Bool {
            node.withObject { node in
                if node.graph.inbox.owner == owningActor { return true }
                reportRead(by: node)
                return false
            }
        }

        @inline(never)
        private final func reportRead(by node: Graph.Node) {
            Diagnostics.report(
                Diagnostic(
                    .readAcrossActors,
                    "\(readName) belongs to a graph of another actor: its newest value was read, and a change of it "
                        + "doesn't cause another evaluation. Follow it with a variable of this graph.",
                    path: node.pathOnOwner))
        }

        /// The actor on which the dependents are marked, as `Inbox.owner` has it.
        var owningActor: UInt { Inbox.mainActor }

        /// The name in messages.
        var readName: String { "A source" }

        /// Notes a read within a pass, whose state is given.
        @inline(__always)
        final func noteRead(in state: Evaluation.StatePointer) {
            if let node = state.pointee.current { noteRead(by: node, in: state) }
        }

        @inline(__always)
        final func noteRead(by node: Unowned<Graph.Node>, in state: Evaluation.StatePointer) {
            node.withObject { node in
                if state.pointee.number != lastReading { node.links.note(self, for: node, in: state) }
            }
        }

        /// Marks all dependents for an update, in this pass or in the next one. O(the dependents).
        ///
        /// - Parameter reason: why they are updated, for traces; evaluated only while a trace is recorded.
        @MainActor
        public final func markDependents(because reason: @autoclosure () -> Graph.Reason) {
            markReaders(because: reason())
        }

        /// Marks all dependents, for the engine: on the actor of their graph.
        @inline(__always)
        final func markReaders(because reason: @autoclosure () -> Graph.Reason) {
            var edge = firstEdge
            while let current = edge {
                current.pointee.reader.withObject { $0.graph.mark($0, because: reason()) }
                edge = current.pointee.nextOfSource
            }
        }

        /// Forgets the derived value whose output this is.
        final func forgetDerived() {
            var edge = firstEdge
            while let current = edge {
                current.pointee.derived = nil
                edge = current.pointee.nextOfSource
            }
        }

        fileprivate final func append(_ edge: UnsafeMutablePointer<Edge>) {
            edge.pointee.previousOfSource = lastEdge
            if let lastEdge { lastEdge.pointee.nextOfSource = edge } else { firstEdge = edge }
            lastEdge = edge
        }

        fileprivate final func remove(_ edge: UnsafeMutablePointer<Edge>) {
            let (previous, next) = (edge.pointee.previousOfSource, edge.pointee.nextOfSource)
            if let previous { previous.pointee.nextOfSource = next } else { firstEdge = next }
            if let next { next.pointee.previousOfSource = previous } else { lastEdge = previous }
        }

        func checkInvariants() {
            var edge = firstEdge
            var previous: UnsafeMutablePointer<Edge>?
            while let current = edge {
                precondition(current.pointee.source.toOpaque() == Unmanaged.passUnretained(self).toOpaque())
                precondition(current.pointee.previousOfSource == previous)
                precondition(current.pointee.reader.object.links.count(of: self) == 1)
                previous = current
                edge = current.pointee.nextOfSource
            }
            precondition(lastEdge == previous)
        }
    }
}

/// The edges from a node to the sources that it depends on, in the order in which its last evaluation first read them.
///
/// An evaluation goes along the list: a read of the source that comes next moves on, a read of another one adds an edge
/// there. At its end the edges that lie behind weren't read, and go.
///
///     an evaluation of a mounted node runs, and isn't interrupted  ⇒  the edges up to `Evaluation.lastEdge` are those
///         of its reads; those behind are left from the one before
struct SourceLinks {
    private(set) var first: UnsafeMutablePointer<Edge>?

    /// Adds a source that an evaluation reads for the first time. Does nothing for an unmounted node: a body may
    /// unmount its own node and read on.
    @inline(__always)
    fileprivate mutating func note(
        _ source: Graph.Source, for node: Graph.Node, in state: Evaluation.StatePointer
    ) {
        let next = if let last = state.pointee.lastEdge { last.pointee.next } else { first }
        // The usual case: an evaluation reads what the one before read.
        guard let next, next.pointee.source.toOpaque() == Unmanaged.passUnretained(source).toOpaque() else {
            return add(source, for: node, before: next, in: state)
        }
        next.pointee.readingBefore = source.lastReading
        source.lastReading = state.pointee.number
        state.pointee.lastEdge = next
    }

    @inline(never)
    private mutating func add(
        _ source: Graph.Source, for node: Graph.Node, before next: UnsafeMutablePointer<Edge>?,
        in state: Evaluation.StatePointer
    ) {
        guard node.flags.contains(.mounted) else { return }
        let edge = UnsafeMutablePointer<Edge>.allocate(capacity: 1)
        edge.initialize(
            to: Edge(
                source: .passRetained(source), reader: Unowned(node), derived: source.derived, next: next,
                readingBefore: source.lastReading))
        source.lastReading = state.pointee.number
        source.append(edge)
        if let last = state.pointee.lastEdge { last.pointee.next = edge } else { first = edge }
        state.pointee.lastEdge = edge
    }

    /// Removes the sources that the evaluation didn't read.
    ///
    /// - Parameters:
    ///   - last: the last edge of its reads; nil if it read nothing.
    ///   - isNested: whether another evaluation goes on, which must find what it has read itself.
    @inline(__always)
    mutating func endEvaluation(at last: UnsafeMutablePointer<Edge>?, isNested: Bool) {
        if isNested, let last { restoreReadings(upTo: last) }
        let stale: UnsafeMutablePointer<Edge>?
        if let last {
            stale = last.pointee.next
            last.pointee.next = nil
        } else {
            stale = first
            first = nil
        }
        if let stale { SourceLinks.remove(stale) }
    }

    private func restoreReadings(upTo last: UnsafeMutablePointer<Edge>) {
        var edge = first
        while let current = edge {
            current.pointee.source._withUnsafeGuaranteedRef { $0.lastReading = current.pointee.readingBefore }
            edge = current == last ? nil : current.pointee.next
        }
    }

    mutating func removeAll() {
        guard let edge = first else { return }
        first = nil
        SourceLinks.remove(edge)
    }

    /// Removes an edge and those behind it. The last reference to a source may go with them, and its value's `deinit`
    /// may run any code: the reader's list must be complete before.
    private static func remove(_ first: UnsafeMutablePointer<Edge>) {
        var edge: UnsafeMutablePointer<Edge>? = first
        while let current = edge {
            let source = current.pointee.source
            source._withUnsafeGuaranteedRef { $0.remove(current) }
            edge = current.pointee.next
            current.deallocate()
            source.release()
        }
    }

    /// Whether the last evaluation read a source. O(the sources that it read).
    func has(_ source: Graph.Source) -> Bool { count(of: source) > 0 }

    /// The number of edges to a source.
    func count(of source: Graph.Source) -> Int {
        var count = 0
        var edge = first
        while let current = edge {
            if current.pointee.source.toOpaque() == Unmanaged.passUnretained(source).toOpaque() { count += 1 }
            edge = current.pointee.next
        }
        return count
    }
}
