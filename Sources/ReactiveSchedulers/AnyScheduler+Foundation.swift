import Foundation

// The schedulers that a model is usually given, by the name of their kind:
//
//     SearchModel(scheduler: .main)            the program
//     SearchModel(scheduler: .immediate)       a preview
//     SearchModel(scheduler: .unimplemented()) a test of something that needs no scheduler

extension AnyScheduler
where
    SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions
{
    /// The main queue. It follows a current `VirtualClock`.
    public static var main: Self { mainQueue }

    /// A scheduler that runs every action at once, on the calling thread. A repeated action runs once.
    public static var immediate: Self { .immediate(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))) }

    /// A scheduler for code that must not use one. Each use reports a diagnostic and runs nothing.
    public static var unimplemented: Self { .unimplemented("DispatchQueue", fileID: "") }

    /// Returns a scheduler for code that must not use one. Each use reports a diagnostic and runs nothing.
    ///
    /// ```swift
    /// let scheduler: AnySchedulerOf<DispatchQueue> = .unimplemented("search")
    /// let reported = Diagnostics.collect { scheduler.schedule {} }
    /// print(reported[0].kind) // unimplemented
    /// ```
    ///
    /// - Parameters:
    ///   - name: What the scheduler is for; part of the diagnostic.
    ///   - fileID: The file that is named in the diagnostic; that of the call by default.
    ///   - line: The line that is named in the diagnostic; that of the call by default.
    public static func unimplemented(_ name: String = "", fileID: String = #fileID, line: Int = #line) -> Self {
        let now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
        return .unimplemented(name, now: now, fileID: fileID, line: line)
    }
}

extension AnyScheduler
where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
    /// The main run loop. It follows a current `VirtualClock`.
    public static var main: Self { mainRunLoop }

    /// A scheduler that runs every action at once, on the calling thread. A repeated action runs once.
    public static var immediate: Self { .immediate(now: SchedulerTimeType(.standIn)) }

    /// A scheduler for code that must not use one. Each use reports a diagnostic and runs nothing.
    public static var unimplemented: Self { .unimplemented("RunLoop", fileID: "") }

    /// Returns a scheduler for code that must not use one. Each use reports a diagnostic and runs nothing.
    ///
    /// - Parameters:
    ///   - name: What the scheduler is for; part of the diagnostic.
    ///   - fileID: The file that is named in the diagnostic; that of the call by default.
    ///   - line: The line that is named in the diagnostic; that of the call by default.
    public static func unimplemented(_ name: String = "", fileID: String = #fileID, line: Int = #line) -> Self {
        .unimplemented(name, now: SchedulerTimeType(.standIn), fileID: fileID, line: line)
    }
}

extension AnyScheduler
where
    SchedulerTimeType == OperationQueue.SchedulerTimeType, SchedulerOptions == OperationQueue.SchedulerOptions
{
    /// The main operation queue. It follows a current `VirtualClock`.
    public static var main: Self { mainOperationQueue }

    /// A scheduler that runs every action at once, on the calling thread. A repeated action runs once.
    public static var immediate: Self { .immediate(now: SchedulerTimeType(.standIn)) }

    /// A scheduler for code that must not use one. Each use reports a diagnostic and runs nothing.
    public static var unimplemented: Self { .unimplemented("OperationQueue", fileID: "") }

    /// Returns a scheduler for code that must not use one. Each use reports a diagnostic and runs nothing.
    ///
    /// - Parameters:
    ///   - name: What the scheduler is for; part of the diagnostic.
    ///   - fileID: The file that is named in the diagnostic; that of the call by default.
    ///   - line: The line that is named in the diagnostic; that of the call by default.
    public static func unimplemented(_ name: String = "", fileID: String = #fileID, line: Int = #line) -> Self {
        .unimplemented(name, now: SchedulerTimeType(.standIn), fileID: fileID, line: line)
    }
}

extension DispatchQueue {
    /// A scheduler with a queue's times that runs every action at once, on the calling thread.
    public static var immediate: AnySchedulerOf<DispatchQueue> { .immediate }
}

extension RunLoop {
    /// A scheduler with a run loop's times that runs every action at once, on the calling thread.
    public static var immediate: AnySchedulerOf<RunLoop> { .immediate }
}

extension OperationQueue {
    /// A scheduler with a queue's times that runs every action at once, on the calling thread.
    public static var immediate: AnySchedulerOf<OperationQueue> { .immediate }
}

extension Date {
    /// The date of schedulers whose time stands still.
    fileprivate static let standIn = Date(timeIntervalSince1970: 0)
}

private let mainQueue = AnyScheduler(DispatchQueue.main)
private let mainRunLoop = AnyScheduler(RunLoop.main)
private let mainOperationQueue = AnyScheduler(OperationQueue.main)
