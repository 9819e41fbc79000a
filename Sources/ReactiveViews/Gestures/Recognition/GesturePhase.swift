/// How far a gesture has come.
public enum GesturePhase<Value> {
    /// What happened so far may become the gesture. There may be a value already: a long press is held down, but not for long enough.
    case possible(Value?)
    /// It goes on.
    case active(Value)
    /// It is over, and was the gesture.
    case ended(Value)
    /// It wasn't the gesture, or was interrupted: by the system, or because its view went away.
    case failed

    /// The same phase of a gesture that makes its value out of this one's.
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

    /// It goes on, or is over and was the gesture.
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
