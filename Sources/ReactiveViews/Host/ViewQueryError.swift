/// The reason why a query or a verb of a host failed.
///
/// The first value of each case names the target as the test did: by its words, or as a description of the query.
///
/// ```swift
/// do {
///     try host.tap("Sav")
/// } catch {
///     print(error)  // There is no “Sav”. Did you mean: “Save”?
/// }
/// ```
public enum ViewQueryError: Error, Equatable, CustomStringConvertible {
    /// Why the user can't see an element.
    public enum Obstacle: Equatable, Sendable {
        /// Its opacity is zero.
        case transparent
        /// It has no width or no height.
        case empty
        /// A view around it clips it away, or a scroll view can't be scrolled to it; with the line of that view.
        case clipped(by: String)
        /// It is outside the host's bounds; with its frame, in points.
        case offScreen(CGRect)
    }

    /// No visible element matches; with similar words that exist.
    case notFound(String, similar: [String])
    /// Several elements match; with their descriptions.
    case ambiguous(String, matches: [ViewMatch])
    /// The element exists, but a presentation or another view covers it; with the line of that view in the tree.
    case covered(String, by: String)
    /// The element is disabled.
    case disabled(String)
    /// The user can't see the element.
    case invisible(String, Obstacle)
    /// The element is visible, but doesn't react to the action.
    case unresponsive(String, to: String)
    /// The row can only be moved in edit mode.
    case needsEditMode(String)
    /// The element has left the views, or belongs to another host.
    case gone(String)
    /// The host was unmounted.
    case unmounted(String)
    /// No view has the focus.
    case unfocused
    /// The target or an argument makes no sense; with the reason.
    case invalid(String, String)

    /// The reason in a sentence, with what to do about it where that isn't obvious.
    public var description: String {
        switch self {
        case .notFound(let name, let similar):
            let offers = similar.prefix(12).map(quoted).joined(separator: ", ")
            return "There is no \(quoted(name))." + (similar.isEmpty ? "" : " Did you mean: \(offers)?")
        case .ambiguous(let name, let matches): return Self.list(name, matches)
        case .covered(let name, let cover): return "\(quoted(name)) can't be reached: \(cover) lies above it."
        case .disabled(let name): return "\(quoted(name)) is disabled."
        case .invisible(let name, .transparent): return "\(quoted(name)) can't be seen: its opacity is 0."
        case .invisible(let name, .empty): return "\(quoted(name)) can't be seen: it has no size."
        case .invisible(let name, .clipped(let clipper)):
            return "\(quoted(name)) can't be seen: it is outside the visible part of \(clipper)."
        case .invisible(let name, .offScreen(let frame)):
            return
                "\(quoted(name)) can't be seen: it is off the screen, at \(frame.asPlace), and nothing scrolls to it."
        case .unresponsive(let name, let event): return "\(quoted(name)) doesn't react to \(event)."
        case .needsEditMode(let name):
            return "\(quoted(name)) can be moved in edit mode only. Tap the edit button first, or set \\.editMode."
        case .gone(let name): return "\(quoted(name)) is no longer in the host's views. Find the element again."
        case .unmounted(let name): return "There is no \(quoted(name)): the host's views were unmounted."
        case .unfocused: return "No view has the focus. Tap or focus a field first, or name it: type(_:into:)."
        case .invalid(let name, let reason): return "\(quoted(name)) isn't a target: \(reason)."
        }
    }

    private static func list(_ name: String, _ matches: [ViewMatch]) -> String {
        let shown = 10
        var lines = matches.prefix(shown).enumerated().map { "  nth(\($0)): \($1)" }
        if matches.count > shown { lines.append("  … and \(matches.count - shown) more") }
        return """
            \(quoted(name)) is ambiguous: \(matches.count) elements match.
            \(lines.joined(separator: "\n"))
            Narrow the query by a role, .in(…), .containing(…) or .nth(…), for instance host.query(.button, …).nth(0).
            """
    }

    /// The name of the target; nil for typing without a target.
    public var target: String? {
        switch self {
        case .notFound(let name, _), .ambiguous(let name, _), .covered(let name, _), .disabled(let name),
            .invisible(let name, _), .unresponsive(let name, _), .needsEditMode(let name), .gone(let name),
            .unmounted(let name), .invalid(let name, _):
            name
        case .unfocused: nil
        }
    }

    /// The elements among which the target is ambiguous; empty for other errors.
    public var matches: [ViewMatch] {
        if case .ambiguous(_, let matches) = self { return matches }
        return []
    }
}
