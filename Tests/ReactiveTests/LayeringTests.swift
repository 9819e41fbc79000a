import Foundation
import Testing

/// The folders of `Reactive` are layers: a lower one uses no type of a higher one. The compiler guards modules, this test
/// guards folders.
@Suite("Layers inside Reactive")
struct LayeringTests {
    /// Each folder with the folders that it may use.
    private static let mayUse: [String: Set<String>] = [
        "Support": [],
        "Publishers": ["Support"],
        "Operators": ["Support", "Publishers"],
        "Graph": ["Support"],
        "State": ["Support", "Publishers", "Operators", "Graph"],
        "Environment": ["Support", "Publishers", "Operators", "Graph", "State"],
    ]

    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Reactive")

    @Test("A folder mentions no type that a higher folder declares", arguments: mayUse.keys.sorted())
    func layer(_ folder: String) throws {
        let allowed = try #require(Self.mayUse[folder]).union([folder])
        let own = try Self.mayUse.keys.filter { allowed.contains($0) }.reduce(into: Set<Substring>()) {
            $0.formUnion(try Self.declaredTypes(in: $1, nested: true))
        }
        for forbidden in Self.mayUse.keys.sorted() where !allowed.contains(forbidden) {
            let names = try Self.declaredTypes(in: forbidden).subtracting(own)
            for file in try Self.files(in: folder) {
                let mentioned = Self.words(in: try Self.code(of: file)).intersection(names)
                #expect(mentioned.isEmpty, "\(folder)/\(file.lastPathComponent) mentions \(mentioned) of \(forbidden)")
            }
        }
    }

    @Test("Every folder of Reactive is a known layer")
    func folders() throws {
        let found = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
        #expect(Set(found.filter { !$0.hasSuffix(".docc") }) == Set(Self.mayUse.keys))
    }

    @Test("Reactive imports the standard library's modules only")
    func imports() throws {
        let allowed: Set<Substring> = ["Swift", "Synchronization", "Observation", "_Concurrency"]
        var count = 0
        for folder in Self.mayUse.keys {
            for file in try Self.files(in: folder) {
                for line in try Self.code(of: file).split(separator: "\n") where line.hasPrefix("import ") {
                    #expect(allowed.contains(line.dropFirst("import ".count)), "\(file.lastPathComponent): \(line)")
                    count += 1
                }
            }
        }
        #expect(count > 0)
    }

    // MARK: Reading the sources

    private static func files(in folder: String) throws -> [URL] {
        let root = sources.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { root.appendingPathComponent($0) }
    }

    /// A file's text without its comments.
    private static func code(of file: URL) throws -> String {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line) }
            .joined(separator: "\n")
    }

    private static func words(in code: String) -> Set<Substring> {
        Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    }

    /// The types that a folder's files declare at their top level, or also inside of others.
    private static func declaredTypes(in folder: String, nested: Bool = false) throws -> Set<Substring> {
        let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
        var names: Set<Substring> = []
        for file in try files(in: folder) {
            for line in try code(of: file).split(separator: "\n") where nested || line.first?.isWhitespace == false {
                let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                if let index = words.firstIndex(where: keywords.contains), index + 1 < words.count {
                    names.insert(words[index + 1])
                }
            }
        }
        return names
    }
}
