import Testing

@testable import Reactive

@Suite("Comparing inputs and states")
struct ComparisonTests {
    private final class Object {}
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

    @Test("Functions are never equal")
    func functions() {
        let value = WithClosure {}
        #expect(!Graph.Inputs.areEqual(value, value))
        let closure: () -> Void = {}
        #expect(!Graph.Inputs.areEqual(Optional(closure), Optional(closure)))
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

    @Test("Enumerations are compared by == or by their bytes; optional numbers by ==, whatever lies in an empty one")
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
        #expect(StoredField.all(in: Derived.self).map(\.name) == ["first", "second"])
        #expect(StoredField.all(in: Derived.self).map(\.isMutable) == [true, false])
        #expect(StoredField.all(in: Padded.self).map(\.offset) == [0, 8, 16])
        #expect(StoredField.all(in: (Int, String).self).map(\.offset) == [0, 8])
        #expect(StoredField.all(in: Optional<Int>.self).isEmpty)
    }
}
