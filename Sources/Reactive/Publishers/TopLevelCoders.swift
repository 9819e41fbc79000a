/// An encoder that turns a value into a stored form, such as JSON data. Used by the operator `encode(encoder:)`.
public protocol TopLevelEncoder<Output> {
    /// The type of the stored form.
    associatedtype Output
    /// Encodes a value.
    ///
    /// - Parameter value: The value to encode.
    /// - Returns: The stored form.
    /// - Throws: An error if the value can't be encoded.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A decoder that reads a value from its stored form. Used by the operator `decode(type:decoder:)`.
public protocol TopLevelDecoder<Input> {
    /// The type of the stored form.
    associatedtype Input
    /// Decodes a value.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - input: The stored form.
    /// - Returns: The value.
    /// - Throws: An error if the input isn't a value of this type.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}
