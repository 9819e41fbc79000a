import Foundation

/// A contract page of a documentation catalogue: numbered rules, each with the tests that fix it.
///
/// A rule is a paragraph that begins with its bold label, a word and a number, and ends with a line of tests:
///
///     **Publisher 4.** A `PassthroughSubject` keeps nothing.
///     Test: `SubjectTests/dropsWithoutDemand`, "values are dropped"
///
/// A test is named by suite and function in backquotes, or by its display name in quotation marks.
struct ContractPage {
    struct Rule {
        /// The word and the number, as in "Publisher 4".
        let label: String
        var tests: [String]

        var word: Substring { label.prefix { $0 != " " } }
        var number: Int { Int(label.drop { $0 != " " }.dropFirst()) ?? 0 }
    }

    let name: String
    private(set) var rules: [Rule] = []
    /// What is wrong with the page's form.
    private(set) var faults: [String] = []

    init(name: String, text: String) {
        self.name = name
        for line in text.split(separator: "\n") { read(line) }
        if rules.isEmpty { faults.append("\(name) has no rules") }
        for rule in rules where rule.tests.isEmpty { faults.append("\(rule.label) has no test") }
        for (rule, next) in zip(rules, rules.dropFirst()) {
            if rule.word != next.word { faults.append("\(next.label) follows \(rule.label)") }
            if rule.number >= next.number { faults.append("\(next.label) is not numbered upwards") }
        }
        if text.contains("\u{2691}") { faults.append("\(name) contains a flag") }
    }

    /// The tests that the rules name and the catalogue lacks, with their rules.
    func missingTests(in catalogue: TestCatalogue) -> [String] {
        rules.flatMap { rule in
            rule.tests.filter { !catalogue.contains($0) }.map { "\(rule.label) names \($0), which doesn't exist" }
        }
    }

    private mutating func read(_ line: Substring) {
        if let label = Self.label(of: line) {
            rules.append(Rule(label: label, tests: []))
        } else if line.hasPrefix("Test:") {
            let tests = Self.names(in: line.dropFirst("Test:".count))
            if rules.isEmpty || !rules[rules.count - 1].tests.isEmpty {
                faults.append("\(name) has tests without a rule: \(line)")
            } else {
                rules[rules.count - 1].tests = tests
            }
        }
    }

    /// "Publisher 4" of a line that begins with `**Publisher 4.**`.
    private static func label(of line: Substring) -> String? {
        guard line.hasPrefix("**"), let end = line.dropFirst(2).firstRange(of: ".**") else { return nil }
        let words = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound].split(separator: " ")
        guard words.count == 2, words[0].allSatisfy(\.isLetter), Int(words[1]) != nil else { return nil }
        return words.joined(separator: " ")
    }

    /// What stands in backquotes, and what stands in quotation marks.
    private static func names(in text: Substring) -> [String] {
        var names: [String] = []
        var rest = text
        while let start = rest.firstIndex(where: { $0 == "`" || $0 == "\"" }) {
            let name = rest[start...].dropFirst().prefix { $0 != rest[start] }
            names.append(String(name))
            rest = rest[name.endIndex...].dropFirst()
        }
        return names
    }
}

/// The tests that Swift sources declare, by suite and function and by display name.
struct TestCatalogue {
    private var names: Set<String> = []

    var count: Int { names.count }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// Takes in the tests of one source file.
    mutating func read(_ source: String) {
        var suite = ""
        var isTest = false
        for line in source.split(separator: "\n") {
            if let type = Self.type(declaredBy: line) { suite = type }
            let code = line.drop { $0 == " " }
            let begins = code.hasPrefix("@Test")
            isTest = isTest || begins
            guard isTest else { continue }
            if begins || code.hasPrefix("\""), let name = Self.literal(in: code) { names.insert(name) }
            if let range = code.firstRange(of: "func ") {
                names.insert("\(suite)/\(code[range.upperBound...].prefix { $0 != "(" && $0 != "<" && $0 != " " })")
                isTest = false
            }
        }
    }

    private static func type(declaredBy line: Substring) -> String? {
        guard let first = line.first, first.isLetter || first == "@" else { return nil }
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "extension"]
        guard let index = words.firstIndex(where: keywords.contains), index + 1 < words.count else { return nil }
        return String(words[index + 1])
    }

    /// The first string literal of a line.
    private static func literal(in line: Substring) -> String? {
        guard let start = line.firstIndex(of: "\"") else { return nil }
        return String(line[start...].dropFirst().prefix { $0 != "\"" })
    }
}

/// Traces of the private vocabulary that the sources once had: rule codes such as a letter with a number, and flags.
enum RuleCodes {
    /// How many rules each letter had.
    private static let counts: [Character: Int] = [
        "C": 39, "U": 23, "B": 10, "E": 9, "M": 17, "A": 14, "T": 6, "O": 7, "P": 7, "L": 18, "G": 9,
    ]

    /// The codes in the comments of a Swift source, and the flags anywhere in it, each with its line's number.
    static func hits(in source: String) -> [String] {
        let hasFlag = source.contains("\u{2691}")
        var hits: [String] = []
        // Bytes, which take a fraction of the time that characters take without optimization.
        let lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, bytes) in lines.enumerated() {
            let line = Substring(bytes)
            if hasFlag, line.contains("\u{2691}") { hits.append("\(index + 1): a flag") }
            guard bytes.contains(UInt8(ascii: "/")), let comment = line.firstRange(of: "//") else { continue }
            hits += codes(in: line[comment.upperBound...]).map { "\(index + 1): \($0)" }
        }
        return hits
    }

    private static func codes(in comment: Substring) -> [Substring] {
        comment.utf8.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"):
                false
            default: true
            }
        }.map { Substring($0) }.filter { word in
            guard word.count <= 3, let letter = word.first, let count = counts[letter] else { return false }
            // A colour space's name.
            if word == "P3", comment.contains("isplay P3") { return false }
            guard let number = Int(word.dropFirst()) else { return false }
            return number > 0 && number <= count
        }
    }
}
