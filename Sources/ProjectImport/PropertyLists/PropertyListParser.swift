/// Parses property lists in the text form of NeXTSTEP, which Xcode writes: dictionaries in braces, arrays in
/// parentheses, data in angle brackets, strings with or without quotes, and comments.
///
/// Complexity: O(bytes).
struct PropertyListParser {
    /// The deepest nesting that is read. Projects nest by identifiers, so that real files have about six levels.
    static let depthLimit = 200

    private let bytes: [UInt8]
    private var position = 0

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// Parses a text that contains one value.
    static func parse(_ text: String) throws(PropertyListError) -> PropertyList {
        var parser = PropertyListParser(text)
        let value = try parser.value(depth: 0)
        try parser.skipSpace()
        guard parser.position == parser.bytes.count else { throw parser.error("unexpected text after the end") }
        return value
    }

    // MARK: - Values

    private mutating func value(depth: Int) throws(PropertyListError) -> PropertyList {
        guard depth < Self.depthLimit else { throw error("nested more than \(Self.depthLimit) levels deep") }
        try skipSpace()
        switch peek {
        case UInt8(ascii: "{"): return try dictionary(depth: depth)
        case UInt8(ascii: "("): return try array(depth: depth)
        case UInt8(ascii: "<"): return .string(try data())
        default: return .string(try string())
        }
    }

    private mutating func dictionary(depth: Int) throws(PropertyListError) -> PropertyList {
        position += 1
        var entries: [String: PropertyList] = [:]
        while true {
            try skipSpace()
            if take(UInt8(ascii: "}")) { return .dictionary(entries) }
            let key = try string()
            try skipSpace()
            guard take(UInt8(ascii: "=")) else { throw error("expected “=” after the key “\(key)”") }
            entries[key] = try value(depth: depth + 1)
            try skipSpace()
            guard take(UInt8(ascii: ";")) || peek == UInt8(ascii: "}") else {
                throw error("expected “;” after the value of “\(key)”")
            }
        }
    }

    private mutating func array(depth: Int) throws(PropertyListError) -> PropertyList {
        position += 1
        var elements: [PropertyList] = []
        while true {
            try skipSpace()
            if take(UInt8(ascii: ")")) { return .array(elements) }
            elements.append(try value(depth: depth + 1))
            try skipSpace()
            guard take(UInt8(ascii: ",")) || peek == UInt8(ascii: ")") else {
                throw error("expected “,” or “)” after an element")
            }
        }
    }

    /// Returns the digits of data, which no project needs decoded.
    private mutating func data() throws(PropertyListError) -> String {
        position += 1
        let start = position
        while let byte = peek, byte != UInt8(ascii: ">") {
            guard Self.isHexadecimal(byte) || Self.isSpace(byte) else { throw error("expected hexadecimal digits") }
            position += 1
        }
        let digits = bytes[start..<position].filter { !Self.isSpace($0) }
        guard take(UInt8(ascii: ">")) else { throw error("expected “>” at the end of data") }
        return String(decoding: digits, as: UTF8.self)
    }

    private mutating func string() throws(PropertyListError) -> String {
        guard let first = peek else { throw error("the text ends too early") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = position
        while let byte = peek, Self.isUnquoted(byte) {
            // A slash starts a comment only together with another one or a star.
            if byte == UInt8(ascii: "/"), startsComment { break }
            position += 1
        }
        guard position > start else { throw error("unexpected “\(Character(UnicodeScalar(first)))”") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws(PropertyListError) -> String {
        let start = position
        position += 1
        var result: [UInt8] = []
        while let byte = peek {
            position += 1
            switch byte {
            case quote: return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"): escape(into: &result)
            default: result.append(byte)
            }
        }
        position = start
        throw error("a string has no closing quote")
    }

    private mutating func escape(into result: inout [UInt8]) {
        guard let byte = peek else { return }
        position += 1
        switch byte {
        case UInt8(ascii: "a"): result.append(7)
        case UInt8(ascii: "b"): result.append(8)
        case UInt8(ascii: "f"): result.append(12)
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "v"): result.append(11)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            var unit = hexadecimal()
            var text: [UInt16] = [unit]
            // A character outside of the basic plane is two units.
            if UTF16.isLeadSurrogate(unit), peek == UInt8(ascii: "\\"), position + 1 < bytes.count,
                [UInt8(ascii: "U"), UInt8(ascii: "u")].contains(bytes[position + 1])
            {
                position += 2
                unit = hexadecimal()
                text.append(unit)
            }
            result += Array(String(decoding: text, as: UTF16.self).utf8)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var code = UInt32(byte - UInt8(ascii: "0"))
            var count = 1
            while count < 3, let digit = peek, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) {
                code = code * 8 + UInt32(digit - UInt8(ascii: "0"))
                position += 1
                count += 1
            }
            result += Array(String(UnicodeScalar(code) ?? "\u{FFFD}").utf8)
        default: result.append(byte)
        }
    }

    private mutating func hexadecimal() -> UInt16 {
        var value: UInt16 = 0
        var count = 0
        while count < 4, let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue {
            value = value << 4 | UInt16(digit)
            position += 1
            count += 1
        }
        return value
    }

    // MARK: - Bytes

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var startsComment: Bool {
        guard peek == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
        return bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    /// Moves to the next byte that is neither space nor part of a comment.
    private mutating func skipSpace() throws(PropertyListError) {
        while let byte = peek {
            if Self.isSpace(byte) {
                position += 1
            } else if startsComment {
                let start = position
                let isLine = bytes[position + 1] == UInt8(ascii: "/")
                position += 2
                while position < bytes.count {
                    if isLine ? bytes[position] == 10 : (bytes[position] == UInt8(ascii: "*") && closesComment) {
                        break
                    }
                    position += 1
                }
                if !isLine {
                    guard position < bytes.count else {
                        position = start
                        throw error("a comment has no end")
                    }
                    position += 2
                }
            } else {
                return
            }
        }
    }

    private var closesComment: Bool { position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/") }

    private func error(_ reason: String) -> PropertyListError {
        let end = min(position, bytes.count)
        return PropertyListError(line: bytes[..<end].count { $0 == 10 } + 1, reason: reason)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private static func isHexadecimal(_ byte: UInt8) -> Bool { Character(UnicodeScalar(byte)).isHexDigit }

    /// Whether a byte needs no quotes; text in other alphabets is accepted.
    private static func isUnquoted(_ byte: UInt8) -> Bool {
        if byte >= 0x80 { return true }
        let character = Character(UnicodeScalar(byte))
        return character.isLetter || character.isNumber || "_$/:.-+@".contains(character)
    }
}
