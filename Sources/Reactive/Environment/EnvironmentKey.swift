/// The key of a value that views inherit from the nearest ancestor that sets it; see ``Environment`` for an example.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views without an ancestor that sets the key.
    static var defaultValue: Value { get }
}
