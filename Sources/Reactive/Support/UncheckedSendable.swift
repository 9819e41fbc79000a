/// A box that transfers a value which isn't `Sendable` between threads: the package's one place for that.
///
/// `@unchecked`: subscribers, actions, published values and iterators of asynchronous sequences need not be `Sendable`,
/// as in Combine, and yet they change threads. The code that creates a box guarantees one of these:
///
/// - it hands the value over: it doesn't use the value afterwards, and one thread at a time does;
/// - or the value is safe to use on any thread, and its type only isn't declared so.
///
/// A class that guards its own state by a lock is declared `@unchecked Sendable` itself, with its guards listed there.
@usableFromInline
package struct UncheckedSendable<Value>: @unchecked Sendable {
    @usableFromInline package let value: Value

    @inlinable
    package init(_ value: Value) { self.value = value }
}
