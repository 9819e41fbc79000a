/// The treatment of values that arrive while no call of `next()` waits for them, for `Publisher.values(buffering:)`.
///
/// The cases differ in their demand, and therefore in the values that are lost:
///
/// | | demand | lost values | buffered values |
/// |---|---|---|---|
/// | `onDemand` | one value per call of `next()` | those sent between two calls | none |
/// | `unbounded` | unlimited, from `makeAsyncIterator()` on | none | limited by memory only |
/// | `bufferingOldest(n)` | unlimited | those that arrive while *n* are buffered | *n* |
/// | `bufferingNewest(n)` | unlimited | the oldest, when one arrives while *n* are buffered | *n* |
///
/// With `onDemand`, a publisher that waits for demand loses no value; a subject or a timer sends without waiting.
/// With a count of 0 or less nothing is buffered: a value is lost unless a call waits for it. Buffered values are
/// delivered before the end or the failure. A cancellation drops them.
///
/// ```swift
/// func log(_ messages: PassthroughSubject<String, Never>) async {
///     for await message in messages.values(buffering: .bufferingNewest(100)) { print(message) }
/// }
/// ```
@frozen
public enum AsyncBuffering: Hashable, Sendable {
    /// Buffers nothing and requests one value per call of `next()`, as Combine's `values` does. The only case with back
    /// pressure.
    case onDemand
    /// Buffers all values. With a publisher that delivers endlessly on demand, such as that of an infinite sequence,
    /// `makeAsyncIterator()` never returns.
    case unbounded
    /// Buffers up to that number of values and drops those that arrive later.
    case bufferingOldest(Int)
    /// Buffers the last values, up to that number, and drops the earlier ones.
    case bufferingNewest(Int)
}
