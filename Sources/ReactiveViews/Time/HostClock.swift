/// The clock that a host's views live by.
public struct HostClock: Sendable {
    let virtualClock: VirtualClock?

    /// The system's: what is due comes when its time has come.
    public static let real = HostClock(virtualClock: nil)

    /// One of its own, which stands still until the host is told to let time pass.
    public static var virtual: HostClock { .virtual(VirtualClock()) }

    /// A virtual clock. Hosts may share one; the one that lets time pass runs the jobs, and the changes they make to another
    /// host's views are settled there by themselves, soon after.
    public static func virtual(_ clock: VirtualClock) -> HostClock { HostClock(virtualClock: clock) }
}
