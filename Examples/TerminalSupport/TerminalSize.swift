import CTerminalSupport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many characters a terminal shows.
///
///     1 ≤ columns ≤ maximum.columns, 1 ≤ rows ≤ maximum.rows
public struct TerminalSize: Equatable, Hashable, Sendable {
    public let columns: Int
    public let rows: Int

    /// What is assumed of a terminal that doesn't tell.
    public static let standard = TerminalSize(columns: 80, rows: 24)

    /// The greatest size, more than a screen of today shows. Of a larger window, which a program can claim to be (each
    /// number has 16 bits), the part at the top left is used; the rest stays empty. A grid of all cells would exhaust
    /// the memory.
    public static let maximum = TerminalSize(columns: 2_000, rows: 500)

    /// Creates a size; numbers beyond the limits become 1 or those of ``maximum``.
    public init(columns: Int, rows: Int) {
        self.columns = min(max(columns, 1), 2_000)
        self.rows = min(max(rows, 1), 500)
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
