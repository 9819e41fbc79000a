/// Removes from Swift code what no compiler reads as code.
enum SwiftCode {
    /// Returns the code without comments and without what is in string literals. Lines keep their numbers.
    ///
    /// Complexity: O(bytes).
    static func stripped(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        func at(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
        let slash = UInt8(ascii: "/")
        let star = UInt8(ascii: "*")
        let quote = UInt8(ascii: "\"")
        let newline = UInt8(ascii: "\n")
        while index < bytes.count {
            let byte = bytes[index]
            if byte == slash, at(1) == slash {
                while index < bytes.count, bytes[index] != newline { index += 1 }
            } else if byte == slash, at(1) == star {
                var depth = 0
                repeat {
                    if at(0) == slash, at(1) == star {
                        depth += 1
                        index += 2
                    } else if at(0) == star, at(1) == slash {
                        depth -= 1
                        index += 2
                    } else {
                        if bytes[index] == newline { result.append(newline) }
                        index += 1
                    }
                } while depth > 0 && index < bytes.count
                result.append(32)
            } else if byte == quote {
                let isLong = at(1) == quote && at(2) == quote
                // Number signs before the quote must follow the closing one.
                let signs = result.reversed().prefix { $0 == UInt8(ascii: "#") }.count
                index += isLong ? 3 : 1
                result += [quote]
                while index < bytes.count {
                    if bytes[index] == UInt8(ascii: "\\"), signs == 0 {
                        if at(1) == newline { result.append(newline) }
                        index += 2
                        continue
                    }
                    if bytes[index] == newline {
                        if !isLong { break }
                        result.append(newline)
                    }
                    if bytes[index] == quote, !isLong || (at(1) == quote && at(2) == quote) {
                        let length = isLong ? 3 : 1
                        let follows = (0..<signs).allSatisfy { at(length + $0) == UInt8(ascii: "#") }
                        if follows {
                            index += length
                            break
                        }
                    }
                    index += 1
                }
                result += [quote]
            } else {
                result.append(byte)
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the words of code: identifiers and keywords, with a sign before them if it is `@`, `#` or `.`.
    static func words(_ code: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        func isPart(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        for byte in code.utf8 {
            if isPart(byte) {
                word.append(byte)
                continue
            }
            if !word.isEmpty {
                words.append(String(decoding: word, as: UTF8.self))
                word = []
            }
            if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ".") { word = [byte] }
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }
}
