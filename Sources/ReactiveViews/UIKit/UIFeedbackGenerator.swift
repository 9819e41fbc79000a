/// The base class of haptic feedback generators.
///
/// Nothing is played here. In the events of a host with ``SystemEffects``, and in tasks started by them, the feedback
/// is recorded as that of `sensoryFeedback(_:trigger:)` is.
@MainActor
@preconcurrency
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }

    /// Prepares for feedback; does nothing here.
    open func prepare() {}

    func record(_ feedback: SensoryFeedback) { SystemEffects.current?.add(.haptic(feedback)) }
}

/// A generator of haptic feedback for a collision.
///
/// ```swift
/// UIImpactFeedbackGenerator(style: .light).impactOccurred()
/// ```
@MainActor
@preconcurrency
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

    private let style: FeedbackStyle

    /// Creates a generator of medium style.
    public override init() {
        style = .medium
        super.init()
    }

    /// Creates a generator.
    ///
    /// - Parameter style: The mass or the stiffness of the colliding objects.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Plays the feedback: records it in the host's effects.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Plays the feedback with an intensity: records it in the host's effects.
    ///
    /// - Parameter intensity: The intensity, from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        let intensity = Double(intensity)
        switch style {
        case .light: record(.impact(weight: .light, intensity: intensity))
        case .medium: record(.impact(weight: .medium, intensity: intensity))
        case .heavy: record(.impact(weight: .heavy, intensity: intensity))
        case .soft: record(.impact(flexibility: .soft, intensity: intensity))
        case .rigid: record(.impact(flexibility: .rigid, intensity: intensity))
        }
    }
}

/// A generator of haptic feedback for the outcome of a task.
@MainActor
@preconcurrency
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

    /// Plays the feedback: records it in the host's effects.
    ///
    /// - Parameter notificationType: The outcome of the task.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: record(.success)
        case .warning: record(.warning)
        case .error: record(.error)
        }
    }
}

/// A generator of haptic feedback for a changed selection.
@MainActor
@preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the feedback: records it in the host's effects.
    open func selectionChanged() { record(.selection) }
}
