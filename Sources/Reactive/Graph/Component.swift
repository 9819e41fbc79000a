/// The value of a component (a view, say) as a node keeps it: with its dynamic properties installed.
///
/// A host gives one to each node that has a body: it hands it each new value that the parent makes, and asks it for
/// `value` when the body is to be evaluated.
///
/// Invariant: once `prepare` was called, every slot of the node is attached to `value`.
@MainActor
public struct Component<Value> {
    /// The newest value; its dynamic properties are installed from the first `prepare` on.
    public private(set) var value: Value
    private let plan: ComponentPlan
    private var isInstalled = false

    public init(_ value: Value) {
        self.value = value
        plan = ComponentPlan.of(Value.self)
    }

    /// Takes a new value from the parent, and says whether it differs from the old one as an input (U9, U10), so that
    /// the body has to be evaluated. An equal value is dropped.
    public mutating func receive(_ newValue: Value, in node: Node) -> Bool {
        let plan = plan
        let isInstalled = isInstalled
        return withUnsafeMutablePointer(to: &value) { old in
            let isEqual = withUnsafePointer(to: newValue) { plan.inputsAreEqual(old, $0) }
            if isEqual { return false }
            if node.graph.isTracing {
                let names = withUnsafePointer(to: newValue) { plan.namesOfChangedFields(old, $0) }
                node.setNeedsUpdate(because: .inputs(names))
            } else {
                node.setNeedsUpdate(because: .inputs([]))
            }
            old.pointee = newValue
            if isInstalled { plan.attachSlots(of: node, to: UnsafeMutableRawPointer(old)) }
            return true
        }
    }

    /// Makes the value ready for its body: installs the dynamic properties in `node` the first time, and calls their
    /// `update()` every time (U22). To be called right before the body is evaluated.
    public mutating func prepare(in node: Node) {
        let plan = plan
        guard !plan.properties.isEmpty else { return }
        let isFirst = !isInstalled
        isInstalled = true
        withUnsafeMutablePointer(to: &value) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            if isFirst { plan.installSlots(of: node, in: base) }
            if plan.hasUpdates { plan.callUpdates(in: base) }
        }
    }
}
