/// A key for a value that the focused view or an ancestor publishes to views elsewhere.
///
/// ```swift
/// struct NoteKey: FocusedValueKey {
///     typealias Value = Note
/// }
///
/// extension FocusedValues {
///     var note: Note? {
///         get { self[NoteKey.self] }
///         set { self[NoteKey.self] = newValue }
///     }
/// }
/// ```
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the focused view and its ancestors publish.
public struct FocusedValues {
    private var entries: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil if none is published.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { entries[ObjectIdentifier(key)] as? Key.Value }
        set { entries[ObjectIdentifier(key)] = newValue.map { $0 as Any } }
    }
}

/// Reads a value that the focused view or an ancestor publishes by `focusedValue(_:_:)`.
///
/// If there is none, it reads the value published by `focusedSceneValue(_:_:)`, else nil. In the first evaluation of
/// its view it is nil; the value follows in the same flush.
///
/// ```swift
/// @FocusedValue(\.note) var note
///
/// Button("Delete note") { note?.delete() }
///     .disabled(note == nil)
/// ```
@propertyWrapper
public struct FocusedValue<Value>: @preconcurrency DynamicProperty {
    private var value: State<Value?>
    private var anchor: FocusedValueAnchor<Value>

    /// Creates a property that reads a focused value.
    ///
    /// - Parameter keyPath: The focused value to read.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        value = State(wrappedValue: nil)
        anchor = FocusedValueAnchor(keyPath: keyPath)
    }

    /// The published value; nil if there is none.
    public var wrappedValue: Value? { value.wrappedValue }

    /// Connects the property to the host's focus. Called before the view's body is evaluated.
    @MainActor
    public mutating func update() {
        anchor.source?.follow(value.projectedValue, anchor.keyPath)
    }
}

/// Reads and writes a value by the binding that the focused view or an ancestor publishes.
///
/// The value is nil if no view publishes a binding; writing then has no effect.
///
/// ```swift
/// @FocusedBinding(\.text) var text
///
/// Button("Clear") { text = "" }
/// ```
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private var binding: FocusedValue<Binding<Value>>

    /// Creates a property that reads a focused binding.
    ///
    /// - Parameter keyPath: The focused value that holds the binding.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        binding = FocusedValue(keyPath)
    }

    /// The value of the binding; nil if none is published.
    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
    }

    /// A binding to the optional value; writing has no effect if no binding is published.
    public var projectedValue: Binding<Value?> {
        let binding = binding.wrappedValue
        return Binding(
            get: { binding?.wrappedValue }, set: { if let new = $0 { binding?.wrappedValue = new } })
    }
}

/// Attaches the source to a focused value.
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

/// The destination of a focused value property.
private final class FocusedValueSource<Value>: DynamicPropertySlot, FocusedValueReading {
    private weak var owner: ViewNode?
    private var place: Binding<Value?>?
    private var keyPath: KeyPath<FocusedValues, Value?>?
    private var limit = CallLimit()

    @MainActor
    init(_ owner: Graph.Node) {
        self.owner = owner as? ViewNode
    }

    /// Called during passes.
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
