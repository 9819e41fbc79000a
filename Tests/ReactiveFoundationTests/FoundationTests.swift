import Foundation
import ReactiveFoundation
import ReactiveTesting
import Testing

@Suite("Foundation")
struct FoundationTests {
    private struct Item: Codable, Equatable {
        var name: String
    }

    @Test("Encoding and decoding JSON gives the value back, bad input fails") func json() {
        let good = Recorder<Item, any Error>()
        Just(Item(name: "a")).encode(encoder: JSONEncoder()).decode(type: Item.self, decoder: JSONDecoder())
            .subscribe(good)
        #expect(good.values == [Item(name: "a")])
        let bad = Recorder<Item, any Error>()
        Just(Data("x".utf8)).decode(type: Item.self, decoder: JSONDecoder()).subscribe(bad)
        #expect(bad.values.isEmpty && bad.completionCount == 1)
    }

    @Test("C23: notifications come on posting, and no more after cancelling") func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("test")
        let recorder = Recorder<Notification, Never>()
        center.publisher(for: name).subscribe(recorder)
        center.post(name: name, object: nil)
        #expect(recorder.values.count == 1)
        recorder.cancel()
        center.post(name: name, object: nil)
        #expect(recorder.values.count == 1)
    }

    @Test("receive(on:) a dispatch queue keeps the order") func dispatchQueue() async {
        let queue = DispatchQueue(label: "test")
        let values = await withCheckedContinuation { continuation in
            let all = (0..<100).publisher.receive(on: queue).collect()
            var sink: AnyCancellable?
            sink = all.sink { values in
                continuation.resume(returning: values)
                withExtendedLifetime(sink) {}
            }
        }
        #expect(values == Array(0..<100))
    }

    @Test("C22: a timer ticks first after one interval") func timer() {
        let recorder = Recorder<Date, Never>()
        let publisher = Timer.publish(every: 0.01, on: .current, in: .default)
        publisher.subscribe(recorder)
        let connection = publisher.connect()
        #expect(recorder.values.isEmpty)
        while recorder.values.count < 2 { _ = RunLoop.current.run(mode: .default, before: Date() + 1) }
        connection.cancel()
    }
}
