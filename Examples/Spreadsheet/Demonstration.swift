extension Spreadsheet {
    /// Returns what happens in a sheet, in lines: an edit, a cycle and its end, 10 000 cells.
    static func demonstration() -> [String] {
        var lines: [String] = []
        let bill = Spreadsheet()
        bill.edit { bill.fill(["A1": "3", "A2": "2.5", "A3": "=SUM(A1:A2)", "A4": "=A3*1.2"]) }
        let total = bill.observe("A4") { lines.append("The bill is \($0).") }
        bill.edit { bill.fill(["A1": "5", "A2": "2.5"]) }
        bill.edit { bill["A1"] = "=A4" }
        lines.append(bill.cycle(of: "A4")?.joined(separator: " → ") ?? "There is no cycle.")
        bill.edit { bill["A1"] = "1" }
        total.cancel()

        let long = Spreadsheet()
        long.edit {
            long["A1"] = "1"
            for row in 2...10_000 { long[CellName(column: 1, row: row)] = "=A\(row - 1)+1" }
        }
        lines.append("A10000 is \(long.value(of: "A10000")), after \(long.computations) computations.")
        long.edit { long["A9999"] = "7" }
        lines.append("A10000 is \(long.value(of: "A10000")), after \(long.computations) computations.")
        return lines
    }

    private func fill(_ contents: KeyValuePairs<CellName, String>) {
        for (name, text) in contents { self[name] = text }
    }

    /// Prints the demonstration.
    public static func main() {
        for line in demonstration() { print(line) }
    }
}

extension CellName: ExpressibleByStringLiteral {
    /// Returns the place that a literal names. A literal that is no name ends the process.
    public init(stringLiteral name: String) {
        guard let name = CellName(name) else { preconditionFailure("\(name) is no name of a cell.") }
        self = name
    }
}
