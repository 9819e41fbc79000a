private struct AnimationKey: TransactionKey {
    static let defaultValue: Animation? = nil
}

private struct DisablesAnimationsKey: TransactionKey {
    static let defaultValue = false
}

private struct IsContinuousKey: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }

    /// The animation of the changes made under this transaction.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Whether views may not replace the animation by their own.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether the change is one of many, as while a slider is dragged.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }
}

/// Makes changes of state under an animation (A1): those that the closure makes itself.
public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try withTransaction(\.animation, animation, body)
}

extension Binding {
    /// A binding whose writes are animated, unless the code that writes says otherwise (B8 ⚑).
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}
