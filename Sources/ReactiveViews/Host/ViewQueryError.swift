/// Why something could not be done to a view.
public enum ViewQueryError: Error, Equatable, CustomStringConvertible {
    /// Nothing visible carries these words; what could be meant.
    case notFound(String, similar: [String])
    /// It is there, but a sheet, popover or alert lies above it.
    case covered(String, by: String)
    /// It is there, but nothing there reacts to this.
    case unresponsive(String, to: String)

    public var description: String {
        switch self {
        case .notFound(let words, let similar):
            let offers = similar.map { "“\(abbreviated($0))”" }.joined(separator: ", ")
            return "There is no “\(abbreviated(words))”." + (similar.isEmpty ? "" : " Could be meant: \(offers).")
        case .covered(let words, let cover): return "“\(abbreviated(words))” can't be reached: \(cover) lies above it."
        case .unresponsive(let words, let event): return "“\(abbreviated(words))” doesn't react to \(event)."
        }
    }
}

/// The text itself if it is short, else how it begins.
private func abbreviated(_ text: String) -> String {
    let limit = 200
    return text.utf8.count <= limit || text.count <= limit ? text : text.prefix(limit) + "…"
}
