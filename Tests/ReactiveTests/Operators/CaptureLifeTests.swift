import Testing

@testable import Reactive
import ReactiveTesting

/// A chain of two sources, and the scripts during which it keeps what its closure captures.
struct CaptureRow: CustomTestStringConvertible, @unchecked Sendable {
    typealias Ints = PassthroughSubject<Int, Fault>

    let testDescription: String
    /// The scripts after which the captured object must live; after all others it must be released.
    let keeping: Set<String>
    fileprivate let make: (Ints, Ints, ClosureToken) -> AnyPublisher<Int, Fault>

    init(
        _ name: String, keeping: String, _ make: @escaping (Ints, Ints, ClosureToken) -> any Publisher<Int, Fault>
    ) {
        testDescription = name
        self.keeping = Set(keeping.split(separator: " ").map(String.init))
        self.make = { Self.erase(make($0, $1, $2)) }
    }

    private static func erase(_ publisher: some Publisher<Int, Fault>) -> AnyPublisher<Int, Fault> {
        publisher.eraseToAnyPublisher()
    }
}

/// The life of what a chain captures, as OpenCombine 0.14 shows it for a sink. A letter of a script is one event:
/// `v` a value of the first source, `2` the value 2 of it, `f` its end, `x` its failure; `w`, `g` and `y` the same of
/// the second source; `c` the cancellation.
private let scripts = [
    "v", "vf", "vfw", "vfg", "vfy", "vfc", "vx", "vxw", "vxg", "vxc", "vv2", "c", "vc", "g", "wg", "y", "vg", "vw",
    "vvw",
]

private let captureRows: [CaptureRow] = [
    CaptureRow("flatMap", keeping: "v vf vfw vv2 g wg y vg vw vvw") { a, b, token in
        a.flatMap { _ in keep(token, b) }
    },
    CaptureRow("flatMap with a limit", keeping: "v vf vfw vv2 g wg y vg vw vvw") { a, b, token in
        a.flatMap(maxPublishers: .max(1)) { _ in keep(token, b) }
    },
    CaptureRow("flatMap to publishers that can't fail", keeping: "v vf vfw vv2 g wg y vg vw vvw") { a, b, token in
        a.flatMap { _ -> Publishers.ReplaceError<CaptureRow.Ints> in keep(token, b.replaceError(with: 0)) }
    },
    CaptureRow("catch", keeping: "v vx vxw vv2 g wg y vg vw vvw") { a, b, token in a.catch { _ in keep(token, b) } },
    CaptureRow("tryCatch", keeping: "v vx vxw vv2 g wg y vg vw vvw") { a, b, token in
        a.tryCatch { _ in keep(token, b) }.mapError { _ in Fault.upstream }
    },
    CaptureRow("tryCatch with a typed error", keeping: "v vx vxw vv2 g wg y vg vw vvw") { a, b, token in
        a.tryCatch(throwing: Fault.self) { (_: Fault) throws(Fault) in keep(token, b) }
    },
    CaptureRow("map and switchToLatest", keeping: "v vv2 g wg y vg vw vvw") { a, b, token in
        a.map { _ in keep(token, b) }.switchToLatest()
    },
    CaptureRow("the first part of append", keeping: "v vv2 g wg y vg vw vvw") { a, b, token in
        a.map { keep(token, $0) }.append(b)
    },
    CaptureRow("the second part of append", keeping: "v vf vfw vv2 g wg y vg vw vvw") { a, b, token in
        a.append(b.map { keep(token, $0) })
    },
    CaptureRow("the second part of prepend", keeping: "v vv2 g wg y vg vw vvw") { a, b, token in
        b.prepend(a.map { keep(token, $0) })
    },
    CaptureRow("retry", keeping: "v vv2 g wg y vg vw vvw") { a, _, token in a.map { keep(token, $0) }.retry(1) },
    CaptureRow("one side of merge", keeping: "v vv2 g wg vg vw vvw") { a, b, token in
        a.map { keep(token, $0) }.merge(with: b)
    },
    CaptureRow("one side of zip", keeping: "v vv2 wg vw vvw") { a, b, token in
        a.map { keep(token, $0) }.zip(b).map { $0 + $1 }
    },
    CaptureRow("the closure of zip", keeping: "v vf vv2 wg vw vvw") { a, b, token in a.zip(b) { keep(token, $0 + $1) }
    },
    CaptureRow("one side of combineLatest", keeping: "v vv2 g wg vg vw vvw") { a, b, token in
        a.map { keep(token, $0) }.combineLatest(b) { $0 + $1 }
    },
    CaptureRow("the closure of combineLatest", keeping: "v vf vfw vv2 g wg vg vw vvw") { a, b, token in
        a.combineLatest(b) { keep(token, $0 + $1) }
    },
    CaptureRow("prefix(untilOutputFrom:)", keeping: "v vv2 g y vg") { a, b, token in
        a.map { keep(token, $0) }.prefix(untilOutputFrom: b)
    },
    CaptureRow("the other of prefix(untilOutputFrom:)", keeping: "") { a, b, token in
        b.prefix(untilOutputFrom: a.map { keep(token, $0) })
    },
    CaptureRow("drop(untilOutputFrom:)", keeping: "v vv2 wg vw vvw") { a, b, token in
        a.map { keep(token, $0) }.drop(untilOutputFrom: b)
    },
    CaptureRow("share", keeping: "v vv2 g wg y vg vw vvw") { a, _, token in a.map { keep(token, $0) }.share() },
    CaptureRow("multicast", keeping: "v vv2 g wg y vg vw vvw") { a, _, token in
        a.multicast { keep(token, CaptureRow.Ints()) }.autoconnect()
    },
    CaptureRow("prefix(while:)", keeping: "v g wg y vg vw vvw") { a, _, token in a.prefix { keep(token, $0 != 2) } },
    CaptureRow("first(where:)", keeping: "v g wg y vg vw vvw") { a, _, token in a.first { keep(token, $0 == 2) } },
    CaptureRow("contains(where:)", keeping: "v g wg y vg vw vvw") { a, _, token in
        a.contains { keep(token, $0 == 2) }.map { $0 ? 1 : 0 }
    },
    CaptureRow("map before an operator that ends", keeping: "v g wg y vg vw vvw") { a, _, token in
        a.map { keep(token, $0) }.first { $0 == 2 }
    },
    CaptureRow("the error of buffer", keeping: "v vv2 g wg y vg vw vvw") { a, _, token in
        a.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { keep(token, .closure) })
    },
]

@Suite("The life of what a chain captures")
struct CaptureLifeTests {
    private func play(
        _ script: String, on row: CaptureRow, cancel: () -> Void, _ a: CaptureRow.Ints, _ b: CaptureRow.Ints
    ) {
        for event in script {
            switch event {
            case "v": a.send(1)
            case "2": a.send(2)
            case "f": a.send(completion: .finished)
            case "x": a.send(completion: .failure(.upstream))
            case "w": b.send(1)
            case "g": b.send(completion: .finished)
            case "y": b.send(completion: .failure(.upstream))
            default: cancel()
            }
        }
    }

    @Test("A chain keeps what it captures as long as in Combine, and not longer", arguments: captureRows)
    fileprivate func life(_ row: CaptureRow) {
        for script in scripts {
            let (a, b) = (CaptureRow.Ints(), CaptureRow.Ints())
            weak var token: ClosureToken?
            let cancellable: AnyCancellable
            do {
                let kept = ClosureToken()
                token = kept
                cancellable = row.make(a, b, kept).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            }
            #expect(token != nil, "before any event")
            play(script, on: row, cancel: cancellable.cancel, a, b)
            expectNoDifference((token != nil), row.keeping.contains(script), "after \(script)")
            withExtendedLifetime((a, b, cancellable)) {}
        }
    }

    @Test("flatMap's closure is released at the end of the last inner publisher, on whichever thread it ends")
    func threads() async {
        for _ in 0..<200 {
            let (a, b) = (CaptureRow.Ints(), CaptureRow.Ints())
            weak var token: ClosureToken?
            let cancellable: AnyCancellable
            do {
                let kept = ClosureToken()
                token = kept
                cancellable = a.flatMap { _ in keep(kept, b) }.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            }
            a.send(1)
            await onThreads(3) { thread in
                switch thread {
                case 0: a.send(completion: .finished)
                case 1: b.send(completion: .finished)
                default: b.send(1)
                }
            }
            #expect(token == nil)
            withExtendedLifetime(cancellable) {}
        }
    }
}
