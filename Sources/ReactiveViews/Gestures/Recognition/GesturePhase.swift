/// The progress of a gesture.
public enum GesturePhase<Value> {
    /// The events so far may become the gesture. There may be a value already: a long press that isn't held for long
    /// enough yet.
    case possible(Value?)
    /// The gesture is in progress.
    case active(Value)
    /// The gesture was recognised and is over.
    case ended(Value)
    /// The gesture wasn't recognised, or was cancelled by the system or by the removal of its view.
    case failed

    /// Returns the phase of a gesture whose value is made from this one's.
    func map<NewValue>(_ transform: (Value) -> NewValue) -> GesturePhase<NewValue> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    /// Whether the phase is active or ended.
    var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }

    var isOver: Bool {
        switch self {
        case .ended, .failed: true
        case .possible, .active: false
        }
    }
}
