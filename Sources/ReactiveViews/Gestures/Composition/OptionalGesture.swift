/// An optional gesture; nil recognises nothing.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value

    public var body: Never { fatalError("An optional gesture has no body to call") }

    public static func _makeRecognizer(
        _ gesture: Wrapped?, in context: GestureContext
    ) -> TypedGestureRecognizer<Wrapped?> {
        OptionalRecognizer(gesture, in: context)
    }
}

/// Invariant: `base` exists if and only if the gesture isn't nil.
private final class OptionalRecognizer<Wrapped: Gesture>: TypedGestureRecognizer<Wrapped?> {
    private var base: TypedGestureRecognizer<Wrapped>?
    /// Incremented when the base is created or removed.
    private var changes = 0

    override init(_ gesture: Wrapped?, in context: GestureContext) {
        base = gesture.map { Wrapped._makeRecognizer($0, in: context) }
        super.init(gesture, in: context)
    }

    override func receive(_ gesture: Wrapped?) {
        super.receive(gesture)
        if let gesture, let base {
            base.receive(gesture)
        } else if let gesture {
            let new = Wrapped._makeRecognizer(gesture, in: context)
            // It takes part from the next touch on.
            if context.hasTouches { new.cancel() }
            base = new
            changes += 1
        } else if let old = base {
            base = nil
            changes += old.revision + 1
            context.enqueue { old.cancel() }
        }
    }

    override var phase: GesturePhase<Wrapped.Value> { base?.phase ?? .failed }
    override var revision: Int { changes + (base?.revision ?? 0) }
    override var claim: GestureClaim { base?.claim ?? .failed }
    override var deadline: TimeInterval? { base?.deadline }
    override func advance(_ event: GestureEvent) { base?.advance(event) }
    override func deliver() { base?.settle() }
    override func cancel() { base?.cancel() }
    override func reset() { base?.reset() }
}
