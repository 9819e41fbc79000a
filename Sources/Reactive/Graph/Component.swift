extension Graph {
    /// The value of a component (a view, say) as a node keeps it: with its dynamic properties installed.
    ///
    /// A host gives one to each node that has a body: it hands it each new value that the parent makes, and asks it for
    /// `value` when the body is to be evaluated.
    ///
    /// Invariant: once `prepare` was called, every slot of the node is attached to `value`.
    @MainActor
    public struct Component<Value> {
        /// The newest value; its dynamic properties are installed from the first `prepare` on.
        @inlinable public var value: Value { stored }
        @usableFromInline var stored: Value
        @usableFromInline let plan: ComponentPlan
        @usableFromInline var isInstalled = false
        /// What the parent made, where `value` may have been changed since by a custom property's `update()`.
        @usableFromInline var pristine: PristineInput<Value>?

        @inlinable
        public init(_ value: Value) {
            stored = value
            plan = ComponentPlan.of(Value.self)
            if plan.needsPristineInput { pristine = PristineInput(value) }
        }

        /// Takes a new value from the parent, and says whether it differs from the old one as an input (U9, U10), so that
        /// the body has to be evaluated. An equal value is dropped.
        @inlinable
        public mutating func receive(_ newValue: Value, in node: Graph.Node) -> Bool {
            let plan = plan
            let isInstalled = isInstalled
            let pristine = pristine
            return withUnsafeMutablePointer(to: &stored) { old in
                let input = UnsafePointer(pristine?.value ?? old)
                let isEqual = withUnsafePointer(to: newValue) { plan.inputsAreEqual(input, $0) }
                if isEqual {
                    if node.graph.isTracing { node.graph.recordKept(node) }
                    return false
                }
                if node.graph.isTracing {
                    let names = withUnsafePointer(to: newValue) { plan.namesOfChangedFields(input, $0) }
                    node.setNeedsUpdate(because: .inputs(names))
                } else {
                    node.setNeedsUpdate(because: .inputs([]))
                }
                old.pointee = newValue
                pristine?.value.pointee = newValue
                if isInstalled { plan.attachSlots(of: node, to: UnsafeMutableRawPointer(old)) }
                return true
            }
        }

        /// Installs the dynamic properties in `node`, the first time: states get their initial values, objects are made (U16).
        @inlinable
        public mutating func install(in node: Graph.Node) {
            guard !isInstalled else { return }
            isInstalled = true
            let plan = plan
            guard plan.hasProperties else { return }
            withUnsafeMutablePointer(to: &stored) { plan.installSlots(of: node, in: UnsafeMutableRawPointer($0)) }
        }

        /// Makes the value ready for its body: installs the dynamic properties, unless they are, and calls their `update()`
        /// (U22). To be called right before the body is evaluated, as part of the evaluation if what custom properties read is
        /// to be a dependency.
        @inlinable
        public mutating func prepare(in node: Graph.Node) {
            install(in: node)
            let plan = plan
            guard plan.hasUpdates else { return }
            withUnsafeMutablePointer(to: &stored) { plan.callUpdates(in: UnsafeMutableRawPointer($0)) }
        }
    }
}

/// An input, apart from the value that lives in the node.
@usableFromInline
final class PristineInput<Value> {
    @usableFromInline let value: UnsafeMutablePointer<Value>

    @usableFromInline
    init(_ value: Value) {
        self.value = .allocate(capacity: 1)
        self.value.initialize(to: value)
    }

    deinit {
        value.deinitialize(count: 1)
        value.deallocate()
    }
}
