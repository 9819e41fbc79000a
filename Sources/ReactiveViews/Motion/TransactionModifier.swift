nonisolated extension View {
    /// Animates changes in this view and its descendants when a value changes, in place of the transaction's animation.
    ///
    /// The view's appearance isn't animated, nor are changes whose transaction disables animations. See
    /// <doc:AnimationContract>.
    ///
    /// ```swift
    /// Circle()
    ///     .scaleEffect(isLarge ? 2 : 1)
    ///     .animation(.bouncy, value: isLarge)
    /// ```
    ///
    /// - Parameters:
    ///   - animation: The animation; nil for none.
    ///   - value: The value whose changes are animated.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(
            TransactionModifier<V, ModifierKind.Animation>(trigger: value) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Animates all changes in this view and its descendants except its appearance; the older form.
    ///
    /// - Parameter animation: The animation; nil for none.
    public func animation(_ animation: Animation?) -> some View {
        modifier(
            TransactionModifier<Never?, ModifierKind.Animation>(trigger: nil) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Animates changes in the content that the closure makes of this view.
    ///
    /// - Parameters:
    ///   - animation: The animation; nil for none.
    ///   - body: Makes the content from this view.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(AnyView(self))).animation(animation)
    }

    /// Changes the transaction of updates of this view and its descendants.
    ///
    /// ```swift
    /// Text(count).transaction { $0.animation = nil }
    /// ```
    ///
    /// - Parameter transform: Changes the transaction.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier<Never?, ModifierKind.Transaction>(trigger: nil, change: transform))
    }

    /// Changes the transaction of updates in which a value has changed.
    ///
    /// - Parameters:
    ///   - value: The value to observe.
    ///   - transform: Changes the transaction.
    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier<V, ModifierKind.Transaction>(trigger: value, change: transform))
    }
}

/// The modifier of a transaction. A `Trigger` of `Never?` stands for none, so that the modifier applies to every pass.
nonisolated struct TransactionModifier<Trigger: Equatable, Kind>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .scope }

    let trigger: Trigger
    let change: (inout Transaction) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, TransactionModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, TransactionModifier>> {
        TransactionNode(view, under: parent)
    }
}

private final class TransactionNode<Content: View, Trigger: Equatable, Kind>: ModifierNode<
    Content, TransactionModifier<Trigger, Kind>
>, TransactionEditing
{
    /// The number of the transaction in which the trigger changed last; below, of that in which the view was mounted.
    private var triggered = -1
    private var mounted = -1

    override func willMountContent() {
        mounted = graph.transactions
        tree.transactionEditors += 1
    }

    override func modifierChanged(from old: TransactionModifier<Trigger, Kind>) {
        if Trigger.self != Never?.self, old.trigger != modifier.trigger { triggered = graph.transactions }
    }

    func edit(_ transaction: inout Transaction) {
        guard mounted != graph.transactions else { return }
        if Trigger.self == Never?.self || triggered == graph.transactions { modifier.change(&transaction) }
    }

    override func didUnmount() { tree.transactionEditors -= 1 }
}
