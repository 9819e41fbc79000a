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
    private let rootNode: RootNode<Root>
    var time: HostTime { rootNode.tree.time }
    var viewTree: ViewTree { rootNode.tree }

    /// Mounts a view and settles the changes, including those of `onAppear` actions.
    ///
    /// - Parameters:
    ///   - root: The root view.
    ///   - size: The size that is proposed to the view, in points.
    ///   - sceneStorage: The store of the views' `SceneStorage` properties; by default an empty one.
    ///   - clock: The clock of the views; see `advance(by:)`.
    ///   - isAnimated: Whether changes are animated. Nil means only with a virtual clock: in real time a test would
    ///     have to wait for animations. A renderer passes true.
    public init(
        _ root: Root, size: CGSize = CGSize(width: 390, height: 844), sceneStorage: SceneStore = SceneStore(),
        clock: HostClock = .real, isAnimated: Bool? = nil
    ) {
        self.sceneStorage = sceneStorage
        rootNode = RootNode(graph)
        rootNode.tree.size = size
        if let clock = clock.virtualClock { rootNode.tree.time.follow(clock) }
        rootNode.tree.animations.isEnabled = isAnimated ?? (clock.virtualClock != nil)
        graph.perform {
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
    ///   - root: Returns the root view.
    public convenience init(clock: HostClock = .real, @ViewBuilder _ root: () -> Root) {
        self.init(root(), clock: clock)
    }

    isolated deinit {
        Self.unmount(rootNode)
    }

    /// The root view. A new value is compared with the old one, like any view.
    public var rootView: Root {
        get { rootNode.root! }
        set {
            guard mayChange("another root view") else { return }
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
        if keyPath == \.layoutDirection { rootNode.tree.setDirection(value) }
        graph.perform { rootNode.setEnvironment(keyPath, value) }
    }

    // MARK: Looking

    /// The visible elements: those of the root, then those of the presentations above it.
    public var elements: [ViewElement] { ViewElement.elements(of: rootNode) }

    /// The visible elements as text, one line for each.
    public var tree: String { elements.map(\.text).joined(separator: "\n") }

    /// Returns the first element with the words that no presentation covers.
    ///
    /// ```swift
    /// let button = try host.find("Add")
    /// ```
    ///
    /// - Parameter words: The label, value or name of the element.
    /// - Throws: `ViewQueryError.notFound` or `ViewQueryError.covered` if there is none.
    public func find(_ words: String) throws(ViewQueryError) -> ViewElement {
        try matches(words).first!
    }

    /// Returns whether an element with the words is visible, covered or not.
    ///
    /// ```swift
    /// let isSaved = host.contains("Saved")
    /// ```
    ///
    /// - Parameter words: The label, value or name of the element.
    public func contains(_ words: String) -> Bool {
        elements.contains { $0.all.contains { $0.carries(words) } }
    }

    /// The size that is proposed to the root view and to presentations, in points.
    public var size: CGSize {
        get { rootNode.tree.size }
        set {
            guard mayChange("another size") else { return }
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
            rootNode.tree.layout.safeAreaInsets = newValue.valid
            rootNode.tree.invalidateRoots()
            graph.perform { rootNode.setNeedsUpdate(because: .other("another safe area")) }
        }
    }

    /// Returns the frame of the first element with the words, in points in the host's coordinates.
    ///
    /// ```swift
    /// let frame = try host.frame(of: "Save")
    /// ```
    ///
    /// - Parameter words: The label, value or name of the element.
    /// - Throws: A `ViewQueryError` if the element isn't visible or has no frame.
    public func frame(of words: String) throws(ViewQueryError) -> CGRect {
        let element = try find(words)
        guard let frame = element.frame else { throw .unresponsive(words, to: "layout") }
        return frame
    }

    // MARK: Doing

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

    /// Enters text in a field. It replaces the previous text.
    ///
    /// ```swift
    /// try host.type("Ada", into: "Name")
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - words: The label, value or name of the field.
    /// - Throws: A `ViewQueryError` if no visible field has the words.
    public func type(_ text: String, into words: String) throws(ViewQueryError) {
        try send("typing", to: words) { $0.bubble(.type(text)) }
    }

    /// Moves the focus to the first element with the words that can have it.
    ///
    /// ```swift
    /// try host.focus("Name")
    /// ```
    ///
    /// - Parameter words: The label, value or name of the element.
    /// - Throws: A `ViewQueryError` if no visible element with the words can have the focus.
    public func focus(_ words: String) throws(ViewQueryError) {
        try send("being focused", to: words) { $0.bubble(.focus) }
    }

    /// Removes the focus.
    ///
    /// ```swift
    /// try host.focus("Name")
    /// host.unfocus()
    /// ```
    public func unfocus() {
        graph.perform { rootNode.tree.focus.move(to: nil) }
    }

    /// Submits the text of a field.
    ///
    /// ```swift
    /// try host.submit("Name")
    /// ```
    ///
    /// - Parameter words: The label, value or name of the field.
    /// - Throws: A `ViewQueryError` if no visible field has the words.
    public func submit(_ words: String) throws(ViewQueryError) {
        try send("submitting", to: words) { node in
            var event = InputEvent(.submit(.text))
            return node.bubble(&event) || event.payload != nil
        }
    }

    /// Deletes a row by a swipe.
    ///
    /// ```swift
    /// try host.delete("Draft")
    /// ```
    ///
    /// - Parameter words: The label, value or name of the row.
    /// - Throws: A `ViewQueryError` if no visible row with the words can be deleted.
    public func delete(_ words: String) throws(ViewQueryError) {
        try send("being deleted", to: words) { $0.bubble(.delete) }
    }

    /// Moves a row.
    ///
    /// ```swift
    /// try host.move("Draft", by: -1)
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the row.
    ///   - places: The number of positions; up if negative.
    /// - Throws: A `ViewQueryError` if no visible row with the words can be moved.
    public func move(_ words: String, by places: Int) throws(ViewQueryError) {
        try send("being moved", to: words) { $0.bubble(.move(places)) }
    }

    /// Dismisses the top presentation as a user does, by a swipe or a tap beside it. An alert can only be ended by its
    /// buttons.
    ///
    /// ```swift
    /// try host.dismiss()
    /// ```
    ///
    /// - Throws: A `ViewQueryError` if there is no presentation or it can't be dismissed.
    public func dismiss() throws(ViewQueryError) {
        guard let top = elements.last, top.isPresentation else { throw .notFound("Sheet", similar: []) }
        guard let node = top.node, graph.perform({ node.bubble(.dismiss) }) else {
            throw .unresponsive(top.label ?? top.kind, to: "a swipe")
        }
    }

    /// Offers an event to each element with the words until one handles it.
    @discardableResult
    func send(
        _ event: String, to words: String, _ deliver: (ViewNode) -> Bool
    ) throws(ViewQueryError) -> ViewNode {
        for element in try matches(words) {
            guard let node = element.node, node.allowsHitTesting else { continue }
            if graph.perform({ deliver(node) }) { return node }
        }
        throw .unresponsive(words, to: event)
    }

    /// Returns the elements with the words that no presentation covers; at least one.
    func matches(_ words: String) throws(ViewQueryError) -> [ViewElement] {
        let elements = elements
        let top = elements.last.flatMap { $0.isPresentation ? $0 : nil }
        let reachable = top.map { [$0] } ?? elements
        let found = reachable.flatMap(\.all).filter { $0.carries(words) }
        if !found.isEmpty { return found }
        if let top, elements.contains(where: { $0.all.contains { $0.carries(words) } }) {
            throw .covered(words, by: top.line)
        }
        throw .notFound(words, similar: similarWords(to: words, among: reachable.flatMap(\.all)))
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

extension ViewElement {
    fileprivate func carries(_ words: String) -> Bool { label == words || value == words || names.contains(words) }
}

/// Returns the labels of elements that are similar to the words; if there are none, those of elements that react to
/// events.
@MainActor
private func similarWords(to words: String, among elements: [ViewElement]) -> [String] {
    let labelled = elements.filter { $0.label?.isEmpty == false }
    let wanted = words.lowercased()
    let similar = labelled.filter { isNear($0.label!.lowercased(), wanted) }
    let offered = similar.isEmpty ? labelled.filter { $0.kind != "Text" && $0.kind != "Section" } : similar
    var seen: Set<String> = []
    return offered.compactMap(\.label).filter { seen.insert($0).inserted }
}

/// Returns whether one string is similar to the other or contains it. Long strings aren't compared, because the cost is
/// the product of both lengths.
private func isNear(_ lhs: String, _ rhs: String) -> Bool {
    let lengths = [lhs.utf8.count, rhs.utf8.count].sorted()
    guard lengths[0] <= 256, lengths[1] <= 1_024 else { return false }
    if lhs.contains(rhs) || rhs.contains(lhs) { return true }
    return lengths[1] <= 256 && distance(lhs, rhs) <= max(1, rhs.count / 3)
}

/// Returns the number of characters to change, insert or delete to turn one string into the other.
private func distance(_ lhs: String, _ rhs: String) -> Int {
    let rhs = Array(rhs)
    var row = Array(0...rhs.count)
    for (i, left) in lhs.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, right) in rhs.enumerated() {
            let substituted = diagonal + (left == right ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
        }
    }
    return row[rhs.count]
}

/// The parent of the root view.
private final class RootNode<Root: View>: SingleChildNode<Root, Root> {
    private(set) var root: Root?
    private var base: EnvironmentScope?
    /// The host's environment changes since the last update, in order.
    private var settings: [(inout EnvironmentValues) -> Void] = []
    private var hasNewRoot = false
    private var texts: TextSettingsObserver?

    init(_ graph: Graph) {
        super.init(rootOf: graph)
        item = RootItem(self)
        tree.noteStaleStructure(self)
        let base = EnvironmentScope(below: self)
        self.base = base
        scope = base
    }

    func setNeedsRoot(_ root: Root) {
        self.root = root
        hasNewRoot = true
        setNeedsUpdate(because: .mounted)
    }

    func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        guard isMounted else { return }
        settings.append { $0[keyPath: keyPath] = value }
        setNeedsUpdate(because: .environment("(of the host)"))
    }

    override func didUnmount() {
        if let texts { graph.unmount(texts) }
        tree.forgetNodes()
    }

    override func update() {
        if !settings.isEmpty {
            let settings = settings
            self.settings = []
            base?.set { values in for setting in settings { setting(&values) } }
        }
        if texts == nil { texts = TextSettingsObserver(of: self) }
        guard let root, hasNewRoot else { return }
        hasNewRoot = false
        setContent(root)
    }
}

/// Notifies the texts when the host changes a text setting. It depends on these settings only.
private final class TextSettingsObserver: Graph.Node {
    private var known: TextSettings?

    init(of root: ViewNode) {
        super.init(graph: root.graph, parent: root)
        setNeedsUpdate(because: .mounted)
    }

    override func update() {
        let settings = environment.textSettings
        if let known, known != settings, let root = parent as? ViewNode { root.textSettingsChanged() }
        known = settings
    }
}
