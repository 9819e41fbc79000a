/// The sides of a join of any number of upstreams of one type.
///
///     all.count ≥ 1
@usableFromInline
struct SideArray<S: Side>: SideGroup {
    @usableFromInline let all: [S]

    @inlinable @inline(__always)
    init(_ all: [S]) { self.all = all }
    @inlinable static var isLatest: Bool { S.isLatest }
    @inlinable var sides: [AnySide] { all }

    @inlinable @inline(__always)
    func take(_ tally: inout JoinTally) -> [S.Value] {
        [S.Value](unsafeUninitializedCapacity: all.count) { buffer, count in
            for side in all {
                buffer.initializeElement(at: count, to: side.take(&tally))
                count += 1
            }
        }
    }

    /// Subscribes `downstream` to the join of upstreams, one a side. Without upstreams `downstream` receives the
    /// completion at once.
    @inlinable
    static func join<P: Publisher, D: Subscriber>(_ upstreams: [P], _ makeSide: () -> S, for downstream: D)
    where P.Output == S.Value, D.Input == [S.Value], P.Failure == D.Failure {
        guard !upstreams.isEmpty else {
            downstream.receive(subscription: Subscriptions.empty)
            return downstream.receive(completion: .finished)
        }
        let group = SideArray(upstreams.map { _ in makeSide() })
        let join = Join(downstream, group)
        for (slot, upstream) in upstreams.enumerated() { join.subscribe(group.all[slot], to: upstream, slot) }
    }
}
