import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("TimelineView")
struct TimelineTests {
    private let clock = VirtualClock(startingAt: Date(timeIntervalSinceReferenceDate: 700_000_030))
    private var start: Date { clock.startDate }

    private struct Face<Schedule: TimelineSchedule>: View {
        let schedule: Schedule
        let start: Date
        @State private var name = "time"
        var body: some View {
            TimelineView(schedule) { context in
                Text(verbatim: "\(name) \(Int((context.date.timeIntervalSince(start) * 1_000).rounded()))")
            }
            Button("Rename") { name = "ms" }
        }
    }

    @Test("periodic: at the start and at each interval; other changes keep the date") func periodic() throws {
        let host = ViewHost(Face(schedule: .periodic(from: start, by: 0.1), start: start), clock: .virtual(clock))
        expect(host, shows: "time 0")
        for tenth in 1...30 {
            host.advance(by: 0.1)
            expect(host, shows: "time \(tenth * 100)")
        }
        host.advance(by: 0.05)
        try host.tap("Rename")
        expect(host, shows: "ms 3000")
        host.unmount()
        expectNoDifference(clock.jobCount, 0)
    }

    @Test("periodic: a start in the past takes no work, one in the future is waited for") func periodicStart() {
        let past = start.addingTimeInterval(-1_000_000_000.25)
        let old = ViewHost(Face(schedule: .periodic(from: past, by: 1), start: start), clock: .virtual(clock))
        #expect(old.contains("time -250"))
        let future = start.addingTimeInterval(2)
        let host = ViewHost(Face(schedule: .periodic(from: future, by: 1), start: start), clock: .virtual)
        expect(host, hasNo: "time 2000")
    }

    @Test("everyMinute: at the beginning of the minute") func everyMinute() {
        let host = ViewHost(Face(schedule: .everyMinute, start: start), clock: .virtual(clock))
        // 700 000 030 is 10 s after a full minute.
        expect(host, shows: "time -10000")
        host.advance(by: 49.9)
        expect(host, shows: "time -10000")
        host.advance(by: 0.1)
        expect(host, shows: "time 50000")
    }

    @Test("explicit: at its dates; those out of order are passed over") func explicit() {
        let dates = [1, 3, 2, 4].map { start.addingTimeInterval($0) }
        let host = ViewHost(Face(schedule: .explicit(dates), start: start), clock: .virtual(clock))
        expect(host, shows: "time 0")
        var seen: [Bool] = []
        for second in [1, 2, 3, 4, 5] {
            host.advance(by: 1)
            seen.append(host.contains("time \(second * 1_000)"))
        }
        expectNoDifference(seen, [true, false, true, true, false])
        #expect(host.contains("time 4000") && clock.jobCount == 0)
    }

    @Test("animation: updates at each frame, at most at the minimum interval, and not while it is paused")
    func animation() {
        let host = ViewHost(Face(schedule: .animation, start: start), clock: .virtual(clock))
        let passes = host.graph.passes
        host.advance(by: 1)
        #expect(host.contains("time 1000") && host.graph.passes - passes == 60)
        host.rootView = Face(schedule: .animation(minimumInterval: 0.5), start: start)
        host.advance(by: 0.75)
        expect(host, shows: "time 1500")
        host.rootView = Face(schedule: .animation(minimumInterval: 0.5, paused: true), start: start)
        #expect(host.contains("time 1750") && clock.jobCount == 0)
    }

    @Test("A schedule of frames has none while it is paused, nor if they are to be rare") func noFrames() {
        var paused = AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal).makeIterator()
        #expect(paused.next() == nil && paused.next() == nil)
        var rare = AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency).makeIterator()
        #expect(rare.next() == nil && rare.next() == nil)
        var frames = AnimationTimelineSchedule(minimumInterval: 1.5).entries(from: start, mode: .normal).makeIterator()
        #expect(frames.next() == start && frames.next() == start + 1.5)
    }

    @Test("Dates closer than frames are passed over") func close() {
        let host = ViewHost(Face(schedule: .periodic(from: start, by: 1e-9), start: start), clock: .virtual(clock))
        let passes = host.graph.passes
        _ = Diagnostics.collect { host.advance(by: 0.1) }
        #expect(host.graph.passes - passes < 10)
    }

    @Test("An interval that is none is reported, and gives one date", arguments: [0, -1, .nan])
    func badInterval(_ interval: TimeInterval) {
        var host: ViewHost<Face<PeriodicTimelineSchedule>>?
        let diagnostics = Diagnostics.collect {
            host = ViewHost(Face(schedule: .periodic(from: start, by: interval), start: start), clock: .virtual(clock))
        }
        expectNoDifference(diagnostics.map(\.kind), [.invalidTime])
        #expect(host?.contains("time 0") == true && clock.jobCount == 0)
    }

    private struct Endless: TimelineSchedule {
        func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
            AnySequence { AnyIterator { startDate } }
        }
    }

    @Test("A schedule whose dates never come after now is given up, with a diagnostic") func endless() {
        let diagnostics = Diagnostics.collect {
            _ = ViewHost(Face(schedule: Endless(), start: start), clock: .virtual(clock))
        }
        expectNoDifference(diagnostics.map(\.kind), [.invalidTime])
    }

    @Test("By the real clock it goes on by itself") func real() async throws {
        let start = Date()
        let host = ViewHost {
            TimelineView(.explicit([start, start.addingTimeInterval(0.02)])) { context in
                Text(context.date > start ? "later" : "now")
            }
        }
        try await host.until { host.contains("later") }
    }
}
