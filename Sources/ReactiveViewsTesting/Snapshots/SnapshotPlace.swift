import Foundation

/// The place of an assertion in the sources, and the files that belong to it.
@MainActor
struct SnapshotPlace {
    let file: String
    let testName: String
    let line: UInt

    /// The lines of the unnamed assertions with the same path, in the order in which they first ran.
    private static var lines: [String: [UInt]] = [:]

    init(file: String, testName: String, line: UInt) {
        self.file = file
        self.testName = testName
        self.line = line
    }

    /// The file's name and the line, for messages.
    var description: String { "\(URL(fileURLWithPath: file).lastPathComponent):\(line)" }

    /// The file's name without its extension.
    var fileName: String { URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent }

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
