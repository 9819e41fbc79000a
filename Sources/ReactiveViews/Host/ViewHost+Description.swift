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
        let name = "ViewHost(\(typeName(Root.self))"
        guard isOnMainQueue else { return name + ")" }
        return MainActor.assumeIsolated { name + details }
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

    private var details: String {
        let time = clock == nil ? "" : ", at \(TreeText.rounded(now)) s"
        let lines = elements.flatMap { $0.text.split(separator: "\n") }.map { "\n  " + $0 }
        let tree = lines.isEmpty ? "\n  (nothing is visible)" : lines.joined()
        return ", \(size.width.briefly) × \(size.height.briefly)\(time)):" + tree
    }
}
