import ReactiveViews

extension Graph.Reason {
    /// The reason in few words, for a view.
    ///
    /// - Parameters:
    ///   - view: the name of the view that was evaluated.
    ///   - owners: for properties that were written, the views that have them.
    ///   - limit: how many characters a value may have.
    func brief(in view: String, owners: [String: String], limit: Int) -> String {
        switch self {
        case .inputs(let names):
            return names.isEmpty ? "new value from its parent" : "new \(names.joined(separator: ", ")) from its parent"
        case .state(let name, let old, let new):
            let owner = owners[name].flatMap { $0 == view ? nil : "\($0)." } ?? ""
            return ValueText.change(of: owner + name, from: old, to: new, limit: limit)
        case .object(let property, _, let changes):
            if changes.isEmpty { return "\(property) announced a change" }
            return "\(property)." + changes.map { Self.brief($0, limit: limit) }.joined(separator: ", ")
        case .observable(let name, let changes):
            if changes.isEmpty { return "\(name) was written" }
            return changes.map { Self.brief($0, limit: limit) }.joined(separator: ", ")
        case .mounted, .derived, .environment, .other: return description
        }
    }

    /// Shortens `name was old, is new`; other texts stay.
    private static func brief(_ change: String, limit: Int) -> String {
        guard let start = change.range(of: " was ") else { return change }
        let name = String(change[..<start.lowerBound])
        let values = change[start.upperBound...]
        // The values may contain the separator: the right one leaves whole values on both sides.
        var from = values.startIndex
        while let separator = values.range(of: ", is ", range: from..<values.endIndex) {
            let (old, new) = (String(values[..<separator.lowerBound]), String(values[separator.upperBound...]))
            if old.hasBalancedBrackets {
                return ValueText.change(of: name, from: old, to: new, limit: limit)
            }
            from = separator.upperBound
        }
        return change
    }
}

extension String {
    /// Whether each bracket and quotation mark has its counterpart. A text that was cut off, as `…` tells, need not.
    fileprivate var hasBalancedBrackets: Bool {
        if hasSuffix("…") { return true }
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        for character in self {
            if isEscaped {
                isEscaped = false
            } else if isQuoted {
                if character == "\\" { isEscaped = true } else if character == "\"" { isQuoted = false }
            } else if character == "\"" {
                isQuoted = true
            } else if "([{".contains(character) {
                depth += 1
            } else if ")]}".contains(character) {
                depth -= 1
            }
        }
        return depth == 0 && !isQuoted
    }
}

/// The last component of a path: the view's own name.
func viewName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
