import ReactiveTesting
import Testing

@testable import Reactive

/// An encoder and decoder that change nothing, but for what the closure throws.
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

/// What `print` is told to write to, so that nothing is seen of it.
final class Silence: TextOutputStream {
    func write(_ string: String) {}
}

let mappingContractRows: [Row] = [
    Row("map(keyPath)") { source, token in source.map { keep(token, $0) }.map(\.self) },
    Row("replaceNil") { source, token in source.map { keep(token, Optional($0)) }.replaceNil(with: 0) },
    Row("output(in:)") { source, token in source.map { keep(token, $0) }.output(in: 0...) },
    Row("print") { source, token in source.map { keep(token, $0) }.print(to: Silence()) },
    Row("breakpoint") { source, token in source.breakpoint(receiveOutput: { keep(token, $0 < 0) }) },
    Row("measureInterval") { source, token in
        source.measureInterval(using: TestScheduler()).map { keep(token, $0.nanoseconds) }
    },
    Row("map and map") { source, token in source.map { keep(token, $0) }.map { $0 } },
    Row("filter and filter") { source, token in source.filter { keep(token, $0 > 0) }.filter { $0 > 0 } },
    Row("compactMap and map") { source, token in source.compactMap { keep(token, $0) }.map { $0 } },
    Row(trying: "map and tryMap") { source, token in source.map { keep(token, $0) }.tryMap { $0 } },
    Row(trying: "tryFilter and filter") { source, token in source.tryFilter { keep(token, $0 > 0) }.filter { _ in true }
    },
    Row(trying: "encode") { source, token in source.encode(encoder: PlainCoder { _ in keep(token, ()) }) },
    Row(trying: "decode") { source, token in
        source.decode(type: Int.self, decoder: PlainCoder { _ in keep(token, ()) })
    },
]
