extension ScheduledDelivery {
    /// Changes the queue and replaces the timer, if upstream is connected; returns whether it is. `job` receives the
    /// timer's generation, which it passes to `timerFired`.
    ///
    /// With an interval of zero or less, the timer fires as soon as the scheduler runs the job. It fires once, although
    /// the scheduler gets a repeating interval, as in Combine.
    @inlinable
    final func setTimer(
        after interval: Stride, _ change: (inout Queue) -> Void, job: @escaping (Int) -> Void
    ) -> Bool {
        let (generation, old) = queue.withLockUnchecked { queue -> (Int?, (any Cancellable)?) in
            guard queue.isReceiving else { return (nil, nil) }
            change(&queue)
            let old = queue.disarm()
            queue.setter = ThreadIdentity.current
            return (queue.generation, old)
        }
        guard let generation else { return false }
        old?.cancel()
        if interval > .zero {
            let token = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options
            ) { job(generation) }
            keep(token, generation)
        } else {
            scheduler.schedule(options: options) { job(generation) }
            queue.withLockUnchecked { if $0.generation == generation { $0.setter = 0 } }
        }
        return true
    }

    /// Stores the timer's token, unless the timer has fired or been replaced meanwhile; then cancels the token.
    @usableFromInline
    final func keep(_ token: any Cancellable, _ generation: Int) {
        let isCurrent = queue.withLockUnchecked { queue in
            guard queue.generation == generation else { return false }
            queue.token = token
            queue.setter = 0
            return true
        }
        if !isCurrent { token.cancel() }
    }

    /// Invalidates the timer and changes the queue; returns false, and does nothing, if that timer is out of date.
    @inlinable
    final func timerFired(_ generation: Int, _ change: (inout Queue) -> Void) -> Bool {
        let (isCurrent, token) = queue.withLockUnchecked { queue -> (Bool, (any Cancellable)?) in
            guard queue.generation == generation, queue.isReceiving else { return (false, nil) }
            change(&queue)
            return (true, queue.disarm())
        }
        token?.cancel()
        return isCurrent
    }
}
