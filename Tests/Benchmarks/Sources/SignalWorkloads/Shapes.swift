import Reactive

/// The shapes of js-reactivity-benchmark: kairo's and cellx's propagation, creation, update. The names are its own.
@MainActor
enum Shapes {
    static let workloads: [Workload] = [
        shape("avoidable", avoidable), shape("broad", broad), shape("deep", deep),
        shape("diamond_5") { fan(width: 5) }, shape("mux", mux), shape("repeated", repeated),
        shape("triangle", triangle), shape("unstable", unstable), shape("cellx_1000") { cellx(layers: 1000) },
        shape("cellx_2500") { cellx(layers: 2500) }, shape("create_variables", createVariables),
        shape("create_1to1", createObserved), shape("create_1000to1", createSums),
        shape("update_1to1") { update(observers: 1) }, shape("update_1to1000") { update(observers: 1000) },
        Workload(name: "fan_100") { fan(width: 100) },
    ]

    private static func shape(_ name: String, _ prepare: @escaping @MainActor () -> Fixture) -> Workload {
        Workload(name: name, isShape: true, prepare: prepare)
    }

    /// A graph with a source; each round adds 1 to it.
    private static func changing(
        _ build: (_ graph: Graph, _ source: Graph.Variable<Int>) -> (end: () -> Int, kept: [AnyObject]),
        expected: @escaping (Int) -> Int
    ) -> Fixture {
        let graph = Graph()
        let source = graph.variable(0)
        let (end, kept) = build(graph, source)
        graph.flush()
        return Fixture(
            rounds: { count in
                for _ in 0..<count {
                    graph.perform { source.value &+= 1 }
                    Catalog.sum &+= end()
                }
                _ = kept
            },
            complaint: { end() == expected(3) ? nil : "\(end()) instead of \(expected(3))" })
    }

    /// A value that never changes stops what is above it.
    private static func avoidable() -> Fixture {
        changing { graph, source in
            let first = graph.derived { source.value }
            let constant = graph.derived {
                _ = first.value
                return 0
            }
            let third = graph.derived { constant.value + 1 }
            let fourth = graph.derived { third.value + 2 }
            let last = graph.derived { fourth.value + 3 }
            return ({ last.value }, [graph.observe(last.value) { _, _ in }])
        } expected: { _ in
            6
        }
    }

    private static func broad() -> Fixture {
        changing { graph, source in
            var kept: [AnyObject] = []
            var last = graph.derived { source.value }
            for index in 0..<50 {
                let first = graph.derived { source.value + index }
                let second = graph.derived { first.value + 1 }
                kept.append(graph.observe(second.value) { _, _ in })
                last = second
            }
            let end = last
            return ({ end.value }, kept)
        } expected: {
            $0 + 50
        }
    }

    private static func deep() -> Fixture {
        changing { graph, source in
            var value = graph.derived { source.value + 1 }
            for _ in 1..<50 {
                let previous = value
                value = graph.derived { previous.value + 1 }
            }
            let end = value
            return ({ end.value }, [graph.observe(end.value) { _, _ in }])
        } expected: {
            $0 + 50
        }
    }

    private static func fan(width: Int) -> Fixture {
        changing { graph, source in
            let middle = (0..<width).map { _ in graph.derived { source.value + 1 } }
            let sum = graph.derived { middle.reduce(0) { $0 &+ $1.value } }
            return ({ sum.value }, [graph.observe(sum.value) { _, _ in }])
        } expected: {
            ($0 + 1) * width
        }
    }

    private static func mux() -> Fixture {
        let graph = Graph()
        let heads = (0..<100).map { _ in graph.variable(0) }
        let all = graph.derived { heads.map(\.value) }
        let ends = (0..<100).map { index in
            let one = graph.derived { all.value[index] }
            return graph.derived { one.value + 1 }
        }
        let observers = ends.map { end in graph.observe(end.value) { _, _ in } }
        graph.flush()
        var written = 0
        return Fixture(
            rounds: { count in
                for _ in 0..<count {
                    written &+= 1
                    let index = written % 10
                    graph.perform { heads[index].value = written }
                    Catalog.sum &+= ends[index].value
                }
                _ = observers
            },
            complaint: { ends[3].value == 4 && ends[1].value == 2 ? nil : "\(ends[3].value) instead of 4" })
    }

    /// One value that reads its source thirty times.
    private static func repeated() -> Fixture {
        changing { graph, source in
            let sum = graph.derived {
                var sum = 0
                for _ in 0..<30 { sum &+= source.value }
                return sum
            }
            return ({ sum.value }, [graph.observe(sum.value) { _, _ in }])
        } expected: {
            $0 * 30
        }
    }

    private static func triangle() -> Fixture {
        changing { graph, source in
            var value = graph.derived { source.value }
            var all: [Graph.Derived<Int>] = []
            for _ in 0..<10 {
                let previous = value
                all.append(previous)
                value = graph.derived { previous.value + 1 }
            }
            let summands = all
            let sum = graph.derived { summands.reduce(0) { $0 &+ $1.value } }
            return ({ sum.value }, [graph.observe(sum.value) { _, _ in }])
        } expected: {
            $0 * 10 + 45
        }
    }

    /// What it reads changes with each round.
    private static func unstable() -> Fixture {
        changing { graph, source in
            let double = graph.derived { source.value * 2 }
            let inverse = graph.derived { -source.value }
            let sum = graph.derived {
                var sum = 0
                for _ in 0..<20 { sum &+= source.value % 2 != 0 ? double.value : inverse.value }
                return sum
            }
            return ({ sum.value }, [graph.observe(sum.value) { _, _ in }])
        } expected: {
            $0 % 2 != 0 ? $0 * 40 : -$0 * 20
        }
    }

    /// Layers of four values each, of which each reads its neighbours in the layer before; all are observed.
    private static func cellx(layers: Int) -> Fixture {
        let graph = Graph()
        let sources = (1...4).map { graph.variable($0) }
        var layer: [() -> Int] = sources.map { source in { source.value } }
        var observers: [Graph.Observer] = []
        for _ in 0..<layers {
            let below = layer
            let values = [
                graph.derived { below[1]() }, graph.derived { below[0]() - below[2]() },
                graph.derived { below[1]() + below[3]() }, graph.derived { below[2]() },
            ]
            for value in values { observers.append(graph.observe(value.value) { _, _ in }) }
            layer = values.map { value in { value.value } }
        }
        graph.flush()
        let ends = layer
        var isTurned = false
        return Fixture(
            rounds: { count in
                for _ in 0..<count {
                    isTurned.toggle()
                    graph.perform {
                        for index in 0..<4 { sources[index].value = isTurned ? 4 - index : index + 1 }
                    }
                    for end in ends { Catalog.sum &+= end() }
                }
                _ = observers
            },
            complaint: {
                let values = ends.map { $0() }
                // The values repeat every six layers; these are those of 1000 and of 2500, turned.
                return values == [-2, -4, 2, 3] ? nil : "\(values)"
            })
    }

    // MARK: Creation, a thousand a round

    private static func createVariables() -> Fixture {
        let graph = Graph()
        var kept: [Graph.Variable<Int>] = []
        return Fixture(
            rounds: { count in
                for _ in 0..<count {
                    for index in 0..<1000 { kept.append(graph.variable(index)) }
                }
            },
            complaint: { kept[2999].value == 999 ? nil : "\(kept[2999].value) instead of 999" },
            reset: { kept = [] })
    }

    private static func createObserved() -> Fixture {
        let graph = Graph()
        var kept: [Graph.Observer] = []
        return Fixture(
            rounds: { count in
                for _ in 0..<count {
                    for index in 0..<1000 {
                        let source = graph.variable(index)
                        let value = graph.derived { source.value }
                        kept.append(graph.observe(value.value) { _, _ in })
                    }
                    graph.flush()
                }
            },
            complaint: { kept.count == 3000 ? nil : "\(kept.count) observers instead of 3000" },
            reset: { kept = [] })
    }

    private static func createSums() -> Fixture {
        let graph = Graph()
        var kept: [Graph.Observer] = []
        var sum = 0
        return Fixture(
            rounds: { count in
                for _ in 0..<count {
                    let sources = (0..<1000).map { graph.variable($0) }
                    kept.append(
                        graph.observe(sources.reduce(0) { $0 &+ $1.value }, initial: true) { _, new in sum &+= new })
                    graph.flush()
                }
            },
            complaint: { sum == 3 * 499_500 ? nil : "\(sum) instead of 1498500" },
            reset: { kept = [] })
    }

    private static func update(observers: Int) -> Fixture {
        let graph = Graph()
        let source = graph.variable(0)
        var calls = 0
        let all = (0..<observers).map { _ in graph.observe(source.value) { _, _ in calls &+= 1 } }
        graph.flush()
        return Fixture(
            rounds: { count in
                for _ in 0..<count { graph.perform { source.value &+= 1 } }
                _ = all
            },
            complaint: { calls == 3 * observers ? nil : "\(calls) calls instead of \(3 * observers)" })
    }
}
