@testable import Reactive

let recoveringContractRows: [Row] = [
    Row("append") { source, token in source.map { keep(token, $0) }.append(Empty()) },
    Row("prepend") { source, token in source.map { keep(token, $0) }.prepend(Empty()) },
    Row("catch") { source, token in source.catch { Fail(error: keep(token, $0)) } }.passingValues,
    Row("replaceError") { source, token in
        source.map { keep(token, $0) }.replaceError(with: 9).map { $0 }.setFailureType(to: Fault.self)
    }.failing(.replaces(with: 9)),
    Row("retry") { source, token in source.map { keep(token, $0) }.retry(0) },
    Row("buffer") { source, token in
        source.map { keep(token, $0) }.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)
    },
    Row(trying: "tryCatch") { source, token in source.tryCatch { Fail(error: try keepOrThrow(token, $0)) } }
        .passingValues,
]
