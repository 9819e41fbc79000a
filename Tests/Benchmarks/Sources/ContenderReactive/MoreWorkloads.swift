import BenchKit
import Reactive

// Operators that OpenCombine lacks: its `merge2` is written otherwise.

var moreWorkloads: [String: () -> Body] { ["combine_latest": combineLatest, "merge2": merge2] }

var moreSenders: [String: Sending] { ["merge": sendMerged, "combine_latest": sendCombined] }

private func sendMerged(_ count: Int, _ onValue: @escaping () -> Void) -> (send: [(Int) -> Void], keep: Any) {
    let subjects = (0..<count).map { _ in Ints() }
    let sink = Publishers.MergeMany(subjects).sink { _ in onValue() }
    return (subjects.map { subject in { subject.send($0) } }, sink)
}

/// With one sender, the second subject keeps its first value.
private func sendCombined(_ count: Int, _ onValue: @escaping () -> Void) -> (send: [(Int) -> Void], keep: Any) {
    let subjects = (0..<max(2, count)).map { _ in CurrentValueSubject<Int, Never>(0) }
    let sink =
        count < 4
        ? subjects[0].combineLatest(subjects[1]).sink { _ in onValue() }
        : subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).sink { _ in onValue() }
    return (subjects.map { subject in { subject.send($0) } }, sink)
}

private func combineLatest() -> Body {
    let sum = makeCell()
    let (a, b) = (Ints(), Ints())
    let sink = a.combineLatest(b).sink { sum.pointee &+= $0 &- $1 }
    return { rounds in
        a.send(0)
        b.send(0)
        sum.pointee = 0
        for i in 0..<rounds { i & 1 == 0 ? a.send(i) : b.send(i) }
        return withExtendedLifetime(sink) { sum.pointee }
    }
}

private func merge2() -> Body {
    let sum = makeCell()
    let (a, b) = (Ints(), Ints())
    let sink = a.merge(with: b).sink { sum.pointee &+= $0 }
    return { rounds in
        sum.pointee = 0
        for i in 0..<rounds { i & 1 == 0 ? a.send(i) : b.send(i) }
        return withExtendedLifetime(sink) { sum.pointee }
    }
}
