/// A host that runs a program without a screen. The program's first scene opens a window.
///
/// ```swift
/// let app = AppHost(NotesApp())
/// try app.host.tap("Add")
/// print(app.host.tree)
/// ```
///
/// The program is the one that ships, unmodified. Its clock, its size and what the system does for it are the test's:
///
/// ```swift
/// let app = AppHost(NotesApp(), size: CGSize(width: 1_024, height: 768), clock: .virtual, effects: SystemEffects())
/// app.openWindow(id: "help")
/// #expect(app.windows.map(\.title) == ["Notes", "Help"])
/// try app.perform("New Note")
/// ```
@MainActor
public final class AppHost<A: App> {
    /// The host of the windows, for reading and driving their views. Each open window is an element.
    public let host: ViewHost<_AppView<A>>

    /// Mounts a program.
    ///
    /// - Parameters:
    ///   - app: The program.
    ///   - size: The size of each window, in points.
    ///   - sceneStorage: The store of the program's `SceneStorage` properties; by default an empty one.
    ///   - appStorage: The user defaults of the program's `AppStorage` properties without a store of their own; nil,
    ///     the default, for the standard ones.
    ///   - clock: The clock of the program; the real one by default.
    ///   - isAnimated: Whether changes are animated. Nil means only with a virtual clock.
    ///   - effects: What the system does for the program; nil, the default, for nothing.
    public init(
        _ app: A = A(), size: CGSize = CGSize(width: 390, height: 844), sceneStorage: SceneStore = SceneStore(),
        appStorage: UserDefaults? = nil, clock: HostClock = .real, isAnimated: Bool? = nil,
        effects: SystemEffects? = nil
    ) {
        host = ViewHost(
            _AppView(app: app, appStorage: appStorage), size: size, sceneStorage: sceneStorage, clock: clock,
            isAnimated: isAnimated,
            effects: effects)
    }

    /// The program's phase: the value of `scenePhase` in the environment. Active by default.
    public var scenePhase = ScenePhase.active {
        didSet { host.setEnvironment(\.scenePhase, scenePhase) }
    }

    /// Opens a URL with the program: calls all `onOpenURL` actions.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Whether there was an action.
    @discardableResult
    public func open(_ url: URL) -> Bool { host.open(url) }

    // MARK: Windows

    private var appNode: AppNode<A>? {
        guard let root = host.viewTree.root, root.childCount > 0 else { return nil }
        return root.child(at: 0) as? AppNode<A>
    }

    /// The open windows, in the order of opening. Empty after the host was unmounted.
    public var windows: [AppWindow] { appNode?.scenes.windows ?? [] }

    /// Opens a window of a scene, as `openWindow` does. Does nothing if the scene's only window is open.
    ///
    /// - Parameter id: The identifier of the scene. If there is none, a diagnostic is reported.
    public func openWindow(id: String) {
        host.perform { appNode?.scenes.open(id: id, value: nil) }
    }

    /// Opens a window for a value, as `openWindow` does. Does nothing if a window for the value is open.
    ///
    /// - Parameter value: The value. If no scene has windows for its type, a diagnostic is reported.
    public func openWindow<D: Codable & Hashable>(value: D) {
        host.perform { appNode?.scenes.open(id: nil, value: AnyHashable(value)) }
    }

    /// Opens the window of the program's settings, as `openSettings` does.
    public func openSettings() {
        host.perform { appNode?.scenes.open(id: settingsWindow, value: nil) }
    }

    /// Closes a window. Does nothing if it is closed.
    ///
    /// ```swift
    /// app.close(app.windows[0])
    /// ```
    ///
    /// - Parameter window: The window.
    public func close(_ window: AppWindow) {
        host.perform { appNode?.scenes.close(serial: window.serial) }
    }

    // MARK: Commands

    /// The menus and groups that the program's scenes have in `commands`, in the order of the scenes.
    public var commands: [ViewElement] {
        commandHosts.flatMap { ViewElement.elements(of: $0.commandItems) }
    }

    private var commandHosts: [any CommandHosting] {
        var hosts: [any CommandHosting] = []
        var stack = (appNode as ViewNode?).map { [$0] } ?? []
        while let node = stack.popLast() {
            if let host = node as? any CommandHosting { hosts.append(host) }
            // Only scenes have commands, not the views of their windows.
            if node is any WindowOpening { continue }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode { stack.append(child) }
            }
        }
        return hosts
    }

    /// Performs a command of a menu.
    ///
    /// ```swift
    /// try app.perform("New Note")
    /// ```
    ///
    /// - Parameter command: The title of the command.
    /// - Throws: `ViewQueryError.notFound` if no command has the title; `ViewQueryError.unresponsive` if it is
    ///   disabled.
    public func perform(_ command: String) throws(ViewQueryError) {
        let all = commands.flatMap(\.all)
        let found = all.filter { $0.label == command || $0.names.contains(command) }
        if found.isEmpty {
            let titles = all.filter { $0.kind != "CommandMenu" && $0.kind != "CommandGroup" }.compactMap(\.label)
            throw .notFound(command, similar: titles)
        }
        if !found.contains(where: perform) { throw .unresponsive(command, to: "being chosen") }
    }

    private func perform(_ element: ViewElement) -> Bool {
        guard let node = element.node else { return false }
        return host.perform { node.bubble(.tap(count: 1)) }
    }

    /// Presses a key and releases it. The first enabled command with the key as its shortcut is performed; without one,
    /// the views get the key, as by the host's `pressKey`.
    ///
    /// ```swift
    /// try app.pressKey("n", modifiers: [.command, .shift])
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys that are held down; the command key by default.
    /// - Throws: `ViewQueryError.notFound` if neither a command nor a view handles the key.
    public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = .command) throws(ViewQueryError) {
        let isPerformed = commands.flatMap(\.all).contains { element in
            guard let shortcut = element.node?.environment.keyboardShortcut else { return false }
            return shortcut.key == key && shortcut.modifiers == modifiers && perform(element)
        }
        if !isPerformed { try host.pressKey(key, modifiers: modifiers) }
    }
}

/// An open window of a program.
@MainActor
public struct AppWindow: Identifiable {
    let serial: Int
    /// The number of the window; it isn't used again after the window was closed.
    public nonisolated var id: Int { serial }
    /// The identifier of its scene; nil if it has none.
    public let sceneID: String?
    /// The title of its scene; nil if it has none.
    public let title: String?
    /// The value that it was opened with; nil if there is none.
    public let value: AnyHashable?
    /// The window with its views. What they present, a sheet for instance, is among the host's elements.
    public let element: ViewElement
}
