/// The arguments of a host's functions in words, for an observer.
enum ActionWords {
    /// Returns a text in quotation marks, shortened if it is long.
    static func quoted(_ text: String) -> String { "“\(text.prefix(200))\(text.count > 200 ? "…" : "")”" }

    static func of(_ size: CGSize) -> String { "by (\(size.width.briefly), \(size.height.briefly))" }

    static func of(_ duration: Duration) -> String { "by \(CGFloat(duration.inSeconds).briefly) s" }

    static func to(_ point: CGPoint) -> String { "to (\(point.x.briefly), \(point.y.briefly))" }

    /// Returns a key with its modifiers: `⌘S`.
    static func of(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> String {
        let symbols: [(EventModifiers, String)] = [(.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘")]
        let names: [Character: String] = [
            KeyEquivalent.return.character: "return", KeyEquivalent.escape.character: "escape",
            KeyEquivalent.tab.character: "tab", KeyEquivalent.space.character: "space",
            KeyEquivalent.delete.character: "delete", KeyEquivalent.upArrow.character: "↑",
            KeyEquivalent.downArrow.character: "↓", KeyEquivalent.leftArrow.character: "←",
            KeyEquivalent.rightArrow.character: "→",
        ]
        let name = names[key.character] ?? key.character.uppercased()
        return symbols.filter { modifiers.contains($0.0) }.map(\.1).joined() + name
    }

    /// Returns a value of the environment: `colorScheme = dark`.
    static func of<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> String {
        let path = "\(keyPath)"
        let last = path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
        // The name isn't known in each kind of build.
        let name = last.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? last : "\(Value.self)"
        return "\(name) = \("\(value)".prefix(200))"
    }

    /// Returns what an event carries: the text, the number, the date. Empty if it carries nothing.
    static func of(_ kind: InputEvent.Kind) -> String {
        if case .type(let text) = kind { return quoted(text) }
        guard let value = payload(of: kind, depth: 0) else { return "" }
        return (value as? String).map(quoted) ?? "\("\(value)".prefix(200))"
    }

    /// Returns the value inside an enumeration's cases; nil if there is none.
    private static func payload(of value: Any, depth: Int) -> Any? {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .enum where depth < 8:
            guard let child = mirror.children.first else { return depth > 1 ? value : nil }
            return payload(of: child.value, depth: depth + 1)
        case .optional where mirror.children.count == 1, .tuple where mirror.children.count == 1:
            return mirror.children.first.flatMap { payload(of: $0.value, depth: depth + 1) }
        default: return value
        }
    }
}
