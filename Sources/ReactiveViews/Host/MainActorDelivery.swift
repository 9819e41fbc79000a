/// Runs something on the main actor: now if the caller is there already, else in turn.
///
/// Which thread the main actor's jobs run on may change, so the thread says nothing; but they run on the main queue,
/// which a mark on that queue tells.
func onMainActor(_ body: @escaping @MainActor () -> Void) {
    if isOnMainQueue {
        MainActor.assumeIsolated(body)
    } else {
        // The closure is handed over whole and not used here any more; the publisher's values in it were handed over by
        // their sender, as Combine has it.
        struct Handover: @unchecked Sendable { let body: @MainActor () -> Void }
        let handover = Handover(body: body)
        DispatchQueue.main.async { MainActor.assumeIsolated(handover.body) }
    }
}

/// Whether the calling code runs on the main queue, so on the main actor.
var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueMark) != nil }

private let mainQueueMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()
