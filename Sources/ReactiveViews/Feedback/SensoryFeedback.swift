/// Something to be felt or heard. There is nothing to play it on: a host keeps a list of what was played.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy the things are that seem to bump into each other.
    public struct Weight: Equatable, Sendable {
        fileprivate let name: String
        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    /// How soft the things are that seem to bump into each other.
    public struct Flexibility: Equatable, Sendable {
        fileprivate let name: String
        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    private let name: String
    private var intensity = 1.0

    /// Something is done.
    public static let success = SensoryFeedback(name: "success")
    /// Something needs a look.
    public static let warning = SensoryFeedback(name: "warning")
    /// Something went wrong.
    public static let error = SensoryFeedback(name: "error")
    /// A choice has changed.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value has come above a mark.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value has come below a mark.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// An activity begins.
    public static let start = SensoryFeedback(name: "start")
    /// An activity ends.
    public static let stop = SensoryFeedback(name: "stop")
    /// What is dragged is in line with something.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A level has changed while something is pressed.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// A path that was drawn is complete.
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    /// Two things bump into each other.
    public static let impact = SensoryFeedback.impact()

    /// Two things of some weight bump into each other.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(weight.name)", intensity: intensity)
    }

    /// Two things of some softness bump into each other.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(flexibility.name)", intensity: intensity)
    }
}

/// What was played.
///
/// Invariant: `played` has the latest 100 at most, in order.
@MainActor
final class FeedbackRecord: TreePart {
    var played: [SensoryFeedback] = []

    init(of tree: ViewTree) {}

    func play(_ feedback: SensoryFeedback) {
        played.append(feedback)
        if played.count > 100 { played.removeFirst(played.count - 100) }
    }
}

extension ViewTree {
    /// The feedback that was played.
    var feedback: FeedbackRecord { part() }
}
