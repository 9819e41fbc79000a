import Foundation

/// Reads the file project.pbxproj in each of its forms: text, XML and binary property lists.
enum ProjectText {
    /// Returns the root dictionary of a file.
    ///
    /// - Throws: `ImportFailure` if the file can't be read, or is no property list.
    static func read(_ file: String) throws -> [String: PropertyList] {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ImportFailure(
                "\(file) can't be read.", advice: "Check that the file exists and that you may read it.")
        }
        guard let root = try parse(data, file: file).dictionary else {
            throw ImportFailure("\(file) is no project: it isn't a dictionary.", advice: Self.openInXcode)
        }
        return root
    }

    private static let openInXcode = "Open the project in Xcode, or restore the file from version control."

    private static func parse(_ data: Data, file: String) throws -> PropertyList {
        if data.isEmpty { throw ImportFailure("\(file) is empty.", advice: openInXcode) }
        if data.starts(with: [0] + Array("GITCRYPT".utf8)) {
            throw ImportFailure("\(file) is encrypted with git-crypt.", advice: "Run `git-crypt unlock` first.")
        }
        if data.starts(with: Array("version https://git-lfs".utf8)) {
            throw ImportFailure("\(file) is a pointer of Git LFS.", advice: "Run `git lfs pull` first.")
        }
        if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
            guard let value = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
                throw ImportFailure("\(file) is a damaged property list.", advice: openInXcode)
            }
            return convert(value)
        }
        guard let text = String(data: data, encoding: .utf8), !text.contains("\0") else {
            throw ImportFailure(
                "\(file) isn't text: it is encrypted, damaged or no project.",
                advice: "Decrypt it, or restore it from version control.")
        }
        do {
            return try PropertyListParser.parse(text)
        } catch {
            if let line = text.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex(where: { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") })
            {
                throw ImportFailure(
                    "\(file):\(line + 1): the file contains a merge conflict.", advice: "Resolve the conflict first.")
            }
            throw ImportFailure("\(file):\(error.line): \(error.reason).", advice: openInXcode)
        }
    }

    private static func convert(_ value: Any) -> PropertyList {
        switch value {
        case let string as String: .string(string)
        case let array as [Any]: .array(array.map(convert))
        case let dictionary as [String: Any]: .dictionary(dictionary.mapValues(convert))
        default: .string("\(value)")
        }
    }
}
