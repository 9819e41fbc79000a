import CBenchKit
import Observation
import ReactiveViews

/// What is shown: the words of the outermost stack's lines.
@MainActor
func lines<Root: View>(_ host: ViewHost<Root>) -> [String] {
    host.elements.first?.children.map { $0.label ?? "" } ?? []
}

/// Asks for the outermost element's frame, which has everything laid out.
@MainActor
func layOut(_ element: ViewElement) {
    precondition(element.frame != nil)
}

@MainActor
func complain(_ what: String, _ shown: [String], _ expected: [String]) -> String? {
    if shown == expected { return nil }
    let first = zip(shown, expected).enumerated().first { $1.0 != $1.1 }
    return "\(what): \(shown.count) lines instead of \(expected.count)"
        + (first.map { "; line \($0.offset) is \($0.element.0) instead of \($0.element.1)" } ?? "")
}

@MainActor
enum Catalog {
    static let workloads: [Workload] =
        [1_000, 10_000, 100_000].map { firstRender($0) }
        + [1_000, 10_000, 100_000].map { firstLayout($0) }
        + [firstRenderLocalized(10_000), layoutOnly(10_000)]
        + [100, 10_000, 100_000, 1_000_000].map { oneLeaf($0) }
        + [
            oneLeafLocalized(10_000), resizedLeaf(10_000), resizedLeafBesideWider(10_000),
            idleRoot(10_000), givingRoot(10_000), observedObject(10_000), observableModel(10_000),
            observationAlone(10_000),
            environmentKey(10_000), environmentModifier(10_000),
        ] + screens + [picture(200), picture(10_000)] + RowChange.allCases.map { rows(10_000, $0) } + [
            observableReaders(10_000), manyHosts(1_000, views: 20),
        ]

    /// A workload of the list or of a curve.
    static func workload(named name: String) -> Workload? {
        workloads.first { $0.name == name }
            ?? curves.lazy.flatMap(\.workloads).map(\.workload).first { $0.name == name }
    }

    private static func firstRender(_ count: Int) -> Workload {
        Workload(
            name: "first_render_\(count)", title: "first render of \(count) leaves, per leaf", units: count,
            unit: .microseconds, limit: 1, work: Work(leaves: count, roots: 1)
        ) { mounting(Array(repeating: "0", count: count)) { ViewHost(Leaves(count: count)) } }
    }

    private static func firstRenderLocalized(_ count: Int) -> Workload {
        Workload(
            name: "first_render_localized_\(count)", title: "the same with `Text(\"\\(count)\")`", units: count,
            unit: .microseconds, work: Work(leaves: count, roots: 1)
        ) { mounting(Array(repeating: "0", count: count)) { ViewHost(LocalizedLeaves(count: count)) } }
    }

    private static func firstLayout(_ count: Int) -> Workload {
        Workload(
            name: "first_layout_\(count)", title: "first render and layout of \(count) leaves, per leaf", units: count,
            unit: .microseconds, limit: 2, work: Work(leaves: count, roots: 1)
        ) {
            var host: ViewHost<Leaves>?
            var excluded = 0.0
            return Fixture(
                round: {
                    let new = ViewHost(Leaves(count: count))
                    let start = kit_now_ns()
                    let stack = new.elements[0]
                    excluded = Double(kit_now_ns() - start)
                    layOut(stack)
                    host = new
                }, reset: { host = nil },
                complaint: { layoutComplaint(host!, count) }, isSingle: true, excluded: { excluded })
        }
    }

    /// What is to be laid out, found beforehand: only the layout is measured.
    private static func layoutOnly(_ count: Int) -> Workload {
        Workload(
            name: "layout_only_\(count)", title: "first layout of \(count) leaves that are there already, per leaf",
            units: count, unit: .microseconds, work: Work(passes: 0)
        ) {
            var host = ViewHost(Leaves(count: count))
            var stack = host.elements[0]
            return Fixture(
                round: { layOut(stack) },
                reset: {
                    host = ViewHost(Leaves(count: count))
                    stack = host.elements[0]
                },
                complaint: { layoutComplaint(host, count) }, isSingle: true)
        }
    }

    private static func layoutComplaint<Root: View>(_ host: ViewHost<Root>, _ count: Int) -> String? {
        if let complaint = complain("the first layout", lines(host), Array(repeating: "0", count: count)) {
            return complaint
        }
        let rows = host.elements[0].children
        guard let first = rows.first?.frame, let last = rows.last?.frame else { return "no frames" }
        return last.minY - first.minY > CGFloat(count - 1) * first.height - 1
            ? nil : "the lines overlap"
    }

    private static func mounting<Root: View>(
        _ expected: [String], _ mount: @escaping () -> ViewHost<Root>
    ) -> Fixture {
        var host: ViewHost<Root>?
        return Fixture(
            round: { host = mount() }, reset: { host = nil },
            complaint: { complain("the first render", lines(host!), expected) }, isSingle: true)
    }

    private static func oneLeaf(_ count: Int) -> Workload {
        Workload(
            name: "leaf_state_\(count)", title: "one leaf's state among \(count)", unit: .microseconds, limit: 0.5,
            work: Work(leaves: 1, passes: 1)
        ) { changingLeaf(count, ViewHost(Leaves(count: count))) }
    }

    private static func oneLeafLocalized(_ count: Int) -> Workload {
        Workload(
            name: "leaf_state_localized_\(count)", title: "the same with `Text(\"\\(count)\")`", unit: .microseconds,
            work: Work(leaves: 1, passes: 1)
        ) { changingLeaf(count, ViewHost(LocalizedLeaves(count: count))) }
    }

    private static func changingLeaf<Root: View>(
        _ count: Int, _ make: @autoclosure () -> ViewHost<Root>
    ) -> Fixture {
        Probe.chosen = count / 2
        let host = make()
        let set = Probe.setLeaf!
        // Bare memory: a captured variable would be checked for exclusive access each time.
        let counter = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        counter.initialize(to: 0)
        return Fixture(
            round: {
                let value = counter.pointee == 9 ? 0 : counter.pointee + 1
                counter.pointee = value
                host.perform { set(value) }
            },
            complaint: {
                var expected = Array(repeating: "0", count: count)
                expected[count / 2] = "\(counter.pointee)"
                return complain("one leaf's state", lines(host), expected)
            }, passes: { host.graph.passes }, checks: count > 100_000 ? 1 : 3)
    }

    private static func resizedLeaf(_ count: Int) -> Workload {
        Workload(
            name: "leaf_resized_\(count)",
            title: "one leaf's state among \(count), with layout: it becomes the widest, so the stack's width changes",
            unit: .milliseconds, limit: 0.5, work: Work(leaves: 1, passes: 1)
        ) { resizing(ViewHost(Leaves(count: count)), count, header: 0) }
    }

    private static func resizedLeafBesideWider(_ count: Int) -> Workload {
        Workload(
            name: "leaf_resized_within_\(count)",
            title: "the same beside a wider line: the stack's width stays", unit: .milliseconds, limit: 0.5,
            work: Work(leaves: 1, passes: 1)
        ) { resizing(ViewHost(WideLeaves(count: count)), count, header: 1) }
    }

    private static func resizing<Root: View>(
        _ make: @autoclosure () -> ViewHost<Root>, _ count: Int, header: Int
    ) -> Fixture {
        Probe.chosen = count / 2
        let host = make()
        let set = Probe.setLeaf!
        let stack = host.elements[0]
        layOut(stack)
        var isWide = false
        let narrow = stack.children[header + count / 2].frame!.width
        return Fixture(
            round: {
                isWide.toggle()
                host.perform { set(isWide ? 1_234_567 : 0) }
                layOut(stack)
            },
            complaint: {
                let shown = host.elements[0].children
                let leaf = shown[header + count / 2]
                guard leaf.label == (isWide ? "1234567" : "0") else { return "wrong words" }
                guard (leaf.frame!.width > narrow) == isWide else { return "the leaf has a wrong size" }
                let middle = stack.frame!.midX
                let wrong = shown.contains { abs($0.frame!.midX - middle) > 1 }
                return wrong ? "a line isn't centred" : nil
            }, passes: { host.graph.passes })
    }

    private static func idleRoot(_ count: Int) -> Workload {
        Workload(
            name: "root_state_unread_\(count)", title: "root state that no leaf of \(count) reads", unit: .milliseconds,
            limit: 1, work: Work(roots: 1, passes: 1)
        ) {
            let host = ViewHost(IdleRoot(count: count))
            let set = Probe.setRoot!
            var value = 0
            return Fixture(
                round: {
                    value += 1
                    host.perform { set(value) }
                },
                complaint: { complain("unread state", lines(host), Array(repeating: "0", count: count)) },
                passes: { host.graph.passes })
        }
    }

    private static func givingRoot(_ count: Int) -> Workload {
        Workload(
            name: "root_state_given_\(count)", title: "root state that all \(count) leaves are given",
            unit: .milliseconds, limit: 5, work: Work(leaves: count, roots: 1, passes: 1)
        ) {
            let host = ViewHost(GivingRoot(count: count))
            let set = Probe.setRoot!
            var value = 0
            return Fixture(
                round: {
                    value += 1
                    host.perform { set(value) }
                },
                complaint: { complain("given state", lines(host), Array(repeating: "\(value)", count: count)) },
                passes: { host.graph.passes })
        }
    }

    private static func observedObject(_ count: Int) -> Workload {
        Workload(
            name: "observed_object_\(count)", title: "an object that all \(count) leaves observe", unit: .milliseconds,
            limit: 5, work: Work(leaves: count, passes: 1)
        ) {
            let object = SharedObject()
            let host = ViewHost(ObservingLeaves(count: count, object: object))
            return Fixture(
                round: { host.perform { object.value += 1 } },
                complaint: { complain("the object", lines(host), Array(repeating: "\(object.value)", count: count)) },
                passes: { host.graph.passes })
        }
    }

    private static func observableModel(_ count: Int) -> Workload {
        Workload(
            name: "observable_model_\(count)",
            title: "a property of an `@Observable` model read by one leaf of \(count)", unit: .microseconds,
            limit: 1.5, work: Work(leaves: 1, passes: 1)
        ) {
            Probe.chosen = count / 2
            let chosen = Probe.chosen
            let model = Model()
            let host = ViewHost(ModelLeaves(count: count, model: model))
            return Fixture(
                round: {
                    Probe.chosen = chosen
                    host.perform { model.first += 1 }
                },
                complaint: {
                    var expected = Array(repeating: "0", count: count)
                    expected[chosen] = "\(model.first)"
                    return complain("the model", lines(host), expected)
                }, passes: { host.graph.passes })
        }
    }

    /// A property that all leaves read.
    static func observableReaders(_ count: Int) -> Workload {
        Workload(
            name: "observable_readers_\(count)", title: "a property of an `@Observable` model read by \(count) leaves",
            unit: .milliseconds, work: Work(leaves: count, passes: 1)
        ) {
            Probe.chosen = -1
            let model = Model()
            let host = ViewHost(ModelLeaves(count: count, model: model))
            return Fixture(
                round: { host.perform { model.second += 1 } },
                complaint: { complain("the model", lines(host), Array(repeating: "\(model.second)", count: count)) },
                passes: { host.graph.passes })
        }
    }

    /// The floor for `observable_model`: what the toolchain's tracking takes by itself for the same write and the same
    /// read.
    private static func observationAlone(_ count: Int) -> Workload {
        Workload(
            name: "observation_alone_\(count)",
            title: "the same write and read with `withObservationTracking` alone, without graph or views",
            unit: .microseconds, work: Work(passes: 0)
        ) {
            let model = Model()
            for _ in 1..<count { withObservationTracking({ _ = model.second }, onChange: {}) }
            let last = UnsafeMutablePointer<Int>.allocate(capacity: 1)
            func read() { withObservationTracking({ last.pointee = model.first }, onChange: {}) }
            read()
            return Fixture(
                round: {
                    model.first &+= 1
                    read()
                }, complaint: { last.pointee == model.first ? nil : "\(last.pointee) instead of \(model.first)" })
        }
    }

    private static func environmentKey(_ count: Int) -> Workload {
        Workload(
            name: "environment_key_\(count)",
            title: "a key of the host's environment read by one leaf of \(count)", unit: .microseconds, limit: 2,
            work: Work(leaves: 1, passes: 1)
        ) {
            let host = ViewHost(EnvironmentLeaves(count: count))
            var value = 0
            return Fixture(
                round: {
                    value += 1
                    host.setEnvironment(\.benchmark, value)
                },
                complaint: {
                    complain("the key", lines(host), Array(repeating: "0", count: count - 1) + ["\(value)"])
                }, passes: { host.graph.passes })
        }
    }

    private static func environmentModifier(_ count: Int) -> Workload {
        Workload(
            name: "environment_modifier_\(count)",
            title: "the same, set by a view's `environment(_:_:)`, whose body is evaluated, too",
            unit: .microseconds, work: Work(leaves: 1, roots: 1, passes: 1)
        ) {
            let host = ViewHost(EnvironmentRoot(count: count))
            let set = Probe.setRoot!
            var value = 0
            return Fixture(
                round: {
                    value += 1
                    host.perform { set(value) }
                },
                complaint: {
                    complain("the key", lines(host), Array(repeating: "0", count: count - 1) + ["\(value)"])
                }, passes: { host.graph.passes })
        }
    }

    enum RowChange: String, CaseIterable {
        case insert, remove, reverse, shuffle
        case insertInMiddle = "insert_middle"
        case removeInMiddle = "remove_middle"
        case move

        @MainActor
        func callAsFunction(_ rows: [Int]) -> [Int] {
            switch self {
            case .insert: [rows.count] + rows
            case .remove: Array(rows.dropFirst())
            case .reverse: rows.reversed()
            case .shuffle: Catalog.shuffled(rows)
            case .insertInMiddle: Array(rows[..<(rows.count / 2)] + [rows.count] + rows[(rows.count / 2)...])
            case .removeInMiddle: Array(rows[..<(rows.count / 2)] + rows[(rows.count / 2 + 1)...])
            case .move: Array(rows[..<(rows.count / 4)] + [rows[rows.count - 1]] + rows[(rows.count / 4)...].dropLast())
            }
        }

        var isInsertion: Bool { self == .insert || self == .insertInMiddle }
    }

    /// The same order in every run.
    fileprivate static func shuffled(_ rows: [Int]) -> [Int] {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        var rows = rows
        for i in stride(from: rows.count - 1, to: 0, by: -1) {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            rows.swapAt(i, Int(state % UInt64(i + 1)))
        }
        return rows
    }

    static func rows(_ count: Int, _ change: RowChange) -> Workload {
        let title =
            switch change {
            case .insert: "ForEach of \(count): a row inserted at the front"
            case .remove: "ForEach of \(count): the first row removed"
            case .reverse: "ForEach of \(count): reversed"
            case .shuffle: "ForEach of \(count): shuffled"
            case .insertInMiddle: "ForEach of \(count): a row inserted in the middle"
            case .removeInMiddle: "ForEach of \(count): the middle row removed"
            case .move: "ForEach of \(count): the last row moved to the first quarter"
            }
        return Workload(
            name: "rows_\(change.rawValue)_\(count)", title: title, unit: .milliseconds,
            limit: count == 10_000 ? 10 : nil,
            work: Work(leaves: change.isInsertion ? 1 : 0, roots: 1, passes: 1)
        ) {
            let host = ViewHost(Rows(count: count))
            let set = Probe.setRows!
            let old = Array(0..<count)
            let new = change(old)
            return Fixture(
                round: { host.perform { set(new) } }, reset: { host.perform { set(old) } },
                complaint: { complain("the rows", lines(host), new.map(\.description)) },
                passes: { host.graph.passes }, isSingle: true)
        }
    }

    private static func manyHosts(_ count: Int, views: Int) -> Workload {
        Workload(
            name: "hosts_\(count)", title: "\(count) hosts of \(views) leaves, one leaf's state in each, all together",
            unit: .milliseconds, limit: 1, work: Work(leaves: count, passes: count)
        ) {
            var hosts: [(host: ViewHost<Leaves>, set: @MainActor (Int) -> Void)] = []
            for _ in 0..<count {
                Probe.chosen = views / 2
                let host = ViewHost(Leaves(count: views))
                hosts.append((host, Probe.setLeaf!))
            }
            var value = 0
            return Fixture(
                round: {
                    value = (value + 1) % 10
                    for entry in hosts { entry.host.perform { entry.set(value) } }
                },
                complaint: {
                    var expected = Array(repeating: "0", count: views)
                    expected[views / 2] = "\(value)"
                    return hosts.lazy.compactMap { complain("a host", lines($0.host), expected) }.first
                }, passes: { hosts.reduce(0) { $0 + $1.host.graph.passes } })
        }
    }
}
