/// An error of the compiler or of the package manager.
struct CompilerError: Equatable {
    /// The file; nil for errors without one.
    var file: String?
    /// The line; 0 for errors without a file.
    var line: Int
    /// The message.
    var message: String

    /// Returns the errors in the output of `swift build`, each once.
    static func errors(in output: String) -> [CompilerError] {
        var found: [CompilerError] = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let mark = line.range(of: "error: ") else { continue }
            let message = String(line[mark.upperBound...])
            let head = line[..<mark.lowerBound]
            var error = CompilerError(file: nil, line: 0, message: message)
            if head.hasPrefix("/") {
                // …/File.swift:12:8:, where the path may contain colons.
                let parts = head.split(separator: ":", omittingEmptySubsequences: true)
                    .filter { $0.contains { !$0.isWhitespace } }
                let numbers = parts.reversed().prefix { Int($0.trimmed) != nil }
                if let number = numbers.last.flatMap({ Int($0.trimmed) }), numbers.count < parts.count {
                    error.file = parts.dropLast(numbers.count).joined(separator: ":")
                    error.line = number
                }
            } else if !head.contains(where: { !$0.isWhitespace }) || head.hasPrefix("error") {
                // A message that repeats another line has no file.
            } else {
                continue
            }
            if !found.contains(error) { found.append(error) }
        }
        return found
    }

    /// The module that the error says is missing; nil for other errors.
    var missingModule: String? {
        for start in ["no such module '", "missing required module '", "missing required modules: '"] {
            guard let range = message.range(of: start) else { continue }
            let rest = message[range.upperBound...]
            return rest.firstIndex(of: "'").map { String(rest[..<$0].prefix { $0 != "." }) }
        }
        return nil
    }

    /// The names that the message quotes.
    var quotedNames: Set<String> {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        var names: Set<String> = []
        for (index, part) in parts.enumerated() where index % 2 == 1 {
            for word in SwiftCode.words(part) { names.insert(word.hasPrefix(".") ? String(word.dropFirst()) : word) }
        }
        return names
    }
}

extension Substring {
    /// The text without spaces around it.
    fileprivate var trimmed: Substring {
        drop { $0 == " " }.prefix { $0 != " " }
    }
}
