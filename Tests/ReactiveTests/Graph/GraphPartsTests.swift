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
        #expect(count { _ in false } == 8)
        #expect(count { $0 <= 3 } == 11)
        #expect(count { _ in true } == 72)
    }

    @Test("the last round is known as such, and its updates are noted until the flush ends")
    func lastRound() {
        var rounds = FlushRounds()
        let node = Graph.Node(graph: Graph(), parent: nil)
        rounds.begin()
        var last: [Bool] = []
        while rounds.beginRound() { last.append(rounds.isLast) }
        #expect(last == Array(repeating: false, count: 7) + [true])
        rounds.note(node)
        #expect(rounds.lastUpdated === node)
        rounds.end()
        #expect(rounds.lastUpdated == nil)
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
        #expect(visited == preorder(root), "seed \(seed)")
    }

    @Test("values wait under ascending serials; a second one under the same serial replaces the first")
    func writtenValues() {
        var written = WrittenValues<String>()
        #expect(written.newest == nil)
        #expect(written.store(written.makeMemory(for: "a"), under: 1) == nil)
        #expect(written.store(written.makeMemory(for: "b"), under: 2) == nil)
        let replaced = written.store(written.makeMemory(for: "c"), under: 2)
        #expect(replaced?.value == "b")
        replaced?.destroy()
        #expect(written.newest?.value == "c")
        written.checkInvariants()
        #expect(written.beginApplying(2) == nil, "1 is the oldest")
        let applied = written.beginApplying(1)
        #expect(applied?.value == "a")
        written.endApplying()
        applied?.destroy()
        let last = written.beginApplying(2)
        #expect(written.newest?.value == "c", "readable until it is applied")
        written.endApplying()
        #expect(written.newest == nil)
        last?.destroy()
        written.checkInvariants()
        written.destroy()
    }

    @Test("a plain value's memory is used again, and closing gives back what waits")
    func writtenPlainValues() {
        var written = WrittenValues<Int>()
        let first = written.makeMemory(for: 1)
        written.recycle(plain: first)
        let second = written.makeMemory(for: 2)
        #expect(second.pointer == first.pointer && second.value == 2)
        _ = written.store(second, under: 1)
        let dropped = written.close()
        #expect(dropped.count == 1)
        dropped.destroy()
        #expect(!written.isOpen && written.newest == nil)
        written.checkInvariants()
        written.destroy()
    }
}
