import BenchKit
import Reactive

// A contender with Combine's API. The import above is the only line that names the framework:
// Scripts/add-contender.sh copies this file for another one. Operators that not every contender has
// are in MoreWorkloads.swift.

typealias Ints = PassthroughSubject<Int, Never>

public func contender(named name: String) -> Contender {
    var timed: [String: () -> Body] = [
        "subject_send_1": { send(sinks: 1) },
        "subject_send_10": { send(sinks: 10) },
        "subject_send_1000": { send(sinks: 1000) },
        "cvs_send_1": cvsSend,
        "cvs_read": cvsRead,
        "chain10": chain10,
        "payload_chain": payloadChain,
        "mixed_ops": mixedOps,
        "flatmap": flatMap,
        "zip2": zip2,
        "share10": share10,
        "multicast10": multicast10,
        "published_set_1": publishedSet,
        "published_set_projected_1": publishedSetProjected,
        "published_set_nosub": publishedSetNobodyListens,
        "published_get": publishedGet,
        "subscribe_cancel": subscribeCancel,
        "subscribe_1k": { churn(1_000) },
        "subscribe_10k": { churn(10_000) },
        "sequence_sum": sequenceSum,
        "contention": contention,
    ]
    timed.merge(moreWorkloads) { first, _ in first }
    for (width, height) in Catalog.propagation {
        timed[Catalog.propagate(width, height)] = { propagate(width, height) }
    }
    let memory: [String: Hoard] = [
        "bytes_sink": hoardSinks,
        "bytes_map_sink": hoardMapSinks,
        "bytes_subject": hoardSubjects,
        "bytes_model": hoardModels,
        "bytes_model_observed": hoardObservedModels,
    ]
    return Contender(name: name, timed: timed, memory: memory)
}

// MARK: - Subjects

private func send(sinks count: Int) -> Body {
    let sum = makeCell()
    let subject = Ints()
    let sinks = (0..<count).map { _ in subject.sink { sum.pointee &+= $0 } }
    return { rounds in
        sum.pointee = 0
        for i in 0..<rounds { subject.send(i) }
        return withExtendedLifetime(sinks) { sum.pointee }
    }
}

private func cvsSend() -> Body {
    let sum = makeCell()
    let subject = CurrentValueSubject<Int, Never>(0)
    let sink = subject.sink { sum.pointee &+= $0 }
    return { rounds in
        sum.pointee = 0
        for i in 0..<rounds {
            compilerBarrier()
            subject.value = i
        }
        return withExtendedLifetime(sink) { sum.pointee }
    }
}

private func cvsRead() -> Body {
    let subject = CurrentValueSubject<Int, Never>(3)
    return { rounds in
        var sum = 0
        for _ in 0..<rounds {
            compilerBarrier()
            sum &+= subject.value
        }
        return sum
    }
}

private func contention() -> Body {
    let counter = SharedCounter()
    let subject = Ints()
    let sink = subject.sink { _ in counter.increment() }
    return { rounds in
        onThreads(2) { thread in
            for i in 0..<(rounds + thread) / 2 { subject.send(i) }
        }
        return withExtendedLifetime(sink) { counter.take() }
    }
}

// MARK: - Operators

private func chain10() -> Body {
    let sum = makeCell()
    let subject = Ints()
    // In steps, for the type checker's sake.
    let step1 = subject.map { $0 &+ 1 }.filter { $0 >= 0 }
    let step2 = step1.map { $0 &+ 2 }.filter { $0 >= 1 }
    let step3 = step2.map { $0 &+ 3 }.filter { $0 >= 2 }
    let step4 = step3.map { $0 &+ 4 }.filter { $0 >= 3 }
    let step5 = step4.map { $0 &+ 5 }.filter { $0 >= 4 }
    let sink = step5.sink { sum.pointee &+= $0 }
    return { rounds in
        sum.pointee = 0
        for i in 0..<rounds { subject.send(i) }
        return withExtendedLifetime(sink) { sum.pointee }
    }
}

private func payloadChain() -> Body {
    let sum = makeCell()
    var payload = Payload(id: 0)
    let subject = PassthroughSubject<Payload, Never>()
    let sink =
        subject
        .map { payload -> Payload in
            var changed = payload
            changed.id &+= 1
            return changed
        }
        .filter { $0.id > 0 }
        .map { payload -> Payload in
            var changed = payload
            changed.flag = true
            return changed
        }
        .filter { $0.flag }
        .sink { sum.pointee &+= $0.id }
    return { rounds in
        sum.pointee = 0
        for i in 0..<rounds {
            payload.id = i
            subject.send(payload)
        }
        return withExtendedLifetime(sink) { sum.pointee }
    }
}

private func mixedOps() -> Body {
    let sum = makeCell()
    let subject = Ints()
    let sink =
        subject
        .map { $0 &* 3 }
        .removeDuplicates()
        .scan(0) { $0 &+ $1 }
        .compactMap { $0 & 7 == 7 ? nil : $0 }
        .sink { sum.pointee &+= $0 }
    return { rounds in
        sum.pointee = 0
        for i in 0..<rounds { subject.send(i) }
        return withExtendedLifetime(sink) { sum.pointee }
    }
}

private func flatMap() -> Body {
    let sum = makeCell()
    let subject = Ints()
    let sink = subject.flatMap { Just($0 &+ 1) }.sink { sum.pointee &+= $0 }
    return { rounds in
        sum.pointee = 0
        for i in 0..<rounds { subject.send(i) }
        return withExtendedLifetime(sink) { sum.pointee }
    }
}

private func zip2() -> Body {
    let sum = makeCell()
    let (a, b) = (Ints(), Ints())
    let sink = a.zip(b).sink { sum.pointee &+= $0 ^ $1 }
    return { rounds in
        sum.pointee = 0
        for i in 0..<rounds {
            a.send(i)
            b.send(i &+ 1)
        }
        return withExtendedLifetime(sink) { sum.pointee }
    }
}

private func share10() -> Body {
    let sum = makeCell()
    let subject = Ints()
    let shared = subject.map { $0 &+ 1 }.share()
    let sinks = (0..<10).map { _ in shared.sink { sum.pointee &+= $0 } }
    return { rounds in
        sum.pointee = 0
        for i in 0..<rounds { subject.send(i) }
        return withExtendedLifetime(sinks) { sum.pointee }
    }
}

private func multicast10() -> Body {
    let sum = makeCell()
    let subject = Ints()
    let connectable = subject.map { $0 &+ 1 }.multicast(subject: Ints())
    let sinks = (0..<10).map { _ in connectable.sink { sum.pointee &+= $0 } }
    let connection = connectable.connect()
    return { rounds in
        sum.pointee = 0
        for i in 0..<rounds { subject.send(i) }
        return withExtendedLifetime((sinks, connection)) { sum.pointee }
    }
}

private func sequenceSum() -> Body {
    let sum = makeCell()
    return { rounds in
        sum.pointee = 0
        for _ in 0..<rounds {
            let sink = (0..<Catalog.sequenceLength).publisher
                .map { $0 &* 2 }
                .filter { $0 % 3 != 0 }
                .reduce(0) { $0 &+ $1 }
                .sink { sum.pointee &+= $0 }
            withExtendedLifetime(sink) {}
        }
        return sum.pointee
    }
}

// MARK: - State

private final class Model: ObservableObject {
    @Published var value = 0
}

private func publishedSet() -> Body {
    let count = makeCell()
    let model = Model()
    let sink = model.objectWillChange.sink { count.pointee &+= 1 }
    return { rounds in
        count.pointee = 0
        for i in 1...rounds {
            compilerBarrier()
            model.value = i
        }
        return withExtendedLifetime(sink) { count.pointee }
    }
}

private func publishedSetProjected() -> Body {
    let sum = makeCell()
    let model = Model()
    let sink = model.$value.sink { sum.pointee &+= $0 }
    return { rounds in
        sum.pointee = 0
        for i in 1...rounds {
            compilerBarrier()
            model.value = i
        }
        return withExtendedLifetime(sink) { sum.pointee }
    }
}

private func publishedSetNobodyListens() -> Body {
    let model = Model()
    return { rounds in
        for i in 1...rounds {
            compilerBarrier()
            model.value = i
        }
        return model.value
    }
}

private func publishedGet() -> Body {
    let model = Model()
    model.value = 3
    return { rounds in
        var sum = 0
        for _ in 0..<rounds {
            compilerBarrier()
            sum &+= model.value
        }
        return sum
    }
}

// MARK: - Subscriptions

private func subscribeCancel() -> Body {
    let sum = makeCell()
    let subject = Ints()
    return { rounds in
        for _ in 0..<rounds {
            subject.map { $0 &+ 1 }.sink { sum.pointee &+= $0 }.cancel()
        }
        return rounds
    }
}

/// `count` sinks on one subject, one value to all, all cancelled in a shuffled order.
private func churn(_ count: Int) -> Body {
    let sum = makeCell()
    let order = fixedShuffle(count)
    return { rounds in
        sum.pointee = 0
        for _ in 0..<rounds {
            let subject = Ints()
            var sinks: [AnyCancellable] = []
            sinks.reserveCapacity(count)
            for _ in 0..<count { sinks.append(subject.sink { sum.pointee &+= $0 }) }
            subject.send(1)
            for i in order { sinks[i].cancel() }
            subject.send(1)
        }
        return sum.pointee
    }
}

// MARK: - Propagation

private func propagate(_ width: Int, _ height: Int) -> Body {
    let sum = makeCell()
    let source = CurrentValueSubject<Int, Never>(1)
    let effects = (0..<width).map { _ in
        var last: AnyPublisher<Int, Never> = source.eraseToAnyPublisher()
        for _ in 0..<height { last = last.map { $0 &+ 1 }.eraseToAnyPublisher() }
        return last.sink { sum.pointee &+= $0 }
    }
    return { rounds in
        source.send(1)
        sum.pointee = 0
        for _ in 0..<rounds { source.send(source.value &+ 1) }
        return withExtendedLifetime(effects) { sum.pointee }
    }
}

// MARK: - Memory

private func hoardSinks(_ count: Int) -> Any {
    let sum = makeCell()
    let subject = Ints()
    return (0..<count).map { _ in subject.sink { sum.pointee &+= $0 } }
}

private func hoardMapSinks(_ count: Int) -> Any {
    let sum = makeCell()
    let subject = Ints()
    return (0..<count).map { _ in subject.map { $0 &+ 1 }.sink { sum.pointee &+= $0 } }
}

private func hoardSubjects(_ count: Int) -> Any {
    (0..<count).map { _ in Ints() }
}

private func hoardModels(_ count: Int) -> Any {
    (0..<count).map { _ in Model() }
}

private func hoardObservedModels(_ count: Int) -> Any {
    let sum = makeCell()
    return (0..<count).map { _ in
        let model = Model()
        return (model, model.objectWillChange.sink { sum.pointee &+= 1 })
    }
}
