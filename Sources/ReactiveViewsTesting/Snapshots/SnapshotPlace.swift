import Foundation

/// The place of an assertion in the sources, and the files that belong to it.
@MainActor
struct SnapshotPlace {
    let file: String
    let testName: String
    let line: UInt

    /// The lines of the unnamed assertions with the same path, in the order in which they first ran.
    private static var lines: [String: [UInt]] = [:]

    /// The names with which the files of named snapshots were used first, by path.
    private static var names: [String: Name] = [:]

    /// A test's and a snapshot's name before characters are replaced.
    private struct Name: Equatable {
        let test: String
        /// Nil for an unnamed snapshot, whose file may have the number of its assertion.
        let snapshot: String?

        var description: String { snapshot.map { "\"\($0)\" of \(test)" } ?? "the unnamed one of \(test)" }
    }

    init(file: String, testName: String, line: UInt) {
        self.file = file
        self.testName = testName
        self.line = line
    }

    /// The file's name and the line, for messages.
    var description: String { "\(URL(fileURLWithPath: file).lastPathComponent):\(line)" }

    /// The file's name without its extension.
    var fileName: String { URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent }

    /// Notes which snapshot uses a file. Returns the names of both if another one has used it before: names that differ
    /// only in characters that files' names can't have, or after the first 120 characters.
    ///
    /// - Parameter baseName: The file's name without its extension.
    func collision(of name: String?, _ baseName: String, fileExtension: String) -> String? {
        let own = Name(test: String(testName.prefix { $0 != "(" }), snapshot: name)
        let first = Self.names[path(of: baseName, fileExtension: fileExtension).path, default: own]
        Self.names[path(of: baseName, fileExtension: fileExtension).path] = first
        return first == own ? nil : "\(first.description) and \(own.description)"
    }

    /// Returns the test's and the snapshot's name, as a file's name without its extension.
    func baseName(named name: String?, fileExtension: String) -> String {
        let test = Self.fileName(String(testName.prefix { $0 != "(" }))
        if let name { return "\(test).\(Self.fileName(name))" }
        // By line rather than by count: a test that runs again, or with other arguments, has the same snapshots.
        let key = "\(file)/\(test).\(fileExtension)"
        var lines = Self.lines[key, default: []]
        if !lines.contains(line) { lines.append(line) }
        Self.lines[key] = lines
        let number = (lines.firstIndex(of: line) ?? 0) + 1
        return number == 1 ? test : "\(test).\(number)"
    }

    /// Returns the path of the snapshot.
    func path(of baseName: String, fileExtension: String) -> URL {
        URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(fileName).appendingPathComponent("\(baseName).\(fileExtension)")
    }

    /// The words with other characters than letters, digits, hyphens, underscores and periods as hyphens.
    private static func fileName(_ words: String) -> String {
        var name = ""
        for character in words {
            let isPlain = character.isLetter || character.isNumber || "-_.".contains(character)
            if isPlain { name.append(character) } else if !name.isEmpty, name.last != "-" { name.append("-") }
        }
        while name.last == "-" { name.removeLast() }
        while name.first == "." { name.removeFirst() }
        return name.isEmpty ? "snapshot" : String(name.prefix(120))
    }
}
