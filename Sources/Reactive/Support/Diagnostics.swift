/// Something that a program did and should not have: what, where, and what came of it.
public struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
    public enum Kind: String, Sendable {
        /// A state was written while a body was evaluated. The write was dropped (U20).
        case stateWrittenDuringUpdate
        /// An object announced a change while a body was evaluated. It is taken up in the next pass (U21).
        case publishedDuringUpdate
        /// A dynamic property was used outside of a mounted component (U19, E9).
        case propertyNotInstalled
        /// Two elements of a collection have the same identity (U14), or two views are the source of one matched geometry.
        case duplicateIdentity
        /// Changes that follow from changes found no end. The rest waits for the next flush (U23).
        case updateStorm
        /// An action of a view was due for the third time in one flush. It was not called (M8).
        case repeatedAction
        /// A binding to a part of a value was used when that part was gone: an optional's wrapped value, a collection's element
        /// (B6, B7).
        case bindingOutlivedValue
        /// An object published a change from another thread than the main one. The change is taken up on the main actor
        /// (U21).
        case publishedOffMainThread
        /// A flush was asked for while a body was evaluated. It is put off until nothing is evaluated.
        case flushDuringUpdate
        /// A published property was set by a subscriber of its own. The set that is under way overwrites it (C27). Told in
        /// debug builds.
        case overwrittenWhilePublishing
        /// A view was given a length that none can have (L6), or layout was asked for what it can't do.
        case invalidLayout
        /// What is due at once kept scheduling more of that, on a virtual clock. The rest waits.
        case clockStorm
        /// A time that is none, or that can't be gone to: what came of it is in the message.
        case invalidTime
        /// An operator, a view, a gesture, or what was done to a view was given something that makes no sense: a number
        /// that is none, a negative count, a format for another kind of value. What came of it is in the message.
        case invalidInput
        /// A length, an angle or a coordinate isn't a number, or endless where it must not be. What was drawn with it is left out.
        case invalidGeometry
        /// A navigation or a choice of tabs leads to what there is not. The message says what is shown instead.
        case navigation
    }

    public let kind: Kind
    public let message: String
    /// The path of the node that was being evaluated, or that the property belongs to; empty outside of any.
    public let path: String

    public init(_ kind: Kind, _ message: String, path: String = "") {
        self.kind = kind
        self.message = message
        self.path = path
    }

    public var description: String {
        path.isEmpty ? message : "\(message) [\(path)]"
    }
}

/// Where diagnostics go: printed, unless a handler is installed for the running task.
public enum Diagnostics {
    /// Not the closure itself: for task-local values of a function's type the optimiser asks for metadata that can't be made.
    private struct Handler: Sendable {
        let call: @Sendable (Diagnostic) -> Void
    }
    @TaskLocal private static var handler: Handler?

    /// Runs `body`, handing every diagnostic that it or a task started in it causes to `handler`.
    public static func withHandler<Result>(
        _ handler: @escaping @Sendable (Diagnostic) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        try $handler.withValue(Handler(call: handler), operation: body)
    }

    /// Runs `body` and gives the diagnostics that it caused.
    public static func collect(_ body: () throws -> Void) rethrows -> [Diagnostic] {
        let collector = Collector()
        try withHandler({ collector.append($0) }, body)
        return collector.all
    }

    /// Delivers a diagnostic. For hosts, and for wrappers of your own.
    public static func report(_ diagnostic: Diagnostic) {
        if let handler {
            handler.call(diagnostic)
        } else {
            print("Reactive: \(diagnostic)")
        }
    }

    private final class Collector: Sendable {
        private let diagnostics = Lock<[Diagnostic]>([])

        func append(_ diagnostic: Diagnostic) {
            diagnostics.withLock { $0.append(diagnostic) }
        }

        var all: [Diagnostic] { diagnostics.withLock { $0 } }
    }
}
