/// Whether output has colours.
public enum ColorChoice: String, CaseIterable, Sendable {
    /// On a terminal that shows them, unless the environment objects.
    case auto
    case always
    case never

    /// Whether there are colours.
    ///
    /// - Parameters:
    ///   - isTerminal: whether the output goes to a terminal.
    ///   - environment: the variables of the process. `NO_COLOR`, and a `TERM` that is missing, empty or `dumb`, mean
    ///     none.
    public func isColored(isTerminal: Bool, environment: [String: String]) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto:
            isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && !isDumb(environment["TERM"])
        }
    }
}

/// Whether a terminal of this name, the value of `TERM`, only prints: it has no cursor to move and no colours.
public func isDumb(_ name: String?) -> Bool { name == nil || name == "" || name == "dumb" }
