import Reactive

/// A graph that is ready, and how to tell whether it did what it should.
@MainActor
struct Fixture {
    let rounds: (Int) -> Void
    /// What is wrong after `rounds(3)`; nil if nothing is.
    var complaint: () -> String? = { nil }
    /// Drops what the rounds made, outside of the time that is measured.
    var reset: () -> Void = {}
}

@MainActor
struct Workload {
    let name: String
    /// Whether it is one of the shapes whose geometric mean is reported.
    var isShape = false
    let prepare: @MainActor () -> Fixture
}

@MainActor
enum Catalog {
    /// What the workloads read, so that no read is left out.
    static var sum = 0

    /// Rounds measured so far.
    static var measured = 0

    static let workloads: [Workload] =
        [
            Workload(name: "published_set_1", prepare: setObserved),
            Workload(name: "published_set_nosub", prepare: setUnobserved),
            Workload(name: "published_set_nosub_one_event", prepare: setWithinEvent),
            Workload(name: "published_get", prepare: get),
            Workload(name: "subscribe_cancel", prepare: subscribe),
            Workload(name: "diamond", prepare: { diamond(width: 2) }),
            Workload(name: "diamond_100", prepare: { diamond(width: 100) }),
            Workload(name: "unchanged_100", prepare: unchanged),
        ]
        + [1, 10, 100].flatMap { width in
            [1, 10, 100].map { height in
                Workload(name: "propagate_w\(width)_h\(height)") { propagate(width: width, height: height) }
            }
        }
        + Shapes.workloads + Isolated.workloads

    private static func setObserved() -> Fixture {
        let graph = Graph()
        let source = graph.variable(0)
        var effects = 0
        let observer = graph.observe(source.value) { _, _ in effects += 1 }
        graph.flush()
        return Fixture(
            rounds: { count in
                for _ in 0..<count { graph.perform { source.value &+= 1 } }
                _ = observer
            },
            complaint: { effects == 3 ? nil : "\(effects) effects instead of 3" })
    }

    private static func setUnobserved() -> Fixture {
        let graph = Graph()
        let source = graph.variable(0)
        return Fixture(
            rounds: { count in for _ in 0..<count { graph.perform { source.value &+= 1 } } },
            complaint: { source.value == 3 ? nil : "\(source.value) instead of 3" })
    }

    /// Writes of one event: without a flush after each. Alien-signals has none when nothing depends on the variable.
    private static func setWithinEvent() -> Fixture {
        let graph = Graph()
        let source = graph.variable(0)
        return Fixture(
            rounds: { count in graph.perform { for _ in 0..<count { source.value &+= 1 } } },
            complaint: { source.value == 3 ? nil : "\(source.value) instead of 3" })
    }

    private static func get() -> Fixture {
        let graph = Graph()
        let source = graph.variable(3)
        var sum = 0
        return Fixture(
            rounds: { count in
                for _ in 0..<count { sum &+= source.value }
            },
            complaint: { sum == 9 ? nil : "\(sum) instead of 9" })
    }

    private static func subscribe() -> Fixture {
        let graph = Graph()
        let source = graph.variable(1)
        var sum = 0
        return Fixture(
            rounds: { count in
                for _ in 0..<count {
                    let next = graph.derived { source.value + 1 }
                    let observer = graph.observe(next.value, initial: true) { _, new in sum &+= new }
                    graph.flush()
                    observer.cancel()
                }
            },
            complaint: { sum == 6 ? nil : "\(sum) instead of 6" })
    }

    /// One source, so many values of it, one value of all of these, one effect.
    private static func diamond(width: Int) -> Fixture {
        let graph = Graph()
        let source = graph.variable(1)
        let middle = (0..<width).map { index in graph.derived { source.value + index } }
        var computations = 0
        let end = graph.derived {
            computations += 1
            return middle.reduce(0) { $0 &+ $1.value }
        }
        var last = 0
        let observer = graph.observe(end.value, initial: true) { _, new in last = new }
        graph.flush()
        computations = 0
        return Fixture(
            rounds: { count in
                for _ in 0..<count { graph.perform { source.value &+= 1 } }
                _ = observer
            },
            complaint: {
                let expected = width * 4 + width * (width - 1) / 2
                return last == expected && computations == 3
                    ? nil : "\(last) after \(computations) instead of \(expected)"
            })
    }

    /// A value that stays what it was, above a hundred others: none of them is worked out.
    private static func unchanged() -> Fixture {
        let graph = Graph()
        let source = graph.variable(1)
        let sign = graph.derived { source.value > 0 }
        var computations = 0
        let above = (0..<100).map { index in
            graph.derived {
                computations += 1
                return sign.value ? index : -index
            }
        }
        let observers = above.map { value in graph.observe(value.value) { _, _ in } }
        graph.flush()
        computations = 0
        return Fixture(
            rounds: { count in
                for _ in 0..<count { graph.perform { source.value &+= 1 } }
                _ = observers
            },
            complaint: { computations == 0 ? nil : "\(computations) values were worked out" })
    }

    private static func propagate(width: Int, height: Int) -> Fixture {
        let graph = Graph()
        let source = graph.variable(1)
        var effects = 0
        var last = 0
        let observers = (0..<width).map { _ in
            var value = graph.derived { source.value + 1 }
            for _ in 1..<height {
                let previous = value
                value = graph.derived { previous.value + 1 }
            }
            let top = value
            return graph.observe(top.value) { _, new in
                effects += 1
                last = new
            }
        }
        graph.flush()
        return Fixture(
            rounds: { count in
                for _ in 0..<count { graph.perform { source.value &+= 1 } }
                _ = observers
            },
            complaint: {
                last == 4 + height && effects == 3 * width
                    ? nil : "\(last) instead of \(4 + height), \(effects) effects instead of \(3 * width)"
            })
    }
}
