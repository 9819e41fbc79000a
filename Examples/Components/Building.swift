import Reactive

/// A machine, as the program's data describe it.
struct Machine: Sendable {
    let id: Int
    var load: Int
}

/// A hall with machines, none of which should have more than a load.
struct Hall: Sendable {
    let id: Int
    var limit: Int
    var machines: [Machine]
}

extension EnvironmentValues {
    private enum LoadLimitKey: EnvironmentKey { static let defaultValue = 100 }

    /// The load that no machine should exceed.
    var loadLimit: Int {
        get { self[LoadLimitKey.self] }
        set { self[LoadLimitKey.self] = newValue }
    }
}

/// The component of a machine: its data, a state, and a value of the environment.
struct MachineComponent {
    let machine: Machine
    /// How often the load came to exceed the limit.
    @State var alarms = 0
    @Environment(\.loadLimit) private var limit

    init(_ machine: Machine) { self.machine = machine }

    var isOverloaded: Bool { machine.load > limit }
    var line: String { "machine \(machine.id): load \(machine.load) of \(limit), alarms \(alarms)" }
}

/// The node of a machine. It counts an alarm when the load has come to exceed the limit.
final class MachineNode: Graph.Node {
    private var component: Graph.Component<MachineComponent>
    private var wasOverloaded = false
    private(set) var line = ""

    init(_ machine: Machine, under parent: Graph.Node) {
        component = Graph.Component(MachineComponent(machine))
        super.init(graph: parent.graph, parent: parent)
        setNeedsUpdate(because: .mounted)
    }

    func receive(_ machine: Machine) { _ = component.receive(MachineComponent(machine), in: self) }

    override var label: String? { "Machine" }

    override func update() {
        component.prepare(in: self)
        let machine = component.value
        line = evaluate { machine.line }
        // An update changes no state: an action does, after the pass.
        if machine.isOverloaded, !wasOverloaded { graph.enqueueAction(for: self, "alarm") { machine.alarms += 1 } }
        wasOverloaded = machine.isOverloaded
    }
}

/// The node of a hall. It sets the limit for the machines below.
final class HallNode: Graph.Node {
    private var component: Graph.Component<Hall>
    private lazy var surroundings = EnvironmentScope(below: self)
    private(set) lazy var machines = Graph.KeyedChildren(
        graph: graph, parent: self, key: { (machine: Machine) in machine.id },
        make: { machine, list in MachineNode(machine, under: list) },
        receive: { machine, node in node.receive(machine) })

    init(_ hall: Hall, under parent: Graph.Node) {
        component = Graph.Component(hall)
        super.init(graph: parent.graph, parent: parent)
        // Nodes inherit the scope of their parent when they are made.
        machines.scope = surroundings
        setNeedsUpdate(because: .mounted)
    }

    func receive(_ hall: Hall) { _ = component.receive(hall, in: self) }

    override var label: String? { "Hall" }
    override var childCount: Int { 1 }
    override func child(at index: Int) -> Graph.Node { machines }

    override func update() {
        let hall = evaluate { component.value }
        surroundings.update { $0.loadLimit = hall.limit }
        machines.receive(hall.machines)
    }
}

/// The root of the tree: it reads a variable, and has a child for each hall.
final class BuildingNode: Graph.Node {
    private let data: Graph.Variable<[Hall]>
    private(set) lazy var halls = Graph.KeyedChildren(
        graph: graph, parent: self, key: { (hall: Hall) in hall.id },
        make: { hall, list in HallNode(hall, under: list) },
        receive: { hall, node in node.receive(hall) })

    init(_ data: Graph.Variable<[Hall]>, in graph: Graph) {
        self.data = data
        super.init(graph: graph, parent: nil)
        setNeedsUpdate(because: .mounted)
    }

    override var label: String? { "Building" }
    override var childCount: Int { 1 }
    override func child(at index: Int) -> Graph.Node { halls }

    override func update() { halls.receive(evaluate { data.value }) }
}
