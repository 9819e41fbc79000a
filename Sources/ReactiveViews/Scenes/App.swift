/// A program: the scenes that it shows. It may have dynamic properties, as a view may; with `@main` it is where the program starts.
@MainActor
@preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder
    var body: Body { get }

    init()
}

extension App {
    /// Starts the program: hands it to `AppRuntime.runner`.
    public static func main() {
        AppRuntime.runner.run(Self.self)
    }
}

/// Who runs programs.
@MainActor
public protocol AppRunning {
    /// Runs a program. When this returns, the process ends.
    func run<A: App>(_ app: A.Type)
}

/// How programs are run.
@MainActor
public enum AppRuntime {
    /// Unless another one is set: mounts the program, prints what its first window shows, and returns.
    public static var runner: any AppRunning = PrintingRunner()
}

/// Mounts a program and prints what its first window shows.
public struct PrintingRunner: AppRunning {
    public nonisolated init() {}

    public func run<A: App>(_ app: A.Type) {
        let host = AppHost(A())
        print(host.host.tree)
        host.host.unmount()
    }
}

/// A program's scenes as a view.
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

/// Keeps a program alive without a screen: its properties are installed, its first scene is shown in a window.
@MainActor
public final class AppHost<A: App> {
    /// The host of the windows: what a user sees, and can do. Each open window is an element of its own.
    public let host: ViewHost<_AppView<A>>

    public init(_ app: A = A(), sceneStorage: SceneStore = SceneStore()) {
        host = ViewHost(_AppView(app: app), sceneStorage: sceneStorage)
    }

    /// In which state the program is: what `\.scenePhase` gives.
    public var scenePhase = ScenePhase.active {
        didSet { host.setEnvironment(\.scenePhase, scenePhase) }
    }

    /// Hands a URL to the program, as when the user opens a link to it: all `onOpenURL` actions are called.
    public func open(_ url: URL) { host.open(url) }
}
