/// Something that the user does with fingers or a pointer, told from other things by what happens.
///
/// A gesture is a value that describes a recogniser: a small state machine that lives as long as the view the gesture is attached
/// to, and is handed the newest value of the gesture with every update. Gestures of your own have a body, as views have.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
    /// What the gesture says about itself while it goes on and when it has ended.
    associatedtype Value = Body.Value
    associatedtype Body: Gesture

    /// The gesture that this one is made of.
    var body: Body { get }

    /// Makes what tells the gesture from other things. Gestures that have a body leave it out.
    static func _makeRecognizer(_ gesture: Self, in context: GestureContext) -> TypedGestureRecognizer<Self>
}

extension Gesture where Body.Value == Value {
    public static func _makeRecognizer(
        _ gesture: Self, in context: GestureContext
    ) -> TypedGestureRecognizer<Self> {
        BodyRecognizer(gesture, base: gesture.body, in: context)
    }
}

/// A gesture that has a recogniser of its own instead of a body.
@MainActor
@preconcurrency
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) is a primitive gesture: it has no body to call") }
}

extension Never: Gesture {
    public typealias Value = Never

    public static func _makeRecognizer(
        _ gesture: Never, in context: GestureContext
    ) -> TypedGestureRecognizer<Never> {}
}

private final class BodyRecognizer<G: Gesture>: PassingRecognizer<G, G.Body> where G.Body.Value == G.Value {
    override func receive(_ gesture: G) {
        super.receive(gesture)
        base.receive(gesture.body)
    }
}
