import Reactive

/// Workloads of a graph that belongs to an actor of its own: what another owner than the main actor costs.
@MainActor
enum Isolated {
    static let workloads: [Workload] = [
        Workload(name: "isolated_set_1") { fixture(height: 0) },
        Workload(name: "isolated_propagate_w1_h100") { fixture(height: 100) },
        Workload(name: "isolated_get", prepare: get),
    ]

    private static func fixture(height: Int) -> Fixture {
        let owner = Owner()
        owner.assumeIsolated { $0.prepare(height: height) }
        return Fixture(
            rounds: { count in owner.assumeIsolated { $0.run(count) } },
            complaint: {
                let effects = owner.assumeIsolated { $0.effects }
                return effects == 3 ? nil : "\(effects) effects instead of 3"
            })
    }

    private static func get() -> Fixture {
        let owner = Owner()
        owner.assumeIsolated { $0.prepare(height: 0) }
        return Fixture(
            rounds: { count in owner.assumeIsolated { $0.read(count) } },
            complaint: {
                let sum = owner.assumeIsolated { $0.sum }
                return sum == 9 ? nil : "\(sum) instead of 9"
            })
    }
}

/// Shares the main actor's executor, so that its graph is measured without a change of threads.
private actor Owner {
    nonisolated var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }

    private(set) var effects = 0
    private(set) var sum = 0
    private lazy var graph = IsolatedGraph(owner: self)
    private lazy var source = graph.variable(3)
    private var kept: [AnyObject] = []

    /// Makes a chain of derived values, and an observer of the last one.
    func prepare(height: Int) {
        let source = source
        var last: () -> Int = { source.value }
        for _ in 0..<height {
            let below = last
            let derived = graph.derived { below() &+ 1 }
            last = { derived.value }
        }
        let read = last
        kept.append(graph.observe(read()) { _, _ in self.effects += 1 })
        graph.flush()
    }

    func run(_ count: Int) {
        for _ in 0..<count { graph.perform { source.value &+= 1 } }
    }

    func read(_ count: Int) {
        for _ in 0..<count { sum &+= source.value }
    }
}
