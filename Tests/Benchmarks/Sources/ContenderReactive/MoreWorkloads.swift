import BenchKit
import Reactive

// Operators that OpenCombine lacks: its `merge2` is written otherwise.

var moreWorkloads: [String: () -> Body] { ["combine_latest": combineLatest, "merge2": merge2] }

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
