nonisolated extension Gesture {
    /// Calls an action when the gesture has ended. The action isn't called if the gesture is cancelled.
    ///
    /// ```swift
    /// DragGesture().onEnded { position = $0.location }
    /// ```
    ///
    /// - Parameter action: Called on the main actor with the last value.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Transforms the gesture's values.
    ///
    /// ```swift
    /// MagnifyGesture().map(\.magnification)
    /// ```
    ///
    /// - Parameter body: Returns the new value.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }
}

nonisolated extension Gesture where Value: Equatable {
    /// Calls an action when the gesture's value changes.
    ///
    /// ```swift
    /// DragGesture().onChanged { offset = $0.translation }
    /// ```
    ///
    /// - Parameter action: Called on the main actor with the new value.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(base: self, action: action)
    }
}

// MARK: - Ended

/// A gesture that calls an action when it has ended.
nonisolated public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
    public typealias Value = Base.Value
    let base: Base
    let action: (Base.Value) -> Void

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, in context: GestureContext
    ) -> TypedGestureRecognizer<Self> {
        EndedRecognizer(gesture, base: gesture.base, in: context)
    }
}

private final class EndedRecognizer<Base: Gesture>: PassingRecognizer<_EndedGesture<Base>, Base> {
    private var hasCalled = false

    override func receive(_ gesture: _EndedGesture<Base>) {
        super.receive(gesture)
        base.receive(gesture.base)
    }

    override func deliver() {
        super.deliver()
        guard case .ended(let value) = phase, !hasCalled else { return }
        hasCalled = true
        gesture.action(value)
    }

    override func reset() {
        super.reset()
        hasCalled = false
    }
}

// MARK: - Changed

/// A gesture that calls an action when its value changes.
nonisolated public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture where Base.Value: Equatable {
    public typealias Value = Base.Value
    let base: Base
    let action: (Base.Value) -> Void

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, in context: GestureContext
    ) -> TypedGestureRecognizer<Self> {
        ChangedRecognizer(gesture, base: gesture.base, in: context)
    }
}

private final class ChangedRecognizer<Base: Gesture>: PassingRecognizer<_ChangedGesture<Base>, Base>
where Base.Value: Equatable {
    private var last: Base.Value?

    override func receive(_ gesture: _ChangedGesture<Base>) {
        super.receive(gesture)
        base.receive(gesture.base)
    }

    override func deliver() {
        super.deliver()
        switch phase {
        case .possible(let value?), .active(let value):
            guard last != value else { return }
            last = value
            gesture.action(value)
        default: break
        }
    }

    override func reset() {
        super.reset()
        last = nil
    }
}

// MARK: - Map

/// A gesture with transformed values.
nonisolated public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
    let base: Base
    let transform: (Base.Value) -> Value

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, in context: GestureContext
    ) -> TypedGestureRecognizer<Self> {
        MapRecognizer(gesture, base: gesture.base, in: context)
    }
}

/// Invariant: `mapped` was made from the base's phase at `mappedRevision`.
private final class MapRecognizer<Base: Gesture, Value>: WrappingRecognizer<_MapGesture<Base, Value>, Base> {
    private var mapped: GesturePhase<Value> = .possible(nil)
    private var mappedRevision = -1

    override func receive(_ gesture: _MapGesture<Base, Value>) {
        super.receive(gesture)
        base.receive(gesture.base)
    }

    override var phase: GesturePhase<Value> {
        if mappedRevision != base.revision {
            mappedRevision = base.revision
            mapped = base.phase.map(gesture.transform)
        }
        return mapped
    }
}
