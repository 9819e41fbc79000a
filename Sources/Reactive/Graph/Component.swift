extension Graph {
    /// The value of a component, a view for instance, as its node keeps it: with its dynamic properties installed.
    ///
    /// A host gives one to each node that has a body, since a node's slots are those of one component. The node passes
    /// each new value that its parent makes to ``receive(_:in:)``, and reads ``value`` after ``prepare(in:)`` to
    /// evaluate the body.
    ///
    /// ```swift
    /// struct Panel {
    ///     @State var count = 0
    ///     var line: String { "count \(count)" }
    /// }
    ///
    /// final class PanelNode: Graph.Node {
    ///     private var component = Graph.Component(Panel())
    ///     private(set) var line = ""
    ///
    ///     init(in graph: Graph) {
    ///         super.init(graph: graph, parent: nil)
    ///         setNeedsUpdate(because: .mounted)
    ///     }
    ///
    ///     override func update() {
    ///         component.prepare(in: self)
    ///         let panel = component.value
    ///         line = evaluate { panel.line }
    ///     }
    /// }
    ///
    /// let graph = Graph()
    /// let node = PanelNode(in: graph)
    /// graph.flush()
    /// print(node.line)    // "count 0"
    /// ```
    ///
    /// The node marks itself when it is made: a node that nothing marks is never updated.
    ///
    /// Invariant: after the first `prepare`, every slot of the node is attached to `value`.
    @MainActor
    public struct Component<Value> {
        /// The newest value; its dynamic properties are installed from the first ``prepare(in:)`` on.
        @inlinable public var value: Value { stored }
        @usableFromInline var stored: Value
        @usableFromInline let plan: ComponentPlan

        // The plan gets `&stored` as an address: the system would ask a closure that got it, each time, whether it runs
        // on the main actor.

        /// Creates a component whose dynamic properties aren't installed yet.
        ///
        /// - Parameter value: the first value, a structure.
        @inlinable
        public init(_ value: Value) {
            stored = value
            plan = ComponentPlan.of(Value.self)
        }

        /// Replaces the value by a new one from the parent and marks the node for an update, unless the two are equal
        /// as inputs (see ``Graph/Inputs/areEqual(_:_:)``).
        ///
        /// - Parameters:
        ///   - newValue: the parent's new value.
        ///   - node: the component's node.
        /// - Returns: whether the values differ.
        @inlinable
        public mutating func receive(_ newValue: Value, in node: Graph.Node) -> Bool {
            let plan = plan
            let pristine = plan.needsPristineInput ? PristineInput<Value>.first(of: node) : nil
            let isEqual: Bool
            if let pristine {
                isEqual = plan.inputsAreEqual(pristine.value, newValue)
            } else {
                isEqual = plan.inputsAreEqual(stored, newValue)
            }
            if isEqual {
                if node.graph.isTracing { node.graph.recordKept(node) }
                return false
            }
            if node.graph.isTracing {
                let names = plan.namesOfChangedFields(pristine?.value ?? stored, newValue)
                node.setNeedsUpdate(because: .inputs(names))
            } else {
                node.setNeedsUpdate(because: .inputs([]))
            }
            stored = newValue
            pristine?.value = newValue
            if node.hasSlots { plan.attachSlots(of: node, to: &stored) }
            return true
        }

        /// Installs the dynamic properties, unless they are installed: states get their initial values, state objects
        /// are made. Does nothing for an unmounted node.
        ///
        /// - Parameter node: the component's node.
        @inlinable
        public mutating func install(in node: Graph.Node) {
            let plan = plan
            if !plan.hasProperties || node.hasSlots || !node.isMounted { return }
            if plan.needsPristineInput { PristineInput.install(stored, in: node) }
            plan.installSlots(of: node, in: &stored)
        }

        /// Installs the dynamic properties, unless they are installed, and calls their `update()`.
        ///
        /// To be called right before the body is evaluated; inside of `Graph.Node.evaluate`, if the `@Observable`
        /// properties that custom dynamic properties read are to be dependencies.
        ///
        /// - Parameter node: the component's node.
        @inlinable
        public mutating func prepare(in node: Graph.Node) {
            install(in: node)
            let plan = plan
            guard plan.hasUpdates else { return }
            plan.callUpdates(of: node, in: &stored)
        }
    }
}

extension Graph.Node {
    @usableFromInline
    final var hasSlots: Bool { firstSlot != nil }
}

/// The value that the parent made, kept apart where a custom property's `update()` may change the component's own. If
/// there is one, it is the first of the node's slots.
@usableFromInline
final class PristineInput<Value>: DynamicPropertySlot {
    @exclusivity(unchecked)
    @usableFromInline final var value: Value

    private init(_ value: Value) { self.value = value }

    @MainActor @usableFromInline
    static func install(_ value: Value, in node: Graph.Node) {
        node.firstSlot = PristineInput(value)
    }

    @MainActor @usableFromInline
    static func first(of node: Graph.Node) -> PristineInput<Value>? {
        node.firstSlot.map { uncheckedDowncast($0, to: PristineInput<Value>.self) }
    }
}
