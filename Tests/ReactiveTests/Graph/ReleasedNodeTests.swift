import ReactiveTesting
import Testing

@testable import Reactive

/// Nodes that a program releases without unmounting them.
@MainActor
@Suite("Nodes that are released while they are mounted")
struct ReleasedNodeTests {
    private final class Reader: Graph.Node {
        let variable: Graph.Variable<Int>
        let log: Log
        var child: Reader?
        @MainActor final class Log { var updates = 0 }

        init(_ graph: Graph, under parent: Graph.Node? = nil, _ variable: Graph.Variable<Int>, _ log: Log) {
            self.variable = variable
            self.log = log
            super.init(graph: graph, parent: parent)
            setNeedsUpdate(because: .mounted)
        }
        override func update() {
            log.updates += 1
            _ = evaluate { variable.value }
        }
        override var childCount: Int { child == nil ? 0 : 1 }
        override func child(at index: Int) -> Graph.Node { child! }
        override func removeChildren() { child = nil }
    }

    @Test("A change of what a released node has read updates nothing, and is safe")
    func read() {
        let graph = Graph()
        let variable = graph.variable(0)
        let log = Reader.Log()
        var node: Reader? = Reader(graph, variable, log)
        node?.child = node.map { Reader(graph, under: $0, variable, log) }
        graph.flush()
        #expect(log.updates == 2)
        graph.perform { variable.value = 1 }
        #expect(log.updates == 4)
        node = nil
        graph.perform { variable.value = 2 }
        #expect(log.updates == 4)
        graph.checkInvariants()
    }

    @Test("A node that is released before its update isn't updated")
    func dirty() {
        let graph = Graph()
        let variable = graph.variable(0)
        let log = Reader.Log()
        var node: Reader? = Reader(graph, variable, log)
        graph.flush()
        node?.setNeedsUpdate(because: .mounted)
        node = nil
        graph.flush()
        node = Reader(graph, variable, log)
        node = nil
        graph.flush()
        #expect(log.updates == 1)
        graph.checkInvariants()
    }
}
