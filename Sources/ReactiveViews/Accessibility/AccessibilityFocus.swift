import Reactive

/// A set of assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: UInt8

    /// Creates an empty set.
    public init() { bits = 0 }
    private init(bits: UInt8) { self.bits = bits }

    /// VoiceOver.
    public static let voiceOver = AccessibilityTechnologies(bits: 1)
    /// Switch Control.
    public static let switchControl = AccessibilityTechnologies(bits: 2)

    public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        insert(newMember).inserted ? nil : newMember
    }

    public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { bits ^= other.bits }

    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits | other.bits)
    }
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits & other.bits)
    }
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(bits: bits ^ other.bits)
    }
}

/// The focus of assistive technologies as a value: whether a view has it (`Bool`), or which of several views has it (an
/// optional).
///
/// The value follows the focus, which a host moves by `focusAccessibility(_:)`. Writing the value moves the focus to
/// the first view in the tree that is marked with the value by `accessibilityFocused(_:equals:)`. The view may be created
/// by the same event. A value without such a view returns to false or nil when everything else in the flush is settled.
///
/// ```swift
/// @AccessibilityFocusState private var isErrorFocused: Bool
///
/// Text(error).accessibilityFocused($isErrorFocused)
/// Button("Send") { if !send() { isErrorFocused = true } }
/// ```
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: @preconcurrency DynamicProperty {
    /// A reference to a focus state, for other views to read and move the focus.
    @propertyWrapper
    public struct Binding {
        fileprivate let place: Reactive.Binding<Value>
        fileprivate let unfocused: Value
        fileprivate let source: AccessibilityFocusSource<Value>?

        /// The focus state's value; writing it moves the focus.
        public var wrappedValue: Value {
            get { place.wrappedValue }
            nonmutating set { place.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private var value: State<Value>
    private let unfocused: Value
    private var anchor: AccessibilityFocusAnchor<Value>

    /// Creates a focus state for a single view.
    public init() where Value == Bool { self.init(unfocused: false) }

    /// Creates a focus state for a single view and some technologies.
    ///
    /// - Parameter technologies: The technologies; ignored, since a host has one focus for all.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init(unfocused: false) }

    /// Creates a focus state for several views.
    public init<T: Hashable>() where Value == T? { self.init(unfocused: nil) }

    /// Creates a focus state for several views and some technologies.
    ///
    /// - Parameter technologies: The technologies; ignored, since a host has one focus for all.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init(unfocused: nil)
    }

    private init(unfocused: Value) {
        value = State(wrappedValue: unfocused)
        self.unfocused = unfocused
        anchor = AccessibilityFocusAnchor(unfocused: unfocused)
    }

    /// The current value; writing it moves the focus when the change is settled.
    public var wrappedValue: Value {
        get { value.wrappedValue }
        nonmutating set { value.wrappedValue = newValue }
    }

    /// A binding for `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
    public var projectedValue: Binding {
        Binding(place: value.projectedValue, unfocused: unfocused, source: anchor.source)
    }

    /// Connects the state to the host's focus. Called before the view's body is evaluated.
    @MainActor
    public mutating func update() {
        anchor.source?.follow(value.projectedValue)
    }
}

/// Attaches the source to a focus state.
private struct AccessibilityFocusAnchor<Value: Hashable>: StoredDynamicProperty {
    let unfocused: Value
    private(set) var source: AccessibilityFocusSource<Value>?

    init(unfocused: Value) { self.unfocused = unfocused }

    @MainActor
    func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        AccessibilityFocusSource(node, unfocused)
    }

    @MainActor
    mutating func attach(_ slot: DynamicPropertySlot) {
        source = uncheckedDowncast(slot, to: AccessibilityFocusSource<Value>.self)
    }

    static func inputsAreEqual(_ lhs: AccessibilityFocusAnchor<Value>, _ rhs: AccessibilityFocusAnchor<Value>) -> Bool {
        true
    }
}

/// Resets a focus state that has the value of no focused view.
///
/// Invariant: while mounted and followed, `watch` depends on the value.
private final class AccessibilityFocusSource<Value: Hashable>: DynamicPropertySlot, SettlementAwaiting {
    private let unfocused: Value
    private weak var owner: Graph.Node?
    private var place: Reactive.Binding<Value>?
    private var watch: ValueWatch?

    @MainActor
    init(_ owner: Graph.Node, _ unfocused: Value) {
        self.owner = owner
        self.unfocused = unfocused
    }

    /// Called during passes.
    func follow(_ place: Reactive.Binding<Value>) {
        guard self.place == nil, let owner = owner as? ViewNode else { return }
        self.place = place
        watch = ValueWatch(below: owner) { [unowned self, unowned tree = owner.tree] in
            if place.wrappedValue != unfocused { tree.awaitSettlement(self) }
        }
    }

    @MainActor
    func changesHaveSettled() {
        guard let place, let tree = (owner as? ViewNode)?.tree, place.wrappedValue != unfocused else { return }
        let focused = tree.accessibilityFocus.focused
        if focused?.source === self, focused?.value == AnyHashable(place.wrappedValue) { return }
        place.wrappedValue = unfocused
    }

    @MainActor
    override func unmount() {
        if let watch { watch.graph.unmount(watch) }
        watch = nil
        place = nil
    }
}

nonisolated extension View {
    /// Binds a focus state's value to the focus of assistive technologies on this view.
    ///
    /// The view's first element has the attribute `accessibility focused` while the focus is here.
    ///
    /// ```swift
    /// enum Field { case name, town }
    /// @AccessibilityFocusState var field: Field?
    ///
    /// Text(name).accessibilityFocused($field, equals: .name)
    /// Text(town).accessibilityFocused($field, equals: .town)
    /// ```
    ///
    /// - Parameters:
    ///   - binding: The focus state.
    ///   - value: The value for this view.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(AccessibilityFocusedModifier(binding: binding, value: value))
    }

    /// Binds a Boolean focus state to the focus of assistive technologies on this view.
    ///
    /// - Parameter condition: The focus state; true while the focus is here.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(AccessibilityFocusedModifier(binding: condition, value: true))
    }
}

nonisolated private struct AccessibilityFocusedModifier<Value: Hashable>: PrimitiveModifier {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, AccessibilityFocusedModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, AccessibilityFocusedModifier>> {
        AccessibilityFocusedNode(view, under: parent)
    }
}

/// The focus of assistive technologies in a host.
///
/// Invariants: outside of flushes, `focused` is mounted, and its focus state has its value; other focus states have their
/// values without a focus.
@MainActor
final class AccessibilityFocusSystem: TreePart {
    fileprivate(set) weak var focused: (any AccessibilityFocusTarget)? {
        didSet {
            if oldValue !== focused, let source = oldValue?.source { tree.awaitSettlement(source) }
        }
    }
    private unowned let tree: ViewTree

    init(of tree: ViewTree) { self.tree = tree }

    func viewIsLeaving(_ leaving: ViewNode) {
        if let focused, focused.isInside(leaving) { self.focused = nil }
    }

    /// Moves the focus for the user to the nearest marked view at or around a node; nil removes it.
    func move(to node: ViewNode?) {
        let target = node?.first { $0 as? any AccessibilityFocusTarget }
        guard target !== focused else { return }
        let old = focused
        focused = nil
        old?.loseFocus()
        target?.takeFocus()
        focused = target
    }
}

/// A view that is marked with a focus state for assistive technologies.
@MainActor
protocol AccessibilityFocusTarget: ViewNode {
    /// Sets the focus state to the view's value.
    func takeFocus()
    /// Sets the focus state to its value without a focus, if it has the view's value.
    func loseFocus()
    /// The focus state; nil if its view isn't mounted.
    var source: (any SettlementAwaiting)? { get }
    /// The focus state's value while the focus is here.
    var value: AnyHashable { get }
}

extension ViewTree {
    /// The focus of assistive technologies.
    var accessibilityFocus: AccessibilityFocusSystem { part() }
}

/// Invariant: `wantsFocus` ⇔ the focus state had the view's value at the last update.
private final class AccessibilityFocusedNode<Content: View, Value: Hashable>:
    ModifierNode<Content, AccessibilityFocusedModifier<Value>>, AccessibilityFocusTarget
{
    override class var traits: NodeTraits { .isModifier }

    fileprivate var wantsFocus = false

    override func didMount() { setNeedsUpdate(because: .mounted) }

    override func modifierChanged(from old: AccessibilityFocusedModifier<Value>) {
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        let wanted = wantsFocus
        wantsFocus = track { modifier.binding.wrappedValue == modifier.value }
        let focus = tree.accessibilityFocus
        if wantsFocus, !wanted, focus.focused?.isMounted != true || !isRival(focus.focused) {
            focus.focused = self
        } else if !wantsFocus, focus.focused === self {
            focus.focused = nil
        }
    }

    /// Whether another view has the focus by the same value, which comes first.
    private func isRival(_ other: (any AccessibilityFocusTarget)?) -> Bool {
        guard let other = other as? any AccessibilityFocusValue, other !== self else { return false }
        return other.value == AnyHashable(modifier.value) && other.wantsFocus
    }

    var source: (any SettlementAwaiting)? { modifier.binding.source }
    var value: AnyHashable { AnyHashable(modifier.value) }

    func takeFocus() { modifier.binding.wrappedValue = modifier.value }

    func loseFocus() {
        let binding = modifier.binding
        if binding.wrappedValue == modifier.value { binding.wrappedValue = binding.unfocused }
    }

    override func willUnmount() {
        guard tree.accessibilityFocus.focused === self else { return }
        tree.accessibilityFocus.focused = nil
        let (binding, value) = (modifier.binding, modifier.value)
        guard let root = tree.root else { return }
        graph.enqueueAction(for: root, "focus") {
            if binding.wrappedValue == value { binding.wrappedValue = binding.unfocused }
        }
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var elements = super.compose(children)
        if tree.accessibilityFocus.focused === self, let index = elements.mainIndex {
            elements[index].attributes.append("accessibility focused")
        }
        return elements
    }
}

/// The value of a marked view, compared with those of others.
@MainActor
private protocol AccessibilityFocusValue: AccessibilityFocusTarget {
    var wantsFocus: Bool { get }
}

extension AccessibilityFocusedNode: AccessibilityFocusValue {}
