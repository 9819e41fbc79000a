import Foundation
import ReactiveFoundation
import ReactiveTesting
import Testing

@Suite("Timer.publish")
struct TimerTests {
    private func publisher(every interval: TimeInterval) -> Timer.TimerPublisher {
        Timer.publish(every: interval, on: .current, in: .default)
    }

    @Test("A timer doesn't tick before it is connected; the first date comes after one interval") func firstDate() {
        let recorder = Recorder<Date, Never>()
        let timer = publisher(every: 0.02)
        timer.subscribe(recorder)
        RunLoop.runCurrent(for: 0.03)
        #expect(recorder.values.isEmpty)
        let start = Date()
        let connection = timer.connect()
        #expect(RunLoop.runCurrent { recorder.values.count == 2 })
        connection.cancel()
        #expect(recorder.values[0].timeIntervalSince(start) > 0.019)
        #expect(recorder.values[1].timeIntervalSince(start) > 0.039)
    }

    @Test("Subscribers receive the same dates, in the order of subscription, each as many as it requested")
    func subscribers() {
        let log = Lock<[String]>([])
        func recorder(_ name: String, _ demand: Subscribers.Demand) -> Recorder<Date, Never> {
            Recorder(demand: demand, onValue: { _ in log.withLockUnchecked { $0.append(name) } })
        }
        let recorders = [
            recorder("a", .max(1)), recorder("b", .unlimited), recorder("c", .max(2)), recorder("d", .none),
        ]
        let timer = publisher(every: 0.002)
        for recorder in recorders { timer.subscribe(recorder) }
        let connection = timer.connect()
        #expect(RunLoop.runCurrent { recorders[1].values.count >= 3 })
        connection.cancel()
        expectNoDifference(recorders[2].values, Array(recorders[1].values.prefix(2)))
        expectNoDifference(recorders[0].values, Array(recorders[1].values.prefix(1)))
        #expect(recorders[3].values.isEmpty)
        expectNoDifference(log.withLockUnchecked { $0.prefix(6) }, ["a", "b", "c", "b", "c", "b"])
        #expect(recorders.allSatisfy { $0.completionCount == 0 })
    }

    @Test("A cancelled connection delivers nothing more, and stops the others; a new one starts anew")
    func connections() {
        let recorder = Recorder<Date, Never>()
        let timer = publisher(every: 0.002)
        timer.subscribe(recorder)
        let first = timer.connect()
        let second = timer.connect()
        #expect(RunLoop.runCurrent { recorder.values.count >= 2 })
        first.cancel()
        let count = recorder.values.count
        RunLoop.runCurrent(for: 0.01)
        expectNoDifference(recorder.values.count, count)

        let third = timer.connect()
        second.cancel()
        #expect(RunLoop.runCurrent { recorder.values.count > count })
        third.cancel()
    }

    @Test("A timer runs on when connect()'s result is released, and stops when the last subscriber leaves")
    func releasedConnection() {
        weak var released: Timer.TimerPublisher?
        let tally = Tally()
        var sink: AnyCancellable?
        do {
            let timer = publisher(every: 0.002)
            released = timer
            sink = timer.sink { _ in tally.add() }
            _ = timer.connect()
        }
        #expect(released == nil)
        #expect(RunLoop.runCurrent { tally.count >= 3 })
        sink?.cancel()
        let count = tally.count
        RunLoop.runCurrent(for: 0.01)
        expectNoDifference(tally.count, count)
    }

    @Test("A timer stops when its stored connection is released") func storedConnection() {
        let tally = Tally()
        let timer = publisher(every: 0.002)
        let sink = timer.sink { _ in tally.add() }
        var bag = Set<AnyCancellable>()
        timer.connect().store(in: &bag)
        #expect(RunLoop.runCurrent { tally.count >= 2 })
        bag = []
        let count = tally.count
        RunLoop.runCurrent(for: 0.01)
        expectNoDifference(tally.count, count)
        withExtendedLifetime(sink) {}
    }

    @Test("autoconnect ticks while there are subscribers, and then releases them") func autoconnect() {
        weak var released: Timer.TimerPublisher?
        let tally = Tally()
        do {
            let timer = publisher(every: 0.002)
            released = timer
            let sink = timer.autoconnect().sink { _ in tally.add() }
            #expect(RunLoop.runCurrent { tally.count >= 2 })
            sink.cancel()
        }
        let count = tally.count
        RunLoop.runCurrent(for: 0.01)
        #expect(tally.count == count && released == nil)
    }

    @Test("An interval of zero or less counts as 0.1 ms", arguments: [0, -1, -TimeInterval.infinity, .nan])
    func badInterval(_ interval: TimeInterval) {
        let recorder = Recorder<Date, Never>()
        let timer = publisher(every: interval)
        timer.subscribe(recorder)
        let start = Date()
        let connection = timer.connect()
        #expect(RunLoop.runCurrent { recorder.values.count >= 20 })
        connection.cancel()
        #expect(recorder.values[19].timeIntervalSince(start) > 0.0015)
    }

    @Test("An infinite interval never ticks") func infinite() {
        let recorder = Recorder<Date, Never>()
        let timer = publisher(every: .infinity)
        timer.subscribe(recorder)
        let connection = timer.connect()
        let ticking = Recorder<Date, Never>()
        let autoconnected = publisher(every: 0.001).autoconnect()
        autoconnected.subscribe(ticking)
        #expect(RunLoop.runCurrent { !ticking.values.isEmpty })
        #expect(recorder.values.isEmpty)
        ticking.cancel()
        connection.cancel()
    }

    @Test("The timer's arguments can be read; publish ignores the tolerance, as in Combine") func properties() {
        let mode = RunLoop.Mode("test")
        let published = Timer.publish(every: 2, tolerance: 1, on: .current, in: mode)
        #expect(published.interval == 2 && published.tolerance == nil && published.options == nil)
        #expect(published.runLoop === RunLoop.current && published.mode == mode)
        let made = Timer.TimerPublisher(interval: 2, tolerance: 1, runLoop: .current, mode: mode)
        expectNoDifference(made.tolerance, 1)
    }
}
