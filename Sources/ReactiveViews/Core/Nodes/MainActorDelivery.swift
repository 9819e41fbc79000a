/// Runs a closure on the main actor: now if the caller runs on it, otherwise asynchronously.
///
/// The main actor's jobs may change threads, but they run on the main queue, which has a mark.
func onMainActor(_ body: @escaping @MainActor () -> Void) {
    if isOnMainQueue {
        MainActor.assumeIsolated(body)
    } else {
        // The closure isn't used here afterwards. The publisher's values in it were handed over by their sender, as in
        // Combine.
        let handover = UncheckedSendable(body)
        // With all arguments this is Dispatch's own method, which ignores a virtual clock of the caller.
        DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { MainActor.assumeIsolated(handover.value) }
    }
}
