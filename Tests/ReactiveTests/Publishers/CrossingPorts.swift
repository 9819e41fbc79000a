import Testing

@testable import Reactive

/// Something to send into that delivers to a closure.
struct CrossingPort: CustomTestStringConvertible, @unchecked Sendable {
    struct Wired: @unchecked Sendable {
        let send: (Int) -> Void
        let cancellable: AnyCancellable
    }
    let testDescription: String
    let make: (_ receive: @escaping (Int) -> Void) -> Wired

    init(_ name: String, _ make: @escaping (_ receive: @escaping (Int) -> Void) -> Wired) {
        testDescription = name
        self.make = make
    }

    /// A passthrough subject through operators.
    init(_ name: String, through apply: @escaping (PassthroughSubject<Int, Never>) -> any Publisher<Int, Never>) {
        self.init(name) { receive in
            let subject = PassthroughSubject<Int, Never>()
            return Wired(send: { subject.send($0) }, cancellable: sink(apply(subject), receive))
        }
    }
}

private func sink(_ publisher: some Publisher<Int, Never>, _ receive: @escaping (Int) -> Void) -> AnyCancellable {
    publisher.sink(receiveValue: receive)
}

extension CrossingPort {
    /// An operator on several subjects: each thread sends into one of its own.
    init(_ name: String, throughEach apply: @escaping ([AnyPublisher<Int, Never>]) -> any Publisher<Int, Never>) {
        self.init(name) { receive in
            let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
            let indices = Lock<[UInt: Int]>([:])
            return Wired(
                send: { value in
                    let index = indices.withLock { indices in
                        let index = indices[ThreadIdentity.current] ?? indices.count % 4
                        indices[ThreadIdentity.current] = index
                        return index
                    }
                    subjects[index].send(value)
                }, cancellable: sink(apply(subjects.map { $0.eraseToAnyPublisher() }), receive))
        }
    }
}

private final class CrossingModel: ObservableObject {
    @Published var number = -1
}

/// Those that deliver what is sent before `send` returns, whatever other threads do.
let subjectPorts: [CrossingPort] = [
    CrossingPort("PassthroughSubject", through: { $0 }),
    CrossingPort("CurrentValueSubject") { receive in
        let subject = CurrentValueSubject<Int, Never>(-1)
        return .init(send: { subject.send($0) }, cancellable: subject.sink { receive($0) })
    },
    CrossingPort("a value that is set") { receive in
        let subject = CurrentValueSubject<Int, Never>(-1)
        return .init(send: { subject.value = $0 }, cancellable: subject.sink { receive($0) })
    },
    CrossingPort("Published") { receive in
        let model = CrossingModel()
        return .init(send: { model.number = $0 }, cancellable: model.$number.sink { receive($0) })
    },
    CrossingPort("ObservableObjectPublisher") { receive in
        // It delivers on the thread that sends.
        let publisher = ObservableObjectPublisher()
        let sent = Lock<[UInt: Int]>([:])
        return .init(
            send: { value in
                sent.withLock { $0[ThreadIdentity.current] = value }
                publisher.send()
            }, cancellable: publisher.sink { receive(sent.withLock { $0[ThreadIdentity.current] ?? -1 }) })
    },
    CrossingPort("map and filter", through: { $0.map { $0 }.filter { $0 >= 0 } }),
    CrossingPort("share", through: { $0.share() }),
    CrossingPort("multicast", through: { $0.multicast { PassthroughSubject() }.autoconnect() }),
    CrossingPort("removeDuplicates and scan", through: { $0.removeDuplicates().scan(0) { $1 } }),
    CrossingPort("append", through: { $0.append(Empty()) }),
]

/// Those that leave what comes while another thread is inside to that thread.
let coordinatorPorts: [CrossingPort] = [
    CrossingPort("merge of a subject for each thread", throughEach: { Publishers.MergeMany($0) }),
    CrossingPort("flatMap to a subject for each thread", throughEach: { $0.publisher.flatMap { $0 } }),
    CrossingPort(
        "merges in an operator at once",
        throughEach: {
            $0[0].merge(with: $0[1]).receive(on: ImmediateScheduler.shared)
                .merge(with: $0[2].merge(with: $0[3])).combineLatest(Just(0)) { $0 + $1 }
        }),
    CrossingPort("combineLatest", through: { $0.combineLatest(Just(0)) { $0 + $1 } }),
    CrossingPort("merge", through: { $0.merge(with: Empty()) }),
    CrossingPort("flatMap", through: { $0.flatMap { Just($0) } }),
    CrossingPort("switchToLatest", through: { $0.map { Just($0) }.switchToLatest() }),
    CrossingPort("receive(on:)", through: { $0.receive(on: ImmediateScheduler.shared) }),
    CrossingPort("buffer", through: { $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest) }),
    CrossingPort("prefix(untilOutputFrom:)") { receive in
        let subject = PassthroughSubject<Int, Never>()
        let prefix = subject.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
        return .init(send: { subject.send($0) }, cancellable: prefix.sink { receive($0) })
    },
]
