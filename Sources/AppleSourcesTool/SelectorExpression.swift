import Foundation

/// The expression within `#selector(…)`.
struct SelectorExpression {
    private let expression: String
    private let isProperty: Bool

    init(_ text: String) {
        let text = text.split(separator: "\n").joined(separator: " ")
        let trimmed = Self.trim(text)
        if let prefix = ["getter:", "setter:"].first(where: trimmed.hasPrefix) {
            expression = Self.trim(trimmed.dropFirst(prefix.count))
            isProperty = true
        } else {
            expression = trimmed
            isProperty = false
        }
    }

    private static func trim(_ text: some StringProtocol) -> String {
        String(text.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }

    /// The code of a selector that knows its method.
    var replacement: String {
        if isProperty { return "Selector(\"\(name)\", \\\(qualified))" }
        return "Selector(\"\(name)\", \(isBound ? "bound: " : "")\(qualified))"
    }

    /// Whether the method is that of an object, such as `context.coordinator.tap`, and not of a type or of `self`.
    private var isBound: Bool {
        let path = reference.prefix { $0 != "(" }.split(separator: ".").map(Self.trim)
        guard path.count > 1, path != ["self", path[1]] else { return false }
        return path[path.count - 2].first?.isLowercase ?? false
    }

    /// The expression without a coercion.
    private var reference: String {
        guard let range = expression.range(of: " as ") else { return expression }
        return Self.trim(expression[..<range.lowerBound])
    }

    /// The method's name with a colon for each parameter, as the Objective-C runtime has it.
    private var name: String {
        let base = reference.prefix { $0 != "(" }.split(separator: ".").last.map(Self.trim) ?? ""
        guard let open = reference.firstIndex(of: "("), let close = reference.lastIndex(of: ")") else { return base }
        let labels = reference[reference.index(after: open)..<close].split(separator: ":").map(Self.trim)
        var name = base
        for (index, label) in labels.enumerated() {
            if index == 0 {
                // The first label is a part of the name: `move(to:)` is `moveTo:`.
                if label != "_" {
                    let isPreposition = ["with", "for", "from", "to", "at", "by", "in", "on", "of"].contains(label)
                    name += (isPreposition ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
                }
            } else if label != "_" {
                name += label
            }
            name += ":"
        }
        return name
    }

    /// The expression with the type of `self` before the name of a method of it, so that it isn't retained.
    private var qualified: String {
        let path = reference.prefix { $0 != "(" }.split(separator: ".").map(Self.trim)
        let rest: String
        if path.count == 1 {
            rest = "Self.\(reference)"
        } else if path.count == 2, path[0] == "self" {
            rest = "Self." + Self.trim(reference.drop { $0 != "." }.dropFirst())
        } else {
            rest = reference
        }
        guard let range = expression.range(of: " as ") else { return rest }
        return "\(rest) \(expression[range.lowerBound...].drop { $0 == " " })"
    }
}
