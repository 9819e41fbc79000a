import Foundation
import ReactiveFoundation
import ReactiveSchedulersTesting
import ReactiveTesting
import Testing

/// The clock against a list that is searched anew for each step.
@Suite("The virtual clock and a model of it")
struct VirtualClockModelTests {
    private struct Model {
        struct Item {
            let name: Int
            var due: Int
            var order: Int
            let interval: Int?
        }
        var now = 0
        var order = 0
        var items: [Item] = []
        var log: [String] = []

        mutating func add(_ name: Int, after delay: Int, every interval: Int? = nil) {
            items.append(Item(name: name, due: max(now, now + delay), order: order, interval: interval))
            order += 1
        }

        mutating func cancel(_ name: Int) { items.removeAll { $0.name == name } }

        mutating func advance(by time: Int, _ follow: (inout Model, Int) -> Void) {
            let target = now + max(0, time)
            while let next = items.filter({ $0.due <= target }).min(by: { ($0.due, $0.order) < ($1.due, $1.order) }) {
                now = next.due
                log.append("\(next.name) at \(now)")
                if next.interval == nil { cancel(next.name) }
                let stays = items.contains { $0.name == next.name }
                follow(&self, next.name)
                if let interval = next.interval, stays, let index = items.firstIndex(where: { $0.name == next.name }) {
                    // The place among jobs of one time stays that of the beginning.
                    items[index].due += interval
                }
            }
            now = target
        }
    }

    private final class Subject {
        let clock = VirtualClock()
        var jobs: [Int: VirtualClock.Job] = [:]
        var log: [String] = []
        var follow: (Int) -> Void = { _ in }

        func add(_ name: Int, after delay: Int, every interval: Int? = nil) {
            let action = { [self] in
                log.append("\(name) at \(clock.now.offset / .milliseconds(1))".replacing(".0", with: ""))
                follow(name)
            }
            if let interval {
                jobs[name] = clock.schedule(
                    every: .milliseconds(interval), from: clock.now.advanced(by: .milliseconds(delay)), action)
            } else {
                jobs[name] = clock.schedule(after: .milliseconds(delay), action)
            }
        }
    }

    @Test("It does the same at the same times", arguments: (0..<8).map { _ in UInt64.random(in: 0...UInt64.max) })
    func sameAsModel(_ seed: UInt64) {
        print("virtual clock, seed \(seed)")
        var random = SeededGenerator(seed: seed)
        var model = Model()
        let subject = Subject()
        var names = 0
        subject.follow = { name in
            // Every third job schedules another one, every seventh cancels the one before it.
            if name % 3 == 0 && name < 10_000 { subject.add(name + 10_000, after: name % 4) }
            if name % 7 == 0 { subject.jobs[name - 1]?.cancel() }
        }
        func follow(_ model: inout Model, _ name: Int) {
            if name % 3 == 0 && name < 10_000 {
                model.cancel(name + 10_000)
                model.add(name + 10_000, after: name % 4)
            }
            if name % 7 == 0 { model.cancel(name - 1) }
        }
        for _ in 0..<300 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5:
                names += 1
                let delay = Int.random(in: -2...20, using: &random)
                subject.add(names, after: delay)
                model.add(names, after: delay)
            case 5:
                names += 1
                // Of a kind that neither schedules nor cancels: the names of what it schedules would not be unique.
                while names % 3 == 0 || names % 7 == 0 { names += 1 }
                let interval = Int.random(in: 1...9, using: &random)
                subject.add(names, after: interval, every: interval)
                model.add(names, after: interval, every: interval)
            case 6, 7:
                let name = Int.random(in: 0...names, using: &random)
                subject.jobs[name]?.cancel()
                model.cancel(name)
            default:
                let time = Int.random(in: -1...12, using: &random)
                subject.clock.advance(by: .milliseconds(time))
                model.advance(by: time, follow)
            }
            subject.clock.checkInvariants()
            expectNoDifference(subject.clock.jobCount, model.items.count)
        }
        expectNoDifference(subject.log, model.log)
        expectNoDifference(subject.clock.now.offset, .milliseconds(model.now))
    }

    @Test("Repeating actions of DispatchQueue.test that are due at one time run in the order in which they began")
    func tiesOfTimers() {
        let queue = DispatchQueue.test
        var log: [String] = []
        func every(_ seconds: Int, _ name: String) -> any Cancellable {
            queue.schedule(after: queue.now.advanced(by: .seconds(seconds)), interval: .seconds(seconds)) {
                log.append(name)
            }
        }
        let timers = [every(3, "a"), every(2, "b"), every(1, "c")]
        queue.advance(by: .seconds(6))
        expectNoDifference(log, ["c", "b", "c", "a", "c", "b", "c", "c", "a", "b", "c"])
        for timer in timers { timer.cancel() }
        #expect(queue.run())
    }

    @Test(
        "Timers of DispatchQueue.test tick as in a list that is sorted by time and beginning",
        arguments: (0..<8).map { _ in UInt64.random(in: 0...UInt64.max) })
    func timersAsModel(_ seed: UInt64) {
        print("timers, seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let queue = DispatchQueue.test
            var (log, expected): ([String], [(due: Int, name: Int)]) = ([], [])
            var timers: [any Cancellable] = []
            var now = 0
            for name in 0..<Int.random(in: 2...7, using: &random) {
                let (first, interval) = (Int.random(in: 0...6, using: &random), Int.random(in: 1...6, using: &random))
                let date = queue.now.advanced(by: .milliseconds(first))
                if Bool.random(using: &random) {
                    timers.append(
                        queue.schedule(after: date, interval: .milliseconds(interval)) { log.append("\(name)") })
                    expected += stride(from: now + first, through: 60, by: interval).map { ($0, name) }
                } else {
                    queue.schedule(after: date) { log.append("\(name)") }
                    expected.append((now + first, name))
                }
                // A part of the time passes before the next one begins.
                let pause = Int.random(in: 0...2, using: &random)
                queue.advance(by: .milliseconds(pause))
                now += pause
            }
            queue.advance(by: .milliseconds(60 - now))
            // Work that is due at once and begins later in a moment runs after the work of that moment.
            let order = expected.enumerated().sorted {
                ($0.element.due, $0.element.name, $0.offset) < ($1.element.due, $1.element.name, $1.offset)
            }
            expectNoDifference(log, order.map { "\($0.element.name)" })
            withExtendedLifetime(timers) {}
        }
    }
}
