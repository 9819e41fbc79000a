/// Feedback that the user feels or hears.
///
/// Here nothing is played: the host records it, and a test reads the record from `ViewHost.feedback`, or with other
/// effects from `SystemEffects`.
public struct SensoryFeedback: Equatable, Sendable {
    /// The weight of the objects of an impact.
    public struct Weight: Equatable, Sendable {
        fileprivate let name: String
        /// Light objects.
        public static let light = Weight(name: "light")
        /// Objects of medium weight.
        public static let medium = Weight(name: "medium")
        /// Heavy objects.
        public static let heavy = Weight(name: "heavy")
    }

    /// The softness of the objects of an impact.
    public struct Flexibility: Hashable, Sendable {
        fileprivate let name: String
        /// Hard, unyielding objects.
        public static let rigid = Flexibility(name: "rigid")
        /// Solid objects of medium softness.
        public static let solid = Flexibility(name: "solid")
        /// Soft objects.
        public static let soft = Flexibility(name: "soft")
    }

    private let name: String
    private var intensity = 1.0

    /// A task has succeeded.
    public static let success = SensoryFeedback(name: "success")
    /// A task needs the user's attention.
    public static let warning = SensoryFeedback(name: "warning")
    /// A task has failed.
    public static let error = SensoryFeedback(name: "error")
    /// A selection has changed.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value has risen above a threshold.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value has fallen below a threshold.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// An activity has started.
    public static let start = SensoryFeedback(name: "start")
    /// An activity has stopped.
    public static let stop = SensoryFeedback(name: "stop")
    /// A dragged object has aligned with another one.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A pressure level has changed.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// A drawn path is complete.
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    /// Two objects of medium weight collide.
    public static let impact = SensoryFeedback.impact()

    /// Returns the feedback of two objects that collide, by their weight.
    ///
    /// - Parameters:
    ///   - weight: The weight of the objects; medium by default.
    ///   - intensity: The strength of the impact, a fraction from 0 to 1; 1 by default.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(weight.name)", intensity: intensity)
    }

    /// Returns the feedback of two objects that collide, by their softness.
    ///
    /// - Parameters:
    ///   - flexibility: The softness of the objects.
    ///   - intensity: The strength of the impact, a fraction from 0 to 1; 1 by default.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(flexibility.name)", intensity: intensity)
    }
}

/// A record of the feedback that was played.
///
/// Invariant: `played` holds the latest 100 entries at most, in order.
@MainActor
final class FeedbackRecord: TreePart {
    var played: [SensoryFeedback] = []
    /// Called with each feedback that is played.
    var didPlay: ((SensoryFeedback) -> Void)?

    init(of tree: ViewTree) {}

    func play(_ feedback: SensoryFeedback) {
        played.append(feedback)
        if played.count > 100 { played.removeFirst(played.count - 100) }
        didPlay?(feedback)
    }
}

extension ViewTree {
    /// The record of the tree's feedback.
    var feedback: FeedbackRecord { part() }
}
