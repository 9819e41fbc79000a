@testable import Terminal

/// A terminal of a test: it does what is written to it, as far as the example writes it.
struct ScreenReader: Equatable {
    struct Place: Equatable {
        var character: Character = " "
        var style = "0"
        /// Whether the character on the left covers this place.
        var isCovered = false
    }

    let columns: Int
    let rows: Int
    private(set) var places: [Place]
    private var row = 0
    private var column = 0
    private var style = "0"
    /// What was written that no sequence explains.
    private(set) var faults: [String] = []

    init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        places = Array(repeating: Place(), count: columns * rows)
    }

    static func == (lhs: ScreenReader, rhs: ScreenReader) -> Bool { lhs.places == rhs.places }

    subscript(column: Int, row: Int) -> Place { places[row * columns + column] }

    /// The characters, a line for each row.
    var text: String {
        (0..<rows).map { row in
            String((0..<columns).compactMap { self[$0, row].isCovered ? nil : self[$0, row].character })
        }.joined(separator: "\n")
    }

    mutating func write(_ text: String, width: (Character) -> Int) {
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                put(character, width(character))
                continue
            }
            guard rest.popFirst() == "[", let end = rest.firstIndex(where: { $0.isLetter }) else {
                faults.append("a sequence without an end")
                return
            }
            obey(rest[..<end], rest[end])
            rest = rest[rest.index(after: end)...]
        }
    }

    private mutating func obey(_ numbers: Substring, _ command: Character) {
        switch command {
        case "H":
            let parts = numbers.split(separator: ";").compactMap { Int($0) }
            guard parts.count == 2, (1...rows).contains(parts[0]), (1...columns).contains(parts[1]) else {
                return faults.append("the cursor can't go to \(numbers)")
            }
            (row, column) = (parts[0] - 1, parts[1] - 1)
        case "m": style = numbers == "0" ? "0" : String(numbers)
        case "h",
            "l" where numbers == "?2026":
            break
        default: faults.append("\(numbers)\(command)")
        }
    }

    private mutating func put(_ character: Character, _ width: Int) {
        guard width > 0, column + width <= columns else {
            return faults.append("\(character) beyond the end of a line")
        }
        let index = row * columns + column
        if places[index].isCovered { places[index - 1].character = " " }
        places[index] = Place(character: character, style: style)
        if width == 2 { places[index + 1] = Place(character: " ", style: style, isCovered: true) }
        let next = index + width
        if column + width < columns, places[next].isCovered {
            places[next] = Place(character: " ", style: places[next].style)
        }
        column += width
    }
}
