/// The clock of a host.
///
/// ```swift
/// let host = ViewHost(ContentView(), clock: .virtual)
/// host.advance(by: 1)
/// ```
public struct HostClock: Sendable {
    let virtualClock: VirtualClock?

    /// The system's clock: jobs run when their real time comes.
    public static let real = HostClock(virtualClock: nil)

    /// A new virtual clock, which stands still until the host advances it.
    public static var virtual: HostClock { .virtual(VirtualClock()) }

    /// Returns a virtual clock, which hosts can share.
    ///
    /// The host that advances the clock runs the jobs. Changes that they make to another host's views are settled there
    /// soon after.
    ///
    /// - Parameter clock: The virtual clock.
    public static func virtual(_ clock: VirtualClock) -> HostClock { HostClock(virtualClock: clock) }
}
