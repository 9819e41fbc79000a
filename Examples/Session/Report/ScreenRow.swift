import ReactiveViews

/// Something on the screen that a person would name: a text, a control, a presentation; not a stack around others.
struct ScreenRow: Equatable {
    let kind: String
    let label: String?
    let value: String?
    let names: [String]
    let attributes: [String]

    /// Controls whose parts a person doesn't name: their label does.
    private static let wholes: Set<String> = [
        "Button", "Link", "NavigationLink", "Toggle", "Slider", "Stepper", "Option",
    ]
    private static let shapes: Set<String> = [
        "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Circle", "Ellipse", "Divider",
    ]
    /// Shown without words, they still are something.
    private static let wordless: Set<String> = ["ProgressView", "Gauge", "TextField", "SecureField", "TextEditor"]

    @MainActor
    init(_ element: ViewElement) {
        kind = element.kind
        label = element.label
        value = element.value
        names = element.names.filter { $0 != element.label }
        attributes = element.attributes
    }

    /// What is on the screen, in reading order.
    @MainActor
    static func rows(of elements: [ViewElement]) -> [ScreenRow] {
        var rows: [ScreenRow] = []
        var stack = Array(elements.reversed())
        while let element = stack.popLast() {
            let row = ScreenRow(element)
            let isNamed = element.label != nil || element.value != nil || element.isPresentation
            if isNamed || wordless.contains(element.kind) {
                rows.append(row)
            } else if !element.names.isEmpty || !element.attributes.isEmpty, !shapes.contains(element.kind) {
                rows.append(row)
            } else if !element.names.isEmpty, rows.last?.names != row.names, element.children.isEmpty {
                rows.append(row)
            }
            if element.label != nil, wholes.contains(element.kind) { continue }
            stack += element.children.reversed()
        }
        return rows
    }

    /// The words for it, without what may change: `Toggle "Favourites only"`, or `"Picture 1 of 4"` for a text.
    func title(_ limit: Int) -> String {
        let words = label ?? (kind == "Text" ? "" : nil)
        let quoted = words.map { "\"\($0.elidedInTheMiddle(to: limit))\"" }
        if kind == "Text", let quoted { return quoted }
        if let quoted { return "\(kind) \(quoted)" }
        return names.isEmpty ? kind : "\(kind) [\(names.joined(separator: ", ").elidedInTheMiddle(to: limit))]"
    }

    /// All of it, as in `Toggle "Favourites only" (on)`.
    func text(_ limit: Int) -> String {
        var text = title(limit)
        if let value, !value.isEmpty { text += " = \"\(value.elidedInTheMiddle(to: limit))\"" }
        if label != nil, !names.isEmpty { text += " [\(names.joined(separator: ", ").elidedInTheMiddle(to: limit))]" }
        if !attributes.isEmpty { text += " (\(attributes.joined(separator: ", ").elidedInTheMiddle(to: limit)))" }
        return text
    }

    /// Whether both are the same thing in two states.
    func isSame(as other: ScreenRow) -> Bool {
        guard kind == other.kind, label == other.label else { return false }
        return label != nil || names == other.names
    }

    /// Whether both are equal but for an attribute.
    func isEqual(to other: ScreenRow, without attribute: String) -> Bool {
        isSame(as: other) && value == other.value && names == other.names
            && attributes.filter { $0 != attribute } == other.attributes.filter { $0 != attribute }
    }

    /// How this became `other`: its value, its state and its names.
    func change(to other: ScreenRow, _ limit: Int) -> String {
        if !isSame(as: other) {
            return kind == "Text"
                ? "\(text(limit)) → \(other.text(limit))"
                : "\(text(limit)) → \(other.text(limit).withoutPrefix(kind + " "))"
        }
        var changes: [String] = []
        func quoted(_ text: String?) -> String { "\"\((text ?? "").elidedInTheMiddle(to: limit))\"" }
        if value != other.value { changes.append("\(quoted(value)) → \(quoted(other.value))") }
        if names != other.names {
            changes.append("[\(names.joined(separator: ", "))] → [\(other.names.joined(separator: ", "))]")
        }
        let begun = other.attributes.filter { !attributes.contains($0) }
        let ended = attributes.filter { !other.attributes.contains($0) }
        if let new = begun.first, let old = ended.first, begun.count == 1, ended.count == 1 {
            changes.append("\(old) → \(new)")
        } else {
            changes += begun + ended.map { "no longer \($0)" }
        }
        return "\(title(limit)): \(changes.joined(separator: ", "))"
    }
}

extension String {
    fileprivate func withoutPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
