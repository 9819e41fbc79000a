import Foundation

/// The settings of an xcconfig file and of the files that it includes.
struct ConfigurationFile {
    /// Values by keys; a key may have conditions, `KEY[sdk=iphoneos*]`.
    private(set) var settings: [String: String] = [:]
    /// Files that are included and missing, without those that may be.
    private(set) var missing: [String] = []

    /// Reads a file. A file that includes itself is read once.
    init(_ path: String) {
        var open: Set<String> = []
        read(path, isOptional: false, open: &open)
    }

    private mutating func read(_ path: String, isOptional: Bool, open: inout Set<String>) {
        guard open.insert(path).inserted else { return }
        guard let data = FileManager.default.contents(atPath: path) else {
            if !isOptional { missing.append(path) }
            return
        }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            read(line: String(line), of: path, open: &open)
        }
    }

    private mutating func read(line: String, of path: String, open: inout Set<String>) {
        let line = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
        if line.hasPrefix("#include") {
            guard let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start < end else { return }
            let file = String(line[line.index(after: start)..<end])
            read(Paths.join(Paths.parent(path), file), isOptional: line.hasPrefix("#include?"), open: &open)
        } else if let equals = Self.assignment(in: line) {
            let key = line[..<equals].trimmingCharacters(in: .whitespaces)
            var value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            if value.hasSuffix(";") { value.removeLast() }
            // A later line can extend an earlier one of the same file.
            if let before = settings[key] {
                value = value.replacingOccurrences(of: "$(inherited)", with: before)
            }
            settings[key] = value
        }
    }

    /// Two slashes start a comment anywhere in these files, which is why URLs are written as `https:/$()/…`.
    private static func withoutComment(_ line: String) -> String {
        guard let range = line.range(of: "//") else { return line }
        return String(line[..<range.lowerBound])
    }

    /// Returns the equals sign that isn't part of a condition in brackets.
    private static func assignment(in line: String) -> String.Index? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth <= 0: return index
            default: break
            }
        }
        return nil
    }
}
