extension Graph.Trace {
    /// Describes a value for traces: strings in quotes, optionals as their wrapped value, structures with their fields.
    /// At most 100 characters.
    ///
    /// Equal values have equal descriptions: dictionaries and sets are in order, and there are no addresses. Numbers
    /// have at most six decimals.
    static func describe<Value>(_ value: Value) -> String { shortened(describe(value, atMost: longest)) }

    /// Describes a value; stops soon after `limit` characters.
    static func describe<Value>(_ value: Value, atMost limit: Int) -> String {
        var writer = ValueWriter(limit: limit)
        writer.write(value, depth: 0)
        return writer.text
    }

    /// The first 100 characters of a description.
    static func shortened(_ description: String) -> String {
        description.count > longest ? description.prefix(longest) + "…" : description
    }

    private static let longest = 100
}

/// Writes values by reflection, without what differs from run to run.
private struct ValueWriter {
    private(set) var text = ""
    /// The length in bytes after which nothing is added: longer than as many characters need.
    private let limit: Int

    private static let deepest = 8
    /// The number of elements of a dictionary or set up to which they are put in order.
    private static let mostSorted = 1_000

    init(limit: Int) { self.limit = 8 * limit }

    mutating func write(_ value: Any, depth: Int) {
        guard text.utf8.count <= limit else { return }
        guard depth <= Self.deepest else { return text += "…" }
        switch value {
        case let string as String: text += string.debugDescription
        case let character as Character: text += String(character).debugDescription
        case let number as any BinaryFloatingPoint: text += Self.rounded(Double(number), exactly: "\(number)")
        case let type as Any.Type: text += Self.withoutAddresses(String(describing: type))
        default: writeOther(value, Mirror(reflecting: value), depth)
        }
    }

    private mutating func writeOther(_ value: Any, _ mirror: Mirror, _ depth: Int) {
        switch mirror.displayStyle {
        case .optional:
            if let wrapped = mirror.children.first { write(wrapped.value, depth: depth) } else { text += "nil" }
        case .collection where Self.isOfStandardLibrary(value):
            list(mirror.children.lazy.map { (nil, $0.value) }, "[", "]", depth)
        case .set: list(elements(of: mirror, depth), "[", "]")
        case .dictionary: list(elements(of: mirror, depth), "[", "]", empty: "[:]")
        case .tuple: list(mirror.children.lazy.map { (Self.label($0.label), $0.value) }, "(", ")", depth)
        case .struct where !Self.describesItself(value):
            text += Self.typeName(value)
            list(mirror.children.lazy.map { (Self.label($0.label), $0.value) }, "(", ")", depth)
        case .enum where !Self.describesItself(value):
            guard let payload = mirror.children.first else { return text += "\(value)" }
            text += payload.label ?? ""
            let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
            if isTuple { write(payload.value, depth: depth + 1) } else { list([(nil, payload.value)], "(", ")", depth) }
        case .class where !Self.describesItself(value): text += Self.typeName(value)
        default: text += Self.withoutAddresses(String(describing: value))
        }
    }

    private mutating func list(
        _ elements: some Sequence<(label: String?, value: Any)>, _ open: String, _ close: String, _ depth: Int
    ) {
        text += open
        var isFirst = true
        for (label, value) in elements {
            guard text.utf8.count <= limit else { break }
            if !isFirst { text += ", " }
            isFirst = false
            if let label { text += label + ": " }
            write(value, depth: depth + 1)
        }
        text += close
    }

    private mutating func list(_ elements: [String], _ open: String, _ close: String, empty: String? = nil) {
        text += elements.isEmpty ? empty ?? open + close : open + elements.joined(separator: ", ") + close
    }

    /// The descriptions of a set's or dictionary's elements, in order.
    private func elements(of mirror: Mirror, _ depth: Int) -> [String] {
        let isDictionary = mirror.displayStyle == .dictionary
        let texts = mirror.children.prefix(Self.mostSorted).map { child in
            guard isDictionary else { return describe(child.value, depth) }
            return Mirror(reflecting: child.value).children.map { describe($0.value, depth) }.joined(separator: ": ")
        }
        return texts.sorted()
    }

    private func describe(_ value: Any, _ depth: Int) -> String {
        var writer = ValueWriter(limit: limit / 8)
        writer.write(value, depth: depth + 1)
        return writer.text
    }

    private static func describesItself(_ value: Any) -> Bool {
        value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    }

    private static func isOfStandardLibrary(_ value: Any) -> Bool {
        _typeName(type(of: value), qualified: true).hasPrefix("Swift.")
    }

    private static func typeName(_ value: Any) -> String {
        let name = String(describing: type(of: value))
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }

    /// A field's name without the underscore of a property wrapper; nil for an element of a tuple without a label.
    private static func label(_ label: String?) -> String? {
        guard let label, !label.hasPrefix(".") else { return nil }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    private static func rounded(_ number: Double, exactly: String) -> String {
        guard number.isFinite, number.magnitude < 1e9 else { return exactly }
        let rounded = (number * 1e6).rounded() / 1e6
        return rounded == 0 && number != 0 ? exactly : "\(rounded)"
    }

    /// Removes addresses: the context of private types, and hexadecimal numbers that are long enough to be one.
    private static func withoutAddresses(_ text: String) -> String {
        guard text.contains("$") || text.contains("0x") else { return text }
        var result = ""
        var rest = Substring(text)
        while !rest.isEmpty {
            if rest.hasPrefix("(unknown context at $"), let end = rest.firstIndex(of: ")") {
                rest = rest[rest.index(after: end)...]
                if rest.first == "." { rest.removeFirst() }
            } else if rest.hasPrefix("0x") {
                let digits = rest.dropFirst(2).prefix { $0.isHexDigit }
                result += digits.count >= 8 ? "0x…" : rest.prefix(2 + digits.count)
                rest = rest.dropFirst(2 + digits.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result
    }
}
