/// The focus as a value: whether a view has it (`Bool`), or which of several views has it (an optional).
///
/// - The value follows the focus. A view marked by `focused(_:)` or `focused(_:equals:)` sets it on receiving the
///   focus. The value becomes false or nil when that view loses the focus or is removed.
/// - Writing the value moves the focus when the write is settled: to the first view in the tree with that value that
///   can take the focus, or away. The view may be created by the same event, also as a row of a lazy container or in a
///   sheet. A value without such a view returns to false or nil when everything else in the flush is settled.
/// - Like a `State` it invalidates only bodies that read it.
///
/// ```swift
/// @FocusState var isNameFocused: Bool
///
/// TextField("Name", text: $name).focused($isNameFocused)
/// Button("Edit name") { isNameFocused = true }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: @preconcurrency DynamicProperty {
    /// A reference to a focus state, for other views to read and move the focus.
    @propertyWrapper
    public struct Binding {
        fileprivate let place: Reactive.Binding<Value>
        let source: FocusSource<Value>?

        /// The focus state's value; writing it moves the focus.
        public var wrappedValue: Value {
            get { place.wrappedValue }
            nonmutating set { place.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private var value: State<Value>
    private var anchor: FocusAnchor<Value>

    /// Creates a focus state for a single view; false while that view doesn't have the focus.
    public init() where Value == Bool {
        value = State(wrappedValue: false)
        anchor = FocusAnchor(unfocused: false)
    }

    /// Creates a focus state for several views; nil while none of those marked by `focused(_:equals:)` has the focus.
    public init<T: Hashable>() where Value == T? {
        value = State(wrappedValue: nil)
        anchor = FocusAnchor(unfocused: nil)
    }

    /// The current value; writing it moves the focus when the change is settled.
    public var wrappedValue: Value {
        get { value.wrappedValue }
        nonmutating set { value.wrappedValue = newValue }
    }

    /// A binding for `focused(_:)` and `focused(_:equals:)`.
    public var projectedValue: Binding { Binding(place: value.projectedValue, source: anchor.source) }

    /// Connects the state to the host's focus. Called before the view's body is evaluated.
    @MainActor
    public mutating func update() {
        anchor.source?.follow(value.projectedValue)
    }
}

/// Attaches the source to a focus state.
struct FocusAnchor<Value: Hashable>: StoredDynamicProperty {
    let unfocused: Value
    private(set) var source: FocusSource<Value>?

    init(unfocused: Value) {
        self.unfocused = unfocused
    }

    @MainActor
    func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        FocusSource(node, unfocused)
    }

    @MainActor
    mutating func attach(_ slot: DynamicPropertySlot) {
        source = uncheckedDowncast(slot, to: FocusSource<Value>.self)
    }

    static func inputsAreEqual(_ lhs: FocusAnchor<Value>, _ rhs: FocusAnchor<Value>) -> Bool { true }
}

/// The focus system's view of a focus state: its value as of the last pass, and its binding.
///
/// Invariants: while mounted and followed, `watch` depends on the value, so that the system is notified of each change.
/// `isRequest` ⇒ the program has set `applied`, and no view had it at the end of a pass.
final class FocusSource<Value: Hashable>: DynamicPropertySlot, FocusFollowing {
    private let unfocused: Value
    private weak var owner: Graph.Node?
    private var place: Reactive.Binding<Value>?
    private var watch: ValueWatch?
    private var applied: Value
    private var isRequest = false

    @MainActor
    init(_ owner: Graph.Node, _ unfocused: Value) {
        self.owner = owner
        self.unfocused = unfocused
        applied = unfocused
    }

    /// Called during passes.
    func follow(_ place: Reactive.Binding<Value>) {
        guard self.place == nil, let owner = owner as? ViewNode else { return }
        self.place = place
        let focus = owner.tree.focus
        watch = ValueWatch(below: owner) { [unowned self, unowned focus] in
            let new = place.wrappedValue
            guard new != applied else { return }
            applied = new
            isRequest = true
            focus.note(self)
        }
    }

    @MainActor
    func synchronize(with focus: FocusSystem) {
        guard let place else { return }
        let actual = focus.answer(to: self, as: Value.self) ?? unfocused
        if place.wrappedValue != actual { place.wrappedValue = actual }
    }

    @MainActor
    func correction(with focus: FocusSystem) -> FocusCorrection {
        let seen = applied
        guard let place, place.wrappedValue == seen else { return .none }
        guard (focus.answer(to: self, as: Value.self) ?? unfocused) != seen else {
            isRequest = false
            return .none
        }
        if isRequest, seen != unfocused { return .ifNoViewFollows }
        return .now { [weak self, weak focus] in
            // A later write takes precedence.
            guard let self, let focus, place.wrappedValue == seen else { return }
            synchronize(with: focus)
        }
    }

    @MainActor
    override func unmount() {
        if let watch { watch.graph.unmount(watch) }
        watch = nil
        place = nil
    }
}
