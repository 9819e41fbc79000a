import ReactiveFoundation

extension ViewElement: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The element and all inside of it, a line for each, as `text`. To be read on the main actor; elsewhere it is the
    /// element's kind and words.
    public nonisolated var description: String {
        guard isOnMainQueue else { return label.map { "\(kind) \"\(TreeText.escaped($0))\"" } ?? kind }
        return MainActor.assumeIsolated { text }
    }

    /// The same as the description.
    public nonisolated var debugDescription: String { description }

    /// The kind, and of the other parts those that the element has.
    public nonisolated var customMirror: Mirror {
        var parts: [(label: String?, value: Any)] = [("kind", kind)]
        if let label { parts.append(("label", label)) }
        if let value { parts.append(("value", value)) }
        if !names.isEmpty { parts.append(("names", names)) }
        if !attributes.isEmpty { parts.append(("attributes", attributes)) }
        let children = isOnMainQueue ? MainActor.assumeIsolated { self.children } : []
        if !children.isEmpty { parts.append(("children", children)) }
        return Mirror(self, children: parts, displayStyle: .struct)
    }
}
