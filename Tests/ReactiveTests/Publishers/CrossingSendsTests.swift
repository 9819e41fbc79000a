import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

/// `switchToLatest` may skip a publisher that a newer one replaces.
private let patientPorts = coordinatorPorts.filter { $0.testDescription != "switchToLatest" }

/// What one port has delivered. Deliveries are serial, so nothing protects it.
private final class PortLog: @unchecked Sendable {
    @exclusivity(unchecked) var values: [Int] = []
    @exclusivity(unchecked) var wasThereAtOnce = false
}

/// Threads that each send into one port, and from inside of that delivery, when all are inside of theirs, into the
/// next.
private final class CrossingRing: @unchecked Sendable {
    /// The least value that is sent from outside.
    private static let outer = 1_000_000
    private var ports: [CrossingPort.Wired] = []
    private let logs: [PortLog]
    private let inside = Signal()

    /// How many values each sends from inside.
    private let count: Int
    /// Whether to look for a value that was sent when its `send` returns. Only subjects have delivered all by then.
    private let looksAtOnce: Bool

    init(_ ports: [CrossingPort], count: Int = 1, looksAtOnce: Bool = false) {
        self.count = count
        self.looksAtOnce = looksAtOnce
        logs = ports.map { _ in PortLog() }
        self.ports = ports.enumerated().map { index, port in port.make { [unowned self] in receive($0, at: index) } }
    }

    private func receive(_ value: Int, at index: Int) {
        if value < 0 { return }
        logs[index].values.append(value)
        guard value >= Self.outer else { return }
        inside.add(1)
        inside.wait(for: ports.count)
        let next = (index + 1) % ports.count
        for number in 0..<count { ports[next].send(index + number * ports.count) }
        if looksAtOnce { logs[index].wasThereAtOnce = logs[next].values.contains(index) }
    }

    func run() { onSystemThreads(ports.count) { [self] thread in ports[thread].send(Self.outer + thread) } }

    /// What each port has delivered, in ascending order.
    var delivered: [[Int]] { logs.map { $0.values.sorted() } }
    var expected: [[Int]] {
        logs.indices.map { index in
            (0..<count).map { (index + logs.count - 1) % logs.count + $0 * logs.count } + [Self.outer + index]
        }
    }
    /// Whether each value that was sent from inside was delivered when its `send` returned.
    var wereThereAtOnce: Bool { logs.allSatisfy(\.wasThereAtOnce) }
}

@Suite("Subjects that send into one another from several threads", .serialized)
struct CrossingSendsTests {
    @Test("Two whose deliveries send into each other deliver all, before the sends return", arguments: subjectPorts)
    func pairs(_ port: CrossingPort) {
        for other in subjectPorts {
            let ring = CrossingRing([port, other])
            ring.run()
            expectNoDifference(ring.delivered, ring.expected, "with \(other.testDescription)")
        }
    }

    @Test("Two that send into each other through operators that hand over deliver all", arguments: coordinatorPorts)
    func coordinators(_ port: CrossingPort) {
        for other in coordinatorPorts + subjectPorts.prefix(5) {
            let ring = CrossingRing([port, other])
            ring.run()
            expectNoDifference(ring.delivered, ring.expected, "with \(other.testDescription)")
        }
    }

    @Test(
        "Operators that fill each other's queues from inside of their deliveries deliver all",
        arguments: patientPorts)
    func floods(_ port: CrossingPort) {
        for other in patientPorts + subjectPorts.prefix(2) {
            let ring = CrossingRing([port, other], count: 3 * Waiter.limit)
            ring.run()
            let isComplete = ring.delivered == ring.expected
            #expect(isComplete, "with \(other.testDescription)")
        }
    }

    @Test("Rings of three and more deliver all", arguments: 3...6)
    func rings(_ count: Int) {
        for start in subjectPorts.indices {
            let ring = CrossingRing((0..<count).map { subjectPorts[(start + $0) % subjectPorts.count] })
            ring.run()
            expectNoDifference(ring.delivered, ring.expected)
        }
    }

    @Test("A value that crosses a delivery on another thread is delivered before its send returns") func atOnce() {
        for _ in 0..<10 {
            let ring = CrossingRing(Array(subjectPorts.prefix(2)), looksAtOnce: true)
            ring.run()
            #expect(ring.delivered == ring.expected && ring.wereThereAtOnce)
        }
    }

    @Test("Two subjects that end each other from inside of their deliveries both end, once") func completions() {
        let subjects = (0..<2).map { _ in CurrentValueSubject<Int, Never>(-1) }
        let recorders = subjects.map { _ in Recorder<Int, Never>() }
        let inside = Signal()
        let sinks = Unprotected(
            subjects.indices.map { index in
                subjects[index].dropFirst().sink { _ in
                    inside.add(1)
                    inside.wait(for: 2)
                    subjects[1 - index].send(completion: .finished)
                }
            })
        for (subject, recorder) in zip(subjects, recorders) { subject.subscribe(recorder) }
        onSystemThreads(2) { thread in subjects[thread].send(thread) }
        for recorder in recorders { expectNoDifference(recorder.completionCount, 1) }
        withExtendedLifetime(sinks) {}
    }

    @Test("Threads that send through many subjects in all directions lose nothing") func stress() {
        let seed = UInt64.random(in: 0 ... .max)
        let hub = CrossingWeb(seed: seed)
        onSystemThreads(4) { thread in
            var random = SeededGenerator(seed: seed &+ UInt64(thread))
            for _ in 0..<150 { hub.start(at: Int.random(in: 0..<CrossingWeb.size, using: &random), &random) }
        }
        expectNoDifference(hub.deliveries, 4 * 150 * (CrossingWeb.hops + 1), "seed \(seed)")
    }

    @Test(
        "Threads that send through many subjects and operators in all directions, faster than these deliver, lose nothing"
    )
    func operatorStress() {
        let seed = UInt64.random(in: 0 ... .max)
        let web = CrossingWeb(seed: seed, kinds: patientPorts + subjectPorts.prefix(2), isSlow: true)
        onSystemThreads(4) { thread in
            var random = SeededGenerator(seed: seed &+ UInt64(thread))
            for _ in 0..<600 { web.start(at: Int.random(in: 0..<CrossingWeb.size, using: &random), &random) }
        }
        expectNoDifference(web.deliveries, 4 * 600 * (CrossingWeb.hops + 1), "seed \(seed)")
    }

    @Test("Subjects may go while deliveries cross") func deinitialising() {
        for round in 0..<30 {
            let held = HeldSubjects()
            let weakly = (0..<2).map { WeakSubject(held[$0]) }
            for index in 0..<2 {
                held.sinks[index] = held[index]?.sink { [unowned held] value in
                    guard value > 0 else { return }
                    weakly[1 - index].subject?.send(0)
                    held.release(1 - index)
                }
            }
            onSystemThreads(2) { thread in held[thread]?.send(1 + round) }
            held.sinks = [nil, nil]
            for index in 0..<2 { held.release(index) }
            #expect(weakly.allSatisfy { $0.subject == nil })
        }
    }
}

private struct WeakSubject: @unchecked Sendable {
    weak var subject: PassthroughSubject<Int, Never>?
    init(_ subject: PassthroughSubject<Int, Never>?) { self.subject = subject }
}

/// Two subjects that are let go of from different threads.
private final class HeldSubjects: @unchecked Sendable {
    private let kept = Lock<[PassthroughSubject<Int, Never>?]>([PassthroughSubject(), PassthroughSubject()])
    @exclusivity(unchecked) var sinks: [AnyCancellable?] = [nil, nil]

    subscript(index: Int) -> PassthroughSubject<Int, Never>? { kept.withLockUnchecked { $0[index] } }

    func release(_ index: Int) {
        let old = kept.withLockUnchecked { $0[index].take() }
        _ = consume old
    }
}

/// Subjects of several kinds, each of which sends on what it delivers into another one, until it has made its hops.
private final class CrossingWeb: @unchecked Sendable {
    static let size = 5
    static let hops = 4
    private var ports: [CrossingPort.Wired] = []
    private let counts = (0..<size).map { _ in BareWord() }
    private let isSlow: Bool

    init(seed: UInt64, kinds: [CrossingPort] = [0, 1, 4, 5, 7].map { subjectPorts[$0] }, isSlow: Bool = false) {
        var random = SeededGenerator(seed: seed)
        self.isSlow = isSlow
        ports = (0..<Self.size).map { index in
            kinds.randomElement(using: &random)!.make { [unowned self] in receive($0, at: index) }
        }
    }

    func start(at index: Int, _ random: inout SeededGenerator) {
        ports[index].send(Int.random(in: 0..<1_000, using: &random) * 10 + Self.hops)
    }

    private func receive(_ value: Int, at index: Int) {
        if value < 0 { return }
        counts[index].value += 1
        let hopsLeft = value % 10
        if isSlow { workBriefly() }
        if hopsLeft > 0 { ports[(index + value / 10 + hopsLeft) % Self.size].send(value - 1) }
    }

    var deliveries: Int { counts.reduce(0) { $0 + $1.value } }
}
