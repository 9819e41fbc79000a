import Foundation
import ReactiveTesting
import Testing

@testable import ReactiveFoundation

@Suite("The virtual clock")
final class VirtualClockTests {
    private let clock = VirtualClock()
    private let log = Lock<[String]>([])
    private var entries: [String] { log.withLockUnchecked { $0 } }

    private func note(_ entry: String) { log.withLockUnchecked { $0.append(entry) } }
    private func noting(_ entry: String) -> () -> Void {
        { [self] in note("\(entry) \(clock.now.offset / .milliseconds(1))") }
    }

    @Test(
        "Jobs run in the order of (time, scheduling), at the time they are due, and the clock ends exactly at the target"
    )
    func order() {
        clock.schedule(after: .milliseconds(20), noting("c"))
        clock.schedule(after: .milliseconds(10), noting("a"))
        clock.schedule(after: .milliseconds(10), noting("b"))
        clock.schedule(after: .milliseconds(31), noting("d"))
        clock.advance(by: .milliseconds(30))
        expectNoDifference(entries, ["a 10.0", "b 10.0", "c 20.0"])
        #expect(clock.elapsed == 0.03 && clock.jobCount == 1)
        expectNoDifference(clock.nextDue, VirtualClock.Instant(offset: .milliseconds(31)))
    }

    @Test("A job that another job schedules runs in the same advance if it is due, after earlier jobs of that time")
    func nested() {
        clock.schedule(after: .milliseconds(1)) { [self] in
            note("first")
            clock.schedule(after: .zero, noting("at once"))
            clock.schedule(after: .milliseconds(1), noting("in time"))
            clock.schedule(after: .milliseconds(9), noting("too late"))
        }
        clock.schedule(after: .milliseconds(1), noting("second"))
        clock.advance(by: .milliseconds(5))
        expectNoDifference(entries, ["first", "second 1.0", "at once 1.0", "in time 2.0"])
    }

    @Test("A cancelled job doesn't run, even if the job before it cancels it, and its closure is released")
    func cancellation() {
        final class Thing {}
        weak var released: Thing?
        var job: VirtualClock.Job?
        do {
            let thing = Thing()
            released = thing
            clock.schedule(after: .seconds(1)) { [self] in
                note("a")
                job?.cancel()
            }
            job = clock.schedule(after: .seconds(1)) { [self] in note("b \(thing)") }
        }
        #expect(job?.isPending == true && released != nil)
        clock.advance(by: .seconds(2))
        #expect(entries == ["a"] && job?.isPending == false && released == nil && clock.jobCount == 0)
        job?.cancel()
    }

    @Test("A repeating job runs at each interval until it is cancelled, also by itself") func repetition() {
        var count = 0
        var job: VirtualClock.Job?
        job = clock.schedule(every: .milliseconds(100)) { [self] in
            count += 1
            noting("tick")()
            if count == 3 { job?.cancel() }
        }
        clock.advance(by: .milliseconds(99))
        #expect(entries.isEmpty)
        clock.advance(by: .seconds(10))
        #expect(entries == ["tick 100.0", "tick 200.0", "tick 300.0"] && clock.jobCount == 0)
    }

    @Test("An interval of zero or less counts as 0.1 ms", arguments: [Duration.zero, .seconds(-1)])
    func badInterval(_ interval: Duration) {
        var count = 0
        let job = clock.schedule(every: interval) { count += 1 }
        clock.advance(by: .milliseconds(10))
        expectNoDifference(count, 100)
        job.cancel()
    }

    @Test("The clock never goes back; an overdue job is next") func past() {
        clock.advance(by: .seconds(5))
        clock.advance(by: .seconds(-2))
        expectNoDifference(clock.elapsed, 5)
        clock.schedule(at: VirtualClock.Instant(offset: .seconds(1)), noting("late"))
        clock.advance(by: .zero)
        expectNoDifference(entries, ["late 5000.0"])
    }

    @Test("What is too long is the end of all time, and no trap") func tooLong() {
        clock.schedule(after: .seconds(Int64.max), noting("never"))
        clock.advance(by: .seconds(1))
        #expect(entries.isEmpty)
        clock.advance(by: .seconds(Int64.max))
        clock.advance(by: .seconds(Int64.max))
        #expect(entries.count == 1 && clock.now.nanoseconds == .max)
        #expect(Duration(clamping: .nan) == .zero && Duration(clamping: -.infinity).inNanoseconds == .min)
        #expect(clock.dispatchTime > .now() && clock.date > Date())
    }

    @Test("Jobs and the tasks that they start have the clock as their current one") func current() async {
        #expect(VirtualClock.current == nil)
        var seen: VirtualClock?
        var task: Task<Bool, Never>?
        clock.schedule(after: .zero) { [clock] in
            seen = VirtualClock.current
            task = Task { VirtualClock.current === clock }
        }
        clock.advance(by: .zero)
        #expect(seen === clock && VirtualClock.current == nil)
        await expectNoDifference(task?.value, true)
    }

    @Test("Jobs that are due at once and schedule others of that kind end after 1 000 rounds; time goes on")
    func storm() {
        var count = 0
        func again() {
            count += 1
            clock.schedule(after: .zero, again)
        }
        clock.schedule(after: .seconds(1), again)
        let diagnostics = Diagnostics.collect { clock.advance(by: .seconds(3)) }
        expectNoDifference(diagnostics.map(\.kind), [.clockStorm])
        #expect(count == 1_000 && clock.elapsed == 3 && clock.jobCount == 1)
        clock.checkInvariants()
    }

    @Test("A round may be of any size: 100 000 jobs at one time are no storm") func crowd() {
        var count = 0
        for _ in 0..<100_000 { clock.schedule(after: .seconds(1)) { count += 1 } }
        #expect(Diagnostics.collect { clock.advance(by: .seconds(1)) }.isEmpty)
        expectNoDifference(count, 100_000)
    }

    @Test("Real deadlines keep their order, and whole milliseconds") func realDeadlines() {
        var deadlines = RealDeadlines()
        let start = VirtualClock.Instant(nanoseconds: 0)
        func due(_ deadline: Int64, at realNow: Int64) -> Int64 {
            deadlines.due(deadline, realNow: realNow, now: start).nanoseconds
        }
        expectNoDifference(due(5_000_000_000, at: 1_000_000_900), 4_000_000_000)
        // The thread was held up for 5 ms.
        expectNoDifference(due(5_000_001_000, at: 1_005_000_000), 4_000_000_000)
        expectNoDifference(due(1_516_666_667, at: 1_500_000_000), 16_666_667)
        expectNoDifference(due(1, at: 1_500_000_000), 0)
        expectNoDifference(due(.max, at: .min), .max)
    }

    @Test("A thread that was held up before its call doesn't change a round delay")
    func heldUp() {
        let milliseconds = { (delay: Double) in RealDeadlines.snapped(Int64(delay * 1_000_000)) }
        expectNoDifference(milliseconds(3_998.4), 4_000_000_000)
        expectNoDifference(milliseconds(3_963.7), 4_000_000_000)
        expectNoDifference(milliseconds(1_498.3), 1_500_000_000)
        expectNoDifference(milliseconds(248.6), 250_000_000)
        expectNoDifference(milliseconds(84.9999), 85_000_000)
        for frames in 1...120 {
            let nanoseconds = Int64(frames) * 1_000_000_000 / 60
            #expect(RealDeadlines.snapped(nanoseconds) - nanoseconds < 10, "\(frames) frames")
        }
        expectNoDifference(RealDeadlines.snapped(.max - 1), .max - 1)
        #expect(RealDeadlines.snapped(.max - 1, heldUp: .max) >= .max - 1)
    }

    @Test("Of the delays that are possible after a known interruption, the roundest was meant")
    func roundest() {
        let milliseconds = { (delay: Double, heldUp: Double) in
            Double(RealDeadlines.snapped(Int64(delay * 1_000_000), heldUp: Int64(heldUp * 1_000_000))) / 1_000_000
        }
        // Whole milliseconds, which without the interruption would be a delay of their own.
        #expect(milliseconds(3_999, 0) == 3_999 && milliseconds(3_999, 1) == 4_000)
        expectNoDifference(milliseconds(3_720, 280), 4_000)
        #expect(milliseconds(248, 3) == 250 && milliseconds(248, 1) == 248)
        #expect(milliseconds(328, 3) == 330 && milliseconds(330, 3) == 330)
        expectNoDifference(milliseconds(9_500, 60_000), 50_000)
        expectNoDifference(milliseconds(0, 0), 0)
    }

    @Test("A thread that is held up for a whole millisecond between reading the time and its call loses none")
    func heldUpForWholeMilliseconds() {
        for held in 1...20 {
            var ran = false
            clock.schedule(after: .zero) { [clock] in
                let begins = DispatchSemaphore(value: 0)
                let isOver = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    begins.wait()
                    let end = DispatchTime.now() + .milliseconds(held)
                    while DispatchTime.now() < end {}
                    isOver.signal()
                }
                let deadline = DispatchTime.now() + 4
                begins.signal()
                let result = isOver.wait(timeout: .now() + 60)
                clock.schedule(at: clock.due(atReal: deadline)) { ran = true }
                expectNoDifference(result, .success)
            }
            clock.advance(by: .nanoseconds(3_999_999_999))
            #expect(!ran)
            clock.advance(by: .nanoseconds(1))
            #expect(ran, "held up for \(held) ms")
            clock.advance(by: .seconds(60))
        }
    }
}
