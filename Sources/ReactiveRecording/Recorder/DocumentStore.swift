/// Texts that have most of their lines in common: each line is kept once, and each text once.
///
/// Invariants: `lines` has no two lines with the same bytes; `documents` has no two equal ones; each number in a
/// document is an index of `lines`; document 0 is empty.
struct DocumentStore {
    /// A line that is equal to another one only if it has the same bytes. Strings are equal if they look the same.
    private struct Line: Hashable {
        let text: String

        static func == (lhs: Line, rhs: Line) -> Bool { lhs.text.utf8.elementsEqual(rhs.text.utf8) }

        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }

    private(set) var lines: [String] = []
    private(set) var documents: [[Int32]] = [[]]
    /// About the number of bytes that all of it takes.
    private(set) var bytes = 0
    private var lineNumbers: [Line: Int32] = [:]
    private var documentNumbers: [[Int32]: Int] = [[]: 0]

    /// Adds a text, whose lines end with line feeds. Returns the number of its document.
    mutating func add(_ text: String) -> Int {
        guard !text.isEmpty else { return 0 }
        return add(text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String($0)! })
    }

    /// Adds a text by its lines. Returns the number of its document.
    mutating func add(_ lines: [String]) -> Int {
        var document: [Int32] = []
        document.reserveCapacity(lines.count)
        for line in lines { document.append(number(of: line)) }
        if let known = documentNumbers[document] { return known }
        documentNumbers[document] = documents.count
        documents.append(document)
        bytes += 4 * document.count
        return documents.count - 1
    }

    private mutating func number(of text: String) -> Int32 {
        let line = Line(text: text)
        if let known = lineNumbers[line] { return known }
        let number = Int32(lines.count)
        lineNumbers[line] = number
        lines.append(text)
        bytes += text.utf8.count
        return number
    }

    /// Returns the lines of a document.
    func lines(_ document: Int) -> [String] { documents[document].map { lines[Int($0)] } }

    /// Returns the text of a document.
    func text(_ document: Int) -> String { lines(document).joined(separator: "\n") }

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants() {
        precondition(lineNumbers.count == lines.count && documentNumbers.count == documents.count)
        precondition(documents.joined().allSatisfy { lines.indices.contains(Int($0)) })
        precondition(documents[0].isEmpty)
    }
}
