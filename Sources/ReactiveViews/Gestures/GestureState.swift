/// A state that a gesture sets while it is active, reset when the gesture ends, is cancelled, or its view is removed.
///
/// Apple's documentation doesn't define whether the reset comes before `onEnded`. Here the order is that of the
/// modifiers. With `.updating($offset) { … }.onEnded { … }` the value is reset before the `onEnded` closure runs; in
/// the other order it isn't yet. Both changes are settled in one pass, unless the reset has a transaction of its own.
///
/// ```swift
/// @GestureState var offset = CGSize.zero
///
/// Rectangle()
///     .offset(offset)
///     .gesture(DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation })
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private var value: State<Value>
    private let initialValue: Value
    private let prepareReset: (Value, inout Transaction) -> Void

    /// Creates a gesture state with a reset closure.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value, restored by the reset.
    ///   - reset: Called with the last value; sets up the transaction of the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        value = State(wrappedValue: wrappedValue)
        initialValue = wrappedValue
        prepareReset = reset
    }

    /// Creates a gesture state with a reset closure.
    ///
    /// - Parameters:
    ///   - initialValue: The initial value, restored by the reset.
    ///   - reset: Called with the last value; sets up the transaction of the reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// Creates a gesture state that is reset with a transaction.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value, restored by the reset.
    ///   - resetTransaction: The transaction of the reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// Creates a gesture state that is reset with a transaction.
    ///
    /// - Parameters:
    ///   - initialValue: The initial value, restored by the reset.
    ///   - resetTransaction: The transaction of the reset.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a gesture state.
    ///
    /// - Parameter wrappedValue: The initial value, restored by the reset.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    /// Creates a gesture state.
    ///
    /// - Parameter initialValue: The initial value, restored by the reset.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// The current value; the initial one while the gesture isn't active.
    public var wrappedValue: Value { value.wrappedValue }

    /// The gesture state, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    fileprivate func set(_ newValue: Value, _ transaction: Transaction) {
        withTransaction(transaction) { value.wrappedValue = newValue }
    }

    fileprivate func reset() {
        var transaction = Transaction()
        prepareReset(value.wrappedValue, &transaction)
        set(initialValue, transaction)
    }
}

extension GestureState: ComparableInput {
    /// Returns true: as with `State`, a new initial value has no effect after the view is mounted.
    ///
    /// - Parameters:
    ///   - lhs: A gesture state.
    ///   - rhs: Another gesture state.
    public static func inputsAreEqual(_ lhs: GestureState<Value>, _ rhs: GestureState<Value>) -> Bool { true }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a gesture state whose initial value is nil.
    ///
    /// - Parameter resetTransaction: The transaction of the reset.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a gesture state whose initial value is nil.
    ///
    /// - Parameter reset: Called with the last value; sets up the transaction of the reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

/// A gesture that updates a gesture state while it is active; the result of `updating(_:body:)`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value

    /// The gesture.
    public var base: Base
    /// The state to update.
    public var state: GestureState<State>
    public var body: (Base.Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that updates a state.
    ///
    /// - Parameters:
    ///   - base: The gesture.
    ///   - state: The state to update.
    ///   - body: Sets the state, given the gesture's value, the state and the transaction of the change.
    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, in context: GestureContext
    ) -> TypedGestureRecognizer<Self> {
        GestureStateRecognizer(gesture, base: gesture.base, in: context)
    }
}

/// Invariant: `hasUpdated` is true if and only if the state was changed and not reset since.
private final class GestureStateRecognizer<Base: Gesture, State>: PassingRecognizer<
    GestureStateGesture<Base, State>, Base
>
{
    private var hasUpdated = false
    private var seen = 0

    override func receive(_ gesture: GestureStateGesture<Base, State>) {
        super.receive(gesture)
        base.receive(gesture.base)
    }

    override func deliver() {
        super.deliver()
        switch phase {
        case .possible(let value?), .active(let value):
            guard seen != revision else { return }
            seen = revision
            hasUpdated = true
            var transaction = Transaction()
            var new = gesture.state.wrappedValue
            gesture.body(value, &new, &transaction)
            gesture.state.set(new, transaction)
        case .ended, .failed: resetState()
        case .possible: break
        }
    }

    override func cancel() {
        super.cancel()
        resetState()
    }

    override func reset() {
        super.reset()
        resetState()
    }

    private func resetState() {
        guard hasUpdated else { return }
        hasUpdated = false
        gesture.state.reset()
    }
}

nonisolated extension Gesture {
    /// Updates a gesture state while the gesture is active. The state is reset when the gesture ends or is cancelled.
    ///
    /// ```swift
    /// LongPressGesture().updating($isPressing) { value, isPressing, _ in isPressing = value }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The state to update.
    ///   - body: Sets the state, given the gesture's value, the state and the transaction of the change.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
