/// Returns a function of the main actor as one of no actor.
///
/// The system asks, each time that a main-actor function is called through code that knows no actors, whether it runs
/// there; that takes longer than many bodies.
///
/// - Precondition: the result is called on the main actor only. The debug build of the called function asserts it where
///   it uses `MainActor.assumeIsolated`.
@inline(__always)
func uncheckedNonisolated<Argument>(
    _ function: @escaping @MainActor (Argument) -> Void
) -> (Argument) -> Void {
    // The two types have one representation. They are cast within structures: a cast of functions by themselves would
    // wrap them.
    unsafeBitCast(OnMainActor(run: function), to: Anywhere<Argument>.self).run
}

private struct OnMainActor<Argument> { let run: @MainActor (Argument) -> Void }
private struct Anywhere<Argument> { let run: (Argument) -> Void }

// Unchecked: a reference is a constant word, and its object may be shared.
extension Unowned: @unchecked Sendable where Object: Sendable {}
