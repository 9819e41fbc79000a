/// Rewrites the Swift code of one file.
///
/// It goes through the code's bytes once, over comments and strings without looking into them, except for the
/// interpolations of strings. Invariants: `position ≤ source.count`; the output has the line breaks of the input;
/// `output.count == mask.count`.
struct SourceRewriter {
    private let source: [UInt8]
    private var position = 0
    private var output: [UInt8] = []
    /// The output with spaces for comments and strings.
    private var mask: [UInt8] = []

    /// Attributes that mean something to the Objective-C runtime or to Interface Builder only.
    private static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable",
    ]
    private static let renamed = ["UIApplicationMain": "main", "NSApplicationMain": "main"]

    private init(_ source: [UInt8]) {
        self.source = source
    }

    /// Returns the code without what needs the Objective-C runtime. Linear in the length of the code.
    ///
    /// - Parameters:
    ///   - text: The code.
    ///   - path: The path of its file, which errors are to name; nil for none.
    static func rewrite(_ text: String, path: String? = nil) -> String {
        var rewriter = SourceRewriter(Array(text.utf8))
        rewriter.rewriteCode(until: nil)
        guard let path else { return String(decoding: rewriter.output, as: UTF8.self) }
        let name = literal(path)
        // An error in unchanged code would name the copy, too.
        return "#sourceLocation(file: \(name), line: 1)\n"
            + String(
                decoding: ExtensionOverrides.rewrite(rewriter.output, mask: rewriter.mask, path: name), as: UTF8.self)
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    // MARK: Reading

    private func byte(_ offset: Int = 0) -> UInt8? {
        position + offset < source.count ? source[position + offset] : nil
    }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { position + $0.count <= source.count && source[position...].starts(with: $0) }
    }

    /// Copies bytes of code to the output.
    private mutating func copy(_ count: Int = 1) {
        let end = min(position + count, source.count)
        mask += source[position..<end]
        output += source[position..<end]
        position = end
    }

    /// Copies bytes of a comment or a string to the output.
    private mutating func copyText(_ count: Int = 1) {
        let end = min(position + count, source.count)
        mask += source[position..<end].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        output += source[position..<end]
        position = end
    }

    private mutating func write(_ text: String) {
        output += text.utf8
        mask += text.utf8
    }

    private func word(at start: Int) -> String {
        var end = start
        while end < source.count, Self.isWord(source[end]) { end += 1 }
        return String(decoding: source[start..<end], as: UTF8.self)
    }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    // MARK: Code

    /// Rewrites code until the parenthesis that closes an interpolation, or until the end.
    private mutating func rewriteCode(until end: UInt8?) {
        var depth = 0
        while let byte = byte() {
            switch byte {
            case UInt8(ascii: "/") where starts(with: "//"): copyLine()
            case UInt8(ascii: "/") where starts(with: "/*"): copyBlockComment()
            case UInt8(ascii: "\""): copyString(pounds: 0)
            case UInt8(ascii: "#"): rewritePound()
            case UInt8(ascii: "@"): rewriteAttribute()
            case UInt8(ascii: "("):
                depth += 1
                copy()
            case UInt8(ascii: ")"):
                if depth == 0, end == byte { return }
                depth -= 1
                copy()
            default: Self.isWord(byte) ? rewriteWord() : copy()
            }
        }
    }

    private mutating func copyLine() {
        while let byte = byte(), byte != UInt8(ascii: "\n") { copyText() }
    }

    private mutating func copyBlockComment() {
        var depth = 0
        while byte() != nil {
            if starts(with: "/*") {
                depth += 1
                copyText(2)
            } else if starts(with: "*/") {
                depth -= 1
                copyText(2)
                if depth == 0 { return }
            } else {
                copyText()
            }
        }
    }

    /// Copies a string that begins here, after its pound signs.
    private mutating func copyString(pounds: Int) {
        let isMultiline = starts(with: "\"\"\"")
        copyText(isMultiline ? 3 : 1)
        while let byte = byte() {
            if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
                let isInterpolation = self.byte(1 + pounds) == UInt8(ascii: "(")
                copyText(2 + pounds)
                if isInterpolation {
                    rewriteCode(until: UInt8(ascii: ")"))
                    copyText()
                }
            } else if isMultiline ? starts(with: "\"\"\"") : byte == UInt8(ascii: "\"") {
                let quotes = isMultiline ? 3 : 1
                if hasPounds(pounds, at: quotes) { return copyText(quotes + pounds) }
                copyText()
            } else if byte == UInt8(ascii: "\n"), !isMultiline {
                return
            } else {
                copyText()
            }
        }
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    // MARK: Rewriting

    /// Copies a word; the name of a module becomes that of the module which has the name after it here.
    private mutating func rewriteWord() {
        let name = word(at: position)
        let end = position + name.utf8.count
        let part = end < source.count && source[end] == UInt8(ascii: ".") ? word(at: end + 1) : nil
        let follows = position > 0 && source[position - 1] == UInt8(ascii: ".")
        let isImported = isImported
        if isImported, let part, ModuleNames.withoutSubmodules.contains(name) {
            // `import UIKit.UIColor` imports the whole module.
            position = end + 1 + part.utf8.count
            return write(ModuleNames.replacement(for: name, before: nil) ?? name)
        }
        if !follows, part != nil || isImported, let other = ModuleNames.replacement(for: name, before: part) {
            position = end
            return write(other)
        }
        copy(name.utf8.count)
    }

    /// Whether the word at the position is that of `import Darwin`, without a submodule.
    private var isImported: Bool {
        var start = position
        while start > 0, source[start - 1] == UInt8(ascii: " ") { start -= 1 }
        return start < position && start >= 6 && source[(start - 6)..<start].elementsEqual("import".utf8)
    }

    private mutating func rewritePound() {
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if byte(pounds) == UInt8(ascii: "\"") {
            copyText(pounds)
            return copyString(pounds: pounds)
        }
        guard word(at: position + 1) == "selector" else { return copy() }
        var start = position + 9
        while start < source.count, source[start] == UInt8(ascii: " ") { start += 1 }
        guard start < source.count, source[start] == UInt8(ascii: "("), let end = closing(start) else { return copy() }
        let expression = String(decoding: source[(start + 1)..<end], as: UTF8.self)
        position = end + 1
        write(SelectorExpression(expression).replacement)
    }

    /// The position of the parenthesis that closes the one at a position; nil without one.
    private func closing(_ start: Int) -> Int? {
        var depth = 0
        for index in start..<source.count {
            if source[index] == UInt8(ascii: "(") { depth += 1 }
            if source[index] == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    private mutating func rewriteAttribute() {
        let name = word(at: position + 1)
        if let other = Self.renamed[name] {
            position += 1 + name.utf8.count
            write("@\(other)")
            return
        }
        guard Self.removed.contains(name) else { return copy() }
        var end = position + 1 + name.utf8.count
        // The name of `@objc(name:)` follows at once.
        if end < source.count, source[end] == UInt8(ascii: "("), let closing = closing(end) { end = closing + 1 }
        for byte in source[position..<end] where byte == UInt8(ascii: "\n") { write("\n") }
        // The code after it keeps its column.
        write(String(repeating: " ", count: end - position))
        position = end
    }
}
