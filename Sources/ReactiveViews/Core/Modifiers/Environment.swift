import Observation
import Reactive

nonisolated extension View {
    /// Sets an environment value for this view and the views inside.
    ///
    /// ```swift
    /// VStack {
    ///     Text("A long text")
    /// }
    /// .environment(\.lineLimit, 1)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value.
    @inlinable
    public __consuming func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(SettingModifier<V, V>(path: keyPath, value: value, setter: nil))
    }

    /// Changes an inherited environment value for this view and the views inside. The closure runs again when the
    /// inherited value changes.
    ///
    /// ```swift
    /// Text("Hello")
    ///     .transformEnvironment(\.lineSpacing) { $0 += 4 }
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - transform: Changes the inherited value.
    public __consuming func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        transformEnvironment(keyPath, as: TransformsValue<V>.self, transform: transform)
    }

    /// Changes an inherited environment value by a modifier with a type of its own.
    __consuming func transformEnvironment<V, Kind>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, as kind: Kind.Type, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier<Kind> { transform(&$0[keyPath: keyPath]) })
    }

    /// Sets an environment value by a modifier with a type of its own.
    @inlinable
    __consuming func environment<V, Kind>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V, as kind: Kind.Type
    ) -> some View {
        modifier(SettingModifier<V, Kind>(path: keyPath, value: value, setter: nil))
    }

    /// Sets an environment value by a function, which takes a fraction of a key path's time. The key path identifies
    /// the value.
    @inlinable
    __consuming func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V,
        by setter: @escaping (inout EnvironmentValues, V) -> Void
    ) -> some View {
        modifier(SettingModifier<V, V>(path: keyPath, value: value, setter: setter))
    }

    /// Changes environment values by a function of an input. It is called again only for an input that differs.
    @inlinable
    __consuming func environment<Kind, Input>(
        as kind: Kind.Type, _ input: Input, _ change: @escaping (inout EnvironmentValues, Input) -> Void
    ) -> some View {
        modifier(InputModifier<Kind, Input>(input: input, apply: change))
    }

    /// Disables the controls in this view. A view inside a disabled view can't be enabled.
    ///
    /// ```swift
    /// Button("Save") { save() }
    ///     .disabled(name.isEmpty)
    /// ```
    ///
    /// - Parameter disabled: Whether the controls are disabled.
    @inlinable
    public __consuming func disabled(_ disabled: Bool) -> some View {
        environment(as: TransformsValue<Bool>.self, disabled) { $0.isEnabled = $0.isEnabled && !$1 }
    }

    /// Provides an `@Observable` object for this view and the views inside, which read it by its type:
    /// `@Environment(Model.self)`.
    ///
    /// - Parameter object: The object; nil hides the one of an enclosing view.
    public __consuming func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier<ProvidesObject<T>> { $0[object: T.self] = object })
    }

    /// Sets the user defaults for `AppStorage` properties of this view and the views inside that name none themselves.
    ///
    /// - Parameter store: The user defaults.
    public __consuming func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }

    /// Provides an observable object for this view and the views inside, which read it by its type:
    /// `@EnvironmentObject`.
    ///
    /// ```swift
    /// struct Counter: View {
    ///     @EnvironmentObject private var model: Model
    ///
    ///     var body: some View { Text("\(model.count)") }
    /// }
    ///
    /// let host = ViewHost(Counter().environmentObject(Model()))
    /// ```
    ///
    /// - Parameter object: The object.
    public __consuming func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier<ProvidesObject<T>> { $0[object: T.self] = object })
    }
}

private struct EnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether controls react to the user. True by default.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}

@usableFromInline
enum TransformsValue<Value> {}
private enum ProvidesObject<Object> {}

/// A modifier that changes the environment of its view and of the views inside.
@MainActor
protocol EnvironmentChanging: PrimitiveModifier {
    /// A type that makes the types of different modifiers distinct, which determines the identity of views in an
    /// `AnyView`.
    associatedtype Kind

    /// Whether `change` calls code of this module only, so that it reads no `@Observable` property.
    var callsOwnCodeOnly: Bool { get }
    /// Changes the values that the modifier inherits.
    func change(_ values: inout EnvironmentValues)
    /// Returns whether another modifier changes the same values in the same way.
    func isSame(as other: Self) -> Bool
}

extension EnvironmentChanging {
    var callsOwnCodeOnly: Bool { false }

    static var _reach: ModifierReach { .scope }

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        EnvironmentNode(view, under: parent)
    }
}

/// Changes environment values by a closure, which is called again whenever a body makes the modifier anew.
nonisolated struct EnvironmentModifier<Kind>: EnvironmentChanging {
    private let apply: (inout EnvironmentValues) -> Void

    init(change: @escaping (inout EnvironmentValues) -> Void) {
        apply = change
    }

    @MainActor func change(_ values: inout EnvironmentValues) { apply(&values) }
    @MainActor func isSame(as other: EnvironmentModifier) -> Bool { false }
}

/// Changes environment values by a function of an input. The function is one of this module.
@usableFromInline
nonisolated struct InputModifier<Kind, Input>: PrimitiveModifier {
    @usableFromInline let input: Input
    @usableFromInline let apply: (inout EnvironmentValues, Input) -> Void

    @inlinable
    init(input: Input, apply: @escaping (inout EnvironmentValues, Input) -> Void) {
        self.input = input
        self.apply = apply
    }

    @MainActor @usableFromInline static var _reach: ModifierReach { .scope }

    @MainActor @usableFromInline
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, InputModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, InputModifier>> {
        EnvironmentNode(view, under: parent)
    }
}

extension InputModifier: EnvironmentChanging {
    @MainActor var callsOwnCodeOnly: Bool { true }
    @MainActor func change(_ values: inout EnvironmentValues) { apply(&values, input) }
    @MainActor func isSame(as other: InputModifier) -> Bool { Graph.Inputs.areEqual(input, other.input) }
}

/// Sets an environment value.
@usableFromInline
nonisolated struct SettingModifier<Value, Kind>: PrimitiveModifier {
    @usableFromInline let path: WritableKeyPath<EnvironmentValues, Value>
    @usableFromInline let value: Value
    /// Sets the value; nil to use the key path.
    @usableFromInline let setter: ((inout EnvironmentValues, Value) -> Void)?

    @inlinable
    init(
        path: WritableKeyPath<EnvironmentValues, Value>, value: Value,
        setter: ((inout EnvironmentValues, Value) -> Void)?
    ) {
        self.path = path
        self.value = value
        self.setter = setter
    }

    @MainActor @usableFromInline static var _reach: ModifierReach { .scope }

    @MainActor @usableFromInline
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, SettingModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, SettingModifier>> {
        EnvironmentNode(view, under: parent)
    }
}

extension SettingModifier: EnvironmentChanging {
    /// A key path may be that of a client's property.
    @MainActor var callsOwnCodeOnly: Bool { setter != nil }

    @MainActor func change(_ values: inout EnvironmentValues) {
        if let setter { setter(&values, value) } else { values[keyPath: path] = value }
    }

    @MainActor func isSame(as other: SettingModifier) -> Bool {
        // A literal is one object; comparing two objects takes their paths apart.
        (path === other.path || path == other.path) && Graph.Inputs.areEqual(value, other.value)
    }
}

/// Invariant: the content's scope is `below`, with the values of the last update.
private final class EnvironmentNode<Content: View, M: EnvironmentChanging>: ModifierNode<Content, M> {
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

    @exclusivity(unchecked)
    private var below: EnvironmentScope?
    @exclusivity(unchecked)
    private var isUpdated = false

    override func willMountContent() {
        let below = EnvironmentScope(below: self)
        self.below = below
        scope = below
        setNeedsUpdate(because: .mounted)
    }

    override func modifierChanged(from old: M) {
        if !modifier.isSame(as: old) { setNeedsUpdate(because: .inputs(["environment"])) }
    }

    override func update() {
        guard let below else { return }
        // The node that sets an inherited value notifies the texts of its changes.
        let old = isUpdated ? below.textSettingsSet : nil
        // Copied once.
        let modifier = modifier
        if modifier.callsOwnCodeOnly {
            var values = below.inherited
            modifier.change(&values)
            below.update(to: &values)
        } else {
            track { below.update { modifier.change(&$0) } }
        }
        if isUpdated {
            tree.environmentChanges += 1
            if below.textSettingsSet != old { textSettingsChanged() }
        }
        isUpdated = true
    }
}

/// A modifier's node that names the kind of the modifier.
@MainActor
protocol KindNaming: ViewNode {
    var kindOfModifier: Any.Type { get }
}

extension EnvironmentNode: KindNaming {
    var kindOfModifier: Any.Type { M.Kind.self }
}
