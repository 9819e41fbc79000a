/// A kind of action that assistive technologies request from a view.
public struct AccessibilityActionKind: Hashable, Sendable {
    let name: String

    private init(_ name: String) { self.name = name }

    /// The view's main action. Its element is named `activate`.
    public static let `default` = AccessibilityActionKind("activate")
    /// The action that leaves the current task. Its element is named `escape`.
    public static let escape = AccessibilityActionKind("escape")
    /// The action of a two-finger double tap. Its element is named `magic tap`.
    public static let magicTap = AccessibilityActionKind("magic tap")

    /// Creates a kind of action with a name.
    ///
    /// - Parameter name: The name, which is also the name of the action's element.
    public init(named name: Text) {
        self.name = name.words
    }
}

/// The direction in which the user adjusts a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// To the next value.
    case increment
    /// To the previous value.
    case decrement
}

/// Each action adds a child to the view's main element. The child carries the action's name, and a tap on it performs
/// the action.
nonisolated extension View {
    /// Adds an action that assistive technologies can perform on the view.
    ///
    /// The action is a child of the view's element, named after its kind: `activate`, `escape` or `magic tap`. A tap on
    /// that child calls the closure, unless the view is disabled. The child is added to the main element of the view,
    /// not to those of its backgrounds and overlays; a view without an element gets no action.
    ///
    /// ```swift
    /// struct Message: View {
    ///     @State private var isRead = false
    ///
    ///     var body: some View {
    ///         Text(isRead ? "Read" : "Unread")
    ///             .accessibilityAction { isRead.toggle() }
    ///             .accessibilityAction(named: "Mark as unread") { isRead = false }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - actionKind: The kind of action; the view's main action by default.
    ///   - handler: The closure to call when the user requests the action.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(AccessibilityActionModifier(name: Text(verbatim: actionKind.name), action: handler))
    }

    /// Adds an action with a name of its own.
    ///
    /// A tap on the child element with that name calls the closure.
    ///
    /// - Parameters:
    ///   - name: The name of the action.
    ///   - handler: The closure to call when the user requests the action.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        modifier(AccessibilityActionModifier(name: name, action: handler))
    }

    /// Adds an action with a localized name.
    ///
    /// - Parameters:
    ///   - nameKey: The key of the name's localized string.
    ///   - handler: The closure to call when the user requests the action.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        modifier(AccessibilityActionModifier(name: Text(nameKey), action: handler))
    }

    /// Adds an action with a name that isn't localized.
    ///
    /// - Parameters:
    ///   - name: The name of the action.
    ///   - handler: The closure to call when the user requests the action.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        modifier(AccessibilityActionModifier(name: Text(verbatim: String(name)), action: handler))
    }

    /// Lets assistive technologies adjust the view's value by steps.
    ///
    /// The view's element gets two children, named `increment` and `decrement`. A tap on one of them calls the closure
    /// with its direction. So do a host's `increment(_:by:)` and `decrement(_:by:)`, once for each step.
    ///
    /// ```swift
    /// struct Rating: View {
    ///     @State private var stars = 3
    ///
    ///     var body: some View {
    ///         Text("\(stars) stars")
    ///             .accessibilityAdjustableAction { direction in
    ///                 stars += direction == .increment ? 1 : -1
    ///             }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter handler: The closure to call with the direction of each step.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(
            AccessibilityActionModifier(name: Text(verbatim: "decrement"), direction: .decrement) {
                handler(.decrement)
            }
        )
        .modifier(
            AccessibilityActionModifier(name: Text(verbatim: "increment"), direction: .increment) {
                handler(.increment)
            })
    }
}

nonisolated struct AccessibilityActionModifier: PrimitiveModifier {
    let name: Text
    /// The direction of the steps that the action makes; nil if it makes none.
    var direction: AccessibilityAdjustmentDirection?
    let action: () -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, AccessibilityActionModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, AccessibilityActionModifier>> {
        AccessibilityActionNode(view, under: parent)
    }
}

private final class AccessibilityActionNode<Content: View>: ModifierNode<Content, AccessibilityActionModifier> {
    override class var traits: NodeTraits { .isModifier }

    /// The most steps in one event.
    private static var stepLimit: Int { 1_000 }

    /// Handles steps, and taps on the action's own element. Taps on the view below pass through.
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        if case .control(.adjust(let steps)) = event.kind, let direction = modifier.direction, steps != 0,
            (steps > 0) == (direction == .increment), environment.isEnabled
        {
            for _ in 0..<min(steps.magnitude, UInt(Self.stepLimit)) { modifier.action() }
            return true
        }
        guard child == nil, case .tap = event.kind, environment.isEnabled else { return false }
        modifier.action()
        return true
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var elements = children.joinedElements
        var action = ViewElement("AccessibilityAction", label: modifier.name.words(in: environment))
        action.node = self
        if let index = elements.mainIndex { elements[index].children.append(action) }
        return elements
    }
}
