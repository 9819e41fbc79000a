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
        // For real, whatever clock the caller is under: with all arguments it is Dispatch's own.
        DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { MainActor.assumeIsolated(handover.body) }
    }
}
