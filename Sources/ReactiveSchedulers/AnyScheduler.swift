import Foundation
import Reactive

/// A type-erased scheduler.
///
/// A model that takes one runs on a queue in the program and on virtual time in a test. Erasure costs one allocation
/// when the scheduler is wrapped, and an indirect call for each action.
///
/// ```swift
/// final class Search {
///     let results: AnyPublisher<String, Never>
///
///     init(_ words: some Publisher<String, Never>, scheduler: AnySchedulerOf<ImmediateScheduler>) {
///         results = words.receive(on: scheduler).eraseToAnyPublisher()
///     }
/// }
/// ```
public struct AnyScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler, Sendable
where SchedulerTimeType: Strideable, SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    // Every thread may schedule on a scheduler: that is what schedulers are for. Their types need not say so.
    @usableFromInline let box: UncheckedSendable<SchedulerBox<SchedulerTimeType, SchedulerOptions>>

    /// Creates an erased scheduler. An `AnyScheduler` isn't wrapped again.
    ///
    /// - Parameter scheduler: The scheduler to wrap. Any thread may use it.
    public init<S: Scheduler>(_ scheduler: S)
    where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
        if let erased = scheduler as? Self { self = erased } else { self.init(box: WrappedScheduler(scheduler)) }
    }

    init(box: SchedulerBox<SchedulerTimeType, SchedulerOptions>) { self.box = UncheckedSendable(box) }

    /// The current time on the scheduler's clock.
    @inlinable public var now: SchedulerTimeType { box.value.now }
    /// The least tolerance that a client should pass.
    @inlinable public var minimumTolerance: SchedulerTimeType.Stride { box.value.minimumTolerance }

    /// Runs an action as soon as possible.
    ///
    /// - Parameters:
    ///   - options: Options for this action; nil for the default.
    ///   - action: The action, called once.
    @inlinable
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        box.value.schedule(options, action)
    }

    /// Runs an action at a time or later.
    ///
    /// - Parameters:
    ///   - date: The earliest time, on the scheduler's clock.
    ///   - tolerance: The delay that is acceptable.
    ///   - options: Options for this action; nil for the default.
    ///   - action: The action, called once.
    @inlinable
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        box.value.schedule(after: date, tolerance, options, action)
    }

    /// Runs an action at a time or later, and then repeatedly.
    ///
    /// - Parameters:
    ///   - date: The earliest time of the first call, on the scheduler's clock.
    ///   - interval: The time between two calls.
    ///   - tolerance: The delay that is acceptable.
    ///   - options: Options for this action; nil for the default.
    ///   - action: The action.
    /// - Returns: A cancellable that ends the repetition.
    @inlinable
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        box.value.schedule(after: date, interval, tolerance, options, action)
    }

    /// Returns a scheduler that runs every action at once, on the calling thread. A repeated action runs once.
    ///
    /// - Parameter now: The scheduler's time, which doesn't change.
    public static func immediate(now: SchedulerTimeType) -> Self { Self(box: ImmediateBox(now)) }

    /// Returns a scheduler for code that must not use one. Each use reports a diagnostic and runs nothing.
    ///
    /// - Parameters:
    ///   - name: What the scheduler is for; part of the diagnostic.
    ///   - now: The scheduler's time, which doesn't change.
    ///   - fileID: The file that is named in the diagnostic; that of the call by default. Empty for none.
    ///   - line: The line that is named in the diagnostic; that of the call by default.
    public static func unimplemented(
        _ name: String = "", now: SchedulerTimeType, fileID: String = #fileID, line: Int = #line
    ) -> Self {
        Self(box: UnimplementedBox(name, now, place: fileID.isEmpty ? "" : " of \(fileID):\(line)"))
    }

    /// Returns this scheduler.
    public func eraseToAnyScheduler() -> Self { self }
}

/// An erased scheduler with the times and options of another one.
///
/// ```swift
/// let scheduler: AnySchedulerOf<ImmediateScheduler> = ImmediateScheduler.shared.eraseToAnyScheduler()
/// ```
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension Scheduler {
    /// Returns this scheduler with its type erased.
    ///
    /// ```swift
    /// let scheduler = ImmediateScheduler.shared.eraseToAnyScheduler()
    /// ```
    public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> { AnyScheduler(self) }
}

/// A scheduler whose type is unknown. The methods of this class are abstract.
@usableFromInline
class SchedulerBox<Time: Strideable, Options> where Time.Stride: SchedulerTimeIntervalConvertible {
    @usableFromInline var now: Time { fatalError("abstract") }
    @usableFromInline var minimumTolerance: Time.Stride { fatalError("abstract") }
    @usableFromInline func schedule(_ options: Options?, _ action: @escaping () -> Void) { fatalError("abstract") }
    @usableFromInline
    func schedule(after date: Time, _ tolerance: Time.Stride, _ options: Options?, _ action: @escaping () -> Void) {
        fatalError("abstract")
    }
    @usableFromInline
    func schedule(
        after date: Time, _ interval: Time.Stride, _ tolerance: Time.Stride, _ options: Options?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        fatalError("abstract")
    }

    deinit {}
}

private final class WrappedScheduler<S: Scheduler>: SchedulerBox<S.SchedulerTimeType, S.SchedulerOptions> {
    private let scheduler: S

    init(_ scheduler: S) { self.scheduler = scheduler }

    override var now: S.SchedulerTimeType { scheduler.now }
    override var minimumTolerance: S.SchedulerTimeType.Stride { scheduler.minimumTolerance }
    override func schedule(_ options: S.SchedulerOptions?, _ action: @escaping () -> Void) {
        scheduler.schedule(options: options, action)
    }
    override func schedule(
        after date: S.SchedulerTimeType, _ tolerance: S.SchedulerTimeType.Stride, _ options: S.SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        scheduler.schedule(after: date, tolerance: tolerance, options: options, action)
    }
    override func schedule(
        after date: S.SchedulerTimeType, _ interval: S.SchedulerTimeType.Stride,
        _ tolerance: S.SchedulerTimeType.Stride, _ options: S.SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        scheduler.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
}

private final class ImmediateBox<Time: Strideable, Options>: SchedulerBox<Time, Options>
where Time.Stride: SchedulerTimeIntervalConvertible {
    private let time: Time

    init(_ time: Time) { self.time = time }

    override var now: Time { time }
    override var minimumTolerance: Time.Stride { .zero }
    override func schedule(_ options: Options?, _ action: @escaping () -> Void) { action() }
    override func schedule(
        after date: Time, _ tolerance: Time.Stride, _ options: Options?, _ action: @escaping () -> Void
    ) {
        action()
    }
    override func schedule(
        after date: Time, _ interval: Time.Stride, _ tolerance: Time.Stride, _ options: Options?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}

private final class UnimplementedBox<Time: Strideable, Options>: SchedulerBox<Time, Options>
where Time.Stride: SchedulerTimeIntervalConvertible {
    private let time: Time
    private let scheduler: String

    init(_ name: String, _ time: Time, place: String) {
        self.time = time
        scheduler = "The unimplemented scheduler\(name.isEmpty ? "" : " \"\(name)\"")\(place)"
    }

    private func report(_ use: String) {
        Diagnostics.report(
            Diagnostic(.unimplemented, "\(scheduler) was used: \(use). Give the code under test another one."))
    }

    override var now: Time {
        report("its time was read, which is always the same")
        return time
    }
    override var minimumTolerance: Time.Stride { .zero }
    override func schedule(_ options: Options?, _ action: @escaping () -> Void) {
        report("an action was scheduled, which won't run")
    }
    override func schedule(
        after date: Time, _ tolerance: Time.Stride, _ options: Options?, _ action: @escaping () -> Void
    ) {
        report("an action was scheduled for a later time; it won't run")
    }
    override func schedule(
        after date: Time, _ interval: Time.Stride, _ tolerance: Time.Stride, _ options: Options?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        report("a repeated action was scheduled, which won't run")
        return Subscriptions.empty
    }
}
