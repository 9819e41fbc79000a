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

    /// The program's phase: the value of `scenePhase` in the environment. Active by default. A new value also has
    /// UIKit's notifications posted, and its delegate called, as one event.
    public var scenePhase = ScenePhase.active {
        didSet {
            host.perform {
                host.setEnvironment(\.scenePhase, scenePhase)
                AppPhase.change(from: oldValue, to: scenePhase)
            }
        }
    }

    /// Opens a URL with the program: calls `onOpenURL` actions.
    ///
    /// 1. If views of windows prefer the URL (`handlesExternalEvents(preferring:allowing:)`), their windows get it.
    /// 2. Otherwise the first scene that matches it (`handlesExternalEvents(matching:)`) gets it: in a window that
    ///    allows it, or in a new one.
    /// 3. Otherwise all windows get it, except for those whose views don't allow it.
    ///
    /// A condition matches a URL that contains it; "*" matches each. Linear in the number of nodes.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Whether there was an action.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        guard let scenes = appNode?.scenes else { return false }
        let windows = windows
        let preferring = windows.filter { $0.events.contains { $0.prefers(url) } }
        if !preferring.isEmpty { return open(url, in: preferring) }
        if let scene = scenes.scenes.first(where: { $0.externalEvents.map { ExternalEvents.match($0, url) } ?? false })
        {
            let own = scene.openWindows
            let allowing = own.first { window in
                scene.isSingle || window.events.contains { $0.allows(url) }
            }
            if let allowing { return open(url, in: [allowing]) }
            let known = Set(own.map(\.serial))
            host.perform { scene.open(nil) }
            return open(url, in: scene.openWindows.filter { !known.contains($0.serial) })
        }
        return open(url, in: windows.filter { $0.events.allSatisfy { $0.allows(url) } })
    }

    private func open(_ url: URL, in windows: [AppWindow]) -> Bool {
        let openers = windows.flatMap { $0.element.node.map { URLOpeners(below: $0).openers } ?? [] }
        host.perform { for opener in openers { opener.open(url) } }
        return !openers.isEmpty
    }

    // MARK: Windows

    private var appNode: AppNode<A>? {
        guard let root = host.viewTree.root, root.childCount > 0 else { return nil }
        return root.child(at: 0) as? AppNode<A>
    }

    /// The open windows, in the order of opening. Empty after the host was unmounted.
    public var windows: [AppWindow] { appNode?.scenes.windows.map(connected) ?? [] }

    /// The window that commands apply to: the one that was activated or opened last. Nil if no window is open.
    public var keyWindow: AppWindow? { appNode?.scenes.keyWindow.map(connected) }

    private func connected(_ window: AppWindow) -> AppWindow {
        var window = window
        window.perform = { [host] action in try host.perform(action) }
        return window
    }

    /// Makes a window the key window.
    ///
    /// - Parameter window: The window. Does nothing if it is closed.
    public func activate(_ window: AppWindow) { appNode?.scenes.makeKey(serial: window.serial) }

    /// Opens a window with a new document, as the menu item "New" does.
    ///
    /// - Returns: The window; nil, with a diagnostic, if the program has no scene with new documents.
    @discardableResult
    public func newDocument() -> AppWindow? {
        if host.perform({ appNode?.scenes.openNewDocument { _ in true } ?? false }) { return keyWindow }
        Diagnostics.report(
            Diagnostic(.navigation, "The program has no DocumentGroup(newDocument:); no document is created."))
        return nil
    }

    /// Opens a window with a file's document. If it is open, its window becomes the key window.
    ///
    /// ```swift
    /// let window = try app.openDocument(at: url)
    /// ```
    ///
    /// - Parameter url: The location of the file.
    /// - Returns: The window.
    /// - Throws: ``DocumentError/noScene(_:)`` if no scene reads the file's type; the error of the file system or of the
    ///   document's initializer.
    @discardableResult
    public func openDocument(at url: URL) throws -> AppWindow {
        try host.perform { try appNode?.scenes.openDocument(at: url) }
        guard let window = keyWindow else { throw DocumentError.noScene(url) }
        return window
    }

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

    /// Closes a window, as its close button does. Does nothing if it is closed.
    ///
    /// Its views may keep it open: by `windowDismissBehavior(_:)`, or by a `dismissalConfirmationDialog`, whose buttons
    /// close it then.
    ///
    /// ```swift
    /// app.close(app.windows[0])
    /// ```
    ///
    /// - Parameter window: The window.
    public func close(_ window: AppWindow) {
        let serial = window.serial
        host.perform {
            guard let scenes = appNode?.scenes else { return }
            let close: @MainActor () -> Void = { scenes.close(serial: serial) }
            if window.element.node?.mayCloseWindow(then: close) ?? true { close() }
        }
    }

    // MARK: Commands

    /// The menus and groups that the program's scenes have in `commands`, in the order of the scenes.
    public var commands: [ViewElement] {
        commandHosts.flatMap { ViewElement.elements(of: $0.commandItems) }
    }

    private var commandHosts: [any CommandHosting] { sceneNodes.compactMap { $0 as? any CommandHosting } }

    /// The nodes of the scenes without those of their windows' views, in the order of the tree.
    var sceneNodes: [ViewNode] {
        var nodes: [ViewNode] = []
        var stack = (appNode as ViewNode?).map { [$0] } ?? []
        while let node = stack.popLast() {
            nodes.append(node)
            if node is any WindowOpening { continue }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode { stack.append(child) }
            }
        }
        return nodes
    }

    /// The titles of the commands that the system adds to the program's: "New Window", "Undo" and so on, as far as they
    /// mean something for the program and no `CommandGroup(replacing:)` replaces them. Disabled ones are among them.
    public var standardCommands: [String] { availableStandardCommands.map(\.title) }

    private var availableStandardCommands: [StandardCommand] {
        guard let scenes = appNode?.scenes else { return [] }
        let replaced = Set(
            commandHosts.flatMap { $0.commandItems.commandGroups }.compactMap(\.replacedGroup))
        let undoManager =
            scenes.keyWindow?.session?.undoManager ?? (host.viewTree.ambient as? SystemEffects)?.undoManager
        return StandardCommand.all(of: scenes, undoManager: undoManager).filter { !replaced.contains($0.group) }
    }

    private func perform(_ command: StandardCommand) -> Bool {
        guard let action = command.action else { return false }
        host.perform { action() }
        return true
    }

    /// Performs a command of a menu: the program's, or one of ``standardCommands``.
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
            if let standard = availableStandardCommands.first(where: { $0.title == command }) {
                if !perform(standard) { throw .unresponsive(command, to: "being chosen") }
                return
            }
            let titles = all.filter { $0.kind != "CommandMenu" && $0.kind != "CommandGroup" }.compactMap(\.label)
            throw .notFound(command, similar: titles + standardCommands)
        }
        if !found.contains(where: perform) { throw .unresponsive(command, to: "being chosen") }
    }

    private func perform(_ element: ViewElement) -> Bool {
        guard let node = element.node else { return false }
        return host.perform { node.bubble(.tap(count: 1)) }
    }

    /// Presses a key and releases it. The first enabled command with the key as its shortcut is performed, the program's
    /// before the standard ones; without one, the views get the key, as by the host's `pressKey`.
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
        if isPerformed { return }
        let standard = availableStandardCommands.first { $0.key == key && $0.modifiers == modifiers }
        if let standard, perform(standard) { return }
        try host.pressKey(key, modifiers: modifiers)
    }
}
