import ReactiveTesting
import Testing

@testable import Reactive

/// A component of a list.
private struct Item {
    @State var count = 0
    var id: Int
    var title = ""

    var line: String { "\(id)\(title) \(count)" }
}

@MainActor
private final class ItemNode: Graph.Node {
    private var component: Graph.Component<Item>
    private(set) var line = ""
    private(set) var updates = 0
    var whenUnmounted: (() -> Void)?

    init(_ item: Item, under parent: Graph.Node) {
        component = Graph.Component(item)
        super.init(graph: parent.graph, parent: parent)
        setNeedsUpdate(because: .mounted)
    }

    func receive(_ item: Item) { _ = component.receive(item, in: self) }

    func increment() { component.value.count += 1 }

    override func update() {
        component.prepare(in: self)
        let item = component.value
        line = evaluate { item.line }
        updates += 1
    }

    override func didUnmount() { whenUnmounted?() }
    override var label: String? { "item \(component.value.id)" }
}

private typealias List = Graph.KeyedChildren<Int, Item, ItemNode>

@MainActor
@Suite("Keyed children of a node")
struct KeyedChildrenTests {
    private let graph = Graph()

    private func makeList() -> List {
        Graph.KeyedChildren(graph: graph, parent: nil, key: { $0.id }) { item, list in
            ItemNode(item, under: list)
        } receive: { item, node in
            node.receive(item)
        }
    }

    private func items(_ ids: Int...) -> [Item] { ids.map { Item(id: $0) } }

    private func lines(_ list: List) -> [String] { list.children.map(\.line) }

    @Test("A child keeps its state wherever its key moves, and loses it when the key is gone") func state() {
        let list = makeList()
        var changes = list.receive(items(1, 2, 3))
        #expect(changes.insertions == [0, 1, 2] && changes.removals == [] && changes.moves == [])
        graph.flush()
        graph.perform { for (index, child) in list.children.enumerated() where index != 1 { child.increment() } }
        expectNoDifference(lines(list), ["1 1", "2 0", "3 1"])
        let three = list.child(forKey: 3)
        changes = list.receive(items(3, 4, 1))
        graph.flush()
        #expect(lines(list) == ["3 1", "4 0", "1 1"] && list.keys == [3, 4, 1])
        #expect(changes.removals == [1] && changes.insertions == [1] && changes.moves.count == 1)
        #expect(list.child(forKey: 3) === three && list.child(forKey: 2) == nil)
        list.receive(items(1))
        list.receive(items(3, 1))
        graph.flush()
        expectNoDifference(lines(list), ["3 0", "1 1"])
        expectNoDifference(three?.isMounted, false)
        list.checkInvariants()
    }

    @Test("Equal values update no child, and a changed one only its own") func updates() {
        let list = makeList()
        list.receive(items(1, 2, 3))
        graph.flush()
        #expect(list.receive(items(1, 2, 3)).isEmpty)
        #expect(graph.isSettled)
        var changed = items(1, 2, 3)
        changed[1].title = "b"
        #expect(list.receive(changed).isEmpty)
        graph.flush()
        #expect(lines(list) == ["1 0", "2b 0", "3 0"] && list.children.map(\.updates) == [1, 2, 1])
        expectNoDifference(list.children[1].path, "item 2", "the list isn't in paths")
    }

    @Test("A trace names children that are kept by labels made of their components") func traced() {
        let list = makeList()
        list.receive(items(1, 2))
        graph.flush()
        graph.beginTrace()
        list.receive(items(1, 2))
        list.receive([Item(id: 1), Item(id: 2, title: "b")])
        graph.flush()
        list.receive(items(2))
        #expect(
            graph.endTrace().description == """
                kept  item 1
                kept  item 2
                kept  item 1
                pass 1
                evaluated item 2: new value from its parent: title
                gone  item 1
                """)
        graph.unmount(list)
    }

    /// A property whose update writes a state, which isn't allowed, and reads the path of its node.
    private struct Eager: DynamicProperty {
        @State var count = 0
        func update() { count += 1 }
    }

    private struct EagerItem {
        var eager = Eager()
        var id: Int
    }

    private final class EagerNode: Graph.Node {
        private var component: Graph.Component<EagerItem>
        init(_ graph: Graph) {
            component = Graph.Component(EagerItem(id: 7))
            super.init(graph: graph, parent: nil)
            setNeedsUpdate(because: .mounted)
        }
        override func update() {
            component.prepare(in: self)
            let item = component.value
            _ = evaluate { item.id }
        }
        override var label: String? { "item \(component.value.id)" }
    }

    @Test("What a property's update does wrong is reported and traced, though the label is made of the component")
    func inUse() {
        let messages = Diagnostics.collect {
            graph.beginTrace()
            let node = EagerNode(graph)
            graph.flush()
            graph.unmount(node)
        }
        #expect(messages.count == 1 && messages[0].path == "EagerNode", "\(messages)")
        #expect(graph.endTrace().description.contains("evaluated item 7"))
    }

    @Test("Children are made and updated in the pass that updates the node above") func inPass() {
        final class Root: Graph.Node {
            let ids: Graph.Variable<[Int]>
            var list: List?
            init(_ graph: Graph, _ ids: Graph.Variable<[Int]>, _ make: (Graph.Node) -> List) {
                self.ids = ids
                super.init(graph: graph, parent: nil)
                list = make(self)
                setNeedsUpdate(because: .mounted)
            }
            override func update() {
                let current = evaluate { ids.value }
                list?.receive(current.map { Item(id: $0) })
            }
            override var childCount: Int { list == nil ? 0 : 1 }
            override func child(at index: Int) -> Graph.Node { list ?? self }
            override func removeChildren() { list = nil }
        }
        let ids = graph.variable([1, 2])
        let root = Root(graph, ids) { parent in
            Graph.KeyedChildren(graph: parent.graph, parent: parent, key: { $0.id }) { item, list in
                ItemNode(item, under: list)
            } receive: { item, node in
                node.receive(item)
            }
        }
        graph.flush()
        let passes = graph.passes
        graph.perform { ids.value = [3, 2] }
        #expect(root.list.map(lines) == ["3 0", "2 0"] && graph.passes == passes + 1)
        let list = root.list
        graph.unmount(root)
        #expect(list?.childCount == 0 && list?.isMounted == false)
        #expect(list?.receive(items(1)).isEmpty == true && list?.childCount == 0, "an unmounted node takes no values")
        list?.checkInvariants()
    }

    @Test("A key that is in the list twice is reported, and its occurrences keep their states in order")
    func duplicates() {
        let list = makeList()
        let reports = Diagnostics.collect { list.receive(items(1, 2, 1)) }
        #expect(reports.map(\.kind) == [.duplicateIdentity] && reports[0].message.contains("the key 1 "))
        graph.flush()
        graph.perform { list.children[2].increment() }
        _ = Diagnostics.collect { list.receive(items(1, 1, 2)) }
        graph.flush()
        expectNoDifference(lines(list), ["1 0", "1 1", "2 0"])
        expectNoDifference(Diagnostics.collect { list.receive(items(2, 1)) }, [])
        graph.flush()
        expectNoDifference(lines(list), ["2 0", "1 0"], "the first occurrence stays")
        list.checkInvariants()
    }

    @Test("A call during a call is reported and ignored; a node that its child unmounts keeps no children")
    func reentrancy() {
        final class Plan {
            var list: List?
            var isNested = true
        }
        let plan = Plan()
        let graph = graph
        plan.list = Graph.KeyedChildren(graph: graph, parent: nil, key: { $0.id }) { [unowned plan] item, parent in
            if plan.isNested { plan.list?.receive([Item(id: 9)]) }
            if item.id == 5 { graph.unmount(parent) }
            return ItemNode(item, under: parent)
        } receive: { item, node in
            node.receive(item)
        }
        guard let list = plan.list else { return }
        var changes = Graph.ListChanges([], oldCount: 0)
        let reports = Diagnostics.collect { changes = list.receive(items(1)) }
        #expect(reports.map(\.kind) == [.invalidInput] && list.keys == [1] && changes.insertions == [0])
        plan.isNested = false
        var ended: [Int] = []
        list.children[0].whenUnmounted = {
            ended.append(1)
            expectNoDifference(list.keys, [2], "the list is complete when a child that is gone ends")
        }
        list.receive(items(2))
        expectNoDifference(ended, [1])
        list.receive(items(2, 4, 5, 6))
        #expect(!list.isMounted && list.childCount == 0)
        list.checkInvariants()
        graph.flush()
    }

    /// The length of a longest ascending subsequence, from its definition.
    private func longestRun(_ numbers: [Int]) -> Int {
        var best = [Int](repeating: 1, count: numbers.count)
        for end in numbers.indices {
            for start in numbers[..<end].indices where numbers[start] < numbers[end] {
                best[end] = max(best[end], best[start] + 1)
            }
        }
        return best.max() ?? 0
    }

    @Test(
        "Random lists keep states by key, and the changes lead from one list to the next by the fewest moves",
        .tags(.manyRounds))
    func random() {
        for _ in 0..<RandomRounds.count(60) {
            let seed = UInt64.random(in: 0...UInt64.max)
            var random = SeededGenerator(seed: seed)
            let list = makeList()
            if Bool.random(using: &random) { graph.beginTrace() } else { _ = graph.endTrace() }
            var counts: [Int: Int] = [:]
            var shown: [Int] = []
            for _ in 0..<40 {
                var ids = shown
                switch Int.random(in: 0..<5, using: &random) {
                case 0: ids.shuffle(using: &random)
                case 1: ids.append(contentsOf: (0..<20).filter { !ids.contains($0) }.shuffled(using: &random).prefix(3))
                case 2: ids.removeAll { _ in Int.random(in: 0..<3, using: &random) == 0 }
                case 3: ids = Array((0..<20).shuffled(using: &random).prefix(Int.random(in: 0..<12, using: &random)))
                default:
                    if ids.count > 1 {
                        ids.insert(ids.removeFirst(), at: Int.random(in: 0..<ids.count, using: &random))
                    }
                }
                let changes = list.receive(ids.map { Item(id: $0) })
                // Follows the changes as a host does.
                var followed = shown
                for index in (changes.removals + changes.moves.map(\.from)).sorted().reversed() {
                    followed.remove(at: index)
                }
                for index in (changes.insertions + changes.moves.map(\.to)).sorted() {
                    followed.insert(ids[index], at: index)
                }
                expectNoDifference(followed, ids, "seed \(seed)")
                let sources = ids.compactMap { id in shown.firstIndex(of: id) }
                expectNoDifference(changes.moves.count, sources.count - longestRun(sources), "seed \(seed)")
                graph.flush()
                counts = counts.filter { ids.contains($0.key) }
                expectNoDifference(lines(list), ids.map { "\($0) \(counts[$0, default: 0])" }, "seed \(seed)")
                if let chosen = ids.randomElement(using: &random) {
                    graph.perform { list.child(forKey: chosen)?.increment() }
                    counts[chosen, default: 0] += 1
                }
                list.checkInvariants()
                graph.checkInvariants()
                shown = ids
            }
            graph.unmount(list)
        }
    }
}
