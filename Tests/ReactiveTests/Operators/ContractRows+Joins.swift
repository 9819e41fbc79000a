import Reactive

private typealias Faults = PassthroughSubject<Int, Fault>

/// The operators with several upstreams. The upstreams besides the source deliver their values at once, or never any.
let joinRows: [Row] = [
    Row("combineLatest") { source, token in
        source.combineLatest(Just(0).setFailureType(to: Fault.self)) { keep(token, $0 + $1) }
    },
    Row("combineLatest of three") { source, token in
        let zero = Just(0).setFailureType(to: Fault.self)
        return source.combineLatest(zero, zero) { a, b, c in keep(token, a + b + c) }
    },
    Row("combineLatest of four") { source, token in
        let zero = Just(0).setFailureType(to: Fault.self)
        return source.combineLatest(zero, zero, zero) { a, b, c, d in keep(token, a + b + c + d) }
    },
    Row("combineLatest of five") { source, token in
        let zero = Just(0).setFailureType(to: Fault.self)
        return source.combineLatest(zero, zero, zero, zero).map { a, b, c, d, e in keep(token, a + b + c + d + e) }
    },
    Row("combineLatest of an array") { source, token in
        let zero = Just(0).setFailureType(to: Fault.self).eraseToAnyPublisher()
        return [source.eraseToAnyPublisher(), zero, zero].combineLatest().map { keep(token, $0.reduce(0, +)) }
    },
    Row("zip") { source, token in
        source.zip([0, 0, 0].publisher.setFailureType(to: Fault.self)) { keep(token, $0 + $1) }
    },
    Row("zip of three") { source, token in
        let zeros = [0, 0, 0].publisher.setFailureType(to: Fault.self)
        return source.zip(zeros, zeros) { a, b, c in keep(token, a + b + c) }
    },
    Row("zip of four") { source, token in
        let zeros = [0, 0, 0].publisher.setFailureType(to: Fault.self)
        return source.zip(zeros, zeros, zeros) { a, b, c, d in keep(token, a + b + c + d) }
    },
    Row("zip of five") { source, token in
        let zeros = [0, 0, 0].publisher.setFailureType(to: Fault.self)
        return source.zip(zeros, zeros, zeros, zeros).map { a, b, c, d, e in keep(token, a + b + c + d + e) }
    },
    Row("zip of an array") { source, token in
        let zeros = [0, 0, 0].publisher.setFailureType(to: Fault.self).eraseToAnyPublisher()
        return [source.eraseToAnyPublisher(), zeros, zeros].zipped().map { keep(token, $0.reduce(0, +)) }
    },
    Row("flatMap", asks: .unlimited) { source, token in
        source.flatMap { keep(token, Just($0)) }
    },
    Row("flatMap to sequences", asks: .unlimited) { source, token in
        source.flatMap { keep(token, [$0].publisher) }
    },
    Row("switchToLatest", asks: .unlimited) { source, token in
        source.map { keep(token, Just($0)) }.switchToLatest()
    }.leaking(.secondCompletion, because: "passes the outer publisher's completions on, as in Combine"),
    Row("prefix(untilOutputFrom:)") { source, token in
        source.map { keep(token, $0) }.prefix(untilOutputFrom: Faults())
    },
    Row("drop(untilOutputFrom:)") { source, token in
        source.map { keep(token, $0) }.drop(untilOutputFrom: Just(0).setFailureType(to: Fault.self))
    }.leaking(.valueAfterEnd, because: "lets upstream go on after its end, as in Combine"),
]

private let none = Empty<Int, Fault>()

/// The operators that merge. They request one value at a time from each upstream.
let mergeRows: [Row] = [
    Row("merge", asks: .max(1)) { source, token in source.map { keep(token, $0) }.merge(with: none) },
    Row("merge of three", asks: .max(1)) { source, token in source.map { keep(token, $0) }.merge(with: none, none) },
    Row("merge of four", asks: .max(1)) { source, token in
        source.map { keep(token, $0) }.merge(with: none, none, none)
    },
    Row("merge of five", asks: .max(1)) { source, token in
        source.map { keep(token, $0) }.merge(with: none, none, none, none)
    },
    Row("merge of six", asks: .max(1)) { source, token in
        source.map { keep(token, $0) }.merge(with: none, none, none, none, none)
    },
    Row("merge of seven", asks: .max(1)) { source, token in
        source.map { keep(token, $0) }.merge(with: none, none, none, none, none, none)
    },
    Row("merge of eight", asks: .max(1)) { source, token in
        source.map { keep(token, $0) }.merge(with: none, none, none, none, none, none, none)
    },
    Row("merge of many", asks: .max(1)) { source, token in
        let publishers = [source.map { keep(token, $0) }.eraseToAnyPublisher(), Empty().eraseToAnyPublisher()]
        return Publishers.MergeMany(publishers)
    },
]
