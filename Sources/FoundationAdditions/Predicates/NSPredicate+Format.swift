import Foundation

extension NSPredicate {
    /// Creates a predicate from a format.
    ///
    /// ```swift
    /// let isMail = NSPredicate(format: "SELF MATCHES %@", "[^@]+@[^@]+")
    /// let isLong = NSPredicate(format: "name.count > 3 AND tag IN %@", ["a", "b"])
    /// ```
    ///
    /// It compares properties, dictionaries' values and `SELF` with `==`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`,
    /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`, with the options `[c]` and `[d]`, and combines them
    /// with `AND`, `OR` and `NOT`. Properties are stored ones, read by reflection, and `count`. Functions, subqueries
    /// and `ANY` aren't known: a format with one is reported, and matches nothing.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format. `%@` and other specifiers stand for values, `%K` for the name of a property.
    ///   - args: The values.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a format; see `init(format:_:)`.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - arguments: The values of the format's specifiers; nil for none.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            let rule = try PredicateParser.rule(predicateFormat, arguments ?? [])
            self.init { object, _ in rule.matches(object) }
        } catch {
            Diagnostics.report(
                Diagnostic(
                    .invalidInput,
                    "Invalid predicate format “\(predicateFormat)”: \(error.problem); it matches nothing."))
            self.init(value: false)
        }
    }
}

/// A part of a predicate.
///
/// `@unchecked Sendable` is sound as far as the arguments are: a predicate keeps what its creator gave it, as on
/// Apple's systems, and only reads it.
indirect enum PredicateRule: @unchecked Sendable {
    case constant(Bool)
    case not(PredicateRule)
    case and(PredicateRule, PredicateRule)
    case or(PredicateRule, PredicateRule)
    case comparison(PredicateOperand, PredicateComparison, PredicateOperand)

    func matches(_ object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let rule): !rule.matches(object)
        case .and(let left, let right): left.matches(object) && right.matches(object)
        case .or(let left, let right): left.matches(object) || right.matches(object)
        case .comparison(let left, let comparison, let right):
            comparison.holds(left.value(of: object), right.value(of: object))
        }
    }
}

/// What a predicate compares.
enum PredicateOperand: @unchecked Sendable {
    case value(Any?)
    case list([PredicateOperand])
    /// The names of properties; none for the object itself.
    case path([String])

    func value(of object: Any?) -> Any? {
        switch self {
        case .value(let value): return value
        case .list(let operands): return operands.map { $0.value(of: object) as Any }
        case .path(let names):
            var value = object
            for name in names { value = Self.property(name, of: value) }
            return value
        }
    }

    /// Returns a dictionary's value, a number of elements, or a stored property, also of a superclass; nil without one.
    private static func property(_ name: String, of object: Any?) -> Any? {
        guard let object = unwrapped(object) else { return nil }
        if let dictionary = object as? [String: Any] { return dictionary[name] }
        if name == "count" || name == "@count" || name == "length" {
            if let collection = object as? any Collection { return collection.count }
        }
        if name == "self" || name == "SELF" { return object }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name || $0.label == "_\(name)" }) {
                return unwrapped(child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// The value in optionals; nil if there is none.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}
