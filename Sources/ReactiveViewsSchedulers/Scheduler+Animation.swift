import ReactiveSchedulers

extension Scheduler {
    /// Returns a scheduler that runs this one's actions with an animation, so that the changes they make are animated.
    ///
    /// ```swift
    /// func show(_ rows: some Publisher<[String], Never>, in model: Model) -> AnyCancellable {
    ///     rows.receive(on: DispatchQueue.main.animation(.easeInOut)).sink { model.rows = $0 }
    /// }
    /// ```
    ///
    /// - Parameter animation: The animation; nil for none.
    public func animation(
        _ animation: Animation? = .default
    ) -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
        transaction(Transaction(animation: animation))
    }

    /// Returns a scheduler that runs this one's actions within a transaction.
    ///
    /// - Parameter transaction: The transaction of the changes that the actions make.
    public func transaction(_ transaction: Transaction) -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
        AnyScheduler(TransactionScheduler(base: self, transaction: transaction))
    }
}

/// A scheduler that runs another one's actions within a transaction.
private struct TransactionScheduler<Base: Scheduler>: Scheduler {
    typealias SchedulerTimeType = Base.SchedulerTimeType
    typealias SchedulerOptions = Base.SchedulerOptions

    let base: Base
    let transaction: Transaction

    var now: SchedulerTimeType { base.now }
    var minimumTolerance: SchedulerTimeType.Stride { base.minimumTolerance }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        base.schedule(options: options) { [transaction] in withTransaction(transaction, action) }
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        base.schedule(after: date, tolerance: tolerance, options: options) { [transaction] in
            withTransaction(transaction, action)
        }
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        base.schedule(after: date, interval: interval, tolerance: tolerance, options: options) { [transaction] in
            withTransaction(transaction, action)
        }
    }
}
