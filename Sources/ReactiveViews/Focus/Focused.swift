import Reactive

nonisolated extension View {
    /// Binds a focus state's value to the focus of this view, or of its first descendant that can have the focus.
    ///
    /// The state has the value while the focus is here, and setting the state to the value moves the focus here. If
    /// several views have the value, the first one in the tree that can have the focus receives it.
    ///
    /// ```swift
    /// enum Field { case name, town }
    /// @FocusState var field: Field?
    ///
    /// TextField("Name", text: $name).focused($field, equals: .name)
    /// TextField("Town", text: $town).focused($field, equals: .town)
    /// ```
    ///
    /// - Parameters:
    ///   - binding: The focus state.
    ///   - value: The value for this view.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }

    /// Binds a Boolean focus state to the focus of this view, or of its first descendant that can have the focus.
    ///
    /// - Parameter condition: The focus state; true while the focus is here.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Sets whether the view itself can have the focus, as a text field can.
    ///
    /// ```swift
    /// Board().focusable()
    /// ```
    ///
    /// - Parameter isFocusable: Whether the view can have the focus.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}

nonisolated struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, FocusedModifier<Value>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, FocusedModifier<Value>>> {
        FocusedNode(view, under: parent)
    }
}

private final class FocusedNode<Content: View, Value: Hashable>: ModifierNode<Content, FocusedModifier<Value>>,
    FocusLink
{
    private(set) var wantsFocus = false

    override func didMount() {
        setNeedsUpdate(because: .mounted)
    }

    override func modifierChanged(from old: FocusedModifier<Value>) {
        if old.value != modifier.value || old.binding.source !== modifier.binding.source {
            setNeedsUpdate(because: .inputs([]))
            if let source = old.binding.source { tree.focus.note(source) }
        }
    }

    override func update() {
        let wanted = wantsFocus
        wantsFocus = track { modifier.binding.wrappedValue == modifier.value }
        guard wantsFocus != wanted else { return }
        tree.focus.note(self)
        if let source { tree.focus.note(source) }
    }

    var source: (any FocusFollowing)? { modifier.binding.source }
    var answer: Any { modifier.value }
}

nonisolated extension View {
    /// Sets whether the view itself can have the focus, and for which interactions.
    ///
    /// - Parameters:
    ///   - isFocusable: Whether the view can have the focus; true by default.
    ///   - interactions: What the focus is for; kept without effect here.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Sets whether the view itself can have the focus, and calls an action when it receives or loses the focus.
    ///
    /// - Parameters:
    ///   - isFocusable: Whether the view can have the focus; true by default.
    ///   - onFocusChange: Receives whether the view has the focus now.
    public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View
    {
        modifier(FocusableModifier(isFocusable: isFocusable, onFocusChange: onFocusChange))
    }
}

/// What a focused view is used for.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set of interactions.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The view is activated, as a button is.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view is edited by keys, as a text field is.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The interactions that the system has focus for.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

nonisolated struct FocusableModifier: PrimitiveModifier {
    let isFocusable: Bool
    var onFocusChange: ((Bool) -> Void)?

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, FocusableModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, FocusableModifier>> {
        FocusableNode(view, under: parent)
    }
}

/// Invariant: after an update `isFocused` in the descendants' environment is true if and only if the view has the
/// focus.
private final class FocusableNode<Content: View>: ModifierNode<Content, FocusableModifier>, FocusTarget, FocusNoting {
    override class var traits: NodeTraits { .isModifier }

    var canTakeFocus: Bool { modifier.isFocusable && environment.isEnabled }
    private var below: EnvironmentScope?

    override func willMountContent() {
        let below = EnvironmentScope(below: self)
        self.below = below
        scope = below
        setNeedsUpdate(because: .mounted)
    }

    func focusChanged(to hasFocus: Bool) {
        modifier.onFocusChange?(hasFocus)
        if isMounted { setNeedsUpdate(because: .other("focus")) }
    }

    override func update() {
        let isFocused = tree.focus.hasFocus(self)
        track { below?.update { $0.isFocused = isFocused } }
    }

    override func modifierChanged(from old: FocusableModifier) {
        if old.isFocusable && !modifier.isFocusable { tree.focus.willUnmount(self) }
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .focus = event.kind, canTakeFocus else { return false }
        tree.focus.move(to: self)
        return true
    }

    override func willUnmount() { tree.focus.willUnmount(self) }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var elements = super.compose(children)
        if tree.focus.hasFocus(self), let index = elements.mainIndex { elements[index].attributes.append("focused") }
        return elements
    }
}
