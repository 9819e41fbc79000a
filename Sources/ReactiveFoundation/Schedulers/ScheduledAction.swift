/// An action on its way to the thread that runs it.
///
/// `@unchecked`: whoever schedules hands the action over, and says so by scheduling. Apple's signatures don't ask for
/// `@Sendable` closures there, and Foundation's do: this is where the two meet. A scheduler runs an action on one
/// thread at a time.
struct ScheduledAction: @unchecked Sendable {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
}
