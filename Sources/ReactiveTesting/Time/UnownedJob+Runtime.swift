// Functions of Swift's runtime that read a job. The concurrency library itself calls them by these names.

@_silgen_name("swift_task_getJobTaskId")
private func jobTaskID(_ job: UnownedJob) -> UInt64

@_silgen_name("swift_task_getJobFlags")
private func jobFlags(_ job: UnownedJob) -> UInt

extension UnownedJob {
    /// The task that runs on this thread; nil if none does.
    static var runningTask: UnownedJob? {
        // Both are pointers to the task's object, which begins as a job does.
        withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UnownedJob.self) } }
    }
    /// Whether the job is a task, and not an actor's or another one of the runtime's own.
    var isTask: Bool { jobFlags(self) & 0xff == 0 }
    /// Whether the task ends before another one, which waits for it and owns its memory.
    var isChildTask: Bool { jobFlags(self) & (1 << 24) != 0 }
    /// The number of the task, which no other task of the process has.
    var taskID: UInt64 { jobTaskID(self) }
}
