extension Recording {
    /// A step of a recording.
    @MainActor
    public struct Step {
        /// The kind of a step.
        public enum Kind: String, Sendable {
            /// The beginning of the recording.
            case start
            /// A call on the host.
            case action
            /// An event from elsewhere: a timer, a task, a closure that a test performs, a finger that moves.
            case event
            /// A heading.
            case note
            /// A test's failure.
            case failure
        }

        private let step: RecordedStep
        private let store: DocumentStore

        init(_ step: RecordedStep, _ store: DocumentStore) {
            self.step = step
            self.store = store
        }

        /// The kind.
        public var kind: Kind { step.kind }
        /// What was done, with the target and the arguments: `type “Ada” into “Name”`.
        public var title: String { step.title }
        /// Why the action or the test failed; nil if it didn't.
        public var error: String? { step.error }
        /// The place of the call in the source, `ShopTests/CartTests.swift:12`, for `until`; nil for the functions that
        /// don't take one.
        public var place: String? { step.place }
        /// The picture after the step, as an SVG document; nil if it was left out.
        public var picture: String? { step.picture.map { store.text($0) } }
        /// The visible elements after the step, one line for each.
        public var tree: String { store.lines(step.tree).joined(separator: "\n") }
        /// What the graph did.
        public var trace: Graph.Trace { step.trace }
        /// The diagnostics that were reported meanwhile.
        public var diagnostics: [Diagnostic] { step.diagnostics }
        /// The time on the host's clock after the step, in seconds.
        public var time: TimeInterval { step.time }
        /// The times of the frames that were kept of animations, in seconds on the host's clock.
        public var frameTimes: [TimeInterval] { step.frames.map(\.time) }
        /// The path of each finger, in the host's coordinates.
        public var touches: [[CGPoint]] { step.touches.map(\.points) }
        /// The frame of the view that the action acted on, in the host's coordinates; nil if there is none.
        public var targetFrame: CGRect? { step.targetFrame }
        /// What was left out, in sentences.
        public var omissions: [String] { step.omissions }
    }
}
