/// A value that the view with the focus, or one around it, tells views elsewhere.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the view with the focus and those around it tell views elsewhere.
public struct FocusedValues {
    private var entries: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil if nobody tells one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { entries[ObjectIdentifier(key)] as? Key.Value }
        set { entries[ObjectIdentifier(key)] = newValue.map { $0 as Any } }
    }
}

/// What the view that has the focus, or one around it, says by `focusedValue(_:_:)`; without one that does, what was said by
/// `focusedSceneValue(_:_:)`; else nil.
///
/// In its view's first evaluation it is nil; what it is follows in the same flush.
@propertyWrapper
public struct FocusedValue<Value>: @preconcurrency DynamicProperty {
    private var value: State<Value?>
    private var anchor: FocusedValueAnchor<Value>

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        value = State(wrappedValue: nil)
        anchor = FocusedValueAnchor(keyPath: keyPath)
    }

    public var wrappedValue: Value? { value.wrappedValue }

    @MainActor
    public mutating func update() {
        anchor.source?.follow(value.projectedValue, anchor.keyPath)
    }
}

/// What a binding holds that the view with the focus, or one around it, tells; nil if none does, and writing then changes nothing.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private var binding: FocusedValue<Binding<Value>>

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        binding = FocusedValue(keyPath)
    }

    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
    }

    public var projectedValue: Binding<Value?> {
        let binding = binding.wrappedValue
        return Binding(
            get: { binding?.wrappedValue }, set: { if let new = $0 { binding?.wrappedValue = new } })
    }
}

/// Gives a focused value its source.
private struct FocusedValueAnchor<Value>: StoredDynamicProperty {
    let keyPath: KeyPath<FocusedValues, Value?>
    private(set) var source: FocusedValueSource<Value>?

    init(keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
    }

    @MainActor
    func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        FocusedValueSource<Value>(node)
    }

    @MainActor
    mutating func attach(_ slot: DynamicPropertySlot) {
        source = uncheckedDowncast(slot, to: FocusedValueSource<Value>.self)
    }

    static func inputsAreEqual(_ lhs: FocusedValueAnchor<Value>, _ rhs: FocusedValueAnchor<Value>) -> Bool {
        lhs.keyPath == rhs.keyPath
    }
}

/// Where a property's value is written to.
private final class FocusedValueSource<Value>: DynamicPropertySlot, FocusedValueReading {
    private weak var owner: ViewNode?
    private var place: Binding<Value?>?
    private var keyPath: KeyPath<FocusedValues, Value?>?
    private var limit = CallLimit()

    @MainActor
    init(_ owner: Graph.Node) {
        self.owner = owner as? ViewNode
    }

    /// To be called by passes.
    @MainActor
    func follow(_ place: Binding<Value?>, _ keyPath: KeyPath<FocusedValues, Value?>) {
        guard let owner, self.place == nil || self.keyPath != keyPath else { return }
        let isNew = self.place == nil
        self.place = place
        self.keyPath = keyPath
        if isNew { owner.tree.focusedValues.register(self) }
        owner.tree.focusedValues.noteChange(at: owner)
    }

    @MainActor
    func take(_ values: FocusedValues) {
        guard let place, let keyPath, let owner, owner.isMounted else { return }
        let new = values[keyPath: keyPath]
        if new == nil && place.wrappedValue == nil || Graph.Inputs.areEqual(place.wrappedValue, new) { return }
        guard limit.allows(in: owner.graph, of: "FocusedValue", at: owner) else { return }
        place.wrappedValue = new
    }

    @MainActor
    override func unmount() {
        if place != nil { owner?.tree.focusedValues.forget(self) }
        place = nil
    }
}
