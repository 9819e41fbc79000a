import UIKit

extension Notification.Name {
    public static let notesShake = Notification.Name("NotesShake")
}

// A category of the Objective-C runtime, as many programs have it.
extension UIWindow {
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        if motion == .motionShake { NotificationCenter.default.post(name: .notesShake, object: self) }
    }
}

extension UINavigationController {
    override open func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.tintColor = .systemOrange
    }
}

public final class ShakeController: UIViewController {
    public private(set) var events: [String] = []
}

extension ShakeController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        events.append("loaded")
    }

    public override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        events.append("shaken")
    }
}
