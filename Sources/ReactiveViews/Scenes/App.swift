/// A program: the scenes that it shows. It may have dynamic properties, as a view does. Mark it with `@main` to start
/// it.
///
/// ```swift
/// @main
/// struct NotesApp: App {
///     var body: some Scene {
///         WindowGroup("Notes") { Text("Hello") }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol App {
    /// The type of the body.
    associatedtype Body: Scene

    /// The program's scenes.
    @SceneBuilder
    var body: Body { get }

    /// Creates the program.
    init()
}

extension App {
    /// Starts the program with `AppRuntime.runner`.
    public static func main() {
        AppRuntime.runner.run(Self.self)
    }
}

/// An object that runs programs.
@MainActor
public protocol AppRunning {
    /// Runs a program. The process ends when the method returns.
    ///
    /// - Parameter app: The type of the program.
    func run<A: App>(_ app: A.Type)
}

/// The settings for running programs.
@MainActor
public enum AppRuntime {
    /// The object that runs programs. By default it mounts the program, prints the views of its first window, and
    /// returns.
    public static var runner: any AppRunning = PrintingRunner()
}

/// A runner that mounts a program and prints the views of its first window.
public struct PrintingRunner: AppRunning {
    /// Creates a runner.
    public nonisolated init() {}

    /// Mounts a program, prints the views of its first window, and unmounts it.
    ///
    /// - Parameter app: The type of the program.
    public func run<A: App>(_ app: A.Type) {
        let host = AppHost(A())
        print(host.host.tree)
        host.host.unmount()
    }
}

/// A view of a program's scenes.
public struct _AppView<A: App>: PrimitiveView {
    fileprivate let app: A

    public static func _makeNode(_ view: _AppView<A>, under parent: ViewNode) -> TypedNode<_AppView<A>> {
        AppNode(view, under: parent)
    }
}

private final class AppNode<A: App>: SingleChildNode<_AppView<A>, A.Body._Windows> {
    private var component: Graph.Component<A>

    init(_ view: _AppView<A>, under parent: ViewNode) {
        component = Graph.Component(view.app)
        super.init(under: parent)
        let below = EnvironmentScope(below: self)
        below.update { $0.windowSystem = WindowSystem() }
        scope = below
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: _AppView<A>) {
        _ = component.receive(view.app, in: self)
    }

    override func update() {
        component.install(in: self)
        evaluate {
            component.prepare(in: self)
            setContent(component.value.body._windows)
        }
    }

    override var label: String? { typeName(A.self) }
}

/// A host that runs a program without a screen. The program's first scene opens a window.
///
/// ```swift
/// let app = AppHost(NotesApp())
/// try app.host.tap("Add")
/// print(app.host.tree)
/// ```
@MainActor
public final class AppHost<A: App> {
    /// The host of the windows, for reading and driving their views. Each open window is an element.
    public let host: ViewHost<_AppView<A>>

    /// Mounts a program.
    ///
    /// - Parameters:
    ///   - app: The program.
    ///   - sceneStorage: The store of the program's `SceneStorage` properties; by default an empty one.
    public init(_ app: A = A(), sceneStorage: SceneStore = SceneStore()) {
        host = ViewHost(_AppView(app: app), sceneStorage: sceneStorage)
    }

    /// The program's phase: the value of `scenePhase` in the environment. Active by default.
    public var scenePhase = ScenePhase.active {
        didSet { host.setEnvironment(\.scenePhase, scenePhase) }
    }

    /// Opens a URL with the program: calls all `onOpenURL` actions.
    ///
    /// - Parameter url: The URL.
    public func open(_ url: URL) { host.open(url) }
}
