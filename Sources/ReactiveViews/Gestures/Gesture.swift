/// A user's action with touches or a pointer, recognised from a sequence of events.
///
/// A gesture is a value that describes a recogniser. The recogniser is a state machine that lives as long as the view,
/// and receives the newest gesture value with each update. A custom gesture has a body made of other gestures. See
/// <doc:TouchAndText>.
///
/// ```swift
/// struct Flick: Gesture {
///     var body: some Gesture<CGSize> {
///         DragGesture().map(\.velocity)
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol Gesture<Value> {
    /// The type of the values that the gesture reports while active and when it ends.
    associatedtype Value = Body.Value
    associatedtype Body: Gesture

    /// The gesture that this one consists of.
    var body: Body { get }

    /// Creates the recogniser. Gestures with a body use the default.
    static func _makeRecognizer(_ gesture: Self, in context: GestureContext) -> TypedGestureRecognizer<Self>
}

extension Gesture where Body.Value == Value {
    public static func _makeRecognizer(
        _ gesture: Self, in context: GestureContext
    ) -> TypedGestureRecognizer<Self> {
        BodyRecognizer(gesture, base: gesture.body, in: context)
    }
}

/// A gesture with a recogniser of its own instead of a body.
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
