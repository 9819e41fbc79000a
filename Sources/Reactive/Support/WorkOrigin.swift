/// The place where long-lived work began: a task, a subscription, a timer.
///
/// Nothing is recorded in programs: the testing module sets the recorder, and it records what begins under a virtual
/// clock.
package struct WorkOrigin: Sendable {
    /// Records the origin of work that begins now; nil if nothing is to be recorded.
    package typealias Recorder = @Sendable () -> WorkOrigin?

    /// The number of the virtual clock under which the work began.
    package let owner: UInt64
    /// A label that the library has set, such as the path of the view that began the work; nil if there is none.
    package let label: String?
    /// The calling functions, for people. It takes time.
    package let place: @Sendable () -> String?

    package init(owner: UInt64, place: @escaping @Sendable () -> String?) {
        self.owner = owner
        self.place = place
        label = Self.currentLabel?.make()
    }

    /// A structure around the closure: each access to a function in a lock would wrap it once more.
    private struct Recording: Sendable {
        let record: Recorder
    }
    private static let recorder = Lock<Recording?>(nil)

    private struct Label: Sendable {
        let make: @Sendable () -> String
    }
    @TaskLocal private static var currentLabel: Label?

    /// The origin of work that begins now; nil if it isn't recorded.
    package static var current: WorkOrigin? { recorder.withLock { $0 }?.record() }

    /// Sets the recorder.
    package static func record(by recorder: @escaping Recorder) {
        self.recorder.withLock { $0 = Recording(record: recorder) }
    }

    /// Runs a closure, and labels the work that it begins.
    package static func labelled<Result>(
        _ label: @escaping @Sendable () -> String, _ body: () throws -> Result
    ) rethrows -> Result {
        guard recorder.withLock({ $0 != nil }) else { return try body() }
        return try $currentLabel.withValue(Label(make: label), operation: body)
    }
}
