extension Publisher {
    /// Asks for everything and calls the closures; keep the result, because releasing it cancels.
    ///
    /// `file` and `line` are where `Subscriptions.live` says that it was made.
    @_transparent
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        let mark = LiveMark("sink", of: Self.self, at: CallSite(file: file, line: line))
        let sink = ClosureSink<Output, Failure>(receiveValue, receiveCompletion, mark)
        receive(subscriber: sink)
        return AnyCancellable(owning: sink) { unsafeDowncast($0, to: ReceiverBase.self).cancel() }
    }
}

extension Publisher where Failure == Never {
    /// Asks for everything and calls the closure; keep the result, because releasing it cancels.
    ///
    /// `file` and `line` are where `Subscriptions.live` says that it was made.
    @_transparent
    public func sink(
        receiveValue: @escaping (Output) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        sink(LiveMark("sink", of: Self.self, at: CallSite(file: file, line: line)), receiveValue)
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
