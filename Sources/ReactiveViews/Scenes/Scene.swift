import Reactive

/// A part of a program's interface with windows of its own. It may have dynamic properties, as a view does.
///
/// ```swift
/// struct NotesScene: Scene {
///     var body: some Scene {
///         WindowGroup("Notes", id: "notes") { Text("No notes") }
///         Settings { Text("No settings") }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol Scene {
    /// The type of the body.
    associatedtype Body: Scene
    /// The type of the windows' view. A scene with a body uses the default.
    associatedtype _Windows: View

    /// The scenes that this one consists of.
    @SceneBuilder
    var body: Body { get }

    nonisolated var _windows: _Windows { get }
}

nonisolated extension Scene {
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

/// A view of the windows of a scene that has a body.
nonisolated public struct _SceneBody<S: Scene>: PrimitiveView {
    fileprivate let scene: S

    @MainActor public static func _makeNode(_ view: _SceneBody<S>, under parent: ViewNode) -> TypedNode<_SceneBody<S>> {
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
    override var isLibraryNode: Bool { LibraryTypes.contains(S.self) }
}

/// A scene that consists of another scene's modified windows.
nonisolated public struct _ModifiedScene<Windows: View>: PrimitiveScene {
    let windows: Windows

    public var _windows: Windows { windows }
}

/// A result builder that combines scenes.
@resultBuilder
public enum SceneBuilder {
    /// Accepts a scene as an element.
    ///
    /// - Parameter content: The scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Returns the only scene.
    ///
    /// - Parameter content: The scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Combines several scenes.
    ///
    /// - Parameter content: The scenes, in their order in the closure.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneTuple<
        repeat each Content
    > {
        _SceneTuple(content: (repeat each content))
    }

    /// Combines a scene of an `if` without `else`.
    ///
    /// - Parameter content: The scene; nil if the condition is false.
    public static func buildIf<Content: Scene>(_ content: Content?) -> _ModifiedScene<Content._Windows?> {
        _ModifiedScene(windows: content?._windows)
    }

    /// Accepts a scene of an `if #available`.
    ///
    /// - Parameter content: The scene.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes.
nonisolated public struct _SceneTuple<each Content: Scene>: PrimitiveScene {
    let content: (repeat each Content)

    public var _windows: TupleView<(repeat (each Content)._Windows)> {
        TupleView((repeat (each content)._windows))
    }
}

// MARK: - Modifiers

nonisolated extension Scene {
    /// Sets an environment value for the scene's windows.
    ///
    /// ```swift
    /// WindowGroup { Text("Notes") }
    ///     .environment(\.lineLimit, 1)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        _ModifiedScene(windows: _windows.environment(keyPath, value))
    }

    /// Provides an observable object for the scene's windows.
    ///
    /// - Parameter object: The object.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _ModifiedScene(windows: _windows.environmentObject(object))
    }

    /// Performs an action when a value differs from the one at the scene's last evaluation.
    ///
    /// - Parameters:
    ///   - value: The value to compare.
    ///   - action: Receives the new value.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        _ModifiedScene(windows: _windows.onChange(of: value, perform: action))
    }

    /// Performs an action when a value differs from the one at the scene's last evaluation.
    ///
    /// - Parameters:
    ///   - value: The value to compare.
    ///   - initial: Whether the action also runs when the scene appears; false by default.
    ///   - action: Receives the old and the new value.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene {
        _ModifiedScene(windows: _windows.onChange(of: value, initial: initial, action))
    }

    /// Performs an action when a value differs from the one at the scene's last evaluation.
    ///
    /// - Parameters:
    ///   - value: The value to compare.
    ///   - initial: Whether the action also runs when the scene appears; false by default.
    ///   - action: The action.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        _ModifiedScene(windows: _windows.onChange(of: value, initial: initial, action))
    }

    /// Sets the user defaults of the scene's `AppStorage` properties.
    ///
    /// - Parameter store: The user defaults.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        _ModifiedScene(windows: _windows.defaultAppStorage(store))
    }
}
