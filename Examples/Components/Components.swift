import Reactive

/// A tree of 1 000 components without views: a building, 9 halls, 110 machines in each.
@MainActor
public final class Components {
    private let graph = Graph()
    private let halls: Graph.Variable<[Hall]>
    private let root: BuildingNode

    /// Creates the tree.
    public init() {
        let data = (1...9).map { hall in
            Hall(id: hall, limit: 100, machines: (1...110).map { Machine(id: hall * 1_000 + $0, load: $0 / 2) })
        }
        halls = graph.variable(data, named: "halls")
        root = BuildingNode(halls, in: graph)
    }

    /// Changes the halls; returns the paths of the components that were evaluated, in order.
    func change(_ change: (inout [Hall]) -> Void) -> [String] {
        graph.beginTrace()
        graph.perform { halls.update(change) }
        return graph.endTrace().evaluations.map(\.path)
    }

    /// Returns the line that a machine shows; nil if there is no such machine.
    func line(_ machine: Int, in hall: Int) -> String? {
        root.halls.child(forKey: hall)?.machines.child(forKey: machine)?.line
    }

    /// Returns what changes of the data evaluate, in lines.
    static func demonstration() -> [String] {
        let tree = Components()
        var lines: [String] = []
        func report(_ what: String, _ evaluated: [String]) {
            let machines = evaluated.count { $0.hasSuffix("Machine") }
            lines.append("\(what): \(evaluated.count) evaluated, \(machines) machines")
            lines.append("    " + (tree.line(2_007, in: 2) ?? "no machine 2007"))
        }
        report("First", tree.change { _ in })
        report("One load", tree.change { $0[1].machines[6].load = 120 })
        report("The order of a hall", tree.change { $0[1].machines.reverse() })
        report("A limit", tree.change { $0[1].limit = 150 })
        report("The limit of before", tree.change { $0[1].limit = 100 })
        report("A hall less", tree.change { $0.remove(at: 1) })
        return lines
    }

    /// Prints the demonstration.
    public static func main() {
        for line in demonstration() { print(line) }
    }
}
