import Reactive

/// When a default focus is taken.
public struct DefaultFocusEvaluationPriority: Sendable {
    private let isUserInitiated: Bool

    /// Only when the system moves the focus: here, when the views appear or the focus is reset.
    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    /// Also when the user moves the focus into the view. Here it is the same as `automatic`.
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// An action that chooses the focus anew in a focus scope.
public struct ResetFocusAction {
    fileprivate weak var tree: ViewTree?

    /// Moves the focus to the view that prefers it, when the event is settled. The event may add that view.
    ///
    /// - Parameter namespace: The namespace of the scope.
    @MainActor
    public func callAsFunction(in namespace: Namespace.ID) { tree?.defaultFocus.request(in: namespace) }
}

extension EnvironmentValues {
    /// The tree of the views; nil without a focus scope.
    fileprivate var focusTree: WeakTree {
        get { self[entry: WeakTree()] }
        set { self[entry: WeakTree()] = newValue }
    }

    /// An action that chooses the focus anew in a scope around the view. It has no effect outside of focus scopes.
    public var resetFocus: ResetFocusAction { ResetFocusAction(tree: focusTree.tree) }

    /// Whether the focused view looks different. True by default.
    public internal(set) var isFocusEffectEnabled: Bool {
        get { self[entry: true] }
        set { self[entry: true] = newValue }
    }
}

private struct WeakTree {
    weak var tree: ViewTree?
}

nonisolated extension View {
    /// Sets a focus state to a value when the view appears and nothing has the focus.
    ///
    /// ```swift
    /// Form {
    ///     TextField("Name", text: $name).focused($field, equals: .name)
    ///     TextField("Town", text: $town).focused($field, equals: .town)
    /// }
    /// .defaultFocus($field, .town)
    /// ```
    ///
    /// - Parameters:
    ///   - binding: The focus state.
    ///   - value: The value of the view that gets the focus.
    ///   - priority: When the default is taken.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value))
    }

    /// Begins a scope in which one view may prefer the focus. When the scope appears and nothing has the focus, that
    /// view gets it.
    ///
    /// ```swift
    /// VStack {
    ///     TextField("Name", text: $name)
    ///     TextField("Town", text: $town).prefersDefaultFocus(in: form)
    /// }
    /// .focusScope(form)
    /// ```
    ///
    /// - Parameter namespace: The namespace of the scope.
    public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScopeModifier(namespace: namespace))
    }

    /// Sets whether the view gets the focus when it is chosen in a scope: when the scope appears, and by
    /// `resetFocus`.
    ///
    /// - Parameters:
    ///   - prefersDefaultFocus: Whether the view prefers the focus; true by default.
    ///   - namespace: The namespace of the scope.
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
    }

    /// Makes the view a section: arrow keys move the focus into it as a whole. It has no effect here, because arrow
    /// keys don't move the focus.
    public func focusSection() -> some View { inert(ModifierKind.FocusSection.self) }

    /// Sets whether focused views inside look as usual, by `isFocusEffectEnabled`, which nothing here reads. A view
    /// inside a disabled view can't enable it.
    ///
    /// - Parameter disabled: Whether the effect is disabled; true by default.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled, as: ModifierKind.FocusEffectDisabled.self) { $0 = $0 && !disabled }
    }
}

/// The views that prefer the focus, in the order of their mounting, and the scopes whose focus is to be chosen.
@MainActor
final class DefaultFocusSystem: TreePart, SettlementAwaiting {
    private unowned let tree: ViewTree
    fileprivate var preferring = Registry<any FocusPreferring>()
    /// The scopes to choose in, in order. Without `isReset` the choice is only made while nothing has the focus.
    private var requests: [(namespace: Namespace.ID, isReset: Bool)] = []

    init(of tree: ViewTree) { self.tree = tree }

    /// Chooses the focus anew when the event is settled: views of the scope may be created until then.
    func request(in namespace: Namespace.ID) {
        requests.append((namespace, isReset: true))
        tree.awaitSettlement(self)
        // A call outside of events needs a flush.
        tree.root?.setNeedsUpdate(because: .other("focus"))
    }

    /// Chooses the focus of a scope that has appeared, if nothing has it.
    fileprivate func scopeHasAppeared(_ namespace: Namespace.ID) {
        guard tree.focus.focused == nil, !reset(in: namespace) else { return }
        requests.append((namespace, isReset: false))
        tree.awaitSettlement(self)
    }

    func changesHaveSettled() {
        let now = requests
        requests = []
        for request in now where request.isReset || tree.focus.focused == nil { reset(in: request.namespace) }
    }

    @discardableResult
    private func reset(in namespace: Namespace.ID) -> Bool {
        let candidates = preferring.filter { $0.isPreferred(in: namespace) }
        for node in candidates.inTreeOrder({ $0 }) {
            if let target = tree.focus.firstTarget(in: node) {
                tree.focus.move(to: target)
                return true
            }
        }
        return false
    }
}

extension ViewTree {
    fileprivate var defaultFocus: DefaultFocusSystem { part() }
}

@MainActor
private protocol FocusPreferring: ViewNode {
    func isPreferred(in namespace: Namespace.ID) -> Bool
}

nonisolated private struct PreferredFocusModifier: PrimitiveModifier {
    let isPreferred: Bool
    let namespace: Namespace.ID

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PreferredFocusModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PreferredFocusModifier>> {
        PreferredFocusNode(view, under: parent)
    }
}

private final class PreferredFocusNode<Content: View>: ModifierNode<Content, PreferredFocusModifier>, FocusPreferring {
    override func didMount() { tree.defaultFocus.preferring.append(self, ObjectIdentifier(self)) }
    override func willUnmount() { tree.defaultFocus.preferring.remove(ObjectIdentifier(self)) }

    func isPreferred(in namespace: Namespace.ID) -> Bool { modifier.isPreferred && modifier.namespace == namespace }
}

nonisolated private struct FocusScopeModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let namespace: Namespace.ID

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, FocusScopeModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, FocusScopeModifier>> {
        FocusScopeNode(view, under: parent)
    }
}

private final class FocusScopeNode<Content: View>: ModifierNode<Content, FocusScopeModifier> {
    private var below: EnvironmentScope?

    override func willMountContent() {
        let below = EnvironmentScope(below: self)
        self.below = below
        scope = below
        below.update { [weak tree] in $0.focusTree = WeakTree(tree: tree) }
    }

    override func didMount() {
        graph.enqueueAction(for: self, "focus") { [weak self] in
            if let self, isMounted { tree.defaultFocus.scopeHasAppeared(modifier.namespace) }
        }
    }
}

nonisolated private struct DefaultFocusModifier<Value: Hashable>: PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, DefaultFocusModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, DefaultFocusModifier>> {
        DefaultFocusNode(view, under: parent)
    }
}

private final class DefaultFocusNode<Content: View, Value: Hashable>:
    ModifierNode<Content, DefaultFocusModifier<Value>>
{
    override func didMount() {
        graph.enqueueAction(for: self, "focus") { [weak self] in
            guard let self, isMounted, tree.focus.focused == nil else { return }
            modifier.binding.wrappedValue = modifier.value
        }
    }
}
