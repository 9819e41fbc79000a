import Foundation
import ReactiveFoundation

/// A market-data service: several threads send the quotes of 20 symbols, and one table shows what came of them.
public enum Quotes {
    /// The number of symbols.
    static let symbolCount = 20

    /// Returns the names of the symbols: AAA, BBB and so on.
    static var symbols: [String] {
        (0..<symbolCount).map { String(repeating: Character(UnicodeScalar(UInt8(65 + $0))), count: 3) }
    }

    /// Returns the prices of a symbol: a walk in small steps, the same in each run.
    static func prices(of symbol: String, count: Int) -> [Int] {
        var state = symbol.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }
        var price = 10_000
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            price = max(100, price + Int(state >> 33) % 101 - 50)
            return price
        }
    }

    /// Returns the table after all quotes: for each symbol its last price, its average and the number of its alerts.
    ///
    /// - Parameters:
    ///   - quotesPerSymbol: the number of quotes of each symbol.
    ///   - threads: the number of threads that send; each has symbols of its own.
    static func report(quotesPerSymbol: Int, threads: Int) -> [String] {
        let service = QuoteService(symbols: symbols)
        var latest: [String: Trend] = [:]
        var alerts: [String: Int] = [:]
        // A subscriber is never called by two threads at once.
        let board = service.trends.sink { latest[$0.symbol] = $0 }
        let counter = service.alerts.sink { alerts[$0.symbol, default: 0] += 1 }
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            for (index, symbol) in symbols.enumerated() where index % threads == thread {
                for price in prices(of: symbol, count: quotesPerSymbol) { service.receive(Quote(symbol, price)) }
            }
        }
        service.finish()
        withExtendedLifetime((board, counter)) {}
        return service.symbols.compactMap { latest[$0] }.map { trend in
            "\(trend.symbol)  \(amount(trend.price))  average \(amount(trend.average))  "
                + "alerts \(alerts[trend.symbol, default: 0])"
        }
    }

    private static func amount(_ cents: Int) -> String {
        "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }

    public static func main() {
        for line in report(quotesPerSymbol: 10_000, threads: 4) { print(line) }
    }
}
