extension Subscribers {
    /// The end of a publisher. Nothing is delivered after it.
    @frozen
    public enum Completion<Failure: Error> {
        /// The publisher has delivered all its values.
        case finished
        /// The publisher failed with an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Codable where Failure: Codable {
    private enum Key: String, CodingKey {
        case success, error
    }

    /// Decodes a completion that was encoded by `encode(to:)`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError` if the data has another format, or what decoding the failure throws.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if try container.decode(Bool.self, forKey: .success) {
            self = .finished
        } else {
            self = .failure(try container.decode(Failure.self, forKey: .error))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .finished: try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion {
    /// Returns this completion with its error transformed.
    @inlinable
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    @inlinable
    var isFailure: Bool {
        if case .failure = self { true } else { false }
    }

    /// This completion with an untyped error.
    @inlinable
    var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}
