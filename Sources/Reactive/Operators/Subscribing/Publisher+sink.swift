extension Publisher {
    /// Asks for everything and calls the closures; keep the result, because releasing it cancels.
    ///
    ///     let cancellable = loading.sink(
    ///         receiveCompletion: { print("ended: \($0)") }, receiveValue: { print($0) })
    ///
    /// Both closures are released when the publisher completes and when this is cancelled, whoever still has the
    /// result. What a publisher sends after its completion, against the rules, doesn't reach them.
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
    /// Asks for everything and calls the closure; keep the result, because releasing it cancels.
    ///
    /// The closure is released when the publisher completes and when this is cancelled, whoever still has the result.
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
