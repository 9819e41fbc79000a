import Foundation
import ReactiveFoundation
import ReactiveSchedulers

/// Receives quotes from any number of threads, and publishes what is derived from them.
///
/// Each symbol has a subject and a chain of operators of its own, so that threads that send different symbols meet
/// only where chains are merged.
public final class QuoteService: Sendable {
    /// The symbols that the service knows, in the order of the board.
    public let symbols: [String]
    /// The trend of a symbol after each of its quotes. Those of one symbol arrive in order.
    public let trends: AnyPublisher<Trend, Never>
    /// A value each time that a price leaves the band around its average.
    public let alerts: AnyPublisher<Alert, Never>
    /// The trends of all symbols in their order, at most once a second. A symbol without quotes has an empty trend.
    public let board: AnyPublisher<[Trend], Never>
    /// A symbol each time that it had no quote for five seconds.
    public let silences: AnyPublisher<String, Never>
    private let quotes: [String: PassthroughSubject<Quote, Never>]

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - symbols: the symbols whose quotes it receives, each once.
    ///   - scheduler: measures the time of the board and of silences, and delivers both.
    public init(symbols: [String], scheduler: AnySchedulerOf<DispatchQueue> = .main) {
        self.symbols = symbols
        let quotes = symbols.map { ($0, PassthroughSubject<Quote, Never>()) }
        self.quotes = Dictionary(uniqueKeysWithValues: quotes)
        let trends = quotes.map { symbol, quotes in
            quotes.scan(Trend(symbol)) { trend, quote in trend.adding(quote.price) }.share().eraseToAnyPublisher()
        }
        self.trends = Publishers.MergeMany(trends).eraseToAnyPublisher()
        let alerts = trends.map { trend in
            trend.map(Alert.init).removeDuplicates { $0.position == $1.position }.filter { $0.position != .within }
        }
        self.alerts = Publishers.MergeMany(alerts).eraseToAnyPublisher()
        let silences = trends.map { $0.map(\.symbol).debounce(for: .seconds(5), scheduler: scheduler) }
        self.silences = Publishers.MergeMany(silences).eraseToAnyPublisher()
        board = zip(symbols, trends).map { symbol, trend in trend.prepend(Trend(symbol)) }.combineLatest()
            .throttle(for: .seconds(1), scheduler: scheduler, latest: true)
            .eraseToAnyPublisher()
    }

    /// Delivers a quote to all subscribers, on the calling thread or on one that delivers at the time. Any thread may
    /// call it.
    ///
    /// - Returns: whether the service knows the symbol.
    @discardableResult
    public func receive(_ quote: Quote) -> Bool {
        guard let subject = quotes[quote.symbol] else { return false }
        subject.send(quote)
        return true
    }

    /// Ends all publishers.
    public func finish() {
        for symbol in symbols { quotes[symbol]?.send(completion: .finished) }
    }
}
