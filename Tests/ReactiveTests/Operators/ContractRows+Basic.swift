import Reactive

let basicContractRows: [Row] = [
    Row("map") { source, token in source.map { keep(token, $0) } }.stateless,
    Row("mapError") { source, token in source.mapError { keep(token, $0) } }.stateless,
    Row("filter") { source, token in source.filter { keep(token, $0 > 0) } }.stateless,
    Row("compactMap") { source, token in source.compactMap { keep(token, $0) } }.stateless,
    Row("removeDuplicates") { source, token in source.removeDuplicates { keep(token, $0 == $1) } },
    Row("scan") { source, token in source.scan(0) { keep(token, $0 + $1) } }.stateless,
    Row("dropFirst") { source, token in source.dropFirst(0).map { keep(token, $0) } }.leaking(
        [.valueAfterEnd, .secondCompletion], because: "lets upstream begin again after its end, as in Combine"),
    Row("prefix") { source, token in source.prefix(100).map { keep(token, $0) } }.passingValues,
    Row("drop(while:)") { source, token in source.drop { keep(token, $0 < 0) } },
    Row("prefix(while:)") { source, token in source.prefix { keep(token, $0 > 0) } },
    Row("handleEvents") { source, token in source.handleEvents(receiveOutput: { _ in keep(token, ()) }) }.leaking(
        [.values, .completions], because: "observes events without checking them, as in Combine"),
    Row("eraseToAnyPublisher") { source, token in source.map { keep(token, $0) }.eraseToAnyPublisher() }.stateless,
    Row(trying: "tryMap") { source, token in source.tryMap { try keepOrThrow(token, $0) } }.leaking(
        [.values, .secondThrow], because: "passes values on at any time, and its failures, as in Combine"),
    Row("tryMap with a typed error") { source, token in
        source.tryMap(throwing: Fault.self) { (value: Int) throws(Fault) -> Int in keep(token, value) }
    }.passingValues,
    Row(trying: "tryFilter") { source, token in source.tryFilter { try keepOrThrow(token, $0 > 0) } },
    Row(trying: "tryCompactMap") { source, token in source.tryCompactMap { try keepOrThrow(token, $0) } },
    Row(trying: "tryRemoveDuplicates") { source, token in
        source.tryRemoveDuplicates { try keepOrThrow(token, $0 == $1) }
    },
    Row(trying: "tryScan") { source, token in source.tryScan(0) { try keepOrThrow(token, $0 + $1) } }.passingValues,
    Row(trying: "tryDrop(while:)") { source, token in source.tryDrop { try keepOrThrow(token, $0 < 0) } },
    Row(trying: "tryPrefix(while:)") { source, token in source.tryPrefix { try keepOrThrow(token, $0 > 0) } },
]
