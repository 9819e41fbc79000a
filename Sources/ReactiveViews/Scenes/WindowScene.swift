/// A view of a scene's open windows.
public struct WindowScene<Content: View>: PrimitiveView {
    let id: String?
    let title: String?
    /// The type of the values that windows are opened with; nil for none.
    let valueType: Any.Type?
    /// Whether there is at most one window.
    let isSingle: Bool
    /// Whether the scene may open the program's first window.
    let isInitial: Bool
    let content: (WindowValue) -> Content

    init(
        id: String?, title: String?, valueType: Any.Type?, isSingle: Bool, isInitial: Bool = true,
        content: @escaping (WindowValue) -> Content
    ) {
        self.id = id
        self.title = title
        self.valueType = valueType
        self.isSingle = isSingle
        self.isInitial = isInitial
        self.content = content
    }

    public static func _makeNode(
        _ view: WindowScene<Content>, under parent: ViewNode
    ) -> TypedNode<WindowScene<Content>> {
        WindowSceneNode(view, under: parent)
    }
}

/// The value that a window was opened with.
public final class WindowValue {
    let serial: Int
    fileprivate(set) var value: AnyHashable?
    private weak var scene: ViewNode?

    fileprivate init(serial: Int, value: AnyHashable?, scene: ViewNode) {
        self.serial = serial
        self.value = value
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
    var windowValueType: Any.Type? { get }
    func open(_ value: AnyHashable?)
    /// Closes the windows with the value; all windows if it is nil.
    func close(_ value: AnyHashable?)
    func close(serial: Int)
    /// The open windows, in the order of opening.
    var openWindows: [AppWindow] { get }
}

/// A registry of a program's scenes.
@MainActor
final class WindowSystem {
    private var scenes: [any WindowOpening] = []
    private var serials = 0

    func nextSerial() -> Int {
        serials += 1
        return serials
    }

    /// Returns whether the scene opens the program's first window.
    func register(_ scene: any WindowOpening, isInitial: Bool) -> Bool {
        let isFirst = isInitial && serials == 0
        scenes.append(scene)
        return isFirst
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

    private func scene(id: String?, value: AnyHashable?) -> (any WindowOpening)? {
        scenes.first { scene in
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
    private var windows: [(value: WindowValue, node: WindowNode<Content>)] = []

    init(_ view: WindowScene<Content>, under parent: ViewNode) {
        self.view = view
        system = parent.windowSystem
        super.init(under: parent)
        if system.register(self, isInitial: view.isInitial) { open(nil) }
    }

    var windowID: String? { view.id }
    var windowValueType: Any.Type? { view.valueType }

    override func receive(_ view: WindowScene<Content>) {
        self.view = view
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        let isOpen = Set(open.map { ObjectIdentifier($0) })
        for (value, node) in windows.reversed() where !isOpen.contains(ObjectIdentifier(value)) { graph.unmount(node) }
        var known: [ObjectIdentifier: WindowNode<Content>] = [:]
        for (value, node) in windows { known[ObjectIdentifier(value)] = node }
        windows = open.map { value in
            (value, known[ObjectIdentifier(value)] ?? WindowNode<Content>(value, view.title, self))
        }
        track {
            for (value, node) in windows { node.show(view.content(value), title: view.title) }
        }
    }

    func open(_ value: AnyHashable?) {
        if open.contains(where: { view.isSingle || (value != nil && $0.value == value) }) { return }
        open.append(WindowValue(serial: system.nextSerial(), value: value, scene: self))
        setNeedsUpdate(because: .other("opened"))
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
            let element = ViewElement.elements(of: node).first ?? ViewElement("Window", label: view.title)
            return AppWindow(
                serial: value.serial, sceneID: view.id, title: view.title, value: value.value, element: element)
        }
    }

    override func willUnmount() { system.forget(self) }

    override var childCount: Int { windows.count }
    override func child(at index: Int) -> Graph.Node { windows[index].node }
    override func removeChildren() { windows = [] }
}

/// An open window.
private final class WindowNode<Content: View>: SingleChildNode<Content, Content> {
    private var title: String?

    init(_ value: WindowValue, _ title: String?, _ scene: WindowSceneNode<Content>) {
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
        var element = ViewElement("Window", label: title)
        element.children = children.flatMap { $0 }
        element.node = self
        return [element]
    }

    override var label: String? { "Window" }
}
