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
    /// Creates a transaction with an animation.
    ///
    /// ```swift
    /// withTransaction(Transaction(animation: .bouncy)) { isOpen = true }
    /// ```
    ///
    /// - Parameter animation: The animation; nil for none.
    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }

    /// The animation of changes under this transaction; nil for none.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Whether views can't replace the animation by their own.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether the change is one of a continuous series, such as during the drag of a slider.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }
}

/// Changes state with an animation.
///
/// The animation applies to changes that the closure makes before it returns. See <doc:AnimationContract>.
///
/// ```swift
/// Button("Toggle") {
///     withAnimation(.easeInOut(duration: 0.2)) { isOn.toggle() }
/// }
/// ```
///
/// - Parameters:
///   - animation: The animation; nil for none.
///   - body: Makes the changes.
/// - Returns: The result of `body`.
/// - Throws: Rethrows the error of `body`.
public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try withTransaction(\.animation, animation, body)
}

extension Binding {
    /// Returns a binding whose writes are animated, unless the writer sets an animation. Apple's documentation doesn't
    /// define which one counts.
    ///
    /// ```swift
    /// Toggle("Details", isOn: $showsDetails.animation(.easeOut))
    /// ```
    ///
    /// - Parameter animation: The animation; nil for none.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}
