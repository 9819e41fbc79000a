/// Where the focus is, as far as a view cares: whether a certain view has it (`Bool`), or which of several (an optional).
///
/// - It follows the focus: a view marked by `focused(_:)` or `focused(_:equals:)` that gets it sets the value, one that loses it,
///   or goes away with it, makes the value false or nil.
/// - Writing it moves the focus, when the write is settled: into the first view in the tree with that value that can take
///   it, or away from all. A value that no view answers to falls back to false or nil in the same flush.
/// - For the rest it is a `State`: only a body that reads it is evaluated when it changes.
@propertyWrapper
public struct FocusState<Value: Hashable>: @preconcurrency DynamicProperty {
    /// A way to read and move the focus, to hand to other views.
    @propertyWrapper
    public struct Binding {
        fileprivate let place: Reactive.Binding<Value>
        let source: FocusSource<Value>?

        public var wrappedValue: Value {
            get { place.wrappedValue }
            nonmutating set { place.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private var value: State<Value>
    private var anchor: FocusAnchor<Value>

    /// Whether a view has the focus.
    public init() where Value == Bool {
        value = State(wrappedValue: false)
        anchor = FocusAnchor(unfocused: false)
    }

    /// Which view has the focus; nil if none of those marked by `focused(_:equals:)` has.
    public init<T: Hashable>() where Value == T? {
        value = State(wrappedValue: nil)
        anchor = FocusAnchor(unfocused: nil)
    }

    public var wrappedValue: Value {
        get { value.wrappedValue }
        nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(place: value.projectedValue, source: anchor.source) }

    @MainActor
    public mutating func update() {
        anchor.source?.follow(value.projectedValue)
    }
}

/// Gives a focus state its source.
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

/// What the focus system knows of a focus state: its value as of the last pass, and where to write.
///
/// Invariant: while mounted and once followed, `watch` depends on the value, so that each change comes to the system's notice.
final class FocusSource<Value: Hashable>: DynamicPropertySlot, FocusFollowing {
    private let unfocused: Value
    private weak var owner: Graph.Node?
    private var place: Reactive.Binding<Value>?
    private var watch: FocusWatch?
    private var applied: Value

    @MainActor
    init(_ owner: Graph.Node, _ unfocused: Value) {
        self.owner = owner
        self.unfocused = unfocused
        applied = unfocused
    }

    /// To be called by passes.
    func follow(_ place: Reactive.Binding<Value>) {
        guard self.place == nil, let owner = owner as? ViewNode else { return }
        self.place = place
        let focus = owner.tree.focus
        watch = FocusWatch(below: owner) { [unowned self, unowned focus] in
            let new = place.wrappedValue
            guard new != applied else { return }
            applied = new
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
    func synchronizationIfDue(with focus: FocusSystem) -> (@MainActor () -> Void)? {
        let seen = applied
        guard let place, place.wrappedValue == seen else { return nil }
        guard (focus.answer(to: self, as: Value.self) ?? unfocused) != seen else { return nil }
        return { [weak self, weak focus] in
            // Whoever has written in the meantime knows better.
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

/// Is updated whenever something that `look` reads has changed. No part of the tree: its source unmounts it.
private final class FocusWatch: Graph.Node {
    private let look: @MainActor () -> Void

    init(below owner: ViewNode, _ look: @escaping @MainActor () -> Void) {
        self.look = look
        super.init(graph: owner.graph, parent: owner)
        setNeedsUpdate(because: .mounted)
    }

    override func update() { look() }
}
