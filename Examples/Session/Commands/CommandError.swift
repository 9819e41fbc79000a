/// Why a line is no command.
public enum CommandError: Error, Equatable, CustomStringConvertible {
    /// No command is called this; which ones have a similar name, or all of them.
    case unknown(String, similar: [String])
    /// The command is there, but not what must follow it; how it is written.
    case malformed(String, problem: String, forms: [String])
    case unclosedQuote
    /// The command was understood, but didn't come out as it should.
    case failed(String)

    public var description: String {
        switch self {
        case .unknown(let name, let similar):
            "There is no command “\(name.abbreviated)”. Did you mean: \(similar.joined(separator: ", "))?"
        case .malformed(let name, let problem, let forms):
            "\(name): \(problem). As in: \(forms.joined(separator: "  or  "))"
        case .unclosedQuote: "A quotation mark is missing at the end of a text."
        case .failed(let problem): problem
        }
    }

    /// Finds the commands whose names resemble another one; if none does, all of them.
    static func unknown(_ name: String, among names: [String]) -> CommandError {
        // A word that is much longer resembles none, and comparing it takes as long as it is.
        guard name.utf8.count <= 40 else { return .unknown(name, similar: names) }
        let distances = names.map { editDistance($0, name.lowercased()) }
        let nearest = distances.min() ?? 0
        guard nearest <= 2 else { return .unknown(name, similar: names) }
        return .unknown(name, similar: zip(names, distances).filter { $1 == nearest }.map(\.0))
    }
}

/// How many characters must be changed, added, left out or swapped with the next to make one string the other.
func editDistance(_ lhs: String, _ rhs: String) -> Int {
    let (lhs, rhs) = (Array(lhs), Array(rhs))
    var rows = [Array(0...rhs.count)]
    for i in lhs.indices {
        var row = [i + 1]
        for j in rhs.indices {
            var cost = min(rows[i][j] + (lhs[i] == rhs[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, lhs[i] == rhs[j - 1], lhs[i - 1] == rhs[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
            row.append(cost)
        }
        rows.append(row)
    }
    return rows[lhs.count][rhs.count]
}
