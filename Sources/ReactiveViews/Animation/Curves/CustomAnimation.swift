/// A custom animation.
///
/// ```swift
/// struct Stepped: CustomAnimation {
///     func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///         time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///     }
/// }
///
/// withAnimation(Animation(Stepped())) { offset = 100 }
/// ```
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the covered part of a distance at a time. Called once a frame with ascending times.
    ///
    /// - Parameters:
    ///   - value: The distance.
    ///   - time: The time since the change, in seconds.
    ///   - context: The state kept from frame to frame.
    /// - Returns: The covered distance; nil when the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// Returns the velocity at a time; nil by default.
    ///
    /// - Parameters:
    ///   - value: The distance.
    ///   - time: The time since the change, in seconds.
    ///   - context: The state kept from frame to frame.
    /// - Returns: The velocity, in units of the distance per second; nil if it is unknown.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Returns whether this animation replaces a running one and receives its state; otherwise both are added. False by
    /// default.
    ///
    /// - Parameters:
    ///   - previous: The running animation.
    ///   - value: The distance of the running animation.
    ///   - time: The time since the start of the running animation, in seconds.
    ///   - context: The running animation's state.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns nil: the velocity is unknown.
    ///
    /// - Parameters:
    ///   - value: The distance.
    ///   - time: The time since the change, in seconds.
    ///   - context: The state kept from frame to frame.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    /// Returns false: motions are added.
    ///
    /// - Parameters:
    ///   - previous: The running animation.
    ///   - value: The distance of the running animation.
    ///   - time: The time since the start of the running animation, in seconds.
    ///   - context: The running animation's state.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The data that a custom animation keeps from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state of the animation.
    public var state: AnimationState<Value>
    /// Whether the animated value appears to have arrived. Set it to run completions; the animation can continue.
    public var isLogicallyComplete = false
    /// The environment. Apple's documentation doesn't define which; here it holds default values.
    public var environment: EnvironmentValues { EnvironmentValues() }

    init(state: AnimationState<Value> = AnimationState()) {
        self.state = state
    }

    /// Returns the context with the state for another value type.
    ///
    /// - Parameter state: The state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// The values that a custom animation keeps, by key.
///
/// ```swift
/// struct LastTime: AnimationStateKey {
///     static var defaultValue: TimeInterval { 0 }
/// }
///
/// context.state[LastTime.self] = time
/// ```
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty state.
    public init() {}

    /// The value of a key; its default if it isn't set.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)].map { $0 as? K.Value ?? K.defaultValue } ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value in the state of a custom animation.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value before one is set.
    static var defaultValue: Value { get }
}

/// The progress of a custom animation.
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

    /// Returns the motion under another animation if that replaces this one; nil otherwise.
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
