import Foundation

/// The structure of a value as lines, one for each member, element and case, indented by how deep it is. They are made
/// one after the other, so that a huge value takes no room.
///
///     frames = the values around the next line, outermost first
///     open   = the objects among the frames: an object inside itself is named, and not shown again
///
/// Equal values have equal lines in each process: elements of sets and entries of dictionaries are sorted by their
/// text.
struct ValueLines: IteratorProtocol {
    /// What the lines can't show.
    struct Traits: OptionSet {
        let rawValue: Int

        /// A number that isn't equal to itself.
        static let hasNaN = Traits(rawValue: 1)
        /// A function, of which only its kind is shown.
        static let hasFunction = Traits(rawValue: 2)
    }

    private typealias Member = (label: String?, value: Any)

    private struct Frame {
        /// The members that are left; none if the lines are there already.
        var members: AnyIterator<Member>?
        /// The lines that are left, in reverse order, without the indentation of the frame.
        var lines: [String] = []
        let depth: Int
        var object: ObjectIdentifier?
    }

    /// The depth from which on lines aren't indented further.
    private static let deepest = 40
    /// The number of lines of an element of a set that decide its place.
    private static let longestKey = 64

    private var root: Any?
    private var frames: [Frame] = []
    private var open: Set<ObjectIdentifier> = []
    private(set) var traits: Traits = []
    /// The types of the objects in the lines so far.
    private(set) var objectTypes: Set<String> = []

    /// Creates the lines of a value.
    init(_ value: Any) { root = .some(value) }

    mutating func next() -> String? {
        if let value = root {
            root = nil
            return line(label: nil, value, depth: 0)
        }
        while let index = frames.indices.last {
            let depth = frames[index].depth
            if let text = frames[index].lines.popLast() { return Self.indentation(depth) + text }
            if let member = frames[index].members?.next() {
                return line(label: member.label, member.value, depth: depth)
            }
            if let object = frames[index].object { open.remove(object) }
            frames.removeLast()
        }
        return nil
    }

    private static func indentation(_ depth: Int) -> String { String(repeating: "  ", count: min(depth, deepest)) }

    /// Returns the line of a value, and begins a frame with what is inside.
    private mutating func line(label: String?, _ value: Any, depth: Int) -> String {
        Self.indentation(depth) + (label.map { "\($0): " } ?? "") + head(value, depth: depth)
    }

    /// Returns the text of a value without what is inside, and begins a frame for that.
    private mutating func head(_ value: Any, depth: Int) -> String {
        let value = Self.unwrapped(value)
        if let leaf = leaf(value, depth: depth) { return leaf }
        let mirror = Mirror(reflecting: value)
        let type = Self.name(of: value)
        switch mirror.displayStyle {
        case .optional: return "nil"
        case .collection:
            if mirror.children.isEmpty { return "[]" }
            begin(mirror.children.lazy.map { (nil, $0.value) }, depth: depth)
            return type
        case .set:
            if mirror.children.isEmpty { return "[]" }
            begin(sorted: mirror.children.map { [(nil, $0.value)] }, depth: depth)
            return type
        case .dictionary:
            if mirror.children.isEmpty { return "[:]" }
            begin(sorted: mirror.children.map { Self.entry($0.value) }, depth: depth)
            return type
        case .tuple:
            begin(mirror.children.lazy.map { (Self.label($0.label), $0.value) }, depth: depth)
            return "tuple"
        case .enum: return enumeration(value, mirror, depth: depth)
        case .class:
            let object = ObjectIdentifier(value as AnyObject)
            objectTypes.insert(type)
            guard open.insert(object).inserted else { return "\(type) (shown above)" }
            begin(Self.members(of: mirror), depth: depth, object: object)
            return type
        default:
            if mirror.children.isEmpty { return String(describing: value) }
            begin(Self.members(of: mirror), depth: depth)
            return type
        }
    }

    /// Returns the text of an enumeration's case, and begins a frame with its values.
    private mutating func enumeration(_ value: Any, _ mirror: Mirror, depth: Int) -> String {
        guard let child = mirror.children.first else {
            let text = String(describing: value)
            return value is any CustomStringConvertible ? text : ".\(text)"
        }
        let name = ".\(child.label ?? "")"
        let payload = Mirror(reflecting: child.value)
        if payload.displayStyle == .tuple {
            begin(payload.children.lazy.map { (Self.label($0.label), $0.value) }, depth: depth)
            return name
        }
        if let leaf = leaf(Self.unwrapped(child.value), depth: nil) { return "\(name)(\(leaf))" }
        begin([(label: nil, value: child.value)], depth: depth)
        return name
    }

    // MARK: Frames

    private mutating func begin(
        _ members: some Sequence<Member>, depth: Int, object: ObjectIdentifier? = nil
    ) {
        frames.append(Frame(members: AnyIterator(members.makeIterator()), depth: depth + 1, object: object))
    }

    /// Begins a frame with entries, each of one or two members, in the order of their lines.
    private mutating func begin(sorted entries: [[Member]], depth: Int) {
        let keyed = entries.map { entry in
            var (lines, texts) = (ValueLines(()), [String]())
            lines.open = open
            _ = lines.next()
            if let first = entry.first { texts.append(lines.line(label: first.label, first.value, depth: 0)) }
            while texts.count < Self.longestKey, let line = lines.next() { texts.append(line) }
            return (key: texts, entry: entry)
        }
        let ordered = keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap(\.entry)
        begin(ordered, depth: depth)
    }

    // MARK: Members

    private static func members(of mirror: Mirror) -> [Member] {
        var mirrors = [mirror]
        while let parent = mirrors.last?.superclassMirror { mirrors.append(parent) }
        return mirrors.reversed().flatMap { $0.children.map { ($0.label, $0.value) } }
    }

    /// The entry of a dictionary: one member if its key is a short text, else the key and the value.
    private static func entry(_ pair: Any) -> [Member] {
        let parts = Mirror(reflecting: pair).children.map(\.value)
        guard parts.count == 2 else { return [(nil, pair)] }
        var probe = ValueLines(())
        if let key = probe.leaf(unwrapped(parts[0]), depth: nil) { return [(key, parts[1])] }
        return [("key", parts[0]), ("value", parts[1])]
    }

    /// The label of a tuple's element: none for `.0`.
    private static func label(_ label: String?) -> String? { label?.hasPrefix(".") == true ? nil : label }

    // MARK: Texts

    private static func unwrapped(_ value: Any) -> Any {
        var value = value
        while true {
            if let erased = value as? AnyHashable, type(of: value) == AnyHashable.self {
                value = erased.base
                continue
            }
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional, let child = mirror.children.first else { return value }
            value = child.value
        }
    }

    private static func name(of value: Any) -> String { String(describing: type(of: value)) }

    /// Returns the text of a value that has no structure to show; nil for other values. A text of several lines begins
    /// a frame.
    ///
    /// - Parameter depth: The depth of the line; nil if there may be no frame.
    private mutating func leaf(_ value: Any, depth: Int?) -> String? {
        switch value {
        case let text as String: return self.text(text, depth: depth)
        case let text as Substring: return self.text(String(text), depth: depth)
        case let character as Character: return Self.quoted(String(character))
        case let number as any BinaryFloatingPoint:
            if number.isNaNValue { traits.insert(.hasNaN) }
            return "\(number)"
        case let number as any BinaryInteger: return "\(number)"
        case let data as Data: return Self.text(of: data)
        case let date as Date: return Self.text(of: date)
        case is any Any.Type: return "\(value).self"
        default: break
        }
        if Self.isOfSystem(value), let described = value as? any CustomStringConvertible {
            return Self.singleLine(described.description)
        }
        let mirror = Mirror(reflecting: value)
        guard mirror.children.isEmpty, mirror.displayStyle == nil else { return nil }
        if "\(value)" == "(Function)" { traits.insert(.hasFunction) }
        return Self.singleLine(String(describing: value))
    }

    private mutating func text(_ text: String, depth: Int?) -> String? {
        guard text.contains(where: \.isNewline), let depth else { return Self.quoted(text) }
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" }.map { Self.escaped(String($0)) }
        frames.append(Frame(lines: (lines + ["\"\"\""]).reversed(), depth: depth + 1))
        return "\"\"\""
    }

    /// Whether a value is of the standard library or of Foundation, and no container of other values: its own
    /// description says more than its members.
    private static func isOfSystem(_ value: Any) -> Bool {
        switch Mirror(reflecting: value).displayStyle {
        case .collection, .set, .dictionary, .tuple, .optional, .enum: return false
        default: break
        }
        let name = String(reflecting: type(of: value))
        return ["Swift.", "Foundation.", "FoundationEssentials.", "FoundationNetworking."].contains(
            where: name.hasPrefix)
    }

    private static func text(of data: Data) -> String {
        let digits = Array("0123456789abcdef")
        let bytes = data.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }
        return "\(data.count) bytes" + (data.isEmpty ? "" : ": ") + bytes.joined(separator: " ")
    }

    /// The date with its fraction of a second, which its own description lacks.
    private static func text(of date: Date) -> String {
        let seconds = date.timeIntervalSinceReferenceDate
        let whole = seconds.rounded(.down)
        return whole == seconds ? "\(date)" : "\(Date(timeIntervalSinceReferenceDate: whole)) + \(seconds - whole) s"
    }

    private static func singleLine(_ text: String) -> String {
        text.contains(where: \.isNewline) ? quoted(text) : text
    }

    private static func quoted(_ text: String) -> String { "\"\(escaped(text, quotes: true))\"" }

    /// The text with control characters, and characters that can't be seen, escaped as in Swift.
    private static func escaped(_ text: String, quotes: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch (scalar, scalar.properties.generalCategory) {
            case ("\\", _), ("\"", _): result += quotes ? "\\\(scalar)" : "\(scalar)"
            case ("\n", _): result += "\\n"
            case ("\r", _): result += "\\r"
            case ("\t", _): result += "\\t"
            case (" ", _), ("\u{200D}", _): result.unicodeScalars.append(scalar)
            case (_, .control), (_, .format), (_, .lineSeparator), (_, .paragraphSeparator), (_, .spaceSeparator):
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension BinaryFloatingPoint {
    /// `isNaN`, for values whose type isn't known.
    fileprivate var isNaNValue: Bool { isNaN }
}
