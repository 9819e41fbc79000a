/// Writes messages to the log of the running program.
public struct Logger: Sendable {
    public init() {}
}
