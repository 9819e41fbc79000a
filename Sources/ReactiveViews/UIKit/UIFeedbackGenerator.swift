/// Plays something to be felt. Here nothing is played, and nothing recorded: see `sensoryFeedback(_:trigger:)` for what is.
@MainActor
@preconcurrency
open class UIFeedbackGenerator {
    public init() {}

    /// Says that something is going to be played.
    open func prepare() {}
}

/// Plays that two things bump into each other. Here nothing is played.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public override init() { super.init() }
    public init(style: FeedbackStyle) { super.init() }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

/// Plays how something came out. Here nothing is played.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Plays that a choice has changed. Here nothing is played.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
