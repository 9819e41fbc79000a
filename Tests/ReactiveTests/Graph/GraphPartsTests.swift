import ReactiveTesting
import Testing

@testable import Reactive

/// The parts that a graph consists of, each by itself.
@MainActor
@Suite("The parts of a graph")
struct GraphPartsTests {
    @Test("a flush has eight rounds, and one more for each round that grants one, up to 64")
    func rounds() {
        var rounds = FlushRounds()
        func count(granting grants: (Int) -> Bool) -> Int {
            rounds.begin()
            var count = 0
            while rounds.beginRound() {
                count += 1
                if grants(count) {
                    rounds.grant()
                    rounds.grant()
                }
                rounds.checkInvariants()
            }
            rounds.end()
            rounds.checkInvariants()
            return count
        }
        expectNoDifference(count { _ in false }, 8)
        expectNoDifference(count { $0 <= 3 }, 11)
        expectNoDifference(count { _ in true }, 72)
    }

    @Test("the last round is known as such, and its updates are noted until the flush ends")
    func lastRound() {
        var rounds = FlushRounds()
        let node = Graph.Node(graph: Graph(), parent: nil)
        rounds.begin()
        var last: [Bool] = []
        while rounds.beginRound() { last.append(rounds.isLast) }
        expectNoDifference(last, Array(repeating: false, count: 7) + [true])
        rounds.note(node)
        #expect(rounds.lastUpdated === node)
        rounds.end()
        #expect(rounds.lastUpdated == nil)
    }

    @Test("a reference to a node lasts until the node is unmounted, and its place is used again", arguments: 0..<20)
    func nodeReferences(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let graph = Graph()
        var nodes: [Graph.Node] = []
        var references: [(node: Graph.Node, reference: Graph.NodeReference)] = []
        for _ in 0..<100 {
            switch Int.random(in: 0...2, using: &random) {
            case 0: nodes.append(Graph.Node(graph: graph, parent: nil))
            case 1:
                guard let node = nodes.randomElement(using: &random) else { continue }
                expectNoDifference((node.reference == nil), !node.isMounted)
                guard let reference = node.reference else { continue }
                #expect(reference.node === node && node.reference === reference && node.knownReference === reference)
                reference.attachment = node
                references.append((node, reference))
            default: if let node = nodes.randomElement(using: &random) { graph.unmount(node) }
            }
            graph.checkInvariants()
            for (node, reference) in references {
                expectNoDifference((reference.node === node), node.isMounted)
                expectNoDifference((reference.attachment != nil), node.isMounted)
            }
        }
        for node in nodes { graph.unmount(node) }
        graph.checkInvariants()
        expectNoDifference(graph.nodeReferenceCount, 0)
    }

    private final class BranchNode: Graph.Node {
        var children: [BranchNode] = []
        override var childCount: Int { children.count }
        override func child(at index: Int) -> Graph.Node { children[index] }
    }

    @Test(
        "a walk visits each node below its root before those below it, and skips what it is told to", arguments: 0..<50)
    func treeWalk(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let graph = Graph()
        let root = BranchNode(graph: graph, parent: nil)
        var nodes = [root]
        for _ in 0..<Int.random(in: 0...40, using: &random) {
            let parent = nodes.randomElement(using: &random)!
            let node = BranchNode(graph: graph, parent: parent)
            parent.children.append(node)
            nodes.append(node)
        }
        let excluded = Set(nodes.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }.map(\.creation))
        func preorder(_ node: BranchNode) -> [UInt64] {
            node.children.filter { !excluded.contains($0.creation) }.flatMap { [$0.creation] + preorder($0) }
        }
        var walk = TreeWalk(below: root)
        var visited: [UInt64] = []
        while let node = walk.next(where: { !excluded.contains($0.creation) }) { visited.append(node.creation) }
        expectNoDifference(visited, preorder(root), "seed \(seed)")
    }

    @Test("values wait under ascending serials; a second one under the same serial replaces the first")
    func writtenValues() {
        var written = WrittenValues()
        func memory(_ value: String) -> UnsafeMutableRawPointer { ValueMemory(value).address }
        func value(_ address: UnsafeMutableRawPointer?) -> String? {
            address.map { ValueMemory<String>(at: $0).value }
        }
        func destroy(_ address: UnsafeMutableRawPointer?) {
            if let address { ValueMemory<String>(at: address).destroy() }
        }
        #expect(written.newest == nil)
        #expect(written.store(memory("a"), under: 1) == nil)
        #expect(written.store(memory("b"), under: 2) == nil)
        let replaced = written.store(memory("c"), under: 2)
        expectNoDifference(value(replaced), "b")
        destroy(replaced)
        expectNoDifference(value(written.newest), "c")
        written.checkInvariants()
        #expect(written.beginApplying(2) == nil, "1 is the oldest")
        let applied = written.beginApplying(1)
        expectNoDifference(value(applied), "a")
        written.endApplying()
        destroy(applied)
        let last = written.beginApplying(2)
        expectNoDifference(value(written.newest), "c", "readable until it is applied")
        written.endApplying()
        #expect(written.newest == nil)
        destroy(last)
        written.checkInvariants()
    }

    @Test("a plain value's memory is used again, and closing gives back what waits")
    func writtenPlainValues() {
        var written = WrittenValues()
        let first = ValueMemory(1)
        first.forgetPlainValue()
        let isKept = written.recycle(first.address)
        let spares = [written.takeSpare(), written.takeSpare()]
        #expect(isKept && spares == [first.address, nil])
        first.initialize(to: 2)
        _ = written.store(first.address, under: 1)
        let waiting = written.takeAll()
        expectNoDifference(waiting, [first.address])
        #expect(written.newest == nil)
        written.checkInvariants()
        first.destroy()
    }
}
