/// A price of a symbol.
public struct Quote: Sendable, Equatable {
    /// The symbol of the instrument.
    public let symbol: String
    /// The price in cents.
    public let price: Int

    public init(_ symbol: String, _ price: Int) {
        self.symbol = symbol
        self.price = price
    }
}

/// The last prices of a symbol.
public struct Trend: Sendable, Equatable {
    /// The number of prices that the average is made of.
    public static let window = 20

    /// The symbol of the instrument.
    public let symbol: String
    /// The last prices in cents, the newest one last; at most as many as the window has.
    public private(set) var prices: [Int] = []

    init(_ symbol: String) { self.symbol = symbol }

    /// The newest price in cents; 0 before the first one.
    public var price: Int { prices.last ?? 0 }

    /// The moving average in cents, rounded down; 0 before the first price.
    public var average: Int { prices.isEmpty ? 0 : prices.reduce(0, +) / prices.count }

    /// The newest price's place beside the average.
    public var position: Alert.Position {
        let band = average / 100
        return price > average + band ? .above : price < average - band ? .below : .within
    }

    /// Returns the trend with one price more.
    func adding(_ price: Int) -> Trend {
        var trend = self
        if trend.prices.count == Trend.window { trend.prices.removeFirst() }
        trend.prices.append(price)
        return trend
    }
}

/// The news that a price has left the band of one percent around its average.
public struct Alert: Sendable, Equatable {
    /// Where a price is beside the band.
    public enum Position: Sendable { case above, within, below }

    /// The symbol of the instrument.
    public let symbol: String
    /// Where the price is now.
    public let position: Position
    /// The price in cents.
    public let price: Int

    init(_ trend: Trend) {
        symbol = trend.symbol
        position = trend.position
        price = trend.price
    }
}
