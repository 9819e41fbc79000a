/// A way of getting from what was to what is, of the user's own.
public protocol CustomAnimation: Hashable, Sendable {
    /// How much of a distance is covered after a time, in seconds; nil once it is all of it. Called once per frame, in order of time.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// How fast it goes then, in distances a second; nil if that isn't known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation takes over from another one that is under way, with what that one has in its state. If not, the two add up.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What a custom animation keeps from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    /// Set it when the animation looks as if it had arrived; it may go on.
    public var isLogicallyComplete = false
    /// The default values (⚑).
    public var environment: EnvironmentValues { EnvironmentValues() }

    init(state: AnimationState<Value> = AnimationState()) {
        self.state = state
    }

    /// The context with the state of another type's.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// Values of a custom animation's own, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value in the state of a custom animation.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// How far a custom animation has got.
struct CustomMotion<Value: VectorArithmetic> {
    private var curve: any CustomAnimation
    private var context: AnimationContext<Value>
    private(set) var covered = Value.zero
    private(set) var isOver = false

    init(_ curve: any CustomAnimation, _ distance: Value, _ animation: Animation) {
        self.curve = curve
        context = AnimationContext()
        goOn(to: 0, distance, animation)
    }

    var isLogicallyComplete: Bool { context.isLogicallyComplete }

    mutating func goOn(to time: Double, _ distance: Value, _ animation: Animation) {
        guard !isOver, let own = animation.ownTime(time) else { return }
        if let value = curve.animate(value: distance, time: own, context: &context) {
            covered = value
        } else {
            covered = distance
            isOver = true
        }
    }

    /// What goes on under another animation, if that takes over.
    func merged(_ distance: Value, _ next: Animation, at time: Double, with previous: Animation) -> CustomMotion? {
        guard let other = next.customCurve else { return nil }
        var merged = self
        guard other.shouldMerge(previous: previous, value: distance, time: time, context: &merged.context) else {
            return nil
        }
        merged.curve = other
        return merged
    }
}
