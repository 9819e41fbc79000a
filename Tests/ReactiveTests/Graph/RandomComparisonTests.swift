import Testing

@testable import Reactive

/// Whether two values must be equal as inputs, must differ, or may be either: the unused bytes of an enumeration or of an
/// existential value are undefined.
private enum Verdict {
    case equal, different, either

    init(_ isEqual: Bool) { self = isEqual ? .equal : .different }

    /// The verdict on two fields together.
    static func && (lhs: Verdict, rhs: Verdict) -> Verdict {
        if lhs == .different || rhs == .different { return .different }
        return lhs == .equal && rhs == .equal ? .equal : .either
    }

    /// The verdict if equal values may have different bits.
    var ifBitsAreDefined: Verdict { self == .equal ? .either : self }
}

/// A type, with random values of it and a slow comparison of these.
private protocol Sample<Value> {
    associatedtype Value
    func make(_ random: inout SplitMix) -> Value
    func verdict(_ lhs: Value, _ rhs: Value) -> Verdict
}

extension Sample {
    /// Returns a value that often equals another.
    func make(near value: Value, _ random: inout SplitMix) -> Value {
        Bool.random(using: &random) ? value : make(&random)
    }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

// MARK: Leaves

/// A value of a fixed list, with a fixed comparison.
private struct Leaf<Value>: Sample {
    let values: [Value]
    let compare: (Value, Value) -> Verdict

    func make(_ random: inout SplitMix) -> Value { values.randomElement(using: &random)! }
    func verdict(_ lhs: Value, _ rhs: Value) -> Verdict { compare(lhs, rhs) }
}

private final class Object {}
private final class EqualObject: Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (lhs: EqualObject, rhs: EqualObject) -> Bool { lhs.number == rhs.number }
}
/// Not plain, so `==` decides.
private struct Loose: Equatable {
    var text: String
    var ignored: Int
    static func == (lhs: Loose, rhs: Loose) -> Bool { lhs.text == rhs.text }
}
/// Plain, so the fields decide.
private struct PlainLoose: Equatable {
    var number: Int8
    var ignored: Int
    static func == (lhs: PlainLoose, rhs: PlainLoose) -> Bool { lhs.number == rhs.number }
}
private enum Plain { case none, one(Int16), two(Int8, Int32) }
private enum EqualEnum: Equatable { case none, one(Int16), two(String) }
private struct Weak { weak var object: Object? }
private struct Action { let call: () -> Int }
private struct OptionalAction { let call: (() -> Int)? }
private protocol Thing { var number: Int { get } }
extension Int: Thing { fileprivate var number: Int { self } }
private struct BigThing: Thing {
    var number: Int
    var rest = (1, 2, 3, 4)
}
/// Keeps itself out of comparisons.
private struct Ignored: ComparableInput {
    var number: Int
    static func inputsAreEqual(_ lhs: Ignored, _ rhs: Ignored) -> Bool { true }
}
private struct ByParity: ComparableInput {
    var number: Int
    static func inputsAreEqual(_ lhs: ByParity, _ rhs: ByParity) -> Bool { lhs.number % 2 == rhs.number % 2 }
}

@MainActor
private let objects = [Object(), Object()]
private let longText = "a text that is too long to lie within the string"
private func makeAction(_ number: Int) -> () -> Int { { number } }

@MainActor
private let leaves: [any Sample] = [
    Leaf(values: [0, 1, -1]) { Verdict($0 == $1) },
    Leaf<Int8>(values: [0, 1, -1]) { Verdict($0 == $1) },
    Leaf(values: [true, false]) { Verdict($0 == $1) },
    Leaf(values: [0, -0.0, 1.5, .nan]) { Verdict($0.bitPattern == $1.bitPattern) },
    Leaf<Float>(values: [0, -0.0, .nan]) { Verdict($0.bitPattern == $1.bitPattern) },
    Leaf(values: ["", "a", longText, [longText, ""].joined()]) { Verdict($0 == $1) },
    Leaf(values: objects) { Verdict($0 === $1) },
    Leaf(values: [EqualObject(1), EqualObject(1), EqualObject(2)]) { Verdict($0 == $1) },
    Leaf(values: [Loose(text: "a", ignored: 1), Loose(text: "a", ignored: 2), Loose(text: "b", ignored: 1)]) {
        Verdict($0 == $1)
    },
    Leaf(values: [PlainLoose(number: 1, ignored: 1), PlainLoose(number: 1, ignored: 2)]) {
        Verdict($0.number == $1.number && $0.ignored == $1.ignored)
    },
    Leaf(values: [Plain.none, .one(1), .one(2), .two(1, 2)]) {
        switch ($0, $1) {
        case (.none, .none): .either
        case (.one(let lhs), .one(let rhs)): Verdict(lhs == rhs).ifBitsAreDefined
        case (.two(let a, let b), .two(let c, let d)): Verdict(a == c && b == d).ifBitsAreDefined
        default: .different
        }
    },
    Leaf(values: [EqualEnum.none, .one(1), .one(2), .two("a"), .two(longText)]) { Verdict($0 == $1) },
    Leaf(values: [Weak(object: objects[0]), Weak(object: objects[1]), Weak()]) { Verdict($0.object === $1.object) },
    Leaf(values: (0..<3).map { Action(call: makeAction($0)) }) { Verdict($0.call() == $1.call()) },
    Leaf(values: (0..<3).map { OptionalAction(call: $0 == 0 ? nil : makeAction($0)) }) {
        Verdict($0.call?() == $1.call?())
    },
    Leaf<any Thing>(values: [1, 2, BigThing(number: 1), BigThing(number: 2)]) {
        Verdict($0.number == $1.number && type(of: $0) == type(of: $1)).ifBitsAreDefined
    },
    Leaf<any AnyObject>(values: objects) { Verdict($0 === $1) },
    Leaf<any Any.Type>(values: [Int.self, String.self]) { Verdict($0 == $1) },
    Leaf(values: [[1], [1, 2], []]) { Verdict($0 == $1) },
    Leaf(values: [[Action(call: makeAction(0))], [Action(call: makeAction(1))]]) {
        Verdict($0[0].call() == $1[0].call())
    },
    Leaf(values: [Ignored(number: 1), Ignored(number: 2)]) { _, _ in .equal },
    Leaf(values: [ByParity(number: 1), ByParity(number: 2), ByParity(number: 3)]) {
        Verdict($0.number % 2 == $1.number % 2)
    },
]

// MARK: Composites

private struct Pair<A, B> {
    var first: A
    var second: B
}
private enum Choice<A, B> {
    case none
    case first(A)
    case second(B)
}

private struct PairSample<A: Sample, B: Sample>: Sample {
    let (first, second): (A, B)
    func make(_ random: inout SplitMix) -> Pair<A.Value, B.Value> {
        Pair(first: first.make(&random), second: second.make(&random))
    }
    func make(near value: Pair<A.Value, B.Value>, _ random: inout SplitMix) -> Pair<A.Value, B.Value> {
        Pair(first: first.make(near: value.first, &random), second: second.make(near: value.second, &random))
    }
    func verdict(_ lhs: Pair<A.Value, B.Value>, _ rhs: Pair<A.Value, B.Value>) -> Verdict {
        first.verdict(lhs.first, rhs.first) && second.verdict(lhs.second, rhs.second)
    }
}

private struct TupleSample<A: Sample, B: Sample>: Sample {
    let (first, second): (A, B)
    func make(_ random: inout SplitMix) -> (A.Value, B.Value) { (first.make(&random), second.make(&random)) }
    func verdict(_ lhs: (A.Value, B.Value), _ rhs: (A.Value, B.Value)) -> Verdict {
        first.verdict(lhs.0, rhs.0) && second.verdict(lhs.1, rhs.1)
    }
}

private struct ChoiceSample<A: Sample, B: Sample>: Sample {
    let (first, second): (A, B)
    func make(_ random: inout SplitMix) -> Choice<A.Value, B.Value> {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .none
        case 1: .first(first.make(&random))
        default: .second(second.make(&random))
        }
    }
    func verdict(_ lhs: Choice<A.Value, B.Value>, _ rhs: Choice<A.Value, B.Value>) -> Verdict {
        switch (lhs, rhs) {
        case (.none, .none): .either
        // `==` and `inputsAreEqual` of a payload aren't called.
        case (.first(let lhs), .first(let rhs)): first.verdict(lhs, rhs).ifBitsAreDefined
        case (.second(let lhs), .second(let rhs)): second.verdict(lhs, rhs).ifBitsAreDefined
        default: .different
        }
    }
}

private struct OptionalSample<A: Sample>: Sample {
    let wrapped: A
    func make(_ random: inout SplitMix) -> A.Value? {
        Int.random(in: 0..<3, using: &random) == 0 ? nil : wrapped.make(&random)
    }
    func verdict(_ lhs: A.Value?, _ rhs: A.Value?) -> Verdict {
        guard let lhs, let rhs else { return Verdict((lhs == nil) == (rhs == nil)) }
        return wrapped.verdict(lhs, rhs)
    }
}

@MainActor
private func randomSample(_ depth: Int, _ random: inout SplitMix) -> any Sample {
    func pair<A: Sample, B: Sample>(_ a: A, _ b: B) -> any Sample { PairSample(first: a, second: b) }
    func tuple<A: Sample, B: Sample>(_ a: A, _ b: B) -> any Sample { TupleSample(first: a, second: b) }
    func choice<A: Sample, B: Sample>(_ a: A, _ b: B) -> any Sample { ChoiceSample(first: a, second: b) }
    func optional<A: Sample>(_ a: A) -> any Sample { OptionalSample(wrapped: a) }
    guard depth > 0 else { return leaves.randomElement(using: &random)! }
    let first = randomSample(Int.random(in: 0..<depth, using: &random), &random)
    let second = randomSample(Int.random(in: 0..<depth, using: &random), &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return tuple(first, second)
    case 1: return choice(first, second)
    case 2: return optional(first)
    default: return pair(first, second)
    }
}

@MainActor
@Suite("Comparing random values")
struct RandomComparisonTests {
    @Test("Inputs of random types are equal exactly if a slow comparison of their parts finds no difference")
    func random() {
        let seed = UInt64.random(in: 0..<1 << 32)
        var random = SplitMix(state: seed)
        var counts: [Verdict: Int] = [:]
        func check<S: Sample>(_ sample: S) {
            for _ in 0..<12 {
                let lhs = sample.make(&random)
                let rhs = sample.make(near: lhs, &random)
                let verdict = sample.verdict(lhs, rhs)
                counts[verdict, default: 0] += 1
                let isEqual = Graph.Inputs.areEqual(lhs, rhs)
                guard verdict != .either, isEqual != (verdict == .equal) else { continue }
                Issue.record("seed \(seed): \(S.Value.self): \(lhs) and \(rhs) are \(isEqual ? "" : "not ")equal")
            }
        }
        for _ in 0..<400 { check(randomSample(Int.random(in: 0...4, using: &random), &random)) }
        #expect(counts[.equal, default: 0] > 300 && counts[.different, default: 0] > 300, "seed \(seed): \(counts)")
    }
}
