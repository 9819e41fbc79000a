extension Graph.Trace {
    /// Describes a value for traces: strings in quotes, optionals as their wrapped value, at most 100 characters.
    static func describe<Value>(_ value: Value) -> String {
        let description: String
        switch value as Any {
        case let text as String: description = text.debugDescription
        case let optional as any OptionalValue: return optional.describeWrapped()
        case let other: description = String(describing: other)
        }
        guard description.count > longest else { return description }
        return description.prefix(longest) + "…"
    }

    private static let longest = 100
}

private protocol OptionalValue {
    func describeWrapped() -> String
}

extension Optional: OptionalValue {
    fileprivate func describeWrapped() -> String { map { Graph.Trace.describe($0) } ?? "nil" }
}
