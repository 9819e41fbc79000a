import Reactive
import ReactiveTesting
import Testing

private struct Odd: Error, Equatable {}

private func refuse(_ value: Int) throws -> Bool { throw Odd() }
private func refuseTyped(_ value: Int) throws(Odd) -> Bool { throw Odd() }
private func refuseBoth(_ left: Int, _ right: Int) throws(Odd) -> Bool { throw Odd() }

/// The types are written out: that they are Combine's is what is tested.
@Suite("Members that need no subscription")
struct SpecialisedMemberTests {
    @Test("Operators on a single value give a single value where they can") func just() {
        let one = Just(4)
        let mapped: Just<String> = one.map { "\($0)" }
        expectNoDifference(mapped, Just("4"))
        let counted: Just<Int> = one.count()
        expectNoDifference(counted, Just(1))
        let collected: Just<[Int]> = one.collect()
        expectNoDifference(collected, Just([4]))
        #expect(one.min() == one && one.max() == one && one.first() == one && one.last() == one)
        #expect(one.min(by: <) == one && one.max(by: <) == one)
        #expect(one.removeDuplicates() == one && one.removeDuplicates(by: ==) == one)
        #expect(one.contains(4) == Just(true) && one.contains { $0 < 4 } == Just(false))
        expectNoDifference(one.allSatisfy { $0 == 4 }, Just(true))
        #expect(one.replaceError(with: 1) == one && one.replaceEmpty(with: 1) == one && one.retry(3) == one)
        #expect(one.ignoreOutput() == Empty<Int, Never>())
        #expect(one.reduce(1, +).result == .success(5) && one.scan(1, +).result == .success(5))
        let typed: Result<Int, Fault>.Publisher = one.setFailureType(to: Fault.self)
        expectNoDifference(typed.result, .success(4))
        let more: Publishers.Sequence<[Int], Never> = one.prepend(1, 2).append([5])
        expectNoDifference(more.sequence, [1, 2, 4, 5])
    }

    @Test("Filtering a single value gives one value or none") func parts() {
        let some: Optional<Int>.Publisher = .init(4)
        let none: Optional<Int>.Publisher = .init(nil)
        for one in [some, Just(4).dropFirst(0)] {
            #expect(one.filter { $0 > 3 } == some && one.filter { $0 > 4 } == none)
            #expect(one.drop { $0 > 3 } == none && one.prefix { $0 > 3 } == some)
            #expect(one.dropFirst() == none && one.prefix(0) == none && one.prefix(9) == some)
            #expect(one.output(at: 0) == some && one.output(at: 1) == none)
            #expect(one.output(in: 0..<5) == some && one.output(in: 1...) == none && one.output(in: 0...) == some)
            expectNoDifference(one.output(in: 0..<0), none)
            expectNoDifference(one.compactMap { $0 > 4 ? 1 : nil }, none)
        }
        #expect(Just(4).output(in: 0...) == some && Just(4).output(in: 1..<2) == none)
        #expect(none.collect() == .init([]) && none.count() == .init(nil))
        #expect(none.replaceEmpty(with: 1) == Just(1) && some.replaceEmpty(with: 1) == Just(4))
        #expect(none.contains(1) == .init(nil) && none.allSatisfy { $0 > 1 } == .init(nil))
        #expect(none.map { $0 + 1 } == none && none.reduce(1, +) == none && none.scan(1, +) == none)
    }

    @Test("Negative counts and indices trap") func traps() async {
        expectMessage(
            "dropFirst",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Just(1).dropFirst(-1)
            })
        expectMessage(
            "prefix",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Just(1).prefix(-1)
            })
        expectMessage(
            "output(at:)",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Just(1).output(at: -1)
            })
        expectMessage(
            "output(in:)",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Int?.none.publisher.output(in: -1..<2)
            })
    }

    @Test("A try member fails with any Error, whatever its closure declares to throw") func throwing() {
        let one: Result<Bool, any Error>.Publisher = Just(1).tryMap(refuseTyped)
        #expect(throws: Odd.self) { try one.result.get() }
        let any: Result<Bool, any Error>.Publisher = Just(1).tryMap(refuse)
        #expect(throws: Odd.self) { try any.result.get() }
        let all: Result<Bool, any Error>.Publisher = [1, 2].publisher.tryAllSatisfy(refuseTyped)
        #expect(throws: Odd.self) { try all.result.get() }
        let reduced: Result<Int, any Error>.Publisher = [1].publisher.tryReduce(0) { _, _ throws(Odd) in throw Odd() }
        #expect(throws: Odd.self) { try reduced.result.get() }
        let twice: Result<Int, any Error>.Publisher = Just(1).tryRemoveDuplicates(by: refuseBoth)
        #expect(throws: Odd.self) { try twice.result.get() }
        let both: Result<Bool, any Error>.Publisher = Result<Int, Fault>.success(1).publisher.tryMap(refuseTyped)
        #expect(throws: Odd.self) { try both.result.get() }
        let first: Result<Bool, any Error>.Publisher = Result<Int, Fault>.failure(.upstream).publisher.tryMap(refuse)
        #expect(throws: Fault.upstream) { try first.result.get() }
    }

    @Test("Operators on a failure keep it, and run no closure") func failure() {
        let failed = Result<Int, Fault>.Publisher(.upstream)
        var calls = 0
        expectNoDifference(failed.map { calls += $0 }.result.error, .upstream)
        expectNoDifference(failed.contains { $0 > (calls, 1).1 }.result, .failure(.upstream))
        #expect(failed.count().result == .failure(.upstream) && failed.collect().result == .failure(.upstream))
        expectNoDifference(failed.replaceError(with: 3).result, .success(3))
        #expect(failed.retry(5) == failed && failed.replaceEmpty(with: 1) == failed)
        expectNoDifference(failed.mapError { _ in Odd() }.result, .failure(Odd()))
        #expect(failed.ignoreOutput() == Empty<Int, Fault>())
        expectNoDifference(calls, 0)
    }

    @Test("Of a sequence: elements stay a sequence, a fold is a result") func sequences() {
        let numbers = [3, 1, 1, 2].publisher
        let mapped: Publishers.Sequence<[String], Never> = numbers.map { "\($0)" }
        expectNoDifference(mapped.sequence, ["3", "1", "1", "2"])
        expectNoDifference(numbers.filter { $0 < 3 }.sequence, [1, 1, 2])
        expectNoDifference(numbers.compactMap { $0 > 1 ? $0 : nil }.sequence, [3, 2])
        expectNoDifference(numbers.removeDuplicates().sequence, [3, 1, 2])
        expectNoDifference(numbers.scan(0, +).sequence, [3, 4, 5, 7])
        expectNoDifference(numbers.prefix { $0 != 2 }.sequence, [3, 1, 1])
        #expect(Array(numbers.dropFirst().sequence) == [1, 1, 2] && Array(numbers.prefix(2).sequence) == [3, 1])
        expectNoDifference(Array(numbers.drop { $0 != 2 }.sequence), [2])
        expectNoDifference([1, nil].publisher.replaceNil(with: 9).sequence, [1, 9])
        let sum: Result<Int, Never>.Publisher = numbers.reduce(0, +)
        expectNoDifference(sum, .init(7))
        let all: Result<[Int], Never>.Publisher = numbers.collect()
        expectNoDifference(all, .init([3, 1, 1, 2]))
        let count: Just<Int> = numbers.count()
        expectNoDifference(count, Just(4))
        let failing: Result<Int, Fault>.Publisher = numbers.setFailureType(to: Fault.self).count()
        expectNoDifference(failing.result, .success(4))
        #expect(numbers.contains(2) == .init(true) && numbers.allSatisfy { $0 > 1 } == .init(false))
        #expect(numbers.min() == .init(1) && numbers.max(by: >) == .init(1))
        #expect(numbers.first() == .init(3) && numbers.last { $0 < 2 } == .init(1))
        expectNoDifference(numbers.first { $0 > 9 }, .init(nil))
        expectNoDifference(numbers.append(7).prepend([8]).append([9].publisher).sequence, [8, 3, 1, 1, 2, 7, 9])
    }

    @Test("Operators on a sequence ignore indices outside of it") func outside() {
        let numbers = [3, 1, 2].publisher
        expectNoDifference(numbers.output(at: 2), .init(2))
        #expect(numbers.output(at: 3) == .init(nil) && numbers.output(at: -1) == .init(nil))
        expectNoDifference(numbers.output(in: 1..<3).sequence, [1, 2])
        expectNoDifference(numbers.output(in: 1..<9).sequence, [1, 2])
        expectNoDifference(numbers.output(in: 5..<9).sequence, [])
    }

    @Test("Specialised members deliver the same values as the operators") func delivered() {
        let recorder = Recorder<Int, Never>(demand: .max(2))
        [1, 2, 3, 4].publisher.map { $0 * 2 }.filter { $0 > 2 }.append(9).subscribe(recorder)
        expectNoDifference(recorder.values, [4, 6])
        recorder.request(.unlimited)
        expectNoDifference(recorder.events.suffix(3), [.value(8), .value(9), .completion(.finished)])
    }
}

extension Result {
    fileprivate var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
