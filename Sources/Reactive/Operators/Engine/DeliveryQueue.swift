/// The events that wait for a scheduler.
///
///     phase: waiting → receiving → ended → closed, any of which may be skipped
///     completion ≠ nil ⇒ phase = ended;   the coordinator's state is released ⇒ phase = closed, nothing waits
///     token ≠ nil ⇒ this generation's timer is set and hasn't fired
@usableFromInline
struct DeliveryQueue<Held, Value, Failure: Error>: ~Copyable {
    @usableFromInline
    enum Phase: UInt8 {
        case waiting, receiving
        /// Upstream has ended, or its time is up.
        case ended
        case closed
    }
    @usableFromInline
    enum Next {
        case value(Value)
        case dropped(Value)
        case completion(Subscribers.Completion<Failure>)
        case nothing
    }

    @usableFromInline var phase = Phase.waiting
    /// The values to deliver, oldest first.
    @usableFromInline var due = Ring<Value>()
    /// Delivered after all values that are due.
    @usableFromInline var completion: Subscribers.Completion<Failure>?
    /// The demand that downstream has requested and not received, if the policy counts it.
    @usableFromInline var outstanding = Subscribers.Demand.none
    /// What isn't due yet.
    @usableFromInline var held: Held
    @usableFromInline var generation = 0
    @usableFromInline var token: (any Cancellable)?
    /// `ThreadIdentity` of the thread that is setting the timer; 0 if there is none.
    @usableFromInline var setter: UInt = 0

    @inlinable @inline(__always)
    init(held: Held) { self.held = held }

    @inlinable @inline(__always)
    var isReceiving: Bool { phase == .receiving }

    /// Removes and returns the next event to deliver.
    @inlinable
    mutating func next(_ demand: DeliveryPolicy.Demand) -> Next {
        if due.isEmpty {
            guard let last = completion.take() else { return .nothing }
            return .completion(last)
        }
        if demand != .relay {
            if outstanding == .none {
                return demand == .drop ? .dropped(due.popFirst().unsafelyUnwrapped) : .nothing
            }
            outstanding -= 1
        }
        return .value(due.popFirst().unsafelyUnwrapped)
    }

    /// Moves all waiting events into `old`, which the caller releases outside of the lock.
    @usableFromInline
    mutating func clear(into old: inout DeliveryQueue) {
        swap(&self, &old)
        phase = old.phase
        generation = old.generation + 1
    }

    /// Invalidates the timer. Returns its token, which the caller cancels outside of the lock.
    @usableFromInline
    mutating func disarm() -> (any Cancellable)? {
        generation += 1
        return token.take()
    }
}
