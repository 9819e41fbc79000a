/// A value that views inherit from the nearest ancestor that sets it.
public protocol EnvironmentKey {
    associatedtype Value
    /// What a view gets if no ancestor sets the key.
    static var defaultValue: Value { get }
}
