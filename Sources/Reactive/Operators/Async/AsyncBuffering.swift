/// What `values(buffering:)` does with values that come while nobody waits for them in `next()`.
///
/// What a publisher sends between two calls of `next()` has to go somewhere. The cases differ in what they ask the
/// publisher for, and so in who loses what:
///
/// | | asks for | loses | keeps at most |
/// |---|---|---|---|
/// | `onDemand` | one value per `next()` | nothing of a publisher that waits to be asked; of a subject or a timer what is sent between two calls | nothing |
/// | `unbounded` | everything, from `makeAsyncIterator()` on | nothing | as much as memory holds |
/// | `bufferingOldest(n)` | everything | what comes while n values are kept | n |
/// | `bufferingNewest(n)` | everything | the oldest one kept, when one comes while n are | n |
///
/// With a count of 0 or less nothing is kept: a value reaches who waits for it at that moment, or nobody. Kept values
/// are delivered before the end is, or the failure. Cancelling drops them.
@frozen
public enum AsyncBuffering: Hashable, Sendable {
    /// Nothing is kept, and the publisher is asked for one value per call of `next()`, as with Combine's `values`:
    /// the one with back-pressure.
    case onDemand
    /// Everything is kept. A publisher that delivers without end while it's being asked, such as that of an
    /// unlimited sequence, never lets `makeAsyncIterator()` return.
    case unbounded
    /// The first so many values are kept, later ones are dropped.
    case bufferingOldest(Int)
    /// The last so many values are kept, earlier ones are dropped.
    case bufferingNewest(Int)
}
