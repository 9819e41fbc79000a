/// The documents of a recording as they are written into its page: each line once, and each document by its
/// differences to one before.
///
/// A document is a list of numbers: `[-1, lines…]` for a whole one; `[base, -1, place, line, place, line, …]` for one
/// that has other lines at some places of its base; `[base, prefix, suffix, lines…]` for one that shares its first and
/// last lines with its base.
struct DocumentCode {
    private let store: DocumentStore
    private var lines: [Int32: Int] = [:]
    private(set) var lineOrder: [Int32] = []
    private var documents: [Int: Int] = [:]
    private(set) var codes: [[Int]] = []
    /// The number of documents that must be known to know one, by its number.
    private var depths: [Int] = []
    /// The last document of each series.
    private var last: [Series: (document: Int, number: Int)] = [:]

    /// Documents that resemble each other.
    enum Series {
        case pictures, trees, frames, traces
    }

    /// The most documents that must be known to know one.
    private static let mostDepth = 40

    init(_ store: DocumentStore) { self.store = store }

    /// The lines in the order of their numbers.
    var lineTexts: [String] { lineOrder.map { store.lines[Int($0)] } }

    /// Returns the number of a document in the page, and adds it if it isn't there.
    mutating func number(of document: Int, in series: Series) -> Int {
        if let known = documents[document] {
            last[series] = (document, known)
            return known
        }
        let own = store.documents[document]
        var code = [-1]
        var depth = 0
        if let base = last[series], depths[base.number] < Self.mostDepth,
            let difference = difference(from: store.documents[base.document], to: own)
        {
            code = [base.number] + difference
            depth = depths[base.number] + 1
        } else {
            code += own.map { lineNumber($0) }
        }
        let number = codes.count
        codes.append(code)
        depths.append(depth)
        documents[document] = number
        last[series] = (document, number)
        return number
    }

    /// Returns the shorter code of a document by its base; nil if a whole one is about as short.
    private mutating func difference(from base: [Int32], to own: [Int32]) -> [Int]? {
        if base.count == own.count {
            let places = own.indices.filter { own[$0] != base[$0] }
            if places.count * 3 < own.count { return [-1] + places.flatMap { [$0, lineNumber(own[$0])] } }
        }
        let prefix = zip(base, own).prefix { $0 == $1 }.count
        let most = min(base.count, own.count) - prefix
        let suffix = zip(base.reversed(), own.reversed()).prefix { $0 == $1 }.count
        let shared = min(suffix, most)
        guard (prefix + shared) * 3 > own.count else { return nil }
        return [prefix, shared] + own[prefix..<(own.count - shared)].map { lineNumber($0) }
    }

    private mutating func lineNumber(_ line: Int32) -> Int {
        if let known = lines[line] { return known }
        lines[line] = lineOrder.count
        lineOrder.append(line)
        return lineOrder.count - 1
    }
}
