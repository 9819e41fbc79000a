extension View {
    /// Sets a value of the environment for this view and all below (E1).
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier(keyPath: keyPath, value: value))
    }

    /// Edits an inherited value of the environment for this view and all below, now and whenever it changes above (E4).
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransformModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Whether the controls in this view and below react to the user. A view can't be enabled below a disabled one.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
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

/// The node of a modifier that sets values for all below.
///
/// Invariant: the content's scope is `below`, whose values are those of the last update.
class EnvironmentNode<Content: View, Modifier: ViewModifier>: ModifierNode<Content, Modifier> {
    private var below: EnvironmentScope?

    override func willMountContent() {
        let below = EnvironmentScope(below: self)
        self.below = below
        scope = below
        setNeedsUpdate(because: .mounted)
    }

    final override func update() {
        below?.update { change(&$0) }
    }

    func change(_ values: inout EnvironmentValues) {}
}

struct EnvironmentModifier<Value>: PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, EnvironmentModifier<Value>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, EnvironmentModifier<Value>>> {
        EnvironmentValueNode(view, under: parent)
    }
}

private final class EnvironmentValueNode<Content: View, Value>: EnvironmentNode<Content, EnvironmentModifier<Value>> {
    override func modifierChanged(from old: EnvironmentModifier<Value>) {
        setNeedsUpdate(because: .inputs(["environment"]))
    }

    override func change(_ values: inout EnvironmentValues) {
        values[keyPath: modifier.keyPath] = modifier.value
    }
}

struct EnvironmentTransformModifier: PrimitiveModifier {
    let transform: (inout EnvironmentValues) -> Void

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, EnvironmentTransformModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, EnvironmentTransformModifier>> {
        EnvironmentTransformNode(view, under: parent)
    }
}

private final class EnvironmentTransformNode<Content: View>: EnvironmentNode<Content, EnvironmentTransformModifier> {
    override func modifierChanged(from old: EnvironmentTransformModifier) {
        setNeedsUpdate(because: .inputs(["environment"]))
    }

    override func change(_ values: inout EnvironmentValues) {
        modifier.transform(&values)
    }
}

// MARK: - Objects

extension View {
    /// Provides an object for this view and all below, which find it by its type (E5).
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }
}

struct EnvironmentObjectModifier<Object: AnyObject>: PrimitiveModifier {
    let object: Object

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, EnvironmentObjectModifier<Object>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, EnvironmentObjectModifier<Object>>> {
        EnvironmentObjectNode(view, under: parent)
    }
}

private final class EnvironmentObjectNode<Content: View, Object: AnyObject>:
    EnvironmentNode<Content, EnvironmentObjectModifier<Object>>
{
    override func modifierChanged(from old: EnvironmentObjectModifier<Object>) {
        if modifier.object !== old.object { setNeedsUpdate(because: .inputs(["environmentObject"])) }
    }

    override func change(_ values: inout EnvironmentValues) {
        values[object: Object.self] = modifier.object
    }
}
