extension EnvironmentValues {
    /// The value of a key that needs no type of its own: the property that this is called in is the key.
    ///
    ///     extension EnvironmentValues {
    ///         var accent: Color {
    ///             get { self[entry: .red] }
    ///             set { self[entry: .red] = newValue }
    ///         }
    ///     }
    ///
    /// Properties are told apart by their names and the files that they are declared in. A read costs a lock and a look-up by
    /// two addresses more than one with an `EnvironmentKey` does, about 50 ns; it allocates nothing and looks at no text.
    public subscript<Value>(
        entry defaultValue: @autoclosure () -> Value, property: StaticString = #function, file: StaticString = #fileID
    ) -> Value {
        get { entry(for: EnvironmentProperties.key(property, file))?.typed(Value.self)?.value ?? defaultValue() }
        set { write(newValue, for: EnvironmentProperties.key(property, file), named: .property(property)) }
    }
}

/// The keys of properties that are keys themselves.
///
/// A property's getter and setter may have its name at different addresses; so the addresses lead to the texts once, and the texts
/// to the key.
///
/// Invariants: every value of `byAddress` is one of `byText`; keys live forever, so that their identities stay unique.
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
        // No file's name ends in a line, so the two can't be confused.
        let text = "\(file)\n\(property)"
        return table.withLock { table in
            let key = table.byText[text] ?? Key()
            table.byText[text] = key
            table.byAddress[address] = ObjectIdentifier(key)
            return ObjectIdentifier(key)
        }
    }

    /// Where the text lies; one of a single character is its own address.
    private static func address(of text: StaticString) -> UInt {
        text.hasPointerRepresentation ? UInt(bitPattern: text.utf8Start) : UInt(text.unicodeScalar.value)
    }
}
