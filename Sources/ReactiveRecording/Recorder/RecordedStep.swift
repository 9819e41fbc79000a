/// A step as it is kept. Texts are documents in a store.
struct RecordedStep {
    /// The way of a finger, in the host's coordinates.
    struct TouchPath {
        let id: Int
        var points: [CGPoint]
        var isLifted = false
    }

    var kind: Recording.Step.Kind
    /// What was done: `tap`. For a note the heading, for a failure the place.
    var verb: String
    /// The words of the target; nil for none.
    var target: String?
    /// The other arguments, in words; may be empty.
    var details: String
    var error: String?
    /// The place of the call in the source; nil if the function doesn't know it.
    var place: String?
    var targetFrame: CGRect?
    var touches: [TouchPath] = []

    /// The picture after the step; nil if it was left out.
    var picture: Int?
    /// The elements after the step.
    var tree = 0
    /// The frames of the elements, one line for each.
    var frameList = 0
    var size = CGSize.zero
    var trace = Graph.Trace()
    var diagnostics: [Diagnostic] = []
    /// The time on the host's clock before and after the step, in seconds.
    var startTime: TimeInterval = 0
    var time: TimeInterval = 0
    /// The real time that the step took, in seconds, without that of the recording.
    var duration: TimeInterval = 0
    /// Pictures of animations, with the time on the host's clock.
    var frames: [(time: TimeInterval, picture: Int)] = []
    var omissions: [String] = []

    /// Whether the step lets no time pass, and nothing happens in it. Programs do that to let tasks continue.
    var isIdleTime: Bool {
        verb == "advance" && time == startTime && trace.events.isEmpty && diagnostics.isEmpty && error == nil
            && touches.isEmpty
    }

    /// What was done, in words.
    var title: String {
        switch kind {
        case .start: return "Start"
        case .note: return verb
        case .failure: return verb.isEmpty ? "Failure" : "Failure at \(verb)"
        case .action, .event:
            return Self.words(verb, target, details)
        }
    }

    /// Returns an action in words.
    static func words(_ verb: String, _ target: String?, _ details: String) -> String {
        var words = [verb, target.map { "“\($0)”" } ?? "", details]
        if let preposition = preposition(of: verb), target != nil { words = [verb, details, preposition, words[1]] }
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns what stands before the target of a verb whose other argument comes first; nil for other verbs.
    static func preposition(of verb: String) -> String? {
        ["type": "into", "insert text": "into", "choose": "in", "select text": "in"][verb]
    }

    /// Returns the words of a function's name: `long press` for `longPress(_:duration:at:)`.
    static func verb(of function: StaticString) -> String {
        var words = ""
        for character in function.description.prefix(while: { $0 != "(" }) {
            if character.isUppercase, !words.isEmpty { words += " " }
            words += character.lowercased()
        }
        return words
    }
}
