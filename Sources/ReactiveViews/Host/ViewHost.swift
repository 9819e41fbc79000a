/// Keeps a tree of views alive without a screen: mounts it, settles its changes, shows what a user would see as text,
/// and does to it what a user would do.
///
/// Whatever is done through the host is an event: what it changed is settled before the call returns.
@MainActor
public final class ViewHost<Root: View> {
    public let graph = Graph(isOnMainActor: { isOnMainQueue })
    /// What the views' `SceneStorage` properties keep. Save its `values`, and set them to restore.
    public let sceneStorage: SceneStore
    private let rootNode: RootNode<Root>
    var time: HostTime { rootNode.tree.time }
    var viewTree: ViewTree { rootNode.tree }

    /// Mounts a view and settles what follows: its `onAppear` actions have run.
    ///
    /// - Parameters:
    ///   - size: what is proposed to the view, in points.
    ///   - clock: the clock that the views live by; see `advance(by:)`.
    ///   - isAnimated: whether changes are animated. Nil for a host with a virtual clock only: in real time a test would see views on
    ///     their way and have to wait for them. A renderer says true.
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

    public convenience init(clock: HostClock = .real, @ViewBuilder _ root: () -> Root) {
        self.init(root(), clock: clock)
    }

    isolated deinit {
        Self.unmount(rootNode)
    }

    /// The root view. Another value is compared with the old one, as with any view (U9).
    public var rootView: Root {
        get { rootNode.root! }
        set {
            guard mayChange("another root view") else { return }
            graph.perform { rootNode.setNeedsRoot(newValue) }
        }
    }

    /// Takes all views out of the tree, running their `onDisappear` actions. Asked for within a body, it is done after
    /// the update. A host that goes away does it by itself.
    ///
    /// The views don't come back. From then on the host shows nothing, finds nothing, and its time passes without them;
    /// another root view, size, safe area or value of the environment is reported, and ignored.
    public func unmount() {
        Self.unmount(rootNode)
    }

    /// Whether there are views to be changed. Reports it if there are none any more.
    private func mayChange(_ what: String) -> Bool {
        if rootNode.isMounted { return true }
        Diagnostics.report(
            Diagnostic(
                .invalidInput, "This host was given \(what) after it was unmounted: it is ignored. Make another host."))
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

    /// Sets a value of the environment for all views.
    public func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        guard mayChange("a value of the environment") else { return }
        graph.perform { rootNode.setEnvironment(keyPath, value) }
    }

    /// Sets which way lines run in all views.
    public func setEnvironment(_ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection)
    {
        guard mayChange("a value of the environment") else { return }
        if keyPath == \.layoutDirection { rootNode.tree.setDirection(value) }
        graph.perform { rootNode.setEnvironment(keyPath, value) }
    }

    // MARK: Looking

    /// What the user sees: the root's elements, then what is presented above them.
    public var elements: [ViewElement] { ViewElement.elements(of: rootNode) }

    /// What the user sees, a line for each element.
    public var tree: String { elements.map(\.text).joined(separator: "\n") }

    /// The first element that carries these words, on top of whatever lies above others.
    public func find(_ words: String) throws(ViewQueryError) -> ViewElement {
        try matches(words).first!
    }

    /// Whether the user sees an element that carries these words.
    public func contains(_ words: String) -> Bool {
        elements.contains { $0.all.contains { $0.carries(words) } }
    }

    /// The size that is proposed to the root view and to what is presented.
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

    /// How much of each edge is covered by something of the system's, a notch for instance: views keep clear of it unless they ignore it
    /// (`ignoresSafeArea`). Nothing, to begin with.
    public var safeAreaInsets: EdgeInsets {
        get { rootNode.tree.layout.safeAreaInsets }
        set {
            guard mayChange("another safe area") else { return }
            rootNode.tree.layout.safeAreaInsets = newValue.valid
            rootNode.tree.invalidateRoots()
            graph.perform { rootNode.setNeedsUpdate(because: .other("another safe area")) }
        }
    }

    /// Where the first element with these words is, in the host's coordinates.
    public func frame(of words: String) throws(ViewQueryError) -> CGRect {
        let element = try find(words)
        guard let frame = element.frame else { throw .unresponsive(words, to: "layout") }
        return frame
    }

    // MARK: Doing

    /// Runs something as an event: what it changes is settled when this returns.
    @inlinable
    public func perform<Result>(_ event: () throws -> Result) rethrows -> Result {
        try graph.perform(event)
    }

    /// Settles changes that were made outside of events.
    public func settle() {
        graph.flush()
    }

    /// Enters text into the field that carries these words, in place of what was there.
    public func type(_ text: String, into words: String) throws(ViewQueryError) {
        try send("typing", to: words) { $0.bubble(.type(text)) }
    }

    /// Moves the focus to the first element with these words that can have it.
    public func focus(_ words: String) throws(ViewQueryError) {
        try send("being focused", to: words) { $0.bubble(.focus) }
    }

    /// Takes the focus from whatever has it.
    public func unfocus() {
        graph.perform { rootNode.tree.focus.move(to: nil) }
    }

    /// Submits what was entered into the field that carries these words.
    public func submit(_ words: String) throws(ViewQueryError) {
        try send("submitting", to: words) { node in
            var event = InputEvent(.submit(.text))
            return node.bubble(&event) || event.payload != nil
        }
    }

    /// Swipes the row with these words away.
    public func delete(_ words: String) throws(ViewQueryError) {
        try send("being deleted", to: words) { $0.bubble(.delete) }
    }

    /// Moves the row with these words by so many places, up if negative.
    public func move(_ words: String, by places: Int) throws(ViewQueryError) {
        try send("being moved", to: words) { $0.bubble(.move(places)) }
    }

    /// Ends the uppermost presentation as a user does, by a swipe or a tap beside it. An alert wants one of its buttons.
    public func dismiss() throws(ViewQueryError) {
        guard let top = elements.last, top.isPresentation else { throw .notFound("Sheet", similar: []) }
        guard let node = top.node, graph.perform({ node.bubble(.dismiss) }) else {
            throw .unresponsive(top.label ?? top.kind, to: "a swipe")
        }
    }

    /// Offers an event to each element with the words until one takes it.
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

    /// The elements with the words that aren't covered; at least one.
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

    /// Runs something as an event and gives the record of what it led to.
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

/// The words on elements that resemble some others; if none do, those that one can do something with.
@MainActor
private func similarWords(to words: String, among elements: [ViewElement]) -> [String] {
    let labelled = elements.filter { $0.label?.isEmpty == false }
    let wanted = words.lowercased()
    let similar = labelled.filter { isNear($0.label!.lowercased(), wanted) }
    let offered = similar.isEmpty ? labelled.filter { $0.kind != "Text" && $0.kind != "Section" } : similar
    var seen: Set<String> = []
    return offered.compactMap(\.label).filter { seen.insert($0).inserted }
}

/// Whether one string is nearly the other, or part of it. Long strings aren't compared: searching and comparing would
/// take as many steps as the product of both lengths.
private func isNear(_ lhs: String, _ rhs: String) -> Bool {
    let lengths = [lhs.utf8.count, rhs.utf8.count].sorted()
    guard lengths[0] <= 256, lengths[1] <= 1_024 else { return false }
    if lhs.contains(rhs) || rhs.contains(lhs) { return true }
    return lengths[1] <= 256 && distance(lhs, rhs) <= max(1, rhs.count / 3)
}

/// How many characters must be changed, added or left out to make one string the other.
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

/// The node above the root view.
private final class RootNode<Root: View>: SingleChildNode<Root, Root> {
    private(set) var root: Root?
    private var base: EnvironmentScope?
    /// What the host has set since the last update, in order.
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

/// Tells the texts when what the host sets is of their concern: it depends on just that.
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
