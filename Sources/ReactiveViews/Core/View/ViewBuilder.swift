/// Makes one view out of the statements of a closure.
///
/// ```swift
/// VStack {
///     Text("Title")
///     if isLoading { ProgressView() }
/// }
/// ```
@resultBuilder
public enum ViewBuilder {
    /// Returns the view that a statement makes.
    ///
    /// - Parameter content: The view.
    // The views are owned, as in modifiers: a borrowed view would be copied, with all views inside, at each step.
    @inlinable
    public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

    /// Returns the view of a closure without statements.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the view of a closure with one statement, as it is.
    ///
    /// - Parameter content: The statement's view.
    @inlinable
    public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

    /// Returns the views of several statements as one.
    ///
    /// - Parameter content: The statements' views, in order.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }

    /// Returns the view of an `if` without `else`.
    ///
    /// - Parameter content: The view; nil if the condition is false.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Returns the view of an `if … else …` whose condition is true.
    ///
    /// - Parameter first: The view of the first branch.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    /// Returns the view of an `if … else …` whose condition is false.
    ///
    /// - Parameter second: The view of the second branch.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    /// Returns the view of an `if #available`, without its type, which may not exist everywhere.
    ///
    /// - Parameter content: The view.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
