import Foundation

/// A comparison of a predicate.
struct PredicateComparison: Sendable {
    enum Operator: String, Sendable {
        case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case between = "BETWEEN", isIn = "IN", contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH"
        case like = "LIKE", matches = "MATCHES"
    }

    var kind: Operator
    var ignoresCase = false
    var ignoresDiacritics = false

    func holds(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (PredicateOperand.unwrapped(left), PredicateOperand.unwrapped(right))
        switch kind {
        case .equal: return isEqual(left, right)
        case .unequal: return !isEqual(left, right)
        case .less: return order(left, right) == .orderedAscending
        case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
        case .greater: return order(left, right) == .orderedDescending
        case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
        case .between:
            guard let bounds = elements(right), bounds.count == 2 else { return false }
            return order(bounds[0], left).map { $0 != .orderedDescending } ?? false
                && order(left, bounds[1]).map { $0 != .orderedDescending } ?? false
        case .isIn: return isElement(left, of: right)
        case .contains: return isElement(right, of: left)
        case .begins: return strings(left, right).map { $0.hasPrefix($1) } ?? false
        case .ends: return strings(left, right).map { $0.hasSuffix($1) } ?? false
        case .like:
            guard let (text, pattern) = strings(left, right) else { return false }
            let parts = pattern.map {
                $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: String($0))
            }
            return matches(text, parts.joined())
        case .matches:
            guard let text = left as? String, let pattern = right as? String else { return false }
            return matches(text, pattern)
        }
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else {
            Diagnostics.report(
                Diagnostic(.invalidInput, "Invalid regular expression “\(pattern)” of a predicate; it matches nothing.")
            )
            return false
        }
        let text = ignoresDiacritics ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private func folded(_ string: String) -> String {
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresDiacritics { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? string : string.folding(options: options, locale: nil)
    }

    private func strings(_ left: Any?, _ right: Any?) -> (String, String)? {
        guard let left = left as? String, let right = right as? String else { return nil }
        return (folded(left), folded(right))
    }

    private func elements(_ value: Any?) -> [Any]? {
        if let list = value as? [Any] { return list }
        return (value as? any Collection).map { collection in collection.map { $0 as Any } }
    }

    private func isElement(_ element: Any?, of container: Any?) -> Bool {
        if let (text, part) = strings(container, element) { return text.contains(part) }
        return elements(container)?.contains { isEqual(PredicateOperand.unwrapped($0), element) } ?? false
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let order = order(left, right) { return order == .orderedSame }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return (left as AnyObject) === (right as AnyObject)
    }

    /// The order of two numbers, strings or dates; nil for other values.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let (left, right) = strings(left, right) { return left.compare(right) }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        guard let left = number(left), let right = number(right) else { return nil }
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    private func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }
}
