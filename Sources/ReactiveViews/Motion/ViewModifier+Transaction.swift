nonisolated extension ViewModifier {
    /// Returns the modifier with an animation of its changes.
    ///
    /// - Parameter animation: The animation; nil for none.
    public func animation(_ animation: Animation?) -> some ViewModifier {
        concat(
            TransactionModifier<Never?, ModifierKind.Animation>(trigger: nil) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Returns the modifier with changed transactions of its updates.
    ///
    /// - Parameter transform: Changes the transaction.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        concat(TransactionModifier<Never?, ModifierKind.Transaction>(trigger: nil, change: transform))
    }
}

nonisolated extension View {
    /// Changes the transaction of updates of the content that the closure makes of this view.
    ///
    /// - Parameters:
    ///   - transform: Changes the transaction.
    ///   - body: Makes the content from this view.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(AnyView(self))).transaction(transform)
    }
}
