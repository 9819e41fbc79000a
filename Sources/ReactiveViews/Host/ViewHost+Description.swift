import ReactiveFoundation

// What a failed expectation prints of a host.
extension ViewHost: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type of the root view, the size and the tree of visible elements.
    ///
    /// A failed expectation on a host prints it:
    ///
    /// ```swift
    /// #expect(host.contains("Saved"))
    /// // Expectation failed: (host → ViewHost(Editor, 390 × 844):
    /// //   TextField "Title" = "Draft" (focused)
    /// //   Button "Save" (disabled)).contains("Saved")
    /// ```
    ///
    /// To be read on the main actor; elsewhere it has no tree.
    public nonisolated var description: String {
        guard isOnMainQueue else { return "ViewHost(\(typeName(Root.self)))" }
        return MainActor.assumeIsolated { summary + ":" + indentedTree }
    }

    /// The same as the description.
    public nonisolated var debugDescription: String { description }

    /// The root view's type, the size and the visible elements.
    public nonisolated var customMirror: Mirror {
        let root = (label: "root", value: typeName(Root.self) as Any)
        guard isOnMainQueue else { return Mirror(self, children: [root]) }
        let shown = MainActor.assumeIsolated { (size: self.size, elements: self.elements) }
        return Mirror(self, children: [root, ("size", shown.size), ("elements", shown.elements)])
    }

    /// The type of the root view, the size, and the time of a virtual clock.
    package var summary: String {
        let time = clock == nil ? "" : ", at \(TreeText.rounded(now)) s"
        return "ViewHost(\(typeName(Root.self)), \(size.width.briefly) × \(size.height.briefly)\(time))"
    }

    private var indentedTree: String {
        let lines = elements.flatMap { $0.text.split(separator: "\n") }.map { "\n  " + $0 }
        return lines.isEmpty ? "\n  (nothing is visible)" : lines.joined()
    }
}
