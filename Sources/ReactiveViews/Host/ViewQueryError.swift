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
            similar.isEmpty
                ? "There is no “\(words)”."
                : "There is no “\(words)”. Could be meant: \(similar.map { "“\($0)”" }.joined(separator: ", "))."
        case .covered(let words, let cover): "“\(words)” can't be reached: \(cover) lies above it."
        case .unresponsive(let words, let event): "“\(words)” doesn't react to \(event)."
        }
    }
}
