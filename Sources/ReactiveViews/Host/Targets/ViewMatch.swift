/// The description of an element that matches a target, for errors.
public struct ViewMatch: Equatable, Sendable, CustomStringConvertible {
    /// The element's line in the tree.
    public let line: String
    /// The kinds and labels of the elements around, the outermost first.
    public let path: [String]
    /// The frame, in points in the host's coordinates; nil if the element isn't laid out.
    public let frame: CGRect?

    /// The line, the place in the tree and the frame.
    public var description: String {
        var text = shortened(line, to: 120)
        if !path.isEmpty { text += " in " + path.suffix(4).joined(separator: " > ") }
        if let frame { text += ", at \(frame.asPlace)" }
        return text
    }
}

extension CGRect {
    /// The origin and the size, rounded, for errors.
    package var asPlace: String {
        "(\(minX.briefly), \(minY.briefly)), \(width.briefly) × \(height.briefly)"
    }
}

/// Returns the text, shortened to a number of characters.
func shortened(_ text: String, to limit: Int) -> String {
    text.utf8.count <= limit || text.count <= limit ? text : text.prefix(limit) + "…"
}
