/// Computes the content of a cell: nothing, a number, a text, or a formula that begins with an equals sign.
///
/// A formula has numbers, names of cells, sums of ranges as in SUM(A1:B9), the four operations and parentheses.
struct Formula {
    private var rest: Substring
    private let cell: (CellName) -> CellValue

    /// Returns the value of a cell with a content.
    ///
    /// - Parameter cell: returns the value of a cell that the formula names.
    static func value(_ text: String, _ cell: @escaping (CellName) -> CellValue) -> CellValue {
        guard text.first == "=" else { return Double(text).map(CellValue.number) ?? .text(text) }
        var formula = Formula(rest: Substring(text.dropFirst().filter { $0 != " " }), cell: cell)
        let value = formula.sum()
        return formula.rest.isEmpty ? value : .error("FORMULA")
    }

    private mutating func sum() -> CellValue {
        var value = product()
        while let sign = rest.first, sign == "+" || sign == "-" {
            rest.removeFirst()
            value = value.joined(with: product(), sign == "+" ? (+) : (-))
        }
        return value
    }

    private mutating func product() -> CellValue {
        var value = operand()
        while let sign = rest.first, sign == "*" || sign == "/" {
            rest.removeFirst()
            value = value.joined(with: operand(), sign == "*" ? (*) : (/))
        }
        return value
    }

    private mutating func operand() -> CellValue {
        if take("(") {
            let value = sum()
            return take(")") ? value : .error("FORMULA")
        }
        if take("SUM(") {
            guard let first = CellName(word()), take(":"), let last = CellName(word()), take(")") else {
                return .error("FORMULA")
            }
            return sum(from: first, to: last)
        }
        let word = word()
        if let name = CellName(word) { return cell(name) }
        return Double(word).map(CellValue.number) ?? .error("FORMULA")
    }

    private func sum(from first: CellName, to last: CellName) -> CellValue {
        var sum = CellValue.number(0)
        for column in min(first.column, last.column)...max(first.column, last.column) {
            for row in min(first.row, last.row)...max(first.row, last.row) {
                sum = sum.joined(with: cell(CellName(column: column, row: row)), +)
            }
        }
        return sum
    }

    private mutating func word() -> Substring {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }
        rest = rest.dropFirst(word.count)
        return word
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }
}
