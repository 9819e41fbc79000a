import ReactiveTesting
import Testing

@testable import Reactive

/// In what order dirty nodes are settled.
@MainActor
@Suite("The order of dirty nodes")
struct DirtyQueueTests {
    /// A tree of nodes in which each that is updated may mark others below it.
    private final class MarkingNode: Graph.Node {
        var children: [MarkingNode] = []
        var marks: [MarkingNode] = []
        var log: ((MarkingNode) -> Void)?

        override func update() {
            log?(self)
            for node in marks { node.setNeedsUpdate(because: .other("marked")) }
        }

        override var childCount: Int { children.count }
        override func child(at index: Int) -> Graph.Node { children[index] }
        override func removeChildren() { children = [] }
    }

    @Test(
        "Dirty nodes are evaluated by depth, then by creation, each once per pass, whatever the order of marking",
        arguments: 0..<200)
    func randomOrder(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let graph = Graph()
        let root = MarkingNode(graph: graph, parent: nil)
        var nodes = [root]
        for _ in 0..<Int.random(in: 1...60, using: &random) {
            let parent = nodes.randomElement(using: &random)!
            let node = MarkingNode(graph: graph, parent: parent)
            parent.children.append(node)
            nodes.append(node)
        }
        for node in nodes {
            let deeper = nodes.filter { $0.depth > node.depth }
            node.marks = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in
                deeper.randomElement(using: &random)
            }
        }
        var updated: [MarkingNode] = []
        for node in nodes { node.log = { updated.append($0) } }

        let marked = (0..<Int.random(in: 1...20, using: &random)).map { _ in nodes.randomElement(using: &random)! }
        graph.perform {
            for node in marked { node.setNeedsUpdate(because: .other("marked")) }
            graph.checkInvariants()
        }

        let order = updated.map { [UInt64($0.depth), $0.creation] }
        expectNoDifference(order, order.sorted { $0.lexicographicallyPrecedes($1) }, "seed \(seed)")
        var expected: Set<ObjectIdentifier> = []
        var reached = marked
        while let node = reached.popLast() {
            if expected.insert(ObjectIdentifier(node)).inserted { reached += node.marks }
        }
        expectNoDifference(Set(updated.map { ObjectIdentifier($0) }), expected, "seed \(seed)")
        #expect(updated.count == expected.count && graph.passes == 1, "seed \(seed): each once, in one pass")
        graph.checkInvariants()
    }

    @Test("A node that is marked when its depth is past waits for the next pass of the same flush")
    func markedTooLate() {
        let graph = Graph()
        let root = MarkingNode(graph: graph, parent: nil)
        let child = MarkingNode(graph: graph, parent: root)
        root.children = [child]
        child.marks = [root]
        var depths: [Int] = []
        for node in [root, child] { node.log = { depths.append($0.depth) } }
        graph.perform { child.setNeedsUpdate(because: .other("marked")) }
        expectNoDifference(depths, [1, 0])
        #expect(graph.passes == 2 && graph.isSettled)
    }

    @Test("A node that its own update unmounts reads and makes nothing any more")
    func unmountsItself() {
        let graph = Graph()
        let root = MarkingNode(graph: graph, parent: nil)
        let node = MarkingNode(graph: graph, parent: root)
        root.children = [node]
        let source = Graph.Source()
        var late: MarkingNode?
        node.log = { node in
            root.children = []
            graph.unmount(node)
            source.noteRead()
            late = MarkingNode(graph: graph, parent: node)
            node.children = [late!]
            late!.setNeedsUpdate(because: .mounted)
        }
        graph.perform { node.setNeedsUpdate(because: .other("marked")) }
        #expect(!source.hasDependents)
        #expect(late?.isMounted == false && node.children.isEmpty)
        source.checkInvariants()
    }
}
