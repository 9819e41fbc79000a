/// Something that the user does with a pointer, told from other things by what happens.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
    associatedtype Value

    /// What an event means to the gesture; nil if nothing. Runs the actions attached to the gesture.
    func _recognize(_ event: InputEvent.Kind) -> GesturePhase<Value>?
}

/// How far a gesture has come.
public enum GesturePhase<Value> {
    case changed(Value)
    case ended(Value)
    /// It was interrupted: by the system, or because its view went away.
    case cancelled
}

extension Gesture {
    /// Does something when the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        ActionGesture(base: self, changed: action, ended: nil)
    }

    /// Does something when the gesture has ended; not if it was cancelled.
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        ActionGesture(base: self, changed: nil, ended: action)
    }
}

private struct ActionGesture<Base: Gesture>: Gesture {
    let base: Base
    let changed: ((Base.Value) -> Void)?
    let ended: ((Base.Value) -> Void)?

    func _recognize(_ event: InputEvent.Kind) -> GesturePhase<Base.Value>? {
        let phase = base._recognize(event)
        switch phase {
        case .changed(let value): changed?(value)
        case .ended(let value): ended?(value)
        case .cancelled, nil: break
        }
        return phase
    }
}

/// A tap, or several in a row.
public struct TapGesture: Gesture {
    public var count: Int

    public nonisolated init(count: Int = 1) {
        self.count = count
    }

    public func _recognize(_ event: InputEvent.Kind) -> GesturePhase<Void>? {
        guard case .tap(let count) = event, count == self.count else { return nil }
        return .ended(())
    }
}

/// A movement with the pointer held down.
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var startLocation: CGPoint
        /// How far the pointer is from where it started.
        public var translation: CGSize

        /// Where the pointer is.
        public var location: CGPoint {
            CGPoint(x: startLocation.x + translation.width, y: startLocation.y + translation.height)
        }
    }

    /// How far the pointer must move before it is a drag.
    public var minimumDistance: CGFloat

    public nonisolated init(minimumDistance: CGFloat = 10) {
        self.minimumDistance = minimumDistance
    }

    public func _recognize(_ event: InputEvent.Kind) -> GesturePhase<Value>? {
        switch event {
        case .dragChanged(let value) where isFarEnough(value): .changed(value)
        case .dragEnded(let value) where isFarEnough(value): .ended(value)
        case .dragCancelled: .cancelled
        default: nil
        }
    }

    private func isFarEnough(_ value: Value) -> Bool {
        hypot(value.translation.width, value.translation.height) >= minimumDistance
    }
}

extension Optional: Gesture where Wrapped: Gesture {
    public func _recognize(_ event: InputEvent.Kind) -> GesturePhase<Wrapped.Value>? {
        self?._recognize(event)
    }
}

extension View {
    /// Lets the view react to a gesture; none if it is nil.
    public func gesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(gesture: gesture))
    }

    /// Does something when the view is tapped.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }
}

struct GestureModifier<G: Gesture>: PrimitiveModifier {
    let gesture: G

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, GestureModifier<G>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, GestureModifier<G>>> {
        GestureNode(view, under: parent)
    }
}

/// Invariant: `isActive` ⇔ the gesture has changed and neither ended nor been cancelled since.
private final class GestureNode<Content: View, G: Gesture>: ModifierNode<Content, GestureModifier<G>> {
    private var isActive = false

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard let phase = modifier.gesture._recognize(event.kind) else { return false }
        if case .changed = phase { isActive = true } else { isActive = false }
        return true
    }

    override func didUnmount() {
        guard isActive else { return }
        isActive = false
        let gesture = modifier.gesture
        graph.enqueueAction(for: self, "gesture cancelled") { _ = gesture._recognize(.dragCancelled) }
    }
}

/// Offers a view's events to a closure.
struct EventModifier: PrimitiveModifier {
    let handle: (inout InputEvent) -> Bool

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, EventModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, EventModifier>> {
        EventNode(view, under: parent)
    }
}

private final class EventNode<Content: View>: ModifierNode<Content, EventModifier> {
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        modifier.handle(&event)
    }
}
