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
    @inlinable
    public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

    /// Returns the view of an `if … else …` whose condition is true.
    ///
    /// - Parameter first: The view of the first branch.
    @inlinable
    public static func buildEither<First: View, Second: View>(first: consuming First) -> _ConditionalContent<
        First, Second
    > {
        _ConditionalContent(.first(first))
    }

    /// Returns the view of an `if … else …` whose condition is false.
    ///
    /// - Parameter second: The view of the second branch.
    @inlinable
    public static func buildEither<First: View, Second: View>(second: consuming Second) -> _ConditionalContent<
        First, Second
    > {
        _ConditionalContent(.second(second))
    }

    /// Returns the view of an `if #available`, without its type, which may not exist everywhere.
    ///
    /// - Parameter content: The view.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

// A parameter pack can't be consumed: each view would be copied twice, with all that is inside. SwiftUI's builder had
// functions for the same numbers of views before packs.
extension ViewBuilder {
    /// Returns the views of two statements as one.
    @inlinable
    public static func buildBlock<C0: View, C1: View>(_ c0: consuming C0, _ c1: consuming C1) -> TupleView<(C0, C1)> {
        TupleView((c0, c1))
    }

    /// Returns the views of three statements as one.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2
    ) -> TupleView<(C0, C1, C2)> {
        TupleView((c0, c1, c2))
    }

    /// Returns the views of four statements as one.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3
    ) -> TupleView<(C0, C1, C2, C3)> {
        TupleView((c0, c1, c2, c3))
    }

    /// Returns the views of five statements as one.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4
    ) -> TupleView<(C0, C1, C2, C3, C4)> {
        TupleView((c0, c1, c2, c3, c4))
    }

    /// Returns the views of six statements as one.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
        _ c5: consuming C5
    ) -> TupleView<(C0, C1, C2, C3, C4, C5)> {
        TupleView((c0, c1, c2, c3, c4, c5))
    }

    /// Returns the views of seven statements as one.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
        _ c5: consuming C5, _ c6: consuming C6
    ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6)> {
        TupleView((c0, c1, c2, c3, c4, c5, c6))
    }

    /// Returns the views of eight statements as one.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
        _ c5: consuming C5, _ c6: consuming C6, _ c7: consuming C7
    ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7)> {
        TupleView((c0, c1, c2, c3, c4, c5, c6, c7))
    }

    /// Returns the views of nine statements as one.
    @inlinable
    public static func buildBlock<
        C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View
    >(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
        _ c5: consuming C5, _ c6: consuming C6, _ c7: consuming C7, _ c8: consuming C8
    ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8)> {
        TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8))
    }

    /// Returns the views of ten statements as one.
    @inlinable
    public static func buildBlock<
        C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View
    >(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
        _ c5: consuming C5, _ c6: consuming C6, _ c7: consuming C7, _ c8: consuming C8, _ c9: consuming C9
    ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
        TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9))
    }
}
