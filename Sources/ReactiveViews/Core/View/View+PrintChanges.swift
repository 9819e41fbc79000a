extension View {
    /// Prints why the body is evaluated that calls this function.
    ///
    /// The line names what has changed: `@self` for the view's own value, `@identity` for a new view, `@dependencies`
    /// for anything else, and the names of dynamic properties.
    ///
    /// ```swift
    /// var body: some View {
    ///     let _ = Self._printChanges()    // "Counter: _count changed."
    ///     Text("\(count)")
    /// }
    /// ```
    ///
    /// From the first call on, the host notes the reasons of all updates, which costs time. ``Graph/Trace`` tells more.
    public static func _printChanges() {
        if let line = ChangeReport.line(of: Self.self) { ChangeReport.print(line) }
    }

    /// Writes to the standard error why the body is evaluated that calls this function, as `_printChanges()` does.
    public static func _logChanges() {
        guard let line = ChangeReport.line(of: Self.self) else { return }
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}

extension ViewModifier {
    /// Prints why the body is evaluated that calls this function.
    public static func _printChanges() {
        if let line = ChangeReport.line(of: Self.self) { ChangeReport.print(line) }
    }

    /// Writes to the standard error why the body is evaluated that calls this function.
    public static func _logChanges() {
        guard let line = ChangeReport.line(of: Self.self) else { return }
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}

/// Describes the reasons of an evaluation.
@MainActor
enum ChangeReport {
    /// Replaces the standard output in a test. The structure around the closure is needed: an optimised program crashes
    /// when it sets a task-local value of a function's type.
    struct Output: Sendable {
        let write: @Sendable (String) -> Void
    }
    @TaskLocal static var output: Output?

    static func print(_ line: String) {
        if let output { output.write(line) } else { Swift.print(line) }
    }

    /// Returns the line for the running evaluation; nil outside of bodies.
    static func line(of type: Any.Type) -> String? {
        guard let (node, reasons) = Graph.currentEvaluation() else { return nil }
        let names = names(of: reasons ?? [.mounted], at: node)
        return "\(typeName(type)): " + (names.isEmpty ? "unchanged." : names.joined(separator: ", ") + " changed.")
    }

    private static func names(of reasons: [Graph.Reason], at node: Graph.Node) -> [String] {
        var names: [String] = []
        func add(_ name: String) { if !names.contains(name) { names.append(name) } }
        for reason in reasons {
            switch reason {
            case .mounted:
                add("@self")
                add("@identity")
                ((node as? any DescribedComponent)?.dynamicProperties ?? []).forEach(add)
            case .inputs: add("@self")
            case .state(let name, _, _), .object(let name, _, _), .environment(let name), .derived(let name):
                add(name.hasPrefix("_") ? name : "_\(name)")
            case .observable, .other: add("@dependencies")
            }
        }
        return names
    }
}

/// A node that evaluates the body of a value.
@MainActor
protocol DescribedComponent {
    /// The names of the value's dynamic properties, with underscores.
    var dynamicProperties: [String] { get }
}

extension BodyNode: DescribedComponent {
    var dynamicProperties: [String] {
        Mirror(reflecting: component.value).children.compactMap { $0.value is any DynamicProperty ? $0.label : nil }
    }
}
