/// The path of a `NavigationStack`: values of any hashable types, the top one last.
///
/// ```swift
/// struct Browser: View {
///     @State private var path = NavigationPath()
///
///     var body: some View {
///         NavigationStack(path: $path) {
///             Button("Open 7") { path.append(7) }
///                 .navigationDestination(for: Int.self) { Text("\($0)") }
///         }
///     }
/// }
/// ```
public struct NavigationPath: Equatable {
    private(set) var elements: [AnyHashable]

    /// Creates an empty path.
    public init() {
        elements = []
    }

    /// Creates a path of values.
    ///
    /// - Parameter elements: The values, the top one last.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// Creates a path of values that can be encoded.
    ///
    /// - Parameter elements: The values, the top one last.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// Creates a path from its codable form.
    ///
    /// - Parameter codable: The codable form.
    public init(_ codable: CodableRepresentation) {
        elements = codable.elements
    }

    /// The number of values.
    public var count: Int { elements.count }
    /// Whether the path has no values.
    public var isEmpty: Bool { elements.isEmpty }

    /// Appends a value, which the stack pushes.
    ///
    /// - Parameter value: The value.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Appends a value that can be encoded, which the stack pushes.
    ///
    /// - Parameter value: The value.
    public mutating func append<V: Hashable & Codable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Removes values from the end. If there are fewer, removes all and reports a diagnostic.
    ///
    /// - Parameter k: The number of values; 1 by default.
    public mutating func removeLast(_ k: Int = 1) {
        if k < 0 || k > elements.count {
            Diagnostics.report(
                Diagnostic(
                    .navigation, "Invalid number \(k) for removeLast; clamping it to 0...\(elements.count)."))
        }
        elements.removeLast(min(max(k, 0), elements.count))
    }

    mutating func append(erased value: AnyHashable) { elements.append(value) }
    mutating func keepFirst(_ count: Int) { elements.removeLast(elements.count - min(max(count, 0), elements.count)) }

    /// The path in a form that can be encoded; nil if a value isn't `Codable`. Linear in the number of values.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements) : nil
    }

    /// A path in a form that can be encoded: for each value, the top one first, the name of its type and its JSON.
    public struct CodableRepresentation: Codable, Equatable {
        let elements: [AnyHashable]

        fileprivate init(_ elements: [AnyHashable]) {
            self.elements = elements
        }

        /// Decodes a path.
        ///
        /// - Parameter decoder: The decoder to read from.
        /// - Throws: An error if a type isn't found or a value can't be decoded.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let text = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) isn't a type that is Decodable and Hashable.")
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
                            codingPath: container.codingPath, debugDescription: "The value isn't Encodable."))
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
