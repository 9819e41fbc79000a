/// Rewrites the Swift code of one file.
///
/// It goes through the code's bytes once, over comments and strings without looking into them, except for the
/// interpolations of strings. Invariants: `position ≤ source.count`; the output has the line breaks of the input.
struct SourceRewriter {
    private let source: [UInt8]
    private var position = 0
    private var output: [UInt8] = []

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
        // An error in unchanged code would name the copy, too.
        let location = path.map { "#sourceLocation(file: \(literal($0)), line: 1)\n" } ?? ""
        return location + String(decoding: rewriter.output, as: UTF8.self)
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

    /// Copies bytes to the output.
    private mutating func copy(_ count: Int = 1) {
        let end = min(position + count, source.count)
        output += source[position..<end]
        position = end
    }

    private func word(at start: Int) -> String {
        var end = start
        while end < source.count, Self.isWord(source[end]) { end += 1 }
        return String(decoding: source[start..<end], as: UTF8.self)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
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
            default: copy()
            }
        }
    }

    private mutating func copyLine() {
        while let byte = byte(), byte != UInt8(ascii: "\n") { copy() }
    }

    private mutating func copyBlockComment() {
        var depth = 0
        while byte() != nil {
            if starts(with: "/*") {
                depth += 1
                copy(2)
            } else if starts(with: "*/") {
                depth -= 1
                copy(2)
                if depth == 0 { return }
            } else {
                copy()
            }
        }
    }

    /// Copies a string that begins here, after its pound signs.
    private mutating func copyString(pounds: Int) {
        let isMultiline = starts(with: "\"\"\"")
        copy(isMultiline ? 3 : 1)
        while let byte = byte() {
            if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
                let isInterpolation = self.byte(1 + pounds) == UInt8(ascii: "(")
                copy(2 + pounds)
                if isInterpolation {
                    rewriteCode(until: UInt8(ascii: ")"))
                    copy()
                }
            } else if isMultiline ? starts(with: "\"\"\"") : byte == UInt8(ascii: "\"") {
                let quotes = isMultiline ? 3 : 1
                if hasPounds(pounds, at: quotes) { return copy(quotes + pounds) }
                copy()
            } else if byte == UInt8(ascii: "\n"), !isMultiline {
                return
            } else {
                copy()
            }
        }
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    // MARK: Rewriting

    private mutating func rewritePound() {
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if byte(pounds) == UInt8(ascii: "\"") {
            copy(pounds)
            return copyString(pounds: pounds)
        }
        guard word(at: position + 1) == "selector" else { return copy() }
        var start = position + 9
        while start < source.count, source[start] == UInt8(ascii: " ") { start += 1 }
        guard start < source.count, source[start] == UInt8(ascii: "("), let end = closing(start) else { return copy() }
        let expression = String(decoding: source[(start + 1)..<end], as: UTF8.self)
        position = end + 1
        output += Array(SelectorExpression(expression).replacement.utf8)
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
            output += Array("@\(other)".utf8)
            return
        }
        guard Self.removed.contains(name) else { return copy() }
        var end = position + 1 + name.utf8.count
        // The name of `@objc(name:)` follows at once.
        if end < source.count, source[end] == UInt8(ascii: "("), let closing = closing(end) { end = closing + 1 }
        for byte in source[position..<end] where byte == UInt8(ascii: "\n") { output.append(byte) }
        // The code after it keeps its column.
        output += Array(repeating: UInt8(ascii: " "), count: end - position)
        position = end
    }
}
