import CTerminalSupport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many characters a terminal shows.
public struct TerminalSize: Equatable, Hashable, Sendable {
    public var columns: Int
    public var rows: Int

    /// What is assumed of a terminal that doesn't tell.
    public static let standard = TerminalSize(columns: 80, rows: 24)

    /// - Parameters:
    ///   - columns: at least 1; less becomes 1.
    ///   - rows: at least 1; less becomes 1.
    public init(columns: Int, rows: Int) {
        self.columns = max(columns, 1)
        self.rows = max(rows, 1)
    }

    /// The size of a terminal; nil if it is unknown, or the descriptor isn't one of a terminal.
    public init?(of descriptor: Int32) {
        var (columns, rows): (Int32, Int32) = (0, 0)
        guard terminal_size(descriptor, &columns, &rows) else { return nil }
        self.init(columns: Int(columns), rows: Int(rows))
    }

    /// Gives a terminal this size, and tells the programs on it.
    ///
    /// - Returns: whether the terminal took it.
    @discardableResult
    public func set(on descriptor: Int32) -> Bool {
        terminal_set_size(descriptor, Int32(clamping: columns), Int32(clamping: rows))
    }
}

/// Whether a descriptor is one of a terminal.
public func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
