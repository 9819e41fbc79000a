import Reactive

/// The parent of the root view.
final class RootNode<Root: View>: SingleChildNode<Root, Root> {
    override class var traits: NodeTraits { .passesElements }

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

    /// Makes formatted texts the same on each machine.
    func pinTextSettings() {
        settings.append { $0.pinTextSettings() }
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
            tree.environmentChanges += 1
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
