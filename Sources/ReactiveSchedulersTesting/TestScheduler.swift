import Foundation

/// A `VirtualTimeScheduler` with times of its own, for publishers that take any scheduler.
///
/// ```swift
/// let scheduler = TestScheduler()
/// let subject = PassthroughSubject<String, Never>()
/// let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).record()
/// subject.send("a")
/// scheduler.advance(by: .seconds(1))
/// #expect(recorder.values == ["a"])
/// ```
public typealias TestScheduler = VirtualTimeScheduler<TestTime, Never>

/// A scheduler with virtual time, with the times and options of another scheduler.
///
/// ```swift
/// let scheduler: TestSchedulerOf<DispatchQueue> = DispatchQueue.test
/// ```
public typealias TestSchedulerOf<S: Scheduler> = VirtualTimeScheduler<S.SchedulerTimeType, S.SchedulerOptions>
where S.SchedulerTimeType: VirtualTime

extension DispatchQueue {
    /// A new scheduler with virtual time that a model takes in place of a queue.
    ///
    /// ```swift
    /// let queue = DispatchQueue.test
    /// let recorder = Just("a").delay(for: .seconds(1), scheduler: queue.eraseToAnyScheduler()).record()
    /// queue.advance(by: .seconds(1))
    /// #expect(recorder.values == ["a"])
    /// ```
    public static var test: TestSchedulerOf<DispatchQueue> { TestSchedulerOf<DispatchQueue>() }
}

extension RunLoop {
    /// A new scheduler with virtual time that a model takes in place of a run loop.
    public static var test: TestSchedulerOf<RunLoop> { TestSchedulerOf<RunLoop>() }
}

extension OperationQueue {
    /// A new scheduler with virtual time that a model takes in place of a queue.
    public static var test: TestSchedulerOf<OperationQueue> { TestSchedulerOf<OperationQueue>() }
}
