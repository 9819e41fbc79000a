import Foundation
import Reactive

/// The Swift files of a module, as its folders declare and mention types.
struct SourceLayers {
    struct File {
        let folder: String
        let path: String
        /// The types that the file declares at its top level.
        let topLevel: Set<String>
        /// The types that it declares inside of others.
        let nested: Set<String>
        /// All identifiers in its code.
        let words: Set<String>
        let imports: [String]
    }

    /// For each folder the folders that it may use besides itself.
    let mayUse: [String: Set<String>]
    let files: [File]

    /// Reads the folders of a module of this package.
    init(module: String, mayUse: [String: Set<String>]) throws {
        self.mayUse = mayUse
        // Several tests ask for the same module.
        files = try Self.read.withLock { read in
            if let files = read[module] { return files }
            let files = try Self.files(of: module)
            read[module] = files
            return files
        }
    }

    private static let read = Lock<[String: [File]]>([:])

    private static func files(of module: String) throws -> [File] {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/\(module)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map {
            parse(try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8), at: $0)
        }
    }

    init(mayUse: [String: Set<String>], sources: [(path: String, text: String)]) {
        self.mayUse = mayUse
        files = sources.map { Self.parse($0.text, at: $0.path) }
    }

    /// The layers of a list: each folder may use those before it.
    static func stacked(_ folders: [String]) -> [String: Set<String>] {
        var mayUse: [String: Set<String>] = [:]
        for (index, folder) in folders.enumerated() { mayUse[folder] = Set(folders[..<index]) }
        return mayUse
    }

    /// What a folder's files mention though only a folder that it may not use declares it: "path mentions names".
    func violations(in folder: String) -> [String] {
        let allowed = mayUse[folder, default: []].union([folder])
        var known: Set<String> = []
        var forbidden: Set<String> = []
        for file in files {
            if allowed.contains(file.folder) {
                known.formUnion(file.topLevel)
                known.formUnion(file.nested)
            } else if mayUse[file.folder] != nil {
                forbidden.formUnion(file.topLevel)
            }
        }
        forbidden.subtract(known)
        return files.filter { $0.folder == folder }.compactMap { file in
            let mentioned = file.words.intersection(forbidden)
            return mentioned.isEmpty ? nil : "\(file.path) mentions \(mentioned.sorted().joined(separator: ", "))"
        }
    }

    /// The folders that files lie in, without those directly in the module's folder.
    var folders: Set<String> { Set(files.map(\.folder)).subtracting([""]) }

    // MARK: Parsing

    private static let keywords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]

    private static func parse(_ text: String, at path: String) -> File {
        var (topLevel, nested, words): (Set<String>, Set<String>, Set<String>) = ([], [], [])
        var imports: [String] = []
        for line in text.split(separator: "\n") {
            let code = Self.code(of: line)
            let names = Self.identifiers(in: code)
            if code.starts(with: "import ".utf8), let module = names.last { imports.append(module) }
            if let index = names.firstIndex(where: keywords.contains), index + 1 < names.count {
                let isTopLevel = line.utf8.first != UInt8(ascii: " ")
                if isTopLevel { topLevel.insert(names[index + 1]) } else { nested.insert(names[index + 1]) }
            }
            words.formUnion(names)
        }
        let folder = path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
        return File(folder: folder, path: path, topLevel: topLevel, nested: nested, words: words, imports: imports)
    }

    /// A line without its comment.
    private static func code(of line: Substring) -> Substring.UTF8View {
        let bytes = line.utf8
        var previous: UInt8 = 0
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "/"), previous == UInt8(ascii: "/") {
                return bytes[..<bytes.index(before: index)]
            }
            previous = bytes[index]
        }
        return bytes
    }

    private static func identifiers(in code: Substring.UTF8View) -> [String] {
        code.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                false
            default: true
            }
        }.map { String(Substring($0)) }
    }
}
