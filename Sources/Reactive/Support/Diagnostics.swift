/// A report of misuse: what was done, where, and the result.
///
/// Misuse has a defined result, and a diagnostic names it. ``Diagnostics`` delivers diagnostics.
public struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
    /// The kind of a diagnostic, for tests that compare it.
    public enum Kind: String, Sendable {
        /// A state was written while a body was evaluated. The write was dropped.
        case stateWrittenDuringUpdate
        /// An object announced a change while a body was evaluated. The next pass applies it.
        case publishedDuringUpdate
        /// A dynamic property was used outside a mounted component.
        case propertyNotInstalled
        /// Two elements of a collection have the same identity, or two views are sources of one matched geometry.
        case duplicateIdentity
        /// Changes caused further changes without end, or other threads made changes in each round of a flush. The
        /// remaining ones wait for the next flush.
        case updateStorm
        /// A view's action was due for the third time in one flush. It wasn't called.
        case repeatedAction
        /// A binding was used after its target was gone: an optional's wrapped value, or an element of a collection.
        case bindingOutlivedValue
        /// An object published a change on another thread than the main one. The main actor applies it.
        case publishedOffMainThread
        /// A flush was requested while a body was evaluated. It runs after the evaluation.
        case flushDuringUpdate
        /// A subscriber of a published property set the property. The running set overwrites that value. Reported in
        /// debug builds only.
        case overwrittenWhilePublishing
        /// A variable was written or updated inside of its own update. The update's result replaces what was written.
        case nestedUpdate
        /// A view was given an invalid length, or layout was asked for an impossible result.
        case invalidLayout
        /// Jobs that were due at once scheduled further ones without end, on a virtual clock. The remaining ones wait.
        case clockStorm
        /// The main thread waited, without `await`, for tasks that run on it under a virtual clock. Other threads ran
        /// them.
        case clockStall
        /// A task began under a virtual clock in a program that doesn't link `ReactiveTesting`. It runs in real time.
        case realTimeTask
        /// A time was invalid, or can't be reached. The message says what was used instead.
        case invalidTime
        /// An operator, a view, a gesture or a host was given an invalid argument, such as a negative count. The
        /// message says what was used instead.
        case invalidInput
        /// A length, an angle or a coordinate isn't a finite number. What uses it isn't drawn.
        case invalidGeometry
        /// A navigation or a tab selection has no destination. The message says what is shown instead.
        case navigation
        /// A stand-in was used that a test had left without an implementation, such as an unimplemented scheduler. The
        /// message says where it was created.
        case unimplemented
        /// A colour, an image or a translation is missing or malformed. The message says where, and what is used
        /// instead.
        case resource
        /// A view was evaluated after the change that removed it, because the host does so on request: as iOS does in
        /// rows, sheets and pages.
        case evaluatedAfterRemoval
        /// An evaluation read a variable of another actor's graph. It got the newest value, and doesn't depend on it.
        case readAcrossActors
    }

    /// The kind of misuse.
    public let kind: Kind
    /// What was done and what the result is.
    public let message: String
    /// The path of the node that was evaluated, or that owns the property; empty if there is none.
    public let path: String

    /// Creates a diagnostic.
    ///
    /// - Parameters:
    ///   - kind: The kind of misuse.
    ///   - message: What was done, what the result is, and what to do instead.
    ///   - path: The path of the node concerned; empty by default.
    public init(_ kind: Kind, _ message: String, path: String = "") {
        self.kind = kind
        self.message = message
        self.path = path
    }

    public var description: String {
        path.isEmpty ? message : "\(message) [\(path)]"
    }
}

/// The delivery of diagnostics. They are printed, unless a handler is installed for the current task.
///
/// ```swift
/// let reported = Diagnostics.collect {
///     Diagnostics.report(Diagnostic(.invalidInput, "Invalid count -1; using 0."))
/// }
/// print(reported.count) // 1
/// ```
public enum Diagnostics {
    /// A structure around the closure: for task-local values of function type the optimiser requires metadata that
    /// can't be created, and each access to a function in a lock would wrap it once more.
    private struct Handler: Sendable {
        let call: @Sendable (Diagnostic) -> Void
    }
    @TaskLocal private static var handler: Handler?

    /// The handlers of the closures that run now, innermost last, by thread. Read only by diagnostics of tasks that
    /// don't have a handler.
    ///
    ///     no list is empty; a thread's list has a handler for each `withHandler` on its stack
    private static let running = Lock<[UInt: [Handler]]>([:])

    /// Runs a closure and passes its diagnostics to a handler, with those of tasks started in it, and those of other
    /// jobs that its thread runs meanwhile, for instance in a run loop.
    ///
    /// - Parameters:
    ///   - handler: Receives each diagnostic, on the thread that reports it.
    ///   - body: The closure to run.
    /// - Returns: The closure's result.
    /// - Throws: Rethrows what `body` throws.
    public static func withHandler<Result>(
        _ handler: @escaping @Sendable (Diagnostic) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        let handler = Handler(call: handler)
        let thread = ThreadIdentity.current
        running.withLock { $0[thread, default: []].append(handler) }
        defer {
            running.withLock { running in
                running[thread]?.removeLast()
                if running[thread]?.isEmpty == true { running[thread] = nil }
            }
        }
        return try $handler.withValue(handler, operation: body)
    }

    /// Runs a closure and returns its diagnostics, in order. They aren't printed.
    ///
    /// - Parameter body: The closure to run.
    /// - Returns: The diagnostics reported until the closure returns: by the closure, by tasks started in it, and by
    ///   other jobs that its thread runs meanwhile, for instance a flush that another thread has requested.
    /// - Throws: Rethrows what `body` throws.
    public static func collect(_ body: () throws -> Void) rethrows -> [Diagnostic] {
        let collector = Collector()
        try withHandler({ collector.append($0) }, body)
        return collector.all
    }

    /// Delivers a diagnostic to the current task's handler, or prints it. For hosts and property wrappers.
    ///
    /// - Parameter diagnostic: The diagnostic to deliver.
    public static func report(_ diagnostic: Diagnostic) {
        for observer in observers.withLock({ $0.values.map { $0 } }) { observer.call(diagnostic) }
        if let handler = handler ?? handlerOfThread {
            handler.call(diagnostic)
        } else {
            unhandledObserver.withLock { $0 }?.call(diagnostic)
            print("Reactive: \(diagnostic)")
        }
    }

    /// The handler of the innermost closure below on the stack; a job of another task doesn't inherit it.
    private static var handlerOfThread: Handler? {
        let thread = ThreadIdentity.current
        return running.withLock { $0.isEmpty ? nil : $0[thread]?.last }
    }

    private static let observers = Lock<[Int: Handler]>([:])

    /// Calls a function with each diagnostic, on the thread that reports it, before it is handled or printed.
    ///
    /// - Parameter observer: The function.
    /// - Returns: The number that `removeObserver(_:)` takes.
    package static func addObserver(_ observer: @escaping @Sendable (Diagnostic) -> Void) -> Int {
        observers.withLock {
            let number = ($0.keys.max() ?? 0) + 1
            $0[number] = Handler(call: observer)
            return number
        }
    }

    /// Removes a function that `addObserver(_:)` added.
    package static func removeObserver(_ number: Int) {
        observers.withLock { _ = $0.removeValue(forKey: number) }
    }

    private static let unhandledObserver = Lock<Handler?>(nil)

    /// Sets a function that is called with each diagnostic that no handler receives, before it is printed.
    package static func observeUnhandled(_ observer: @escaping @Sendable (Diagnostic) -> Void) {
        unhandledObserver.withLock { $0 = Handler(call: observer) }
    }

    private final class Collector: Sendable {
        private let diagnostics = Lock<[Diagnostic]>([])

        func append(_ diagnostic: Diagnostic) {
            diagnostics.withLock { $0.append(diagnostic) }
        }

        var all: [Diagnostic] { diagnostics.withLock { $0 } }
    }
}
