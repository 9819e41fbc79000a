/// A part of a program's interface with windows of its own. It may have dynamic properties, as a view may.
@MainActor
@preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    /// The windows as a view. Scenes that have a body leave it out.
    associatedtype _Windows: View

    @SceneBuilder
    var body: Body { get }

    var _windows: _Windows { get }
}

extension Scene {
    public var _windows: _SceneBody<Self> { _SceneBody(scene: self) }
}

extension Never: Scene {}

/// A scene without a body.
@MainActor
@preconcurrency
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body to call") }
}

/// The windows of a scene that has a body.
public struct _SceneBody<S: Scene>: PrimitiveView {
    fileprivate let scene: S

    public static func _makeNode(_ view: _SceneBody<S>, under parent: ViewNode) -> TypedNode<_SceneBody<S>> {
        SceneNode(view, under: parent)
    }
}

private final class SceneNode<S: Scene>: SingleChildNode<_SceneBody<S>, S.Body._Windows> {
    private var component: Graph.Component<S>

    init(_ view: _SceneBody<S>, under parent: ViewNode) {
        component = Graph.Component(view.scene)
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: _SceneBody<S>) {
        _ = component.receive(view.scene, in: self)
    }

    override func update() {
        component.install(in: self)
        evaluate {
            component.prepare(in: self)
            setContent(component.value.body._windows)
        }
    }

    override var label: String? { typeName(S.self) }
}

/// A scene that is made of another one's windows.
public struct _ModifiedScene<Windows: View>: PrimitiveScene {
    let windows: Windows

    public var _windows: Windows { windows }
}

/// Makes one scene out of the statements of a closure.
@resultBuilder
@MainActor
@preconcurrency
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneTuple<
        repeat each Content
    > {
        _SceneTuple(content: (repeat each content))
    }

    public static func buildIf<Content: Scene>(_ content: Content?) -> _ModifiedScene<Content._Windows?> {
        _ModifiedScene(windows: content?._windows)
    }

    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes.
public struct _SceneTuple<each Content: Scene>: PrimitiveScene {
    let content: (repeat each Content)

    public var _windows: TupleView<(repeat (each Content)._Windows)> {
        TupleView((repeat (each content)._windows))
    }
}

// MARK: - Modifiers

extension Scene {
    /// Sets a value of the environment for the scene.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        _ModifiedScene(windows: _windows.environment(keyPath, value))
    }

    /// Provides an object for the scene.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _ModifiedScene(windows: _windows.environmentObject(object))
    }

    /// Does something when a value is another one than at the last evaluation of the scene.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        _ModifiedScene(windows: _windows.onChange(of: value, perform: action))
    }

    /// Does something when a value is another one than at the last evaluation of the scene.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene {
        _ModifiedScene(windows: _windows.onChange(of: value, initial: initial, action))
    }

    /// Does something when a value is another one than at the last evaluation of the scene.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        _ModifiedScene(windows: _windows.onChange(of: value, initial: initial, action))
    }

    /// Sets the user defaults for the scene's `AppStorage` properties.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        _ModifiedScene(windows: _windows.defaultAppStorage(store))
    }

    /// How large windows are at first. Has no effect here.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// How large windows are at first. Has no effect here.
    public func defaultSize(_ size: CGSize) -> some Scene { self }

    /// Which events from outside open windows. Has no effect here.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
