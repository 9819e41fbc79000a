/// What happens besides the environment's `scenePhase` when a test sets a program's phase.
@MainActor
package enum AppPhase {
    /// Called with the new phase. ReactiveUIKit sets it, when the program uses its `UIApplication`.
    package static var didChange: ((ScenePhase) -> Void)?

    /// Informs the program: through its `UIApplication`, if it uses one, otherwise by UIKit's notifications alone.
    static func change(from old: ScenePhase, to new: ScenePhase) {
        if old == new { return }
        if let didChange { return didChange(new) }
        if old == .active { post("WillResignActive") }
        if new == .background { post("DidEnterBackground") }
        if old == .background { post("WillEnterForeground") }
        if new == .active { post("DidBecomeActive") }
    }

    private static func post(_ event: String) {
        NotificationCenter.default.post(name: Notification.Name("UIApplication\(event)Notification"), object: nil)
    }
}
