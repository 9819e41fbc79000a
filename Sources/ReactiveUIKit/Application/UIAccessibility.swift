/// The traits of an element of accessibility.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// None.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field for a search.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts media.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be changed.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It gets touches itself.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It turns a page.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A switch.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}

/// A custom action of an element of accessibility.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// The name.
    open var name: String
    /// Performs the action; returns whether it did.
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - actionHandler: Performs the action; returns whether it did.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }
}

/// The settings of accessibility, and what the program announces.
///
/// All settings are off until a test sets them; a change is announced by the setting's notification.
///
/// ```swift
/// UIAccessibility.isReduceMotionEnabled = true
/// UIAccessibility.post(notification: .announcement, argument: "Saved")
/// #expect(UIAccessibility.announcements == ["Saved"])
/// ```
public enum UIAccessibility {
    private struct State {
        var settings: [String: Bool] = [:]
        var posts: [(Notification, String?)] = []
    }
    private static let state = Lock(State())

    /// A change that the program announces.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Words are to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Assistive programs are to wait.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
        /// Assistive programs go on.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
    }

    /// Announces a change; a test reads it.
    ///
    /// - Parameters:
    ///   - notification: The change.
    ///   - argument: The words of an announcement, or the element; nil for none.
    public static func post(notification: Notification, argument: Any?) {
        let words = argument.map { ($0 as? NSAttributedString)?.string ?? "\($0)" }
        state.withLock { $0.posts.append((notification, words)) }
    }
    /// The changes that the program announced, in order.
    public static var posted: [Notification] { state.withLock { $0.posts.map(\.0) } }
    /// The words that the program announced, in order.
    public static var announcements: [String] {
        state.withLock { $0.posts.compactMap { $0.0 == .announcement ? $0.1 : nil } }
    }
    /// Forgets what the program announced and all settings.
    public static func reset() { state.withLock { $0 = State() } }

    private static func setting(_ name: String = #function) -> Bool { state.withLock { $0.settings[name] ?? false } }
    private static func set(_ value: Bool, _ notification: Foundation.Notification.Name, _ name: String = #function) {
        let isNew = state.withLock { state in
            defer { state.settings[name] = value }
            return state.settings[name] ?? false != value
        }
        if isNew { NotificationCenter.default.post(name: notification, object: nil) }
    }

    /// Whether the screen is read aloud. False until a test sets it.
    public static var isVoiceOverRunning: Bool {
        get { setting() }
        set { set(newValue, voiceOverStatusDidChangeNotification) }
    }
    /// Posted when `isVoiceOverRunning` was set to another value.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Whether the user prefers less motion. False until a test sets it.
    public static var isReduceMotionEnabled: Bool {
        get { setting() }
        set { set(newValue, reduceMotionStatusDidChangeNotification) }
    }
    /// Posted when `isReduceMotionEnabled` was set to another value.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Whether the user prefers less transparency. False until a test sets it.
    public static var isReduceTransparencyEnabled: Bool {
        get { setting() }
        set { set(newValue, reduceTransparencyStatusDidChangeNotification) }
    }
    /// Posted when `isReduceTransparencyEnabled` was set to another value.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Whether the user prefers bold text. False until a test sets it.
    public static var isBoldTextEnabled: Bool {
        get { setting() }
        set { set(newValue, boldTextStatusDidChangeNotification) }
    }
    /// Posted when `isBoldTextEnabled` was set to another value.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Whether the user prefers more contrast. False until a test sets it.
    public static var isDarkerSystemColorsEnabled: Bool {
        get { setting() }
        set { set(newValue, darkerSystemColorsStatusDidChangeNotification) }
    }
    /// Posted when `isDarkerSystemColorsEnabled` was set to another value.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Whether colours are inverted. False until a test sets it.
    public static var isInvertColorsEnabled: Bool {
        get { setting() }
        set { set(newValue, invertColorsStatusDidChangeNotification) }
    }
    /// Posted when `isInvertColorsEnabled` was set to another value.
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Whether there are no colours. False until a test sets it.
    public static var isGrayscaleEnabled: Bool {
        get { setting() }
        set { set(newValue, grayscaleStatusDidChangeNotification) }
    }
    /// Posted when `isGrayscaleEnabled` was set to another value.
    public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Whether the device is controlled by switches. False until a test sets it.
    public static var isSwitchControlRunning: Bool {
        get { setting() }
        set { set(newValue, switchControlStatusDidChangeNotification) }
    }
    /// Posted when `isSwitchControlRunning` was set to another value.
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Whether the device is restricted to one program. False until a test sets it.
    public static var isGuidedAccessEnabled: Bool {
        get { setting() }
        set { set(newValue, guidedAccessStatusDidChangeNotification) }
    }
    /// Posted when `isGuidedAccessEnabled` was set to another value.
    public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Whether touches are assisted. False until a test sets it.
    public static var isAssistiveTouchRunning: Bool {
        get { setting() }
        set { set(newValue, assistiveTouchStatusDidChangeNotification) }
    }
    /// Posted when `isAssistiveTouchRunning` was set to another value.
    public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Whether the user prefers captions. False until a test sets it.
    public static var isClosedCaptioningEnabled: Bool {
        get { setting() }
        set { set(newValue, closedCaptioningStatusDidChangeNotification) }
    }
    /// Posted when `isClosedCaptioningEnabled` was set to another value.
    public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Whether a shake undoes changes. False until a test sets it.
    public static var isShakeToUndoEnabled: Bool {
        get { setting() }
        set { set(newValue, shakeToUndoDidChangeNotification) }
    }
    /// Posted when `isShakeToUndoEnabled` was set to another value.
    public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
    /// Whether the screen can be spoken. False until a test sets it.
    public static var isSpeakScreenEnabled: Bool {
        get { setting() }
        set { set(newValue, speakScreenStatusDidChangeNotification) }
    }
    /// Posted when `isSpeakScreenEnabled` was set to another value.
    public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Whether the selection can be spoken. False until a test sets it.
    public static var isSpeakSelectionEnabled: Bool {
        get { setting() }
        set { set(newValue, speakSelectionStatusDidChangeNotification) }
    }
    /// Posted when `isSpeakSelectionEnabled` was set to another value.
    public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Whether switches have labels. False until a test sets it.
    public static var isOnOffSwitchLabelsEnabled: Bool {
        get { setting() }
        set { set(newValue, onOffSwitchLabelsDidChangeNotification) }
    }
    /// Posted when `isOnOffSwitchLabelsEnabled` was set to another value.
    public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Whether colour must not be the only difference. False until a test sets it.
    public static var shouldDifferentiateWithoutColor: Bool {
        get { setting() }
        set { set(newValue, differentiateWithoutColorDidChangeNotification) }
    }
    /// Posted when `shouldDifferentiateWithoutColor` was set to another value.
    public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
    /// Whether sound has one channel. False until a test sets it.
    public static var isMonoAudioEnabled: Bool {
        get { setting() }
        set { set(newValue, monoAudioStatusDidChangeNotification) }
    }
    /// Posted when `isMonoAudioEnabled` was set to another value.
    public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Whether films play by themselves. False until a test sets it.
    public static var isVideoAutoplayEnabled: Bool {
        get { setting() }
        set { set(newValue, videoAutoplayStatusDidChangeNotification) }
    }
    /// Posted when `isVideoAutoplayEnabled` was set to another value.
    public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Whether the user prefers fading transitions. False until a test sets it.
    public static var prefersCrossFadeTransitions: Bool {
        get { setting() }
        set { set(newValue, prefersCrossFadeTransitionsStatusDidChange) }
    }
    /// Posted when `prefersCrossFadeTransitions` was set to another value.
    public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChange")
    /// Whether buttons have shapes. False until a test sets it.
    public static var buttonShapesEnabled: Bool {
        get { setting() }
        set { set(newValue, buttonShapesEnabledStatusDidChangeNotification) }
    }
    /// Posted when `buttonShapesEnabled` was set to another value.
    public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
}
