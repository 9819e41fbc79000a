extension EnvironmentValues {
    /// The value of a key without a type of its own: the property that calls this is the key.
    ///
    /// ```swift
    /// extension EnvironmentValues {
    ///     var scale: Double {
    ///         get { self[entry: 1.0] }
    ///         set { self[entry: 1.0] = newValue }
    ///     }
    /// }
    /// ```
    ///
    /// Properties are distinguished by their names and the files that declare them. A read takes about 50 ns more than
    /// with an ``EnvironmentKey``, for a lock and a look-up by two addresses; it allocates nothing.
    ///
    /// - Parameters:
    ///   - defaultValue: the value if no ancestor sets the property; evaluated at each such read.
    ///   - property: the name of the calling property.
    ///   - file: the file of the calling property.
    public subscript<Value>(
        entry defaultValue: @autoclosure () -> Value, property: StaticString = #function, file: StaticString = #fileID
    ) -> Value {
        get { entry(for: EnvironmentProperties.key(property, file))?.typed(Value.self)?.value ?? defaultValue() }
        set { write(newValue, for: EnvironmentProperties.key(property, file), named: .property(property)) }
    }
}

/// The keys of properties that are keys themselves.
///
/// A property's getter and setter may have copies of its name at different addresses. The first use of an address finds
/// the key by the text; later uses find it by the address.
///
/// Invariants: every value of `byAddress` is the identity of a key in `byText`; keys are never freed, so that
/// identities stay unique.
private enum EnvironmentProperties {
    private final class Key: Sendable {}

    private struct Address: Hashable {
        let property: UInt
        let file: UInt
    }

    private struct Table: Sendable {
        var byAddress: [Address: ObjectIdentifier] = [:]
        var byText: [String: Key] = [:]
    }

    private static let table = Lock(Table())

    static func key(_ property: StaticString, _ file: StaticString) -> ObjectIdentifier {
        let address = Address(property: address(of: property), file: address(of: file))
        if let known = table.withLock({ $0.byAddress[address] }) { return known }
        // No file's name has a line break, so that different pairs give different texts.
        let text = "\(file)\n\(property)"
        return table.withLock { table in
            let key = table.byText[text] ?? Key()
            table.byText[text] = key
            table.byAddress[address] = ObjectIdentifier(key)
            return ObjectIdentifier(key)
        }
    }

    /// The address of the text; a text of a single character is its own address.
    private static func address(of text: StaticString) -> UInt {
        text.hasPointerRepresentation ? UInt(bitPattern: text.utf8Start) : UInt(text.unicodeScalar.value)
    }
}
