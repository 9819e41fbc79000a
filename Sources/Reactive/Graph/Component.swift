extension Graph {
    /// The value of a component (a view, say) as a node keeps it: with its dynamic properties installed.
    ///
    /// A host gives one to each node that has a body: it hands it each new value that the parent makes, and asks it for
    /// `value` when the body is to be evaluated.
    ///
    /// The plan gets `&stored` as an address: a closure that is handed one would be asked, each time, whether it runs on the main actor.
    ///
    /// One for each node: the node's slots are those of its component.
    ///
    /// Invariant: once `prepare` was called, every slot of the node is attached to `value`.
    @MainActor
    public struct Component<Value> {
        /// The newest value; its dynamic properties are installed from the first `prepare` on.
        @inlinable public var value: Value { stored }
        @usableFromInline var stored: Value
        @usableFromInline let plan: ComponentPlan

        @inlinable
        public init(_ value: Value) {
            stored = value
            plan = ComponentPlan.of(Value.self)
        }

        /// Takes a new value from the parent, and says whether it differs from the old one as an input (U9, U10), so that
        /// the body has to be evaluated. An equal value is dropped.
        @inlinable
        public mutating func receive(_ newValue: Value, in node: Graph.Node) -> Bool {
            let plan = plan
            let pristine = plan.needsPristineInput ? PristineInput<Value>.first(of: node) : nil
            let isEqual: Bool
            if let pristine {
                isEqual = plan.inputsAreEqual(pristine.value.pointee, newValue)
            } else {
                isEqual = plan.inputsAreEqual(stored, newValue)
            }
            if isEqual {
                if node.graph.isTracing { node.graph.recordKept(node) }
                return false
            }
            if node.graph.isTracing {
                let names = plan.namesOfChangedFields(pristine?.value.pointee ?? stored, newValue)
                node.setNeedsUpdate(because: .inputs(names))
            } else {
                node.setNeedsUpdate(because: .inputs([]))
            }
            stored = newValue
            pristine?.value.pointee = newValue
            if node.hasSlots { plan.attachSlots(of: node, to: &stored) }
            return true
        }

        /// Installs the dynamic properties in `node`, the first time: states get their initial values, objects are made (U16).
        @inlinable
        public mutating func install(in node: Graph.Node) {
            let plan = plan
            if !plan.hasProperties || node.hasSlots || !node.isMounted { return }
            if plan.needsPristineInput { PristineInput.install(stored, in: node) }
            plan.installSlots(of: node, in: &stored)
        }

        /// Makes the value ready for its body: installs the dynamic properties, unless they are, and calls their `update()`
        /// (U22). To be called right before the body is evaluated, as part of the evaluation if what custom properties read is
        /// to be a dependency.
        @inlinable
        public mutating func prepare(in node: Graph.Node) {
            install(in: node)
            let plan = plan
            guard plan.hasUpdates else { return }
            plan.callUpdates(in: &stored)
        }
    }
}

extension Graph.Node {
    @usableFromInline
    final var hasSlots: Bool { firstSlot != nil }
}

/// What the parent made, where the node's value may have been changed since by a custom property's `update()`. The first of the
/// node's slots, if there is one.
@usableFromInline
final class PristineInput<Value>: DynamicPropertySlot {
    @usableFromInline let value: UnsafeMutablePointer<Value>

    private init(_ value: Value) {
        self.value = .allocate(capacity: 1)
        self.value.initialize(to: value)
    }

    @MainActor @usableFromInline
    static func install(_ value: Value, in node: Graph.Node) {
        node.firstSlot = PristineInput(value)
    }

    @MainActor @usableFromInline
    static func first(of node: Graph.Node) -> PristineInput<Value>? {
        node.firstSlot.map { unsafeDowncast($0, to: PristineInput<Value>.self) }
    }

    deinit {
        value.deinitialize(count: 1)
        value.deallocate()
    }
}
