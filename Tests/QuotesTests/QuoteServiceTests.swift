import Foundation
import ReactiveSchedulersTesting
import ReactiveTesting
import Testing

@testable import Quotes

@Suite("The market-data service")
struct QuoteServiceTests {
    private let queue = DispatchQueue.test

    private func service(_ symbols: [String]) -> QuoteService {
        QuoteService(symbols: symbols, scheduler: queue.eraseToAnyScheduler())
    }

    @Test("The average is that of the last prices")
    func average() {
        let service = service(["AAA"])
        let trends = service.trends.record()
        for price in 1...30 { service.receive(Quote("AAA", price * 100)) }
        #expect(trends.values.count == 30)
        #expect(trends.values[1].average == 150)
        // The mean of 11 to 30.
        #expect(trends.values[29].average == 2_050)
    }

    @Test("An alert comes when a price leaves the band, and again only after it was inside")
    func alerts() {
        let service = service(["AAA"])
        let alerts = service.alerts.record()
        for price in [10_000, 10_500, 10_600, 10_300, 10_000, 9_000] { service.receive(Quote("AAA", price)) }
        #expect(alerts.values.map(\.position) == [.above, .below])
        #expect(alerts.values.map(\.price) == [10_500, 10_000])
    }

    @Test("The board shows the newest trends once a second, in the order of the symbols")
    func board() {
        let service = service(["AAA", "BBB"])
        let boards = service.board.record()
        queue.advance()
        service.receive(Quote("BBB", 200))
        for price in 1...9 { service.receive(Quote("AAA", price)) }
        queue.advance(by: .milliseconds(999))
        #expect(boards.values.map { $0.map(\.price) } == [[0, 0]])
        queue.advance(by: .milliseconds(1))
        #expect(boards.values.map { $0.map(\.price) } == [[0, 0], [9, 200]])
        #expect(boards.values[1].map(\.symbol) == ["AAA", "BBB"])
    }

    @Test("A symbol without a quote for five seconds is silent")
    func silences() {
        let service = service(["AAA", "BBB"])
        let silences = service.silences.record()
        service.receive(Quote("AAA", 1))
        service.receive(Quote("BBB", 1))
        queue.advance(by: .seconds(4))
        service.receive(Quote("BBB", 2))
        queue.advance(by: .seconds(1))
        #expect(silences.values == ["AAA"])
        queue.advance(by: .seconds(4))
        #expect(silences.values == ["AAA", "BBB"])
    }

    @Test("An unknown symbol is refused, and the end reaches every subscriber")
    func end() {
        let service = service(["AAA"])
        let trends = service.trends.record()
        #expect(!service.receive(Quote("ZZZ", 1)))
        service.finish()
        #expect(trends.events == [.subscription, .completion(.finished)])
    }

    @Test("Twenty symbols from several threads give the table that one thread gives", arguments: [2, 4, 7])
    func threads(_ count: Int) {
        let alone = Quotes.report(quotesPerSymbol: 300, threads: 1)
        #expect(alone.count == 20)
        #expect(alone[0] == "AAA  100.24  average 100.26  alerts 14")
        #expect(Quotes.report(quotesPerSymbol: 300, threads: count) == alone)
    }
}
