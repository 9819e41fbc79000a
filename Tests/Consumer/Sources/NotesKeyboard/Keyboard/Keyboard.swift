import UIKit

@MainActor
public enum Keyboard {
    /// Ends editing, as most programs do it.
    public static func dismiss() {
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
}

@MainActor
@objcMembers public final class KeyboardCounter: NSObject {
    public private(set) var count = 0

    public override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardDidHide(_:)), name: Notification.Name("NotesKeyboardDidHide"), object: nil
        )
    }

    @objc private func keyboardDidHide(_ notification: Notification) { count += 1 }
}
