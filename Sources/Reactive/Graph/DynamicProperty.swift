/// A stored property of a component that keeps something beside the component's value, which comes and goes: state,
/// a subscription, a value of the environment.
///
/// A custom wrapper conforms by being a struct with dynamic properties of its own; these are installed for it, and its
/// `update()` runs after theirs, right before each evaluation of the component's body (U22).
public protocol DynamicProperty {
    /// Called right before the body of the component is evaluated.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

extension Graph {
    /// Compares values as a pass compares what a component is handed: for hosts.
    public enum Inputs {
        /// Whether two values are equal as inputs (U9, U10): plain ones by their bytes, others by `==` if they have it, else
        /// field by field; functions never are.
        public static func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
            Comparison.areEqualInputs(lhs, rhs)
        }
    }
}

/// A dynamic property that keeps an object per node: the primitives, of which the others are made.
///
/// When a component is mounted, each such property makes its slot; the slot stays with the node until it is
/// unmounted. Each new value of the component gets the slot attached, before anything reads it.
public protocol StoredDynamicProperty: DynamicProperty, ComparableInput {
    associatedtype Slot: DynamicPropertySlot

    /// Makes what is kept for this property of `node`. `info` lives forever.
    @MainActor
    func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> Slot

    /// Puts the node's slot into a fresh value of the property.
    @MainActor
    mutating func attach(_ slot: Slot)

    /// Whether `update()` is to be called before each evaluation. It isn't unless this says so.
    static var needsUpdate: Bool { get }
}

extension StoredDynamicProperty {
    public static var needsUpdate: Bool { false }
}

/// What a node keeps for one of its dynamic properties.
open class DynamicPropertySlot {
    // Part of the node's list of slots; set once, when the node is mounted.
    nonisolated(unsafe) final var next: DynamicPropertySlot?

    public init() {}

    /// Called when the node goes away for good, after all nodes below it.
    @MainActor
    open func unmount() {}
}

extension Graph {
    /// What is known about a dynamic property of a component's type; the same for all its nodes.
    public final class PropertyInfo: Sendable {
        /// The property's name without the underscore that the compiler puts before a wrapper's storage.
        public let name: String
        /// How two states of the property's value type are compared, where the property has one.
        let comparison: Comparison?
        /// The size of such a state if its bytes say all about it, else -1. Apart, as reading the comparison counts a reference.
        let plainSize: Int

        init(name: String, comparison: Comparison?) {
            self.name = name
            self.comparison = comparison
            plainSize = comparison?.isOfPlainValues == true ? comparison?.plainSize ?? -1 : -1
        }
    }
}
