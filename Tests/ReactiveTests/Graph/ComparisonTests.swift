import Testing

@testable import Reactive
import ReactiveTesting

@Suite("Comparing inputs and states")
struct ComparisonTests {
    private final class Object {
        var uses = 0
    }
    private final class EqualObject: Equatable {
        static func == (lhs: EqualObject, rhs: EqualObject) -> Bool { true }
    }

    private struct Padded {
        var small: Int8
        var big: Int64
        var flag: Bool
    }

    private struct PlainButEqual: Equatable {
        var value: Int
        static func == (lhs: PlainButEqual, rhs: PlainButEqual) -> Bool { true }
    }

    private struct Mixed {
        var text: String
        var object: Object
        var maybe: Object?
        var number: Double
    }

    private struct WithClosure {
        var number = 0
        var closure: () -> Void
    }

    private protocol Named: AnyObject {}
    private final class NamedObject: Named {}

    private enum Choice { case a, b(Int) }
    private struct WithChoice { var choice: Choice }

    @Test("Plain values are compared by their fields' bytes, whatever lies in the padding")
    func padding() {
        func bytes(_ fill: UInt8) -> Padded {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<Padded>.size, alignment: 8)
            defer { memory.deallocate() }
            memory.initializeMemory(as: UInt8.self, repeating: fill, count: MemoryLayout<Padded>.size)
            let padded = memory.assumingMemoryBound(to: Padded.self)
            padded.pointee.small = 1
            padded.pointee.big = 2
            padded.pointee.flag = true
            return padded.pointee
        }
        #expect(Graph.Inputs.areEqual(bytes(0), bytes(255)))
        #expect(!Graph.Inputs.areEqual(bytes(0), Padded(small: 1, big: 3, flag: true)))
        #expect(!Graph.Inputs.areEqual(bytes(0), Padded(small: 1, big: 2, flag: false)))
    }

    @Test("A plain input is compared without its ==, a state with it")
    func plainEquatable() {
        #expect(!Graph.Inputs.areEqual(PlainButEqual(value: 1), PlainButEqual(value: 2)))
        #expect(Comparison.areEqualStates(PlainButEqual(value: 1), PlainButEqual(value: 2)))
    }

    @Test("Other values are compared field by field, objects by identity")
    func fields() {
        let object = Object()
        let mixed = Mixed(text: "a", object: object, maybe: object, number: 1)
        #expect(Graph.Inputs.areEqual(mixed, Mixed(text: "a", object: object, maybe: object, number: 1)))
        #expect(!Graph.Inputs.areEqual(mixed, Mixed(text: "b", object: object, maybe: object, number: 1)))
        #expect(!Graph.Inputs.areEqual(mixed, Mixed(text: "a", object: Object(), maybe: object, number: 1)))
        #expect(!Graph.Inputs.areEqual(mixed, Mixed(text: "a", object: object, maybe: nil, number: 1)))
        #expect(!Graph.Inputs.areEqual(mixed, Mixed(text: "a", object: object, maybe: object, number: 2)))
        #expect(Graph.Inputs.areEqual(EqualObject(), EqualObject()))
        #expect(Graph.Inputs.areEqual((1, "a"), (1, "a")) && !Graph.Inputs.areEqual((1, "a"), (1, "b")))
    }

    @Test("Functions are equal if their code and context are the same; a closure made anew with a context differs")
    func functions() {
        var counts = [0, 0]
        func closure(_ index: Int) -> () -> Void { { counts[index] += 1 } }
        let kept = WithClosure(closure: closure(0))
        let copy = kept
        #expect(Graph.Inputs.areEqual(kept, copy))
        #expect(!Graph.Inputs.areEqual(kept, WithClosure(closure: closure(0))))
        #expect(!Graph.Inputs.areEqual(kept, WithClosure(number: 1, closure: kept.closure)))
        func withoutContext() -> WithClosure { WithClosure {} }
        #expect(Graph.Inputs.areEqual(withoutContext(), withoutContext()))
        // The context of a closure that captures one object is that object. Where the call is inlined it needn't be.
        @inline(never)
        func capturing(_ object: Object) -> WithClosure { WithClosure { object.uses += 1 } }
        let object = Object()
        #expect(Graph.Inputs.areEqual(capturing(object), capturing(object)))
        #expect(!Graph.Inputs.areEqual(capturing(object), capturing(Object())))
    }

    private struct Actions {
        var optional: (() -> Void)?
        var pair: (name: String, action: () -> Void)
        var list: [() -> Void]
        var choice: ActionChoice
        var type: (Int) -> Int = { $0 }
    }
    private enum ActionChoice {
        case none
        case action(() -> Void)
    }

    @Test("Functions in optionals, tuples, arrays and enumerations are equal if they were kept")
    func functionsInValues() {
        var (count, last) = (0, "")
        func closure() -> () -> Void { { (count, last) = (count + 1, "a") } }
        func actions() -> Actions {
            Actions(optional: closure(), pair: ("a", closure()), list: [closure()], choice: .action(closure()))
        }
        let kept = actions()
        var other = kept
        #expect(count == 0 && last.isEmpty)
        #expect(Graph.Inputs.areEqual(kept, other))
        other.pair.name = "a name that is too long to lie within the string"
        var third = other
        third.pair.name = ["a name that is too long to lie", " within the string"].joined()
        #expect(!Graph.Inputs.areEqual(kept, other) && Graph.Inputs.areEqual(third, other))
        other = kept
        other.optional = closure()
        #expect(!Graph.Inputs.areEqual(kept, other))
        other = kept
        other.optional = nil
        third = kept
        third.optional = nil
        #expect(!Graph.Inputs.areEqual(kept, other) && Graph.Inputs.areEqual(third, other))
        other = kept
        other.pair.action = closure()
        #expect(!Graph.Inputs.areEqual(kept, other))
        other = kept
        other.list[0] = closure()
        #expect(!Graph.Inputs.areEqual(kept, other))
        other = kept
        other.choice = .action(closure())
        #expect(!Graph.Inputs.areEqual(kept, other))
        other.choice = .none
        #expect(!Graph.Inputs.areEqual(kept, other))
    }

    @Test("A number that isn't equal to itself is an equal input, 0 and -0 differ; states are compared by ==")
    func numbers() {
        struct Reading {
            var value: Double
            var unit: String
        }
        #expect(Graph.Inputs.areEqual(Reading(value: .nan, unit: "m"), Reading(value: .nan, unit: "m")))
        #expect(!Graph.Inputs.areEqual(Reading(value: 0, unit: "m"), Reading(value: -0.0, unit: "m")))
        #expect(Graph.Inputs.areEqual(Double.nan as Double?, .nan) && !Graph.Inputs.areEqual(0 as Double?, -0.0))
        #expect(!Comparison.areEqualStates(Double.nan, .nan) && Comparison.areEqualStates(0.0, -0.0))
    }

    @Test("Existential values are equal if they were kept; another object in one differs")
    func existentials() {
        struct Holder {
            let object: any Named
            let type: any Any.Type
        }
        let (first, second) = (NamedObject(), NamedObject())
        let kept = Holder(object: first, type: Int.self)
        #expect(Graph.Inputs.areEqual(kept, kept) && Graph.Inputs.areEqual(kept, Holder(object: first, type: Int.self)))
        #expect(!Graph.Inputs.areEqual(kept, Holder(object: second, type: Int.self)))
        #expect(!Graph.Inputs.areEqual(kept, Holder(object: first, type: String.self)))
    }

    @Test("Optionals are compared by their values; bindings to the same location are equal inside them")
    func optionals() {
        let object = Object()
        let value = Mixed(text: "a", object: object, maybe: nil, number: 1)
        #expect(Graph.Inputs.areEqual(Optional(value), Mixed(text: "a", object: object, maybe: nil, number: 1)))
        #expect(!Graph.Inputs.areEqual(Optional(value), Mixed(text: "b", object: object, maybe: nil, number: 1)))
        #expect(!Graph.Inputs.areEqual(Optional(value), nil) && Graph.Inputs.areEqual(Optional<Mixed>.none, nil))
        let binding = Binding.constant((0, 0))
        #expect(Graph.Inputs.areEqual(Optional(binding.0), Optional(binding.0)))
        #expect(!Graph.Inputs.areEqual(Optional(binding.0), Optional(binding.1)))
    }

    @Test("Enumerations are compared by == or by their bytes; empty optionals are equal, whatever lies in them")
    func enumerations() {
        #expect(Graph.Inputs.areEqual(WithChoice(choice: .b(1)), WithChoice(choice: .b(1))))
        #expect(!Graph.Inputs.areEqual(WithChoice(choice: .a), WithChoice(choice: .b(0))))
        var emptied: Int? = 5
        emptied = nil
        #expect(Graph.Inputs.areEqual(emptied, Optional<Int>.none))
        #expect(Graph.Inputs.areEqual([1, 2], [1, 2]) && !Graph.Inputs.areEqual([1, 2], [2, 1]))
    }

    @Test("The fields of structs, tuples and classes are found, superclasses first")
    func storedFields() {
        class Base { var first = 1 }
        final class Derived: Base { let second = "two" }
        expectNoDifference(StoredField.all(in: Derived.self).map(\.name), ["first", "second"])
        expectNoDifference(StoredField.all(in: Derived.self).map(\.isMutable), [true, false])
        expectNoDifference(StoredField.all(in: Padded.self).map(\.offset), [0, 8, 16])
        expectNoDifference(StoredField.all(in: (Int, String).self).map(\.offset), [0, 8])
        #expect(StoredField.all(in: Optional<Int>.self).isEmpty)
    }
}
