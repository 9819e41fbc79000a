import Foundation

/// A Swift file: what it imports and declares.
struct SwiftSource {
    /// The code without comments and without what is in string literals.
    let code: String

    /// Reads a file; one that can't be read is empty.
    init(path: String) {
        self.init(text: FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? "")
    }

    init(text: String) { code = SwiftCode.stripped(text) }

    /// Whether the file has the program's entry point.
    var hasEntryPoint: Bool {
        !Set(SwiftCode.words(code)).isDisjoint(with: ["@main", "@UIApplicationMain", "@NSApplicationMain"])
    }

    /// Whether the file needs the runtime of Objective-C.
    var needsObjectiveC: Bool {
        SwiftCode.words(code).contains { word in
            ["@objc", "@nonobjc", "@objcMembers", "@UIApplicationMain", "@NSApplicationMain", "#selector"].contains(
                word)
                || word.hasPrefix("@IB")
        } || overridesInExtension
    }

    /// Whether an extension overrides a method, which only the runtime of Objective-C can do.
    private var overridesInExtension: Bool {
        guard code.contains("override"), code.contains("extension") else { return false }
        var depth = 0
        var isExtension = false
        var word = ""
        for character in code + " " {
            if character.isLetter || character.isNumber || character == "_" || character == "." {
                word.append(character)
                continue
            }
            if depth == 0, word == "extension" { isExtension = true }
            if depth == 1, isExtension, word == "override" { return true }
            word = ""
            if character == "{" { depth += 1 }
            if character == "}" {
                depth -= 1
                if depth == 0 { isExtension = false }
            }
        }
        return false
    }

    /// Returns the modules that the file imports here, without the names of submodules.
    func imports(defined: Set<String>, canImport: @escaping (String) -> Bool) -> Set<String> {
        var found: Set<String> = []
        for line in activeLines(defined: defined, canImport: canImport) {
            if let module = Self.imported(by: line) { found.insert(module) }
        }
        return found
    }

    /// The modules that the file imports under any condition.
    var allImports: Set<String> { Set(code.split(separator: "\n").compactMap(Self.imported)) }

    /// The modules that the file's conditions ask for, and imports.
    var mentionedModules: Set<String> {
        var found = allImports
        for line in code.split(separator: "\n") where line.contains("canImport") {
            let words = SwiftCode.words(line)
            for (index, word) in words.enumerated() where word == "canImport" && index + 1 < words.count {
                found.insert(words[index + 1])
            }
        }
        return found
    }

    /// The names of the types, functions and values that the file declares.
    var declaredNames: Set<String> {
        var names: Set<String> = []
        let words = SwiftCode.words(code)
        let keywords: Set = [
            "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case", "macro",
        ]
        for (word, next) in zip(words, words.dropFirst()) where keywords.contains(word) {
            if !next.hasPrefix(".") && !keywords.contains(next) { names.insert(next) }
        }
        return names
    }

    private static func imported(by line: Substring) -> String? {
        guard line.contains("import") else { return nil }
        var words = SwiftCode.words(line)[...]
        while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) || word == "exported" {
            words.removeFirst()
            // The group of `@_spi(Group)`.
            if word == "@_spi" || word == "@_documentation" { words = words.dropFirst() }
        }
        guard words.first == "import" else { return nil }
        words.removeFirst()
        if let kind = words.first, kinds.contains(kind), words.count > 1 { words.removeFirst() }
        return words.first
    }

    private static let modifiers: Set = ["public", "internal", "package", "private", "fileprivate"]
    private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

    /// Returns the lines that are compiled, without those of `#if` and its like.
    private func activeLines(defined: Set<String>, canImport: @escaping (String) -> Bool) -> [Substring] {
        // Of each open `#if`: whether a branch was taken, and whether the code around it is compiled.
        var open: [(isTaken: Bool, isOuterActive: Bool)] = []
        var isActive = true
        var result: [Substring] = []
        for line in code.split(separator: "\n") {
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            func holds(_ prefix: String) -> Bool {
                CompilationCondition.holds(
                    String(trimmed.dropFirst(prefix.count)), defined: defined, canImport: canImport)
            }
            if trimmed.hasPrefix("#if") {
                let isTaken = isActive && holds("#if")
                open.append((isTaken, isActive))
                isActive = isTaken
            } else if trimmed.hasPrefix("#elseif"), let last = open.last {
                isActive = last.isOuterActive && !last.isTaken && holds("#elseif")
                open[open.count - 1].isTaken = last.isTaken || isActive
            } else if trimmed.hasPrefix("#else"), let last = open.last {
                isActive = last.isOuterActive && !last.isTaken
                open[open.count - 1].isTaken = true
            } else if trimmed.hasPrefix("#endif"), let last = open.popLast() {
                isActive = last.isOuterActive
            } else if isActive {
                result.append(line)
            }
        }
        return result
    }
}
