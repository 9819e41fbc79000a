import ReactiveViews

/// A text as its lines. A failed expectation on two of them shows the lines that differ.
///
/// ```swift
/// #expect(host.lines == """
///     VStack
///       Text "Count: 0"
///       Button "Increment"
///     """)
/// // ± inserted ["  Text \"Count: 1\""], removed ["  Text \"Count: 0\""]
/// ```
public struct TextLines: RandomAccessCollection, Equatable, Sendable, ExpressibleByStringInterpolation {
    private let lines: [String]

    /// Creates the lines of a text. A line break at the end begins no line.
    ///
    /// - Parameter text: The text.
    public init(_ text: String) { lines = SnapshotText(text).lines }

    /// Creates the lines of a literal.
    ///
    /// - Parameter value: The text.
    public init(stringLiteral value: String) { self.init(value) }

    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }

    /// A line.
    ///
    /// - Parameter position: The number of lines before it.
    public subscript(position: Int) -> String { lines[position] }
}

extension TextLines: CustomStringConvertible, CustomDebugStringConvertible {
    /// The text, on lines of its own.
    public var description: String { "\n" + lines.joined(separator: "\n") + "\n" }
    /// The same as the description.
    public var debugDescription: String { description }
}

extension ViewHost {
    /// The visible elements, a line for each; `tree` as lines, for expectations that show the lines that differ.
    public var lines: TextLines { TextLines(tree) }
}
