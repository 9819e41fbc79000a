import Foundation

/// The calls in Swift code that end the process: `fatalError`, `precondition`, `preconditionFailure` and
/// `preconditionIsolated`.
struct Trap: Equatable {
    /// The function that ends the process.
    let function: String
    /// The texts of the message, in order; an ellipsis stands for each interpolated value. Empty if there is none.
    let texts: [String]
    /// The line, from 1.
    let line: Int

    /// Whether optimized builds print the message.
    var isAlwaysPrinted: Bool { function == "fatalError" || function == "preconditionIsolated" }

    /// Returns the traps of a source file. Those of functions that check invariants for tests aren't listed, nor those
    /// in comments.
    static func all(in source: String) -> [Trap] {
        let lines = source.components(separatedBy: "\n")
        // Unicode finds no word boundary in `actor.preconditionIsolated`.
        let call = /\b(fatalError|precondition(?:Failure|Isolated)?)\(/.wordBoundaryKind(.simple)
        var found: [Trap] = []
        for (index, line) in lines.enumerated() {
            guard line.contains("fatalError(") || line.contains("precondition"),
                let match = line.firstMatch(of: call)
            else { continue }
            let before = line[..<match.range.lowerBound]
            if before.contains("//") || checksInvariants(lines, index) { continue }
            let rest = ([String(line[match.range.upperBound...])] + lines[(index + 1)...]).joined(separator: "\n")
            found.append(Trap(function: String(match.1), texts: messageTexts(rest), line: index + 1))
        }
        return found
    }

    /// Returns a text without the marks of code, and with single spaces.
    static func plain(_ text: String) -> String {
        text.replacing("`", with: "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether the declaration around a line is a function that checks invariants.
    private static func checksInvariants(_ lines: [String], _ index: Int) -> Bool {
        var indentation = lines[index].prefix { $0 == " " }.count
        for line in lines[...index].reversed() {
            let own = line.prefix { $0 == " " }.count
            guard own < indentation || line == lines[index], !line.isEmpty else { continue }
            if let function = line.firstMatch(of: /\bfunc (\w+)/) { return function.1.hasPrefix("check") }
            indentation = own
        }
        return false
    }

    /// Returns the string literals of a call's arguments, from the text after its opening parenthesis on.
    private static func messageTexts(_ arguments: String) -> [String] {
        var texts: [String] = []
        var depth = 1
        var rest = Substring(arguments)
        while let character = rest.popFirst(), depth > 0 {
            switch character {
            case "(": depth += 1
            case ")": depth -= 1
            case "\"": texts.append(plain(literal(&rest)))
            default: break
            }
        }
        return texts
    }

    /// Returns a literal's text, from the text after its opening quotation mark on, and leaves what follows it.
    private static func literal(_ rest: inout Substring) -> String {
        var text = ""
        while let character = rest.popFirst(), character != "\"" {
            guard character == "\\", let escaped = rest.popFirst() else {
                text.append(character)
                continue
            }
            if escaped == "(" {
                skipInterpolation(&rest)
                text.append("…")
            } else {
                text.append(escaped)
            }
        }
        return text
    }

    private static func skipInterpolation(_ rest: inout Substring) {
        var depth = 1
        while depth > 0, let character = rest.popFirst() {
            switch character {
            case "(": depth += 1
            case ")": depth -= 1
            case "\"": _ = literal(&rest)
            default: break
            }
        }
    }
}
