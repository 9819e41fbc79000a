extension Publisher {
    /// Subscribes with unlimited demand, and calls closures with the values and the completion.
    ///
    /// Store the result: releasing it cancels. Both closures are released when the publisher completes and when the
    /// subscription is cancelled, even if the result is still stored. The closures run on the thread that delivers, one
    /// call at a time. They aren't called after the completion or a cancellation.
    ///
    /// ```swift
    /// let cancellable = [1, 2].publisher.sink(
    ///     receiveCompletion: { print("ended: \($0)") }, receiveValue: { print($0) })
    /// // 1, 2, ended: finished
    /// ```
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called once, with the completion.
    ///   - receiveValue: Called with each value, in order.
    /// - Returns: An object that cancels the subscription when it is cancelled or released.
    @_transparent
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let mark = LiveMark("sink", of: Self.self)
        let sink = ClosureSink<Output, Failure>(receiveValue, receiveCompletion, mark)
        receive(subscriber: sink)
        return AnyCancellable(owning: sink) { unsafeDowncast($0, to: ReceiverBase.self).cancel() }
    }
}

extension Publisher where Failure == Never {
    /// Subscribes with unlimited demand, and calls a closure with each value.
    ///
    /// Store the result: releasing it cancels. The closure is released when the publisher completes and when the
    /// subscription is cancelled, even if the result is still stored. It runs on the thread that delivers.
    ///
    /// ```swift
    /// let cancellable = [1, 2].publisher.sink { print($0) }  // 1 and 2
    /// ```
    ///
    /// - Parameter receiveValue: Called with each value, in order.
    /// - Returns: An object that cancels the subscription when it is cancelled or released.
    @_transparent
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(LiveMark("sink", of: Self.self), receiveValue)
    }

    @_transparent @usableFromInline
    func sink(
        _ mark: LiveMark, _ receiveValue: @escaping (Output) -> Void,
        _ receiveCompletion: ((Subscribers.Completion<Never>) -> Void)? = nil
    ) -> AnyCancellable {
        let sink = ClosureSink<Output, Never>(receiveValue, receiveCompletion, mark)
        receive(subscriber: sink)
        return AnyCancellable(owning: sink) { unsafeDowncast($0, to: ReceiverBase.self).cancel() }
    }
}
