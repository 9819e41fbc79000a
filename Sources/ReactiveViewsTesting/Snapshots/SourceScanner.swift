/// Finds the ends of brackets and literals in Swift source, byte by byte.
struct SourceScanner {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    // MARK: Lines

    /// Returns the place of a line's first byte; lines are counted from 1.
    func start(ofLine line: Int) -> Int? {
        guard line > 1 else { return line == 1 ? 0 : nil }
        var left = line - 1
        for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            left -= 1
            if left == 0 { return place + 1 }
        }
        return nil
    }

    /// Returns the spaces and tabs with which the line of a place begins.
    func indentation(at place: Int) -> String {
        var start = place
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        let spaces = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: spaces, as: UTF8.self)
    }

    /// Returns whether only spaces and tabs are before a place in its line.
    func beginsLine(_ place: Int) -> Bool {
        var start = place
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        return start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    }

    // MARK: Calls

    /// Returns the place behind the call of a macro: its name, parentheses and closures.
    func end(ofMacroAt start: Int) -> Int {
        var end = start + 1
        while isName(at: end) { end += 1 }
        while true {
            let next = skipSpaces(from: end)
            guard next < bytes.count, next == end || bytes[next] == UInt8(ascii: "{"),
                bytes[next] == UInt8(ascii: "(") || bytes[next] == UInt8(ascii: "{"),
                let close = self.end(ofBracketAt: next)
            else { return end }
            end = close
        }
    }

    /// Returns the opening parentheses of the calls of a function in a part of the source.
    func calls(of function: String, from start: Int, to end: Int) -> [Int] {
        bytes[start..<min(end, bytes.count)].indices.filter {
            bytes[$0] == UInt8(ascii: "(") && name(endingAt: $0) == function
        }
    }

    // MARK: Words

    func isName(at place: Int) -> Bool {
        guard bytes.indices.contains(place) else { return false }
        switch bytes[place] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            return true
        default: return false
        }
    }

    /// Returns the name before a place; empty if there is none.
    func name(endingAt place: Int) -> String {
        var start = place
        while start > 0, isName(at: start - 1) { start -= 1 }
        return String(decoding: bytes[start..<min(place, bytes.count)], as: UTF8.self)
    }

    /// Returns the first place from one on that is neither a space nor a line break.
    func skipSpaces(from place: Int) -> Int {
        var place = place
        while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
        return place
    }

    // MARK: Brackets

    /// Returns the place behind the bracket that closes the one at a place; nil if there is none.
    func end(ofBracketAt open: Int) -> Int? {
        var depth = 0
        var place = open
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return place + 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                if let end = end(ofStringAt: place) {
                    place = end
                    continue
                }
            case UInt8(ascii: "/"):
                if let end = end(ofCommentAt: place) {
                    place = end
                    continue
                }
            default: break
            }
            place += 1
        }
        return nil
    }

    private func end(ofCommentAt start: Int) -> Int? {
        if has("//", at: start) {
            return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        }
        guard has("/*", at: start) else { return nil }
        var depth = 0
        var place = start
        while place < bytes.count {
            if has("/*", at: place) {
                depth += 1
                place += 2
            } else if has("*/", at: place) {
                depth -= 1
                place += 2
                if depth == 0 { return place }
            } else {
                place += 1
            }
        }
        return bytes.count
    }

    /// Returns the place behind the string literal that begins at a place; nil if none does.
    func end(ofStringAt start: Int) -> Int? {
        var quote = start
        while quote < bytes.count, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
        guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return nil }
        let hashes = String(repeating: "#", count: quote - start)
        let isLong = has("\"\"\"", at: quote)
        let close = (isLong ? "\"\"\"" : "\"") + hashes
        var place = quote + (isLong ? 3 : 1)
        while place < bytes.count {
            if has("\\" + hashes, at: place) {
                let escaped = place + 1 + hashes.utf8.count
                if has("(", at: escaped), let end = end(ofBracketAt: escaped) {
                    place = end
                } else {
                    place = escaped + 1
                }
            } else if has(close, at: place) {
                return place + close.utf8.count
            } else if !isLong, bytes[place] == UInt8(ascii: "\n") {
                return nil
            } else {
                place += 1
            }
        }
        return nil
    }

    private func has(_ text: String, at place: Int) -> Bool {
        place >= 0 && place <= bytes.count && bytes[place...].starts(with: text.utf8)
    }
}
