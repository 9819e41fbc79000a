/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    fileprivate let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// A control that does something when it is tapped.
public struct Button<Label: View>: PrimitiveView {
    fileprivate let role: ButtonRole?
    fileprivate let action: @MainActor () -> Void
    fileprivate let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public static func _makeNode(_ view: Button<Label>, under parent: ViewNode) -> TypedNode<Button<Label>> {
        ButtonNode(view, under: parent)
    }
}

extension Button where Label == Text {
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

private final class ButtonNode<Label: View>: SingleChildNode<Button<Label>, Label>, TapTarget {
    private var view: Button<Label>

    init(_ view: Button<Label>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        setContent(view.label)
    }

    override func receive(_ view: Button<Label>) {
        self.view = view
        setContent(view.label)
    }

    var takesTaps: Bool { environment.isEnabled }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind else { return false }
        guard environment.isEnabled else { return false }
        view.action()
        bubble(.buttonPressed)
        return true
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("Button")
        element.takeLabel(from: children.flatMap { $0 })
        if let role = view.role { element.attributes.append(role.name) }
        if !environment.isEnabled { element.attributes.append("disabled") }
        element.node = self
        return [element]
    }
}
