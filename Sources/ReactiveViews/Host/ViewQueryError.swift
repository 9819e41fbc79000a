/// The reason why an action on a view failed.
///
/// ```swift
/// do {
///     try host.tap("Sav")
/// } catch {
///     print(error)
/// }
/// ```
public enum ViewQueryError: Error, Equatable, CustomStringConvertible {
    /// No visible element has the words; with similar words that exist.
    case notFound(String, similar: [String])
    /// The element exists, but a presentation covers it; with the presentation's line in the tree.
    case covered(String, by: String)
    /// The element is visible, but doesn't react to the action.
    case unresponsive(String, to: String)

    public var description: String {
        switch self {
        case .notFound(let words, let similar):
            let offers = similar.map { "“\(abbreviated($0))”" }.joined(separator: ", ")
            return "There is no “\(abbreviated(words))”." + (similar.isEmpty ? "" : " Did you mean: \(offers)?")
        case .covered(let words, let cover): return "“\(abbreviated(words))” can't be reached: \(cover) lies above it."
        case .unresponsive(let words, let event): return "“\(abbreviated(words))” doesn't react to \(event)."
        }
    }
}

/// Returns the text, shortened to 200 characters.
private func abbreviated(_ text: String) -> String {
    let limit = 200
    return text.utf8.count <= limit || text.count <= limit ? text : text.prefix(limit) + "…"
}
