import Foundation

/// The build settings of a target in one configuration: layers from the target's own down to the built-in ones.
struct BuildSettings {
    /// The name of the configuration, `Debug` for instance.
    let configuration: String
    /// Settings from the lowest layer to the highest: those of the project's configuration file, the project, the
    /// target's configuration file, the target.
    private var layers: [[String: String]]

    /// Creates settings from layers, the lowest first.
    init(configuration: String, layers: [[String: String]]) {
        self.configuration = configuration
        self.layers = layers.map { Self.withoutConditions($0, configuration: configuration) }
    }

    /// Returns the value of a setting with references to other settings replaced; nil if no layer has it.
    subscript(_ key: String) -> String? {
        var open: Set<String> = []
        return value(of: key, below: layers.count, open: &open)
    }

    /// Returns the words of a setting that is a list. Quotes and backslashes keep spaces.
    func words(_ key: String) -> [String] { Self.split(self[key] ?? "") }

    /// Whether a setting is on.
    func isOn(_ key: String) -> Bool { self[key] == "YES" }

    private func value(of key: String, below limit: Int, open: inout Set<String>) -> String? {
        guard let index = layers[..<limit].lastIndex(where: { $0[key] != nil }), let text = layers[index][key] else {
            return nil
        }
        return expand(text, key: key, layer: index, open: &open)
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:modifier)`. A setting that refers to itself has the value of the
    /// layers below; of a cycle of several settings, the repeated one is empty.
    private func expand(_ text: String, key: String, layer: Int, open: inout Set<String>) -> String {
        guard let start = text.range(of: "$("), let end = Self.closing(text, from: start.upperBound) else {
            guard text.contains("${") else { return text }
            let round = text.replacingOccurrences(of: "${", with: "$(").replacingOccurrences(of: "}", with: ")")
            return expand(round, key: key, layer: layer, open: &open)
        }
        let reference = expand(String(text[start.upperBound..<end]), key: key, layer: layer, open: &open)
        let parts = reference.split(separator: ":").map(String.init)
        let name = parts.first ?? ""
        var result = ""
        if name == "inherited" || name == key {
            result = value(of: key, below: layer, open: &open) ?? ""
        } else if open.insert(name).inserted {
            result = value(of: name, below: layers.count, open: &open) ?? ""
            open.remove(name)
        }
        for modifier in parts.dropFirst() { result = Self.apply(modifier, to: result) }
        let rest = String(text[text.index(after: end)...])
        return text[..<start.lowerBound] + result + expand(rest, key: key, layer: layer, open: &open)
    }

    private static func closing(_ text: String, from start: String.Index) -> String.Index? {
        var depth = 1
        for index in text[start...].indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func apply(_ modifier: String, to value: String) -> String {
        switch modifier {
        case "c99extidentifier", "identifier": return ModuleName.make(value)
        case "rfc1034identifier": return value.replacingOccurrences(of: " ", with: "-")
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "base", "file": return Paths.name(value)
        default:
            guard modifier.hasPrefix("default=") else { return value }
            return value.isEmpty ? String(modifier.dropFirst(8)) : value
        }
    }

    /// Decides conditions in keys: `[config=…]` by the configuration, the others as for a device of iOS.
    private static func withoutConditions(_ layer: [String: String], configuration: String) -> [String: String] {
        var result = layer.filter { !$0.key.contains("[") }
        for (key, value) in layer.sorted(by: { $0.key < $1.key }) {
            guard let bracket = key.firstIndex(of: "[") else { continue }
            let conditions = key[bracket...].split(whereSeparator: { "[],".contains($0) })
            let holds = conditions.allSatisfy { condition in
                let parts = condition.split(separator: "=").map(String.init)
                guard parts.count == 2 else { return false }
                switch parts[0] {
                case "config": return matches(configuration, parts[1])
                case "sdk": return matches("iphoneos18.4", parts[1])
                case "arch": return matches("arm64", parts[1])
                default: return false
                }
            }
            if holds { result[String(key[..<bracket])] = value }
        }
        return result
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        guard pattern.hasSuffix("*") else { return text == pattern }
        return text.hasPrefix(pattern.dropLast())
    }

    private static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character.isWhitespace {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
