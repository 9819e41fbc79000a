/// A key of a value that a view reports to the container that arranges it.
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isPinned = false
/// }
/// ```
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that report none.
    static var defaultValue: Value { get }
}

/// The values that a subview reports to its container, and the subview's tag.
///
/// ```swift
/// Group(subviews: content) { subviews in
///     ForEach(subviews) { subview in
///         subview.opacity(subview.containerValues.isPinned ? 1 : 0.5)
///     }
/// }
/// ```
public struct ContainerValues {
    /// The subview's innermost tag; nil for none.
    private(set) var tag: AnyHashable?
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    init(_ traits: ViewTraits) {
        tag = traits.tag
        for write in traits.writes { write(&self) }
    }

    /// Replaces the tag and the values by those that others have.
    mutating func take(_ others: ContainerValues) {
        tag = others.tag ?? tag
        values.merge(others.values) { $1 }
    }

    /// The value of a key; the key's default if the subview reports none.
    ///
    /// - Parameter key: The type of the key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)].map { $0 as? Key.Value ?? Key.defaultValue } ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The value of a trait; the trait's default if the subview has none.
    subscript<Key: _ViewTraitKey>(trait key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)].map { $0 as? Key.Value ?? Key.defaultValue } ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the subview's tag if it is of a type; otherwise nil.
    ///
    /// - Parameter type: The type of the tag.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Returns whether the subview has a tag.
    ///
    /// - Parameter tag: The tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

nonisolated extension View {
    /// Reports a value to the container of this view, which reads it from `Subview.containerValues`.
    ///
    /// Of several modifiers the innermost one counts. A modifier of a group applies to each view in it.
    ///
    /// ```swift
    /// Text("Important").containerValue(\.isPinned, true)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier<SetsContainerValue<V>> { $0[keyPath: keyPath] = value })
    }

    /// Gives this view a trait for the root of a `_VariadicView`.
    ///
    /// - Parameters:
    ///   - key: The type of the trait's key.
    ///   - value: The value.
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(ContainerValueModifier<SetsTrait<K>> { $0[trait: key] = value })
    }
}

private enum SetsContainerValue<Value> {}
private enum SetsTrait<Key> {}

// MARK: - Writing

/// What modifiers around a subview, and those of the subview itself, report about it.
struct ViewTraits {
    /// The innermost explicit identity.
    var id: AnyHashable?
    /// The innermost tag.
    var tag: AnyHashable?
    /// Changes of the container values, the outermost first.
    var writes: [(inout ContainerValues) -> Void] = []
}

/// A modifier that reports something about its view to the view's container.
@MainActor
protocol TraitWriting {
    /// Adds the report to those of modifiers further out.
    func write(to traits: inout ViewTraits)
}

/// The node of such a modifier.
@MainActor
protocol TraitWritingNode: ViewNode {
    /// Adds the report to those of nodes further in.
    func write(to traits: inout ViewTraits)
}

/// A view whose value has modifiers that report something about it.
@MainActor
protocol TraitCarrying {
    /// Adds the reports to those of modifiers further out.
    func addTraits(to traits: inout ViewTraits)
}

extension ModifiedContent: TraitCarrying where Content: View, Modifier: ViewModifier {
    @MainActor func addTraits(to traits: inout ViewTraits) {
        (modifier as? any TraitWriting)?.write(to: &traits)
        (content as? any TraitCarrying)?.addTraits(to: &traits)
    }
}

extension Group: TraitCarrying where Content: View {
    @MainActor func addTraits(to traits: inout ViewTraits) {
        (content as? any TraitCarrying)?.addTraits(to: &traits)
    }
}

extension _ConditionalContent: TraitCarrying where TrueContent: View, FalseContent: View {
    @MainActor func addTraits(to traits: inout ViewTraits) {
        switch storage {
        case .first(let view): (view as? any TraitCarrying)?.addTraits(to: &traits)
        case .second(let view): (view as? any TraitCarrying)?.addTraits(to: &traits)
        }
    }
}

nonisolated struct ContainerValueModifier<Kind>: PrimitiveModifier, TraitWriting {
    @MainActor static var _reach: ModifierReach { .whole }

    let change: (inout ContainerValues) -> Void

    @MainActor func write(to traits: inout ViewTraits) { traits.writes.append(change) }

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ContainerValueModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ContainerValueModifier>> {
        ContainerValueNode(view, under: parent)
    }
}

private final class ContainerValueNode<Content: View, Kind>: ModifierNode<Content, ContainerValueModifier<Kind>>,
    TraitWritingNode
{
    func write(to traits: inout ViewTraits) { modifier.write(to: &traits) }

    override func modifierChanged(from old: ContainerValueModifier<Kind>) { subviewsChanged() }
}
