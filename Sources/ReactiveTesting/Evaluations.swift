import ReactiveViews

extension ViewHost {
    /// Runs something as an event and gives the names of the views whose bodies were evaluated for it, in order.
    public func evaluations(of event: () throws -> Void) rethrows -> [String] {
        try trace(event).evaluations.map { String($0.path.split(separator: "/").last ?? "") }
    }
}

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
