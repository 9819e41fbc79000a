/// The place of a cell: A1, B12, AA3.
public struct CellName: Hashable, Sendable, CustomStringConvertible {
    /// The column and the row, from 1.
    public let column, row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// Returns the place with a name: letters from A to Z, then a number from 1; nil if the text is no name.
    public init?(_ name: some StringProtocol) {
        let letters = name.prefix { ("A"..."Z").contains($0) }
        guard (1...3).contains(letters.count), let row = Int(name.dropFirst(letters.count)), row > 0 else { return nil }
        self.init(column: letters.utf8.reduce(0) { $0 * 26 + Int($1) - 64 }, row: row)
    }

    public var description: String {
        var letters = ""
        var rest = column
        while rest > 0 {
            letters = String(UnicodeScalar(UInt8(65 + (rest - 1) % 26))) + letters
            rest = (rest - 1) / 26
        }
        return "\(letters)\(row)"
    }
}

/// What a cell shows.
public enum CellValue: Hashable, Sendable, CustomStringConvertible {
    case number(Double)
    case text(String)
    /// There is no value: #CYCLE, #FORMULA or #VALUE.
    case error(String)

    /// The value of a cell that is empty.
    static let empty = CellValue.text("")

    public var description: String {
        switch self {
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .text(let text): text
        case .error(let reason): "#\(reason)"
        }
    }

    /// The number that an operation uses; an empty cell counts as 0.
    private var number: Double? {
        switch self {
        case .number(let number): number
        case .text(let text): text.isEmpty ? 0 : nil
        case .error: nil
        }
    }

    /// Joins two values as numbers. An error stays one.
    func joined(with other: CellValue, _ join: (Double, Double) -> Double) -> CellValue {
        if case .error = self { return self }
        if case .error = other { return other }
        guard let left = number, let right = other.number else { return .error("VALUE") }
        let result = join(left, right)
        return result.isFinite ? .number(result) : .error("VALUE")
    }
}
