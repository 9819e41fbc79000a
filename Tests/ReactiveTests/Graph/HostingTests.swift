import Reactive
import Testing
import ReactiveTesting

/// A renderer of its own, made only of what `Reactive` offers: components that print lines.
@MainActor
@Suite("Hosting components without views")
struct HostingTests {
    /// A component: prints a line, then has others below.
    private struct Panel {
        @State var count = 0
        var name: String
        var children: [Panel] = []

        var line: String { "\(name) \(count)" }
    }

    private final class PanelNode: Graph.Node {
        private var component: Graph.Component<Panel>
        private var children: [PanelNode] = []
        private(set) var line = ""
        private(set) var updates = 0
        var onUpdate: ((String) -> Void)?

        init(_ panel: Panel, graph: Graph, parent: PanelNode?) {
            component = Graph.Component(panel)
            super.init(graph: graph, parent: parent)
            onUpdate = parent?.onUpdate
            setNeedsUpdate(because: .mounted)
        }

        func receive(_ panel: Panel) {
            _ = component.receive(panel, in: self)
        }

        override func update() {
            component.prepare(in: self)
            let panel = component.value
            line = evaluate { panel.line }
            updates += 1
            onUpdate?(panel.name)
            for (child, value) in zip(children, panel.children) { child.receive(value) }
            while children.count > panel.children.count { graph.unmount(children.removeLast()) }
            for value in panel.children[children.count...] {
                children.append(PanelNode(value, graph: graph, parent: self))
            }
        }

        func increment() { component.value.count += 1 }

        override var childCount: Int { children.count }
        override func child(at index: Int) -> Graph.Node { children[index] }
        override func removeChildren() { children = [] }
        override var label: String? { component.value.name }

        func node(_ name: String) -> PanelNode? {
            if component.value.name == name { return self }
            for child in children {
                if let found = child.node(name) { return found }
            }
            return nil
        }

        var lines: [String] { [line] + children.flatMap(\.lines) }
    }

    private func mount(_ panel: Panel) -> PanelNode {
        let graph = Graph()
        let root = PanelNode(panel, graph: graph, parent: nil)
        graph.flush()
        return root
    }

    private let tree = Panel(
        name: "a",
        children: [Panel(name: "b", children: [Panel(name: "d")]), Panel(name: "c", children: [Panel(name: "e")])])

    @Test("Components are mounted, updated one by one, and unmounted")
    func lifecycle() {
        let root = mount(tree)
        expectNoDifference(root.lines, ["a 0", "b 0", "d 0", "c 0", "e 0"])
        root.graph.perform { root.node("e")?.increment() }
        expectNoDifference(root.lines, ["a 0", "b 0", "d 0", "c 0", "e 1"])
        #expect(root.updates == 1 && root.node("e")?.updates == 2)
        root.receive(Panel(name: "a", children: [Panel(name: "b")]))
        root.graph.flush()
        expectNoDifference(root.lines, ["a 0", "b 0"])
        expectNoDifference(root.node("b")?.updates, 2)
    }

    @Test("Dirty nodes are updated by depth, then in the order in which they were made, each once")
    func order() {
        let root = mount(tree)
        var order: [String] = []
        for name in ["a", "b", "c", "d", "e"] { root.node(name)?.onUpdate = { order.append($0) } }
        root.graph.perform {
            for name in ["e", "d", "c", "a", "b", "e"] { root.node(name)?.increment() }
        }
        expectNoDifference(order, ["a", "b", "c", "d", "e"])
    }

    @Test("A trace lists the writes and the bodies that ran for them")
    func trace() {
        let root = mount(tree)
        root.graph.beginTrace()
        root.graph.perform { root.node("d")?.increment() }
        expectNoDifference(
            root.graph.endTrace().events,
            [
                .pass(1), .write(path: "a/b/d", property: "count", old: "0", new: "1"),
                .evaluated(path: "a/b/d", because: [.state("count", old: "0", new: "1")]),
            ])
    }

    @Test("Actions run after the pass, inner nodes first, and their writes are settled in the same flush")
    func actions() {
        let root = mount(tree)
        var order: [String] = []
        root.graph.perform {
            for name in ["a", "c", "d", "b"] {
                guard let node = root.node(name) else { continue }
                root.graph.enqueueAction(for: node, "test") {
                    order.append(name)
                    if name == "b" { root.node("e")?.increment() }
                }
            }
            root.node("a")?.increment()
        }
        expectNoDifference(order, ["d", "b", "c", "a"])
        expectNoDifference(root.node("e")?.line, "e 1")
        #expect(root.graph.isSettled)
    }

    @Test("A flush requested by a body is refused, with a diagnostic")
    func flushDuringUpdate() {
        let root = mount(tree)
        root.node("b")?.onUpdate = { [graph = root.graph] _ in graph.flush() }
        let diagnostics = Diagnostics.collect {
            root.graph.perform { root.node("b")?.increment() }
        }
        expectNoDifference(diagnostics.map(\.kind), [.flushDuringUpdate])
        expectNoDifference(diagnostics.first?.path, "a/b")
    }

    @Test("Any thread may request a node's update until it is unmounted; a flush is scheduled")
    func enqueueUpdate() async throws {
        let root = mount(tree)
        let node = try #require(root.node("d"))
        root.graph.perform { node.enqueueUpdate(because: .other("told")) }
        expectNoDifference(node.updates, 2)
        root.graph.beginTrace()
        await Task.detached { node.enqueueUpdate(because: .other("told")) }.value
        await until { node.updates >= 3 }
        expectNoDifference(
            root.graph.endTrace().events, [.pass(1), .evaluated(path: "a/b/d", because: [.other("told")])])
        root.graph.unmount(root)
        root.graph.perform { node.enqueueUpdate(because: .other("told")) }
        expectNoDifference(node.updates, 3)
    }

    @Test("A forwarding binding notifies only of writes that change the value")
    func forwardingBinding() {
        let root = mount(tree)
        let variable = root.graph.variable(1, named: "number")
        var stored: [Int] = []
        let binding = variable.binding {
            stored.append($0)
            variable.value = $0
        }
        binding.wrappedValue = 1
        binding.wrappedValue = 2
        #expect(stored == [2] && variable.value == 2 && binding.wrappedValue == 2)
        #expect(Graph.Inputs.areEqual(binding, variable.binding { _ in }))
        root.node("b")?.onUpdate = { _ in binding.wrappedValue = 3 }
        let diagnostics = Diagnostics.collect {
            root.graph.perform { root.node("b")?.increment() }
        }
        expectNoDifference(diagnostics.map(\.kind), [.stateWrittenDuringUpdate])
        expectNoDifference(stored, [2])
    }

    @Test("Unmounting frees the nodes, however deep the tree")
    func unmountFrees() {
        var deep = Panel(name: "leaf")
        for _ in 0..<2_000 { deep = Panel(name: "n", children: [deep]) }
        weak var inner: PanelNode?
        do {
            let root = mount(deep)
            inner = root.node("leaf")
            #expect(inner != nil)
            root.graph.unmount(root)
        }
        #expect(inner == nil)
    }
}
