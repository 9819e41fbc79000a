import Foundation
import ReactiveFoundation
import Testing
import ReactiveTesting

/// Calls as in code for Apple's systems. The test is that they compile; the rest only uses the results.
@Suite("Calls as on Apple's systems")
struct CallTests {
    private func delivers<P: Publisher, Output>(_ publisher: P, _: Output.Type) -> Bool { P.Output.self == Output.self }

    @Test("Schedulers are found by their usual names") func schedulers() {
        let just = Just(1)
        #expect(delivers(just.receive(on: DispatchQueue.main), Int.self))
        #expect(delivers(just.receive(on: RunLoop.main), Int.self))
        #expect(delivers(just.receive(on: OperationQueue.main), Int.self))
        #expect(delivers(just.debounce(for: .milliseconds(500), scheduler: DispatchQueue.main), Int.self))
        #expect(delivers(just.debounce(for: 0.5, scheduler: RunLoop.main), Int.self))
        #expect(delivers(just.debounce(for: .seconds(1), scheduler: OperationQueue.main), Int.self))
    }

    @Test("Timers, notifications and loads are published") func publishers() throws {
        #expect(delivers(Timer.publish(every: 1, on: .main, in: .common).autoconnect(), Date.self))
        let notes = NotificationCenter.default.publisher(for: Notification.Name("test"))
        #expect(delivers(notes.map(\.name), Notification.Name.self))
        let url = try #require(URL(string: "https://example.com"))
        #expect(delivers(URLSession.shared.dataTaskPublisher(for: url).map(\.data), Data.self))
        let integers = URLSession.shared.dataTaskPublisher(for: url)
            .map { $0.data }
            .decode(type: [Int].self, decoder: JSONDecoder())
            .replaceError(with: [])
        #expect(delivers(integers, [Int].self))
    }

    @Test("What is published has Apple's parameters, and no others") func unapplied() throws {
        let timer:
            (TimeInterval, TimeInterval?, RunLoop, RunLoop.Mode, RunLoop.SchedulerOptions?) -> Timer.TimerPublisher =
                Timer.publish(every:tolerance:on:in:options:)
        expectNoDifference(timer(2, nil, .current, .default, nil).interval, 2)
        let notes: (Notification.Name, AnyObject?) -> NotificationCenter.Publisher =
            NotificationCenter.default.publisher(for:object:)
        expectNoDifference(notes(Notification.Name("test"), nil).name, Notification.Name("test"))
        let load: (URL) -> URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for:)
        let url = try #require(URL(string: "https://example.com"))
        expectNoDifference(load(url).request.url, url)
        let _: (URLRequest) -> URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for:)
        let _: () -> any Cancellable = timer(2, nil, .current, .default, nil).connect
        let _: (DispatchQueue.SchedulerOptions?, @escaping () -> Void) -> Void =
            DispatchQueue.main.schedule(options:_:)
    }

    @Test("Strides and options cross actors") func sendability() {
        func isSendable<T: Sendable>(_: T.Type) -> Bool { true }
        #expect(isSendable(DispatchQueue.SchedulerTimeType.Stride.self) && isSendable(RunLoop.SchedulerTimeType.self))
        #expect(isSendable(DispatchQueue.SchedulerOptions.self) && isSendable(OperationQueue.SchedulerTimeType.self))
        #expect(isSendable(URLSession.DataTaskPublisher.self))
    }
}
