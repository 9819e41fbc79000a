/// An object that can react to events: a view, a view controller, a window or the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() { super.init() }

    /// The responder after this one; nil for none.
    open var next: UIResponder? { nil }

    /// Whether the responder may become the first one; false by default.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may stop being the first one; true by default.
    open var canResignFirstResponder: Bool { true }
    /// Whether the responder is the first one, which gets the keys.
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Makes this the first responder, if it and the present one agree.
    ///
    /// - Returns: Whether this is the first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let old = FirstResponder.current, !old.resignFirstResponder() { return false }
        FirstResponder.current = self
        return true
    }

    /// Stops being the first responder.
    ///
    /// - Returns: Whether this isn't the first responder now.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        FirstResponder.current = nil
        return true
    }

    /// Informs the responder that touches began. The next responder is informed by default.
    ///
    /// - Parameters:
    ///   - touches: The touches.
    ///   - event: The event.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Informs the responder that touches moved.
    ///
    /// - Parameters:
    ///   - touches: The touches.
    ///   - event: The event.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Informs the responder that touches ended.
    ///
    /// - Parameters:
    ///   - touches: The touches.
    ///   - event: The event.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Informs the responder that touches were cancelled.
    ///
    /// - Parameters:
    ///   - touches: The touches.
    ///   - event: The event.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Informs the responder that the device began to move.
    ///
    /// - Parameters:
    ///   - motion: The kind of motion.
    ///   - event: The event.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Informs the responder that the device stopped moving. A test calls it, for instance for a shake.
    ///
    /// - Parameters:
    ///   - motion: The kind of motion.
    ///   - event: The event.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Changes the program's menus. ``UIMenuSystem/menus`` calls it on the application's delegate.
    ///
    /// - Parameter builder: Changes them.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Returns whether the responder performs an action; false by default.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - sender: The object that asks.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// The view above the keyboard; nil for none.
    open var inputAccessoryView: UIView? { nil }
    /// The view in place of the keyboard; nil for none.
    open var inputView: UIView? { nil }
    /// The commands of the keyboard; nil for none.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Reads `inputView` and `inputAccessoryView` again; nothing shows them here.
    open func reloadInputViews() {}
    /// The manager of the user's changes; the next responder's by default.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Accessibility

    /// Whether the responder is an element of accessibility.
    open var isAccessibilityElement = false
    /// The accessibility label; nil for none.
    open var accessibilityLabel: String?
    /// The accessibility hint; nil for none.
    open var accessibilityHint: String?
    /// The accessibility value; nil for none.
    open var accessibilityValue: String?
    /// The accessibility identifier; nil for none.
    open var accessibilityIdentifier: String?
    /// The accessibility traits.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// Whether accessibility ignores what is inside.
    open var accessibilityElementsHidden = false
    /// Whether accessibility ignores what is beside.
    open var accessibilityViewIsModal = false
    /// The elements of accessibility; nil for those inside.
    open var accessibilityElements: [Any]?
    /// The custom actions of accessibility; nil for none.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// Activates the element; returns whether it did. False by default.
    open func accessibilityActivate() -> Bool { false }
    /// Increments the element's value; does nothing by default.
    open func accessibilityIncrement() {}
    /// Decrements the element's value; does nothing by default.
    open func accessibilityDecrement() {}
}

extension UIResponder {
    /// Posted when the keyboard is about to appear. A test posts it.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when the keyboard has appeared. A test posts it.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted when the keyboard is about to disappear. A test posts it.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when the keyboard has disappeared. A test posts it.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted when the keyboard is about to change its frame. A test posts it.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted when the keyboard has changed its frame. A test posts it.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's frame before, as an `NSValue` or a `CGRect`.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after, as an `NSValue` or a `CGRect`.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the animation's curve.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard is this program's.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The first responder of the program.
@MainActor
enum FirstResponder {
    static weak var current: UIResponder?
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A command of the keyboard.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
    /// The key; nil for none.
    public let input: String?
    /// The modifier keys.
    public let modifierFlags: UIKeyModifierFlags
    /// The action; nil for none.
    public let action: Selector?
    /// The title that tells the command.
    open var discoverabilityTitle: String?

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - input: The key.
    ///   - modifierFlags: The modifier keys.
    ///   - action: The action.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        super.init()
    }

    /// The up arrow.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
}
