import Reactive

/// A view whose content follows keyframes each frame: without end, or once for each change of a value.
///
/// `keyframes` receives the value to start at: the initial value, later the value at which the previous run ended or
/// was interrupted. Apple's documentation doesn't define the latter. In a host without animations a run is at its end
/// at once, and a repeating one stays at its beginning.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: likes) { scale in
///     Image(systemName: "heart").scaleEffect(scale)
/// } keyframes: { _ in
///     LinearKeyframe(1.5, duration: 0.2)
///     SpringKeyframe(1, spring: .bouncy)
/// }
/// ```
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
    fileprivate enum Runs: Equatable {
        case repeating(Bool)
        case whenever(AnyTrigger)
    }

    fileprivate let initialValue: Value
    fileprivate let runs: Runs
    fileprivate let content: (Value) -> Content
    fileprivate let keyframes: (Value) -> KeyframePath

    /// Creates an animator that runs repeatedly.
    ///
    /// - Parameters:
    ///   - initialValue: The value at which the first run starts.
    ///   - repeating: Whether the keyframes run; if false, the beginning of the keyframes is shown.
    ///   - content: Makes the content for a value.
    ///   - keyframes: Returns the keyframes for the value at which a run starts.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        runs = .repeating(repeating)
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates an animator that runs once for each change of a value, and then stays at the end of the keyframes.
    ///
    /// - Parameters:
    ///   - initialValue: The value at which the first run starts.
    ///   - trigger: The value whose changes start a run.
    ///   - content: Makes the content for a value.
    ///   - keyframes: Returns the keyframes for the value at which a run starts.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        runs = .whenever(AnyTrigger(trigger))
        self.content = content
        self.keyframes = keyframes
    }
}

extension KeyframeAnimator: View, PrimitiveView {
    public static func _makeNode(_ view: Self, under parent: ViewNode) -> TypedNode<Self> {
        KeyframeAnimatorNode(view, under: parent)
    }
}

nonisolated extension View {
    /// Modifies this view with a value that follows keyframes repeatedly.
    ///
    /// - Parameters:
    ///   - initialValue: The value at which the first run starts.
    ///   - repeating: Whether the keyframes run; if false, the beginning of the keyframes is shown.
    ///   - content: Makes the content from this view and a value.
    ///   - keyframes: Returns the keyframes for the value at which a run starts.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView<Self>(AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
    }

    /// Modifies this view with a value that follows keyframes once for each change of another value.
    ///
    /// ```swift
    /// Image(systemName: "bell")
    ///     .keyframeAnimator(initialValue: 0.0, trigger: count) { bell, angle in
    ///         bell.rotationEffect(.degrees(angle))
    ///     } keyframes: { _ in
    ///         CubicKeyframe(20, duration: 0.1)
    ///         SpringKeyframe(0)
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - initialValue: The value at which the first run starts.
    ///   - trigger: The value whose changes start a run.
    ///   - content: Makes the content from this view and a value.
    ///   - keyframes: Returns the keyframes for the value at which a run starts.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView<Self>(AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
    }
}

/// Invariants: `timeline` is set if and only if a run is in progress and requests frames; `value` is that of the last
/// update, nil before the first run.
private final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>:
    SingleChildNode<KeyframeAnimator<Value, Path, Content>, Content>, Animator
where Path.Value == Value {
    private var view: KeyframeAnimator<Value, Path, Content>
    private var value: Value?
    private var timeline: KeyframeTimeline<Value>?
    private var start = 0.0
    /// Whether a run must start.
    private var isDue: Bool

    init(_ view: KeyframeAnimator<Value, Path, Content>, under parent: ViewNode) {
        self.view = view
        isDue = view.runs == .repeating(true)
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    private var repeats: Bool { view.runs == .repeating(true) }

    override func receive(_ view: KeyframeAnimator<Value, Path, Content>) {
        let old = self.view.runs
        self.view = view
        if view.runs != old {
            isDue = view.runs != .repeating(false)
            if !isDue { (timeline, value) = (nil, nil) }
        }
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        evaluate {
            goOn(to: tree.animations.now)
            setContent(view.content(shown))
        }
    }

    private var shown: Value {
        if let value { return value }
        // Otherwise the beginning of the keyframes, which can differ from the value that they start at.
        guard case .repeating = view.runs else { return view.initialValue }
        return timeline(from: view.initialValue).value(time: 0)
    }

    private func timeline(from value: Value) -> KeyframeTimeline<Value> {
        KeyframeTimeline(value, view.keyframes(value)._tracks.tracks)
    }

    private func goOn(to now: Double) {
        if isDue {
            isDue = false
            begin(at: now)
        }
        guard let running = timeline else { return }
        let elapsed = now - start
        guard elapsed >= running.duration else { return value = running.value(time: elapsed) }
        let end = running.value(time: running.duration)
        value = end
        timeline = nil
        // A repetition without duration isn't visible.
        guard repeats, running.duration > 0 else { return }
        start += (elapsed / running.duration).rounded(.down) * running.duration
        let next = timeline(from: end)
        timeline = next
        value = next.value(time: now - start)
    }

    private func begin(at now: Double) {
        guard tree.animations.isEnabled else {
            if !repeats {
                let timeline = timeline(from: value ?? view.initialValue)
                value = timeline.value(time: timeline.duration)
            }
            return
        }
        timeline = timeline(from: value ?? view.initialValue)
        start = now
        tree.animations.add(self)
    }

    func showFrame(at time: Double) -> Bool {
        guard isMounted, let timeline else { return false }
        setNeedsUpdate(because: .other("keyframes"))
        return time - start < timeline.duration || repeats && timeline.duration > 0
    }
}
