import Reactive

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
///
/// If the environment has the variable `REACTIVE_SHOW_SVG`, the runner writes a picture of the window to the file that
/// it names, which is what `reactive show --svg` asks for.
public struct PrintingRunner: AppRunning {
    /// Creates a runner.
    public nonisolated init() {}

    /// Mounts a program, prints the views of its first window, and unmounts it.
    ///
    /// - Parameter app: The type of the program.
    public func run<A: App>(_ app: A.Type) {
        let host = AppHost(A())
        print(host.host.tree)
        if let file = ProcessInfo.processInfo.environment["REACTIVE_SHOW_SVG"] {
            do {
                try Data(host.host.svg.utf8).write(to: URL(fileURLWithPath: file))
            } catch {
                FileHandle.standardError.write(Data("The picture can't be written to \(file): \(error)\n".utf8))
            }
        }
        host.host.unmount()
    }
}

/// A view of a program's scenes.
nonisolated public struct _AppView<A: App>: PrimitiveView {
    let app: A
    /// The user defaults of `AppStorage` properties; nil for the standard ones.
    var appStorage: UserDefaults?

    @MainActor public static func _makeNode(_ view: _AppView<A>, under parent: ViewNode) -> TypedNode<_AppView<A>> {
        AppNode(view, under: parent)
    }
}

final class AppNode<A: App>: SingleChildNode<_AppView<A>, A.Body._Windows> {
    /// The program's scenes.
    let scenes = WindowSystem()
    private var component: Graph.Component<A>

    init(_ view: _AppView<A>, under parent: ViewNode) {
        component = Graph.Component(view.app)
        super.init(under: parent)
        let below = EnvironmentScope(below: self)
        below.update { [scenes] values in
            values.windowSystem = scenes
            if let appStorage = view.appStorage { values.defaultAppStorage = appStorage }
        }
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
    override var isLibraryNode: Bool { LibraryTypes.contains(A.self) }
}
