import ReactiveSchedulersTesting
import ReactiveTesting
import Testing

@testable import Reactive

/// An encoder and decoder that return their input unchanged, unless the closure throws.
struct PlainCoder: TopLevelEncoder, TopLevelDecoder {
    var check: (Int) throws -> Void = { _ in }

    func encode<T: Encodable>(_ value: T) throws -> Int {
        guard let value = value as? Int else { throw Fault.closure }
        try check(value)
        return value
    }
    func decode<T: Decodable>(_ type: T.Type, from input: Int) throws -> T {
        try check(input)
        guard let value = input as? T else { throw Fault.closure }
        return value
    }
}

/// A stream that discards what `print` writes to it.
final class Silence: TextOutputStream {
    func write(_ string: String) {}
}

private func zero<T>(_: T) -> Int { 0 }

let mappingContractRows: [Row] = [
    Row("map(keyPath)") { source, token in source.map { keep(token, $0) }.map(\.self) }.stateless,
    Row("replaceNil") { source, token in source.map { keep(token, Optional($0)) }.replaceNil(with: 0) }.stateless,
    Row("output(in:)") { source, token in source.map { keep(token, $0) }.output(in: 0...) }.passingValues,
    Row("print") { source, token in source.map { keep(token, $0) }.print(to: Silence()) }.leaking(
        [.values, .completions], because: "observes events without checking them, as in Combine"),
    Row("breakpoint") { source, token in source.breakpoint(receiveOutput: { keep(token, $0 < 0) }) }.stateless,
    Row("map(two keyPaths)") { source, token in
        source.map { (keep(token, $0), 0) }.map(\.0, \.1).map { $0 + $1 }
    }.stateless,
    Row("map(three keyPaths)") { source, token in
        source.map { (keep(token, $0), 0, 0) }.map(\.0, \.1, \.2).map { $0 + $1 + $2 }
    }.stateless,
    Row("setFailureType") { source, token in
        source.map { keep(token, $0) }.replaceError(with: 9).setFailureType(to: Fault.self)
    }.failing(.replaces(with: 9)),
    Row("assertNoFailure") { source, token in
        source.map { keep(token, $0) }.assertNoFailure().setFailureType(to: Fault.self)
    }.failing(.traps).stateless,
    Row("ignoreOutput", asks: .unlimited) { source, token in
        source.map { keep(token, $0) }.ignoreOutput().map(zero)
    }.delivering(0).leaking(
        [.completions, .secondSubscription], because: "has no state, so it can't know that the subscription is over"),
    Row("measureInterval") { source, token in
        source.measureInterval(using: TestScheduler()).map { keep(token, $0.nanoseconds) }
    },
    Row("map and map") { source, token in source.map { keep(token, $0) }.map { $0 } }.stateless,
    Row("filter and filter") { source, token in source.filter { keep(token, $0 > 0) }.filter { $0 > 0 } }.stateless,
    Row("compactMap and map") { source, token in source.compactMap { keep(token, $0) }.map { $0 } }.stateless,
    Row(trying: "map and tryMap") { source, token in source.map { $0 }.tryMap { try keepOrThrow(token, $0) } }.leaking(
        [.values, .secondThrow], because: "passes values on at any time, and its failures, as in Combine"),
    Row(trying: "tryFilter and filter") { source, token in
        source.tryFilter { try keepOrThrow(token, $0 > 0) }.filter { _ in true }
    },
    Row(trying: "encode") { source, token in source.encode(encoder: PlainCoder { _ in try keepOrThrow(token, ()) }) },
    Row(trying: "decode") { source, token in
        source.decode(type: Int.self, decoder: PlainCoder { _ in try keepOrThrow(token, ()) })
    },
]
