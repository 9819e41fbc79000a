extension Publisher where Failure == Never {
    /// Subscribes with unlimited demand, and sets a property of an object to each value.
    ///
    /// The subscription keeps the object alive until it is cancelled or this publisher finishes. Values are set on the
    /// thread that delivers them, in order.
    ///
    /// ```swift
    /// final class Model {
    ///     var count = 0
    /// }
    /// let model = Model()
    /// let cancellable = [1, 2].publisher.assign(to: \.count, on: model)
    /// print(model.count)  // 2
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The property to set.
    ///   - object: The object whose property is set.
    /// - Returns: An object that cancels the subscription when it is cancelled or released.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        let mark = LiveMark("assign(to:on:)", of: Self.self)
        let assign = Subscribers.Assign(object: object, keyPath: keyPath, mark: mark)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}

extension Subscribers {
    /// A subscriber with unlimited demand that sets a property of an object to each value.
    ///
    /// A cancellation and the completion release the object and the subscription. A second subscription is cancelled.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        private enum State {
            case waiting(Root)
            case connected(Root, any Subscription)
            case over
        }
        /// The property that is set.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let state: Lock<State>
        private let mark: LiveMark

        /// Makes a subscriber that sets a property.
        ///
        /// - Parameters:
        ///   - object: The object whose property is set. It is kept alive until the end.
        ///   - keyPath: The property to set.
        public convenience init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.init(object: object, keyPath: keyPath, mark: .none)
        }

        init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>, mark: LiveMark) {
            state = Lock(unchecked: .waiting(object))
            self.keyPath = keyPath
            self.mark = mark
        }

        /// The object whose property is set; nil after the completion or a cancellation.
        public var object: Root? {
            state.withLockUnchecked { state in
                switch state {
                case .waiting(let object), .connected(let object, _): object
                case .over: nil
                }
            }
        }

        public func receive(subscription: any Subscription) {
            let isFirst = state.withLockUnchecked { state in
                guard case .waiting(let object) = state else { return false }
                state = .connected(object, subscription)
                return true
            }
            isFirst ? subscription.request(.unlimited) : subscription.cancel()
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            let object = state.withLockUnchecked { state -> Root? in
                guard case .connected(let object, _) = state else { return nil }
                return object
            }
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) { _ = take() }

        public func cancel() {
            if case .connected(_, let subscription) = take() { subscription.cancel() }
        }

        /// Ends this subscriber. Returns its previous state, which the caller releases outside of the lock.
        private func take() -> State {
            mark.end()
            return state.withLockUnchecked { state in
                defer { state = .over }
                return state
            }
        }
    }
}

extension Subscribers.Assign: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// Names the object's type.
    public var description: String { "Assign \(Root.self)." }
    public var customMirror: Mirror {
        Mirror(
            self, children: ["object": object as Any, "keyPath": keyPath, "status": object == nil ? "over" : "live"])
    }
    public var playgroundDescription: Any { description }
}
