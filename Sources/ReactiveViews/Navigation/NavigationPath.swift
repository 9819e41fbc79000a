/// What is pushed in a `NavigationStack`: values of any hashable types, the uppermost last.
public struct NavigationPath: Equatable {
    private(set) var elements: [AnyHashable]

    public init() {
        elements = []
    }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The path that was written down.
    public init(_ codable: CodableRepresentation) {
        elements = codable.elements
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    public mutating func append<V: Hashable & Codable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Removes the last so many values; if there are fewer, all of them, with a diagnostic.
    public mutating func removeLast(_ k: Int = 1) {
        if k < 0 || k > elements.count {
            Diagnostics.report(
                Diagnostic(
                    .navigation, "\(k) values were to be removed from a NavigationPath that has \(elements.count)."))
        }
        elements.removeLast(min(max(k, 0), elements.count))
    }

    mutating func append(erased value: AnyHashable) { elements.append(value) }
    mutating func keepFirst(_ count: Int) { elements.removeLast(elements.count - min(max(count, 0), elements.count)) }

    /// The path in a form that can be written down; nil if some value can't be coded.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements) : nil
    }

    /// A path that can be written down: for each value, the uppermost first, the name of its type and what the value codes itself as.
    public struct CodableRepresentation: Codable, Equatable {
        let elements: [AnyHashable]

        fileprivate init(_ elements: [AnyHashable]) {
            self.elements = elements
        }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let text = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is no type that a NavigationPath could hold.")
                }
                elements.append(try decode(type, from: text))
            }
            self.elements = elements.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: value)) else {
                    throw EncodingError.invalidValue(
                        element.base,
                        EncodingError.Context(
                            codingPath: container.codingPath, debugDescription: "The value can't be coded."))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }
}

private func decode<V: Decodable & Hashable>(_ type: V.Type, from text: String) throws -> AnyHashable {
    AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
}
