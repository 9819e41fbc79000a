import Reactive

/// A host that runs a tree of views without a screen: it mounts the views, settles changes, shows the views as text,
/// and performs a user's actions.
///
/// Each call on the host is an event: its changes are settled before the call returns.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///
///     var body: some View {
///         Button("Count: \(count)") { count += 1 }
///     }
/// }
///
/// let host = ViewHost(Counter())
/// try host.tap("Count: 0")
/// print(host.tree)
/// ```
@MainActor
public final class ViewHost<Root: View> {
    /// The graph of the views' nodes.
    public let graph = Graph(isOnMainActor: { isOnMainQueue })
    /// The store of the views' `SceneStorage` properties. Save its `values`, and set them to restore the state.
    public let sceneStorage: SceneStore
    let rootNode: RootNode<Root>
    var time: HostTime { rootNode.tree.time }
    var viewTree: ViewTree { rootNode.tree }

    /// Mounts a view and settles the changes, including those of `onAppear` actions.
    ///
    /// - Parameters:
    ///   - root: The root view.
    ///   - size: The size that is proposed to the view, in points.
    ///   - sceneStorage: The store of the views' `SceneStorage` properties; by default an empty one.
    ///   - clock: The clock of the views; see `advance(by:)`. With a virtual one texts are formatted in American
    ///     English, by the Gregorian calendar, in UTC, until `setEnvironment` sets something else.
    ///   - isAnimated: Whether changes are animated. Nil means only with a virtual clock: in real time a test would
    ///     have to wait for animations. A renderer passes true.
    ///   - effects: What the system does for the views: haptics, opened URLs, the network and so on. Nil, the default:
    ///     nothing that a test could read.
    ///   - evaluatesRemovedViews: Whether a view in a row of a list or form, a sheet, a cover, a popover or a pushed page
    ///     is evaluated once more if one change both marks and removes it, as on iOS 17. Each is reported first, as
    ///     `Diagnostic.Kind.evaluatedAfterRemoval`: its body reads the new values, so that `model.item!` ends the
    ///     process there. False by default: a removed view isn't evaluated.
    public init(
        _ root: Root, size: CGSize = CGSize(width: 390, height: 844), sceneStorage: SceneStore = SceneStore(),
        clock: HostClock = .real, isAnimated: Bool? = nil, effects: SystemEffects? = nil,
        evaluatesRemovedViews: Bool = false
    ) {
        FoundationMethods.replace()
        self.sceneStorage = sceneStorage
        rootNode = RootNode(graph)
        rootNode.tree.size = size
        if evaluatesRemovedViews { rootNode.tree.removedContent = RemovedContent() }
        if let clock = clock.virtualClock { rootNode.tree.time.follow(clock) }
        rootNode.tree.animations.isEnabled = isAnimated ?? (clock.virtualClock != nil)
        if let effects { install(effects) }
        graph.perform {
            if let effects { rootNode.setEnvironment(\.undoManager, effects.undoManager) }
            if clock.virtualClock != nil { rootNode.pinTextSettings() }
            rootNode.setEnvironment(\.sceneStorage, sceneStorage)
            rootNode.setEnvironment(\.hostSizeClasses, SizeClasses(size))
            rootNode.setEnvironment(\.pageEditMode, graph.pageEditMode())
            rootNode.setNeedsRoot(root)
        }
    }

    /// Mounts views and settles the changes.
    ///
    /// - Parameters:
    ///   - clock: The clock of the views; see `advance(by:)`.
    ///   - effects: What the system does for the views; nil, the default, for nothing.
    ///   - evaluatesRemovedViews: Whether a view in a row, sheet or page that one change both marks and removes is
    ///     evaluated once more, as on iOS 17, and reported. False by default.
    ///   - root: Returns the root view.
    public convenience init(
        clock: HostClock = .real, effects: SystemEffects? = nil, evaluatesRemovedViews: Bool = false,
        @ViewBuilder _ root: () -> Root
    ) {
        self.init(root(), clock: clock, effects: effects, evaluatesRemovedViews: evaluatesRemovedViews)
    }

    /// Has events find the effects, and feedback reach them. Call before anything is mounted.
    private func install(_ effects: SystemEffects) {
        rootNode.tree.ambient = effects
        effects.undoManager.eventNumber = { [weak graph] in graph?.flushes ?? 0 }
        rootNode.tree.feedback.didPlay = { effects.add(.haptic($0)) }
    }

    isolated deinit {
        Self.unmount(rootNode)
    }

    /// The root view. A new value is compared with the old one, like any view.
    public var rootView: Root {
        get { rootNode.root! }
        set {
            guard mayChange("another root view") else { return }
            let action = beginAction(by: "setRootView")
            defer { action?.end() }
            graph.perform { rootNode.setNeedsRoot(newValue) }
        }
    }

    /// Removes all views and runs their `onDisappear` actions. A call within a body takes effect after the update. The
    /// host's deinitializer does the same.
    ///
    /// The views don't return. Afterwards the host has no elements, and its time passes without views. A new root view,
    /// size, safe area or environment value is ignored, with a diagnostic.
    ///
    /// ```swift
    /// host.unmount()
    /// ```
    public func unmount() {
        let action = beginAction()
        defer { action?.end() }
        Self.unmount(rootNode)
    }

    /// Returns whether the views are mounted. Reports a diagnostic if they aren't.
    private func mayChange(_ what: String) -> Bool {
        if rootNode.isMounted { return true }
        Diagnostics.report(
            Diagnostic(
                .invalidInput, "The host was given \(what) after it was unmounted; it is ignored. Create a new host."))
        return false
    }

    private static func unmount(_ root: RootNode<Root>) {
        let graph = root.graph
        graph.perform {
            if graph.isUpdating {
                graph.enqueueAction(for: root, "unmount") { graph.unmount(root) }
            } else {
                graph.unmount(root)
            }
        }
    }

    /// Sets an environment value for all views.
    ///
    /// ```swift
    /// host.setEnvironment(\.colorScheme, .dark)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value.
    public func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        guard mayChange("a value of the environment") else { return }
        let action = beginAction(details: ActionWords.of(keyPath, value))
        defer { action?.end() }
        graph.perform { rootNode.setEnvironment(keyPath, value) }
    }

    /// Sets the layout direction of all views.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The direction.
    public func setEnvironment(_ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection)
    {
        guard mayChange("a value of the environment") else { return }
        let action = beginAction(details: ActionWords.of(keyPath, value))
        defer { action?.end() }
        if keyPath == \.layoutDirection { rootNode.tree.setDirection(value) }
        graph.perform { rootNode.setEnvironment(keyPath, value) }
    }

    // MARK: Size

    /// The size that is proposed to the root view and to presentations, in points.
    public var size: CGSize {
        get { rootNode.tree.size }
        set {
            guard mayChange("another size") else { return }
            let action = beginAction(
                details: "to \(newValue.width.briefly) × \(newValue.height.briefly)", by: "resize")
            defer { action?.end() }
            let classes = SizeClasses(newValue)
            let isOtherClass = classes != SizeClasses(size)
            rootNode.tree.size = newValue
            graph.perform {
                if isOtherClass { rootNode.setEnvironment(\.hostSizeClasses, classes) }
                rootNode.setNeedsUpdate(because: .other("another size"))
            }
        }
    }

    /// The insets of the area that system elements, such as a notch, don't cover, in points. Views avoid the rest
    /// unless they ignore it (`ignoresSafeArea`). Zero by default.
    public var safeAreaInsets: EdgeInsets {
        get { rootNode.tree.layout.safeAreaInsets }
        set {
            guard mayChange("another safe area") else { return }
            let action = beginAction(by: "setSafeArea")
            defer { action?.end() }
            rootNode.tree.layout.safeAreaInsets = newValue.valid
            rootNode.tree.invalidateRoots()
            graph.perform { rootNode.setNeedsUpdate(because: .other("another safe area")) }
        }
    }

    // MARK: Events

    /// Runs a closure as an event. Its changes are settled before the method returns.
    ///
    /// ```swift
    /// host.perform { model.title = "New" }
    /// ```
    ///
    /// - Parameter event: The closure.
    /// - Returns: The closure's result.
    /// - Throws: Rethrows the error of the closure.
    @inlinable
    public func perform<Result>(_ event: () throws -> Result) rethrows -> Result {
        try graph.perform(event)
    }

    /// Settles changes that were made outside events.
    ///
    /// ```swift
    /// model.title = "New"
    /// host.settle()
    /// ```
    public func settle() {
        graph.flush()
    }

    // MARK: The trace

    /// Runs a closure as an event and returns a record of its updates.
    ///
    /// ```swift
    /// let trace = host.trace { model.title = "New" }
    /// ```
    ///
    /// - Parameter event: The closure.
    /// - Returns: The record.
    /// - Throws: Rethrows the error of the closure.
    public func trace(_ event: () throws -> Void) rethrows -> Graph.Trace {
        graph.beginTrace()
        do {
            try graph.perform(event)
        } catch {
            _ = graph.endTrace()
            throw error
        }
        return graph.endTrace()
    }
}
