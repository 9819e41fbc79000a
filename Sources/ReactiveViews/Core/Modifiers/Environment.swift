import Observation

extension View {
    /// Sets a value of the environment for this view and all below (E1).
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier<SetsValue<V>> { $0[keyPath: keyPath] = value })
    }

    /// Edits an inherited value of the environment for this view and all below, now and whenever it changes above (E4).
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        transformEnvironment(keyPath, as: TransformsValue<V>.self, transform: transform)
    }

    /// Edits an inherited value by a modifier of a kind of its own.
    func transformEnvironment<V, Kind>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, as kind: Kind.Type, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier<Kind> { transform(&$0[keyPath: keyPath]) })
    }

    /// Sets a value of the environment by a modifier of a kind of its own.
    func environment<V, Kind>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V, as kind: Kind.Type
    ) -> some View {
        modifier(EnvironmentModifier<Kind> { $0[keyPath: keyPath] = value })
    }

    /// Whether the controls in this view and below react to the user. A view can't be enabled below a disabled one.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// Provides an `@Observable` object for this view and all below, which find it by its type, `@Environment(Model.self)`
    /// (E7). Nil hides the one that an ancestor provides.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier<ProvidesObject<T>> { $0[object: T.self] = object })
    }

    /// Sets the user defaults that `AppStorage` properties in this view and below use if they name none themselves.
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }

    /// Provides an object for this view and all below, which find it by its type (E5).
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier<ProvidesObject<T>> { $0[object: T.self] = object })
    }
}

private struct EnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether controls react to the user.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}

private enum SetsValue<Value> {}
private enum TransformsValue<Value> {}
private enum ProvidesObject<Object> {}

/// Changes the environment of the modified view and all below. The kind only keeps the types of different modifiers
/// apart, which matters to the identity of views in an `AnyView` (U13).
struct EnvironmentModifier<Kind>: PrimitiveModifier {
    static var _reach: ModifierReach { .scope }

    let change: (inout EnvironmentValues) -> Void

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, EnvironmentModifier<Kind>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, EnvironmentModifier<Kind>>> {
        EnvironmentNode(view, under: parent)
    }
}

/// Invariant: the content's scope is `below`, whose values are those of the last update.
private final class EnvironmentNode<Content: View, Kind>: ModifierNode<Content, EnvironmentModifier<Kind>> {
    private var below: EnvironmentScope?

    override func willMountContent() {
        let below = EnvironmentScope(below: self)
        self.below = below
        scope = below
        setNeedsUpdate(because: .mounted)
    }

    override func modifierChanged(from old: EnvironmentModifier<Kind>) {
        setNeedsUpdate(because: .inputs(["environment"]))
    }

    /// What texts below go by, as of the last update.
    private var settingsBelow: TextSettings?

    override func update() {
        var settings = TextSettings()
        track {
            below?.update { values in
                modifier.change(&values)
                settings = values.textSettings
            }
        }
        if settings != settingsBelow {
            let isFirst = settingsBelow == nil
            settingsBelow = settings
            if !isFirst { textSettingsChanged() }
        }
    }
}
