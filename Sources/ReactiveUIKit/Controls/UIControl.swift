/// A view that performs actions for events of the user.
///
/// ```swift
/// let button = UIButton(type: .system)
/// button.addAction(UIAction { _ in save() }, for: .touchUpInside)
/// button.sendActions(for: .touchUpInside)
/// ```
///
/// Actions by selectors are kept; they can't be performed without an Objective-C runtime.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// Events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch begins.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// One of several touches begins.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moves inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch moves in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moves out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ends inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ends outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch is cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changes.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main action is triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu opens.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changes.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ends by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// States of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The normal state.
        public static let normal: State = []
        /// Highlighted.
        public static let highlighted = State(rawValue: 1)
        /// Disabled.
        public static let disabled = State(rawValue: 2)
        /// Selected.
        public static let selected = State(rawValue: 4)
        /// With the focus of a remote.
        public static let focused = State(rawValue: 8)
        /// The bits that a program may use for states of its own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that the system keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The horizontal place of content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the centre.
        case center = 0
        /// Left.
        case left = 1
        /// Right.
        case right = 2
        /// Stretched.
        case fill = 3
        /// Leading.
        case leading = 4
        /// Trailing.
        case trailing = 5
    }

    /// The vertical place of content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the centre.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// Stretched.
        case fill = 3
    }

    /// Whether the control reacts to the user.
    open var isEnabled = true
    /// Whether the control is selected.
    open var isSelected = false
    /// Whether the control is highlighted.
    open var isHighlighted = false
    /// The state.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    /// Whether a touch is tracked.
    open var isTracking: Bool { false }
    /// Whether a tracked touch is inside.
    open var isTouchInside: Bool { false }
    /// The horizontal place of content.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// The vertical place of content.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// Whether a tap opens the menu.
    open var showsMenuAsPrimaryAction = false
    /// The words that appear at a pointer's rest; nil for none.
    open var toolTip: String?

    private var actions: [(action: UIAction, events: Event)] = []
    private var targets: [(target: TargetAction, events: Event)] = []

    /// Creates a control.
    ///
    /// - Parameters:
    ///   - frame: The frame in the view around.
    ///   - primaryAction: The main action; nil for none.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds an action. One with the same name for the same events is replaced.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - controlEvents: The events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        actions.append((action, controlEvents))
    }
    /// Removes an action.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - controlEvents: The events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && !$0.events.isDisjoint(with: controlEvents) }
    }
    /// Removes an action.
    ///
    /// - Parameters:
    ///   - actionIdentifier: The name of the action.
    ///   - controlEvents: The events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents) }
    }
    /// Adds an object to inform.
    ///
    /// - Parameters:
    ///   - target: The object; nil for the first responder.
    ///   - action: Its method.
    ///   - controlEvents: The events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append((TargetAction(target, action), controlEvents))
    }
    /// Removes an object to inform.
    ///
    /// - Parameters:
    ///   - target: The object; nil for all.
    ///   - action: Its method; nil for all.
    ///   - controlEvents: The events.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets.removeAll { $0.target.matches(target, action) && !$0.events.isDisjoint(with: controlEvents) }
    }
    /// The objects to inform.
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target.target as? AnyHashable }) }
    /// The events with actions.
    open var allControlEvents: Event {
        actions.map(\.events).reduce(targets.map(\.events).reduce([]) { $0.union($1) }) { $0.union($1) }
    }
    /// Performs the actions for events, as the user does.
    ///
    /// - Parameter controlEvents: The events.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(from: self) }
        for (target, events) in targets where !events.isDisjoint(with: controlEvents) { target.send(from: self) }
    }
    /// Performs an action.
    ///
    /// - Parameter action: The action.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }
    /// Calls a method of an object.
    ///
    /// - Parameters:
    ///   - action: The method.
    ///   - target: The object; nil for the first responder.
    ///   - event: The event that causes it; nil for none.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
    /// The names of the methods of an object for events; nil if there are none.
    ///
    /// - Parameters:
    ///   - target: The object; nil for any.
    ///   - controlEvent: The events.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = targets.filter { $0.target.matches(target, nil) && !$0.events.isDisjoint(with: controlEvent) }
            .map(\.target.action.name)
        return names.isEmpty ? nil : names
    }

    /// Performs a tap: the events of a touch that ends inside, and the main action.
    func tap() { sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered]) }
}
