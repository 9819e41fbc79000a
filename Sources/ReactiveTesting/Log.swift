/// The lines that closures under test write, in order.
///
/// ```swift
/// let log = Log()
/// let host = ViewHost(Text("a").onAppear { log.append("appear") })
/// #expect(log.take() == ["appear"])
/// ```
@MainActor
public final class Log {
    /// The lines since the last ``take()``.
    public private(set) var lines: [String] = []

    /// Creates an empty log.
    public nonisolated init() {}

    /// Appends a line.
    ///
    /// - Parameter line: The line.
    public func append(_ line: String) {
        lines.append(line)
    }

    /// Removes and returns all lines.
    public func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
