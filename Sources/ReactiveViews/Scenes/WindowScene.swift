import Reactive

/// A view of a scene's open windows.
nonisolated public struct WindowScene<Content: View>: PrimitiveView {
    let id: String?
    let title: String?
    /// The label whose words are the title of a scene without one; nil for none.
    let label: AnyView?
    /// The type of the values that windows are opened with; nil for none.
    let valueType: Any.Type?
    /// Whether there is at most one window.
    let isSingle: Bool
    /// Whether the scene may open the program's first window.
    let isInitial: Bool
    /// The kinds of documents that the windows show; empty for none.
    let documents: [any DocumentKind]
    /// Whether the scene can be opened; nil if it always can.
    let isInserted: Binding<Bool>?
    /// Whether the scene is an immersive space.
    let isImmersive: Bool
    let content: (WindowValue) -> Content

    init(
        id: String?, title: String?, label: AnyView? = nil, valueType: Any.Type?, isSingle: Bool,
        isInitial: Bool = true, documents: [any DocumentKind] = [], isInserted: Binding<Bool>? = nil,
        isImmersive: Bool = false,
        content: @escaping (WindowValue) -> Content
    ) {
        self.id = id
        self.title = title
        self.label = label
        self.valueType = valueType
        self.isSingle = isSingle
        self.isInitial = isInitial
        self.documents = documents
        self.isInserted = isInserted
        self.isImmersive = isImmersive
        self.content = content
    }

    @MainActor public static func _makeNode(
        _ view: WindowScene<Content>, under parent: ViewNode
    ) -> TypedNode<WindowScene<Content>> {
        WindowSceneNode(view, under: parent)
    }
}

/// The value that a window was opened with.
public final class WindowValue {
    let serial: Int
    fileprivate(set) var value: AnyHashable?
    /// The document that the window shows; nil for none.
    let document: DocumentSession?
    private weak var scene: ViewNode?

    fileprivate init(serial: Int, value: AnyHashable?, document: DocumentSession?, scene: ViewNode) {
        self.serial = serial
        self.value = value
        self.document = document
        self.scene = scene
    }

    private func set(_ newValue: AnyHashable?) {
        guard newValue != value else { return }
        value = newValue
        scene?.enqueueUpdate(because: .other("the window's value"))
    }

    func binding<D: Hashable>() -> Binding<D?> {
        Binding(get: { self.value?.base as? D }, set: { self.set($0.map { AnyHashable($0) }) })
    }

    func binding<D: Hashable>(default defaultValue: @escaping () -> D) -> Binding<D> {
        if value == nil { value = AnyHashable(defaultValue()) }
        return Binding(get: { self.value?.base as? D ?? defaultValue() }, set: { self.set(AnyHashable($0)) })
    }
}

/// A scene that can open windows.
@MainActor
protocol WindowOpening: ViewNode {
    var windowID: String? { get }
    var windowTitle: String? { get }
    var windowValueType: Any.Type? { get }
    var isSingle: Bool { get }
    /// The kinds of documents that the windows show; empty for none.
    var documentKinds: [any DocumentKind] { get }
    /// The identifiers of the external events that open a window; nil if the scene doesn't say.
    var externalEvents: Set<String>? { get }
    var hasStandardCommands: Bool { get }
    /// Whether the scene can be opened.
    var isInserted: Bool { get }
    /// Whether the scene is an immersive space.
    var isImmersive: Bool { get }
    /// Whether a window is open, or opens with the next update.
    var isOpen: Bool { get }
    func open(_ value: AnyHashable?)
    func open(document: DocumentSession)
    /// Closes the windows with the value; all windows if it is nil.
    func close(_ value: AnyHashable?)
    func close(serial: Int)
    /// The open windows, in the order of opening.
    var openWindows: [AppWindow] { get }
}

/// A registry of a program's scenes.
@MainActor
final class WindowSystem {
    private(set) var scenes: [any WindowOpening] = []
    private var serials = 0
    private var keySerial: Int?

    func nextSerial() -> Int {
        serials += 1
        return serials
    }

    /// Returns whether the scene opens a window at once.
    func register(_ scene: any WindowOpening, isInitial: Bool, _ behavior: SceneLaunchBehavior) -> Bool {
        let isFirst = isInitial && serials == 0
        scenes.append(scene)
        return behavior == .presented || behavior == .automatic && isFirst
    }

    func forget(_ scene: any WindowOpening) { scenes.removeAll { $0 === scene } }

    func open(id: String?, value: AnyHashable?) {
        guard let scene = scene(id: id, value: value) else {
            return Diagnostics.report(
                Diagnostic(
                    .navigation,
                    "No scene for \(id.map { "id \($0)" } ?? "value \(value.debugDescription)"); no window opens."))
        }
        scene.open(value)
    }

    func close(id: String?, value: AnyHashable?) { scene(id: id, value: value)?.close(value) }

    func close(serial: Int) {
        for scene in scenes where scene.openWindows.contains(where: { $0.serial == serial }) {
            scene.close(serial: serial)
        }
    }

    /// The open windows, in the order of opening.
    var windows: [AppWindow] { scenes.flatMap(\.openWindows).sorted { $0.serial < $1.serial } }

    /// The window that commands apply to: the one that was made key or opened last.
    var keyWindow: AppWindow? {
        let windows = windows
        return windows.first { $0.serial == keySerial } ?? windows.last { !$0.isImmersiveSpace }
    }

    func makeKey(serial: Int) { keySerial = serial }

    // MARK: Documents

    /// Opens the first kind of document that has new documents of a type. Returns false if there is none.
    func openNewDocument(where isWanted: (any DocumentKind) -> Bool) -> Bool {
        for scene in scenes {
            if let kind = scene.documentKinds.first(where: { $0.makesNew && isWanted($0) }),
                let new = kind.makeDocument()
            {
                scene.open(document: new)
                return true
            }
        }
        return false
    }

    /// Opens the document of a file, or makes its window the key window if it is open.
    func openDocument(at url: URL) throws {
        if let window = windows.first(where: { $0.session?.fileURL == url }) { return makeKey(serial: window.serial) }
        let type = url.hasDirectoryPath ? UTType.folder : UTType(filenameExtension: url.pathExtension)
        for scene in scenes {
            if let type, let kind = scene.documentKinds.first(where: { $0.reads(type) }) {
                return scene.open(document: try kind.read(url, type))
            }
        }
        throw DocumentError.noScene(url)
    }

    /// Returns the first scene with an identifier and for values of a value's type; nil if there is none.
    func scene(id: String?, value: AnyHashable?, isImmersive: Bool = false) -> (any WindowOpening)? {
        scenes.first { scene in
            if scene.isImmersive != isImmersive { return false }
            if let id, scene.windowID != id { return false }
            if let value, scene.windowValueType.map({ $0 != type(of: value.base) }) ?? true { return false }
            return true
        }
    }
}

/// Invariant: after an update there is a node for each open window, in the order of opening.
private final class WindowSceneNode<Content: View>: TypedNode<WindowScene<Content>>, WindowOpening {
    private var view: WindowScene<Content>
    private let system: WindowSystem
    private var open: [WindowValue] = []
    /// Whether the scene opens a window at once, by the closest modifier around it.
    private var behavior = SceneLaunchBehavior.automatic
    private var windows: [(value: WindowValue, node: WindowNode<Content>)] = []

    init(_ view: WindowScene<Content>, under parent: ViewNode) {
        self.view = view
        system = parent.windowSystem
        super.init(under: parent)
        var node = parent as ViewNode?
        while let ancestor = node {
            if let launching = ancestor as? any SceneLaunching {
                behavior = launching.launchBehavior
                break
            }
            node = ancestor.parent as? ViewNode
        }
        if system.register(self, isInitial: view.isInitial, behavior) { append() }
        setNeedsUpdate(because: .mounted)
    }

    var windowID: String? { view.id }
    var windowTitle: String? {
        if let title = view.title { return title }
        return view.label.map { ViewHost($0).elements.lazy.compactMap(\.label).first ?? "Menu Bar Extra" }
    }
    var isSingle: Bool { view.isSingle }
    var documentKinds: [any DocumentKind] { view.documents }
    var externalEvents: Set<String>? { environment.sceneExternalEvents }
    var hasStandardCommands: Bool { environment.sceneHasStandardCommands }
    var isInserted: Bool { view.isInserted?.wrappedValue ?? true }
    var windowValueType: Any.Type? { view.valueType }
    var isImmersive: Bool { view.isImmersive }
    var isOpen: Bool { !open.isEmpty }
    /// The kind of the element of an open window.
    private var kindOfWindow: String { view.isImmersive ? "ImmersiveSpace" : "Window" }

    override func receive(_ view: WindowScene<Content>) {
        self.view = view
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        let isOpen = Set(open.map { ObjectIdentifier($0) })
        for (value, node) in windows.reversed() where !isOpen.contains(ObjectIdentifier(value)) { graph.unmount(node) }
        var known: [ObjectIdentifier: WindowNode<Content>] = [:]
        for (value, node) in windows { known[ObjectIdentifier(value)] = node }
        let title = windowTitle
        windows = open.map { value in
            (value, known[ObjectIdentifier(value)] ?? WindowNode<Content>(value, kindOfWindow, title, self))
        }
        track {
            for (value, node) in windows { node.show(view.content(value), title: title) }
        }
    }

    func open(_ value: AnyHashable?) {
        if open.contains(where: { view.isSingle || (value != nil && $0.value == value) }) { return }
        append(value)
        setNeedsUpdate(because: .other("opened"))
    }

    func open(document: DocumentSession) {
        append(document: document)
        setNeedsUpdate(because: .other("opened"))
    }

    private func append(_ value: AnyHashable? = nil, document: DocumentSession? = nil) {
        let document = document ?? view.documents.lazy.compactMap { $0.makeDocument() }.first
        let serial = system.nextSerial()
        document?.undoManager.eventNumber = { [weak graph] in graph?.flushes ?? 0 }
        open.append(WindowValue(serial: serial, value: value, document: document, scene: self))
        if !view.isImmersive { system.makeKey(serial: serial) }
    }

    func close(_ value: AnyHashable?) {
        open.removeAll { value == nil || $0.value == value }
        setNeedsUpdate(because: .other("closed"))
    }

    func close(serial: Int) {
        open.removeAll { $0.serial == serial }
        setNeedsUpdate(because: .other("closed"))
    }

    var openWindows: [AppWindow] {
        windows.map { value, node in
            let element = ViewElement.elements(of: node).first ?? ViewElement(kindOfWindow, label: windowTitle)
            return AppWindow(
                serial: value.serial, sceneID: view.id, title: value.document?.title ?? windowTitle,
                value: value.value, element: element, session: value.document)
        }
    }

    override func willUnmount() { system.forget(self) }

    override var childCount: Int { windows.count }
    override func child(at index: Int) -> Graph.Node { windows[index].node }
    override func removeChildren() { windows = [] }
}

/// An open window.
private final class WindowNode<Content: View>: SingleChildNode<Content, Content> {
    private let kind: String
    private var title: String?

    init(_ value: WindowValue, _ kind: String, _ title: String?, _ scene: WindowSceneNode<Content>) {
        self.kind = kind
        self.title = title
        super.init(under: scene)
        let below = EnvironmentScope(below: self)
        let serial = value.serial
        below.update { [weak scene] values in
            values.dismissWindow.closeThis = { scene?.close(serial: serial) }
        }
        scope = below
    }

    func show(_ view: Content, title: String?) {
        self.title = title
        setContent(view)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(kind, label: title)
        element.children = children.joinedElements
        element.node = self
        return [element]
    }

    override var label: String? { kind }
}
