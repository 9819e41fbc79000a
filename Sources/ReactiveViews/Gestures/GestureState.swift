/// A value that lasts as long as a gesture: `updating` changes it while the gesture goes on; when the gesture ends or is cancelled,
/// or its view goes away, it is what it was at first.
///
/// ⚑ Apple doesn't say whether that comes before or after `onEnded`. Here it is the order as written: with
/// `.updating($offset) { … }.onEnded { … }` the value is reset when the `onEnded` closure runs (as programs for Apple's systems have
/// it, which take the final value from the closure's argument), the other way round it isn't yet. Both changes are settled in one
/// pass, unless the reset has a transaction of its own.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private var value: State<Value>
    private let initialValue: Value
    private let prepareReset: (Value, inout Transaction) -> Void

    /// - Parameter reset: called with the last value, to set up the transaction of the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        value = State(wrappedValue: wrappedValue)
        initialValue = wrappedValue
        prepareReset = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// - Parameter resetTransaction: what accompanies the reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    public var wrappedValue: Value { value.wrappedValue }

    /// What `updating` wants.
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
    /// As with a state, another initial value changes nothing once the view is mounted (U15).
    public static func inputsAreEqual(_ lhs: GestureState<Value>, _ rhs: GestureState<Value>) -> Bool { true }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

/// A gesture that keeps a state up to date while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value

    public var base: Base
    public var state: GestureState<State>
    public var body: (Base.Value, inout State, inout Transaction) -> Void

    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    public static func _makeRecognizer(
        _ gesture: Self, in context: GestureContext
    ) -> TypedGestureRecognizer<Self> {
        GestureStateRecognizer(gesture, base: gesture.base, in: context)
    }
}

/// Invariant: `hasUpdated` ⇔ the state was changed and not reset since.
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

extension Gesture {
    /// Changes a gesture state while the gesture goes on. The closure gets the gesture's value, the state and the transaction of the
    /// change; when the gesture ends or is cancelled the state is reset.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
