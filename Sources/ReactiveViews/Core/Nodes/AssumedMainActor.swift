/// Calls a main-actor function from code of no actor that runs on the main thread.
///
/// For members that have no isolation in SwiftUI, such as those of `GeometryProxy`, so that helper code of any
/// isolation compiles. Checks at run time where it is called: not for hot paths.
///
/// Unsafe, because the compiler doesn't see that argument and result stay where they are: both are used on the main
/// actor only, which `assumeIsolated` checks before it calls `body`.
///
/// - Precondition: The caller runs on the main actor; otherwise the process ends.
func assumeMainActor<Argument, Result>(_ argument: Argument, _ body: @MainActor @Sendable (Argument) -> Result)
    -> Result
{
    nonisolated(unsafe) let argument = argument
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(argument) }
    return result!
}
