/// What assistive technologies can ask any view for.
public struct AccessibilityActionKind: Hashable, Sendable {
    let name: String

    private init(_ name: String) { self.name = name }

    public static let `default` = AccessibilityActionKind("activate")
    public static let escape = AccessibilityActionKind("escape")
    public static let magicTap = AccessibilityActionKind("magic tap")

    public init(named name: Text) {
        self.name = name.words
    }
}

/// A step of a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}

/// Each action is an element inside of the view's own that carries its name: tapping that runs it.
extension View {
    /// Adds something that assistive technologies can do to the view. Its element is called `activate`, `escape` or `magic tap`.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(AccessibilityActionModifier(name: Text(verbatim: actionKind.name), action: handler))
    }

    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        modifier(AccessibilityActionModifier(name: name, action: handler))
    }

    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        modifier(AccessibilityActionModifier(name: Text(nameKey), action: handler))
    }

    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        modifier(AccessibilityActionModifier(name: Text(verbatim: String(name)), action: handler))
    }

    /// Lets assistive technologies change the view's value by a step. The elements are called `increment` and `decrement`.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(AccessibilityActionModifier(name: Text(verbatim: "decrement")) { handler(.decrement) })
            .modifier(AccessibilityActionModifier(name: Text(verbatim: "increment")) { handler(.increment) })
    }
}

struct AccessibilityActionModifier: PrimitiveModifier {
    let name: Text
    let action: () -> Void

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, AccessibilityActionModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, AccessibilityActionModifier>> {
        AccessibilityActionNode(view, under: parent)
    }
}

private final class AccessibilityActionNode<Content: View>: ModifierNode<Content, AccessibilityActionModifier> {
    /// Takes taps on its own element; those on the view below go on.
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard child == nil, case .tap = event.kind, environment.isEnabled else { return false }
        modifier.action()
        return true
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var elements = children.flatMap { $0 }
        var action = ViewElement("AccessibilityAction", label: modifier.name.words(in: environment))
        action.node = self
        if elements.isEmpty { return elements }
        elements[0].children.append(action)
        return elements
    }
}
