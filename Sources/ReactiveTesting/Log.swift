/// Lines that closures under test write, in order.
@MainActor
public final class Log {
    public private(set) var lines: [String] = []

    public nonisolated init() {}

    public func append(_ line: String) {
        lines.append(line)
    }

    /// The lines so far, which are forgotten.
    public func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
