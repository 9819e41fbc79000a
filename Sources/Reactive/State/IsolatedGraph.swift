/// A graph of variables, derived values and observers that belongs to an actor of the program's own.
///
/// It does what a ``Graph`` does for the main actor: passes, rounds and their order are the same, and so are the types
/// of what any thread may touch, ``Graph/Variable`` and publishers. Graphs of different actors work at the same time,
/// on different threads, and flush while the main thread is busy.
///
/// ```swift
/// actor Prices {
///     struct Model {
///         let graph: IsolatedGraph
///         let bid: Graph.Variable<Int>
///         let ask: Graph.Variable<Int>
///         let spread: IsolatedGraph.Derived<Int>
///
///         init(owner: isolated any Actor) {
///             graph = IsolatedGraph(owner: owner)
///             let (bid, ask) = (graph.variable(1), graph.variable(3))
///             (self.bid, self.ask) = (bid, ask)
///             spread = graph.derived { ask.value - bid.value }
///         }
///     }
///     private lazy var model = Model(owner: self)
///
///     func quote(_ bid: Int, _ ask: Int) -> Int {
///         model.graph.perform {
///             model.bid.value = bid
///             model.ask.value = ask
///         }
///         return model.spread.value
///     }
/// }
/// ```
///
/// The graph, its derived values and its observers aren't `Sendable`: the compiler keeps them with the actor that
/// creates the graph. Where it is bypassed, using the graph elsewhere ends the process with a message: creating
/// something in it, events, flushes, canceling an observer, and in debug builds reads of derived values.
///
/// Closures of derived values and observers run on the actor. A closure that refers to the actor keeps it alive, and is
/// kept by the actor; refer to variables instead, as above.
///
/// A derived value or an observer that is released in an event or a flush of its graph ends at once. Elsewhere, where
/// the last reference may go on any thread, it ends on the owner, when the graph is used next or soon after.
///
/// A change made outside of any event, on any thread, is applied soon after by a flush on the actor. A variable may be
/// read in an evaluation of its own actor's graphs. Evaluations of other actors' graphs get its newest value, don't
/// depend on it, and report a diagnostic.
///
/// Nodes, components, environments, objects that announce changes, and traces need a ``Graph``.
///
/// Invariants: the code of the graph runs on the owner's executor, after the owner's end on one thread at a time,
/// except that any thread may release a node, which then waits in the graph's inbox; the graph, which no code outside
/// of this file reaches, has no host, and its nodes are derived values and observers.
public final class IsolatedGraph {
    @usableFromInline let graph: Graph

    /// Creates a graph without nodes.
    ///
    /// ```swift
    /// @globalActor actor Prices {
    ///     static let shared = Prices()
    /// }
    ///
    /// @Prices func makeGraph() -> IsolatedGraph { IsolatedGraph(owner: Prices.shared) }
    /// ```
    ///
    /// - Parameter owner: the actor that uses the graph, on which the calling code runs: `self` in an actor, or the
    ///   `shared` instance of a global actor. The graph doesn't keep it alive.
    public init(owner: isolated any Actor) {
        if owner === MainActor.shared {
            graph = MainActor.assumeIsolated { Graph() }
        } else {
            graph = Graph(owner: owner)
        }
    }

    /// Ends the process if the calling code doesn't run on the owner, and prepares the graph for the calling thread.
    @usableFromInline
    func begin() {
        graph.expectOwner()
        graph.useOnThread()
        graph.inbox.endReleased()
    }

    /// Gives up the reference to a node where the calling code may not run on the owner: an object of a global actor
    /// ends on any thread.
    fileprivate static func release(_ node: Unmanaged<Graph.Node>) {
        // The node may be gone before the call returns, and its graph with it.
        let inbox = node._withUnsafeGuaranteedRef { Unmanaged.passRetained($0.graph.inbox) }
        inbox._withUnsafeGuaranteedRef { $0.release(node) }
        inbox.release()
    }

    // MARK: State

    /// The transaction of the changes that the running pass applies; empty outside of flushes.
    public var transaction: Transaction { graph.pass.transaction }

    /// Whether the calling code is part of an event or a flush: its changes are applied at their end.
    public var isInEvent: Bool { !graph.activity.isIdle }

    /// Whether the calling code runs inside a pass, of this graph or another.
    public var isUpdating: Bool { Evaluation.isCurrentThread }

    /// Whether no change, update or action is pending.
    public var isSettled: Bool { graph.hasSettled }

    /// The number of passes so far.
    public var passes: Int { graph.passCount }

    /// The number of flushes so far, the running one included.
    public var flushes: Int { graph.flushCount }

    /// The number of rounds of changes caused by changes after which a flush reports a storm and stops; 8 by default.
    /// See ``Graph/roundLimit``.
    public var roundLimit: Int {
        get { graph.rounds.perFlush }
        set {
            begin()
            graph.limitRounds(to: newValue, "IsolatedGraph.roundLimit")
        }
    }

    // MARK: Events and flushes

    /// Runs an event, then applies everything that it changed; see ``Graph/perform(_:)``.
    ///
    /// Events may be nested; the outermost one flushes when it ends, also if it throws.
    ///
    /// - Parameter event: the code to run, on the calling thread.
    /// - Returns: what `event` returns.
    /// - Throws: Rethrows what `event` throws, after the flush.
    @inlinable
    public func perform<Result, Failure: Error>(_ event: () throws(Failure) -> Result) throws(Failure) -> Result {
        begin()
        graph.beginEvent()
        defer { graph.endEvent() }
        return try event()
    }

    /// Applies all changes made so far and the changes that follow from them; see ``Graph/flush()``.
    public func flush() {
        begin()
        if graph.mayFlush() { graph.enterAndFlush() }
    }

    /// Runs an action at the end of each flush that changed something, until it is cancelled or the graph is released.
    ///
    /// Actions run in the order in which they were added. O(1).
    ///
    /// - Parameter action: what runs after the flush, on the owner. What it changes is applied by a flush of its own.
    /// - Returns: the registration, to cancel it. It may be ignored: the graph keeps the action.
    @discardableResult
    public func onFlush(_ action: @escaping () -> Void) -> FlushObserver {
        begin()
        let observer = Graph.FlushObserver(graph, action)
        graph.flushObservers.add(observer)
        return FlushObserver(observer)
    }

    /// An action that runs after each flush; see ``IsolatedGraph/onFlush(_:)``.
    public final class FlushObserver {
        private let observer: Graph.FlushObserver

        fileprivate init(_ observer: Graph.FlushObserver) { self.observer = observer }

        /// Removes the action, which doesn't run any more, and releases it. Later calls do nothing. O(the graph's flush
        /// observers).
        public func cancel() { observer.end() }
    }

    // MARK: Values

    /// Creates a value that the program keeps and changes; see `variable(_:named:file:line:)` of ``Graph``.
    ///
    /// - Parameters:
    ///   - value: the initial value.
    ///   - name: the name in messages. Nil, the default: the file and line of the call.
    ///   - file: the file of the call.
    ///   - line: the line of the call.
    /// - Returns: the variable. Any thread may use it if the value is `Sendable`; another one belongs to the owner.
    @inlinable
    public func variable<Value>(
        _ value: Value, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Graph.Variable<Value> {
        begin()
        return Graph.Variable(graph.inbox, DiagnosticName(name, file, line), value)
    }

    /// Subscribes to a publisher, whose newest value derived values and observers depend on by reading it; see
    /// ``Graph/variable(following:initial:named:file:line:)``.
    ///
    /// Requests unlimited demand. Values may come from any thread.
    ///
    /// - Parameters:
    ///   - publisher: the publisher to follow.
    ///   - initial: the value until the publisher delivers one.
    ///   - name: the name in messages. Nil, the default: the file and line of the call.
    ///   - file: the file of the call.
    ///   - line: the line of the call.
    /// - Returns: the newest value.
    public func variable<P: Publisher>(
        following publisher: P, initial: P.Output, named name: String? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Graph.Followed<P.Output> where P.Failure == Never {
        Graph.Followed(variable(initial, named: name ?? "publisher at \(file):\(line)"), publisher)
    }

    /// Creates a value that is computed from others when it is read, and kept until one of them changes; see
    /// ``Graph/derived(named:file:line:_:)``.
    ///
    /// - Parameters:
    ///   - name: the name in messages. Nil, the default: the file and line of the call.
    ///   - file: the file of the call.
    ///   - line: the line of the call.
    ///   - compute: returns the value, from what it reads of the graph; runs on the owner and changes nothing.
    /// - Returns: the derived value, which lasts until its last reference is released.
    @inlinable
    public func derived<Value>(
        named name: String? = nil, file: StaticString = #fileID, line: UInt = #line, _ compute: @escaping () -> Value
    ) -> Derived<Value> {
        begin()
        return Derived(DerivedNode.make(graph, DiagnosticName(name, file, line), compute))
    }

    /// Creates a computed value that has another value as long as it depends on itself; see
    /// ``Graph/derived(onCycle:named:file:line:_:)``.
    ///
    /// - Parameters:
    ///   - cycleValue: the value as long as the derived value depends on itself.
    ///   - name: the name in messages and paths. Nil, the default: the file and line of the call.
    ///   - file: the file of the call.
    ///   - line: the line of the call.
    ///   - compute: returns the value, from what it reads of the graph; runs on the owner and changes nothing.
    /// - Returns: the derived value, which lasts until its last reference is released.
    @inlinable
    public func derived<Value>(
        onCycle cycleValue: Value, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ compute: @escaping () -> Value
    ) -> Derived<Value> {
        begin()
        return Derived(DerivedNode.make(graph, DiagnosticName(name, file, line), onCycle: cycleValue, compute))
    }

    /// A value computed from others; see ``IsolatedGraph/derived(named:file:line:_:)``.
    ///
    /// Like a ``Graph/Derived``, it is computed at most once per pass, never from half-changed inputs, and marks its
    /// dependents only if the new value differs.
    public final class Derived<Value> {
        // Retained here, and released by `Graph.releaseNodes`; reading it counts no reference.
        @usableFromInline let node: Unowned<DerivedNode>

        @usableFromInline
        init(_ node: DerivedNode) {
            self.node = Unowned(node)
            _ = Unmanaged.passRetained(node)
        }

        deinit { endNode()?.releaseNodes() }

        /// Not inlined: the graph's reference must be the last one when it releases the node.
        @inline(never)
        private func endNode() -> Graph? {
            node.withObject { node in
                guard node.graph.inbox.isEntered else {
                    IsolatedGraph.release(.passUnretained(node))
                    return nil
                }
                node.graph.end(node)
                return node.graph.derivedValues.release(.passUnretained(node)) ? node.graph : nil
            }
        }

        /// The value. Inside of an evaluation it is the value of the pass, and the evaluated node becomes a dependent;
        /// elsewhere it is the newest one, also before a flush.
        @inlinable
        public var value: Value {
            guard let address = read() else { return peek() }
            return ValueMemory<Value>(at: address).value
        }

        @usableFromInline
        func read() -> UnsafeMutableRawPointer? {
            node.withObject { node in
                assert(node.graph.isOnOwner)
                node.graph.useOnThread()
                return node.read()
            }
        }

        @usableFromInline
        func peek() -> Value {
            node.withObject { $0.graph.peek($0) }
        }

        /// The names of the values of a shortest cycle through this one, from this one to itself; nil if this value
        /// doesn't depend on itself. See ``Graph/Derived/cycle``.
        public var cycle: [String]? {
            node.withObject { node in
                node.graph.useOnThread()
                return Evaluation.peeking(node.graph.evaluation).read {
                    _ = value
                    return node.cyclePath()
                }
            }
        }
    }

    /// Runs an action after each pass in which a value changed, with the old and the new value; see
    /// ``Graph/observe(_:initial:named:file:line:perform:)``.
    ///
    /// - Parameters:
    ///   - value: the value to observe; evaluated on the owner.
    ///   - isInitial: whether the action also runs after the first reading, with that value as the old and the new one.
    ///     False by default.
    ///   - name: the name in messages. Nil, the default: the file and line of the call.
    ///   - file: the file of the call.
    ///   - line: the line of the call.
    ///   - action: what to do after a change, on the owner.
    /// - Returns: the observer. The observation ends when it is cancelled or released.
    @inlinable
    public func observe<Value>(
        _ value: @autoclosure @escaping () -> Value, initial isInitial: Bool = false, named name: String? = nil,
        file: StaticString = #fileID, line: UInt = #line, perform action: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> Observer {
        begin()
        let equality = StateEquality<Value>()
        let node = ObservingNode(
            graph, DiagnosticName(name, file, line), isInitial, ValueMemory<Value>.allocate(2),
            distance: ValueMemory<Value>.distance
        ) { task, told, last in
            ObservingNode.perform(task, told, last, comparingBy: equality, read: value, tell: action)
        }
        return Observer(node)
    }

    /// Keeps a value observed until it is cancelled or released; see
    /// ``IsolatedGraph/observe(_:initial:named:file:line:perform:)``.
    public final class Observer {
        private let node: Unmanaged<ObservingNode>

        @usableFromInline
        init(_ node: ObservingNode) {
            self.node = .passRetained(node)
            node.graph.mark(node, because: ObservingNode.first)
        }

        deinit {
            guard node._withUnsafeGuaranteedRef({ $0.graph.inbox.isEntered }) else {
                return IsolatedGraph.release(.fromOpaque(node.toOpaque()))
            }
            node._withUnsafeGuaranteedRef { $0.graph.end($0) }
            node.release()
        }

        /// Ends the observation: the action doesn't run any more, not even for a change that was applied already.
        ///
        /// - Precondition: the calling code runs on the owner.
        public func cancel() {
            node._withUnsafeGuaranteedRef { node in
                node.graph.expectOwner()
                node.graph.useOnThread()
                node.graph.end(node)
            }
        }
    }
}

@available(*, unavailable)
extension IsolatedGraph: Sendable {}

@available(*, unavailable)
extension IsolatedGraph.Derived: Sendable {}

@available(*, unavailable)
extension IsolatedGraph.Observer: Sendable {}

@available(*, unavailable)
extension IsolatedGraph.FlushObserver: Sendable {}
