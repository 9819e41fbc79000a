@testable import Reactive

let foldingContractRows: [Row] = [
    Row("reduce", isFold: true) { source, token in source.reduce(0) { keep(token, $0 + $1) } },
    Row("count", isFold: true) { source, token in source.map { keep(token, $0) }.count() },
    Row("collect", isFold: true) { source, token in source.map { keep(token, $0) }.collect().map(\.count) },
    Row("max", isFold: true) { source, token in source.map { keep(token, $0) }.max() },
    Row("max(by:)", isFold: true) { source, token in source.max { keep(token, $0 < $1) } },
    Row("min(by:)", isFold: true) { source, token in source.min { keep(token, $0 < $1) } },
    Row("contains", isFold: true) { source, token in source.map { keep(token, $0) }.contains(9).map { $0 ? 1 : 0 } },
    Row("contains(where:)", isFold: true) { source, token in
        source.contains { keep(token, $0 > 9) }.map { $0 ? 1 : 0 }
    },
    Row("allSatisfy", isFold: true) { source, token in source.allSatisfy { keep(token, $0 < 9) }.map { $0 ? 1 : 0 } },
    Row("first", isFold: true) { source, token in source.drop { keep(token, $0 < 2) }.first() },
    Row("first(where:)", isFold: true) { source, token in source.first { keep(token, $0 > 1) } },
    Row("last", isFold: true) { source, token in source.map { keep(token, $0) }.last() },
    Row("last(where:)", isFold: true) { source, token in source.last { keep(token, $0 > 0) } },
    Row("collect(1)") { source, token in source.map { keep(token, $0) }.collect(1).map(\.count) }.leaking(
        .completions, because: "passes completions on at any time, as in Combine"),
    Row("replaceEmpty", asks: .unlimited) { source, token in source.map { keep(token, $0) }.replaceEmpty(with: 9) },
    Row(trying: "tryReduce", isFold: true) { source, token in source.tryReduce(0) { try keepOrThrow(token, $0 + $1) } },
    Row(trying: "tryMax(by:)", isFold: true) { source, token in source.tryMax { try keepOrThrow(token, $0 < $1) } },
    Row(trying: "tryMin(by:)", isFold: true) { source, token in source.tryMin { try keepOrThrow(token, $0 < $1) } },
    Row(trying: "tryContains(where:)", isFold: true) { source, token in
        source.tryContains { try keepOrThrow(token, $0 > 9) }.map { $0 ? 1 : 0 }
    },
    Row(trying: "tryAllSatisfy", isFold: true) { source, token in
        source.tryAllSatisfy { try keepOrThrow(token, $0 < 9) }.map { $0 ? 1 : 0 }
    },
    Row(trying: "tryFirst(where:)", isFold: true) { source, token in source.tryFirst { try keepOrThrow(token, $0 > 1) }
    },
    Row(trying: "tryLast(where:)", isFold: true) { source, token in source.tryLast { try keepOrThrow(token, $0 > 0) } },
]
