import Foundation
import Reactive
import ReactiveFoundation

/// Runs a closure in virtual time, to test a model without views.
///
/// In the closure, and in everything that it starts, a virtual clock stands for real time: for `debounce`, `throttle`,
/// `delay` and timers on the main queue and the main run loop; for `Task.sleep`; for `DispatchQueue.main.async` and
/// `asyncAfter`; for `Date()`. Time passes only when the clock is advanced, and costs none. All tasks that begin in the
/// closure run on the main thread, in a fixed order, while the clock is advanced. On other systems than Linux `Date()`
/// is the real one, and tasks run when the main actor is free.
///
/// ```swift
/// withVirtualTime { clock in
///     let model = SearchModel(service: StubService(["Swift", "Swallow"]))
///     model.query = "sw"
///     clock.advance(by: .milliseconds(300))
///     #expect(model.results == ["Swift", "Swallow"])
/// }
/// ```
///
/// - Parameters:
///   - date: The date at the clock's start; the current one by default.
///   - body: The closure. It gets the clock.
/// - Returns: The closure's result.
/// - Throws: Rethrows what `body` throws.
@MainActor
public func withVirtualTime<Result, Failure: Error>(
    startingAt date: Date = Date(), _ body: @MainActor (VirtualClock) throws(Failure) -> Result
) throws(Failure) -> Result {
    let clock = VirtualClock(startingAt: date)
    var outcome: Swift.Result<Result, Failure>?
    clock.run {
        outcome = Swift.Result { () throws(Failure) -> Result in try body(clock) }
    }
    guard let outcome else { preconditionFailure("A clock must run its work once") }
    return try outcome.get()
}

/// Runs an asynchronous closure in virtual time; see the synchronous form.
///
/// The closure itself isn't one of the clock's tasks: it may wait for them, after it has advanced the clock as far as
/// they need. While it waits, tasks go on as long as no time has to pass; work for the main queue waits for the next
/// advance. A sleep in the closure itself would never end.
///
/// ```swift
/// try await withVirtualTime { clock in
///     let answer = Task { try await service.answer() }
///     clock.advance(by: .seconds(2))
///     #expect(try await answer.value == 42)
/// }
/// ```
///
/// - Parameters:
///   - date: The date at the clock's start; the current one by default.
///   - body: The closure. It gets the clock.
/// - Returns: The closure's result.
/// - Throws: Rethrows what `body` throws.
@MainActor
public func withVirtualTime<Result>(
    startingAt date: Date = Date(), _ body: @MainActor (VirtualClock) async throws -> Result
) async rethrows -> Result {
    let clock = VirtualClock(startingAt: date)
    return try await VirtualClock.$current.withValue(clock) { try await body(clock) }
}
