/// A type-erased gesture. If the erased type changes, the old gesture is cancelled and the new one begins with the next
/// touch.
///
/// ```swift
/// let gesture = isPrecise
///     ? AnyGesture(DragGesture(minimumDistance: 0).map { _ in () })
///     : AnyGesture(TapGesture())
/// ```
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
    fileprivate let box: AnyGestureBox<Value>

    /// Erases a gesture's type.
    ///
    /// - Parameter gesture: The gesture.
    public init<T: Gesture<Value>>(_ gesture: T) {
        box = TypedGestureBox(gesture)
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: AnyGesture<Value>, in context: GestureContext
    ) -> TypedGestureRecognizer<AnyGesture<Value>> {
        AnyGestureRecognizer(gesture, in: context)
    }
}

private class AnyGestureBox<Value> {
    @MainActor
    func makeRecognizer(in context: GestureContext) -> AnyRecognizerBox<Value> { preconditionFailure("abstract") }
    /// Passes the gesture to a recogniser; returns false if the recogniser is for another type.
    @MainActor
    func update(_ recognizer: AnyRecognizerBox<Value>) -> Bool { preconditionFailure("abstract") }
}

private final class TypedGestureBox<G: Gesture>: AnyGestureBox<G.Value> {
    private let gesture: G

    init(_ gesture: G) {
        self.gesture = gesture
    }

    override func makeRecognizer(in context: GestureContext) -> AnyRecognizerBox<G.Value> {
        TypedRecognizerBox(G._makeRecognizer(gesture, in: context))
    }

    override func update(_ recognizer: AnyRecognizerBox<G.Value>) -> Bool {
        guard let box = recognizer as? TypedRecognizerBox<G> else { return false }
        box.typed.receive(gesture)
        return true
    }
}

@MainActor
private class AnyRecognizerBox<Value> {
    let recognizer: GestureRecognizer
    init(_ recognizer: GestureRecognizer) { self.recognizer = recognizer }
    var phase: GesturePhase<Value> { preconditionFailure("abstract") }
    var revision: Int { preconditionFailure("abstract") }
}

private final class TypedRecognizerBox<G: Gesture>: AnyRecognizerBox<G.Value> {
    let typed: TypedGestureRecognizer<G>

    init(_ typed: TypedGestureRecognizer<G>) {
        self.typed = typed
        super.init(typed)
    }

    override var phase: GesturePhase<G.Value> { typed.phase }
    override var revision: Int { typed.revision }
}

private final class AnyGestureRecognizer<Value>: TypedGestureRecognizer<AnyGesture<Value>> {
    private var box: AnyRecognizerBox<Value>
    /// Incremented when the recogniser is replaced.
    private var changes = 0

    override init(_ gesture: AnyGesture<Value>, in context: GestureContext) {
        box = gesture.box.makeRecognizer(in: context)
        super.init(gesture, in: context)
    }

    override func receive(_ gesture: AnyGesture<Value>) {
        super.receive(gesture)
        guard !gesture.box.update(box) else { return }
        let old = box
        changes += old.revision + 1
        box = gesture.box.makeRecognizer(in: context)
        // It takes part from the next touch on.
        if context.hasTouches { box.recognizer.cancel() }
        context.enqueue { old.recognizer.cancel() }
    }

    override var phase: GesturePhase<Value> { box.phase }
    override var revision: Int { changes + box.revision }
    override var claim: GestureClaim { box.recognizer.claim }
    override var deadline: TimeInterval? { box.recognizer.deadline }
    override func advance(_ event: GestureEvent) { box.recognizer.advance(event) }
    override func deliver() { box.recognizer.settle() }
    override func cancel() { box.recognizer.cancel() }
    override func reset() { box.recognizer.reset() }
}
