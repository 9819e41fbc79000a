/// The base class of haptic feedback generators.
///
/// Nothing is played or recorded here. Feedback of the view modifier `sensoryFeedback(_:trigger:)` is recorded.
@MainActor
@preconcurrency
open class UIFeedbackGenerator {
    /// Creates a generator.
    public init() {}

    /// Prepares for feedback; does nothing here.
    open func prepare() {}
}

/// A generator of haptic feedback for a collision; nothing is played here.
///
/// ```swift
/// UIImpactFeedbackGenerator(style: .light).impactOccurred()
/// ```
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass or the stiffness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// Small objects.
        case light
        /// Objects of medium size.
        case medium
        /// Large objects.
        case heavy
        /// Soft objects.
        case soft
        /// Rigid objects.
        case rigid
    }

    /// Creates a generator of medium style.
    public override init() { super.init() }

    /// Creates a generator.
    ///
    /// - Parameter style: The mass or the stiffness of the colliding objects.
    public init(style: FeedbackStyle) { super.init() }

    /// Plays the feedback; does nothing here.
    open func impactOccurred() {}

    /// Plays the feedback with an intensity; does nothing here.
    ///
    /// - Parameter intensity: The intensity, from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of haptic feedback for the outcome of a task; nothing is played here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success
        /// The task gave a warning.
        case warning
        /// The task failed.
        case error
    }

    /// Plays the feedback; does nothing here.
    ///
    /// - Parameter notificationType: The outcome of the task.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of haptic feedback for a changed selection; nothing is played here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the feedback; does nothing here.
    open func selectionChanged() {}
}
