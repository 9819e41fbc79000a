import Testing

@testable import Reactive
import ReactiveTesting

private class Base: ObservableObject {
    let before = 1
    @Published var a = 0
    var between = 2
    @Published var b = [0]
    @Published var c = ""
    var end: (() -> Void)?

    func replaceA() { _a = Published(wrappedValue: 7) }
    func replaceB() { _b = Published(wrappedValue: [7]) }
    deinit { end?() }
}

private final class Sub: Base {
    @Published var d = 0
    func replaceD() { _d = Published(wrappedValue: 7) }
}

private class Plain: ObservableObject {
    var end: ((Plain) -> Void)?
    deinit { end?(self) }
}

private final class PlainSub: Plain {
    @Published var x = [0]
    @Published var y = [0]
}

private class Told: ObservableObject {
    @Published var a = [0]
    deinit { objectWillChange.send() }
}

private final class ToldSub: Told {
    @Published var b = [0]
    @Published var c = [0]
}

private final class Sharing: ObservableObject {
    @Published var own = 0
    @Published var other = 0
    func share(_ object: Sharing) { _own = object._own }
}

@Suite("An object's publisher, where it is looked for")
struct PublishedPlanTests {
    @Test("Properties between others, and a subclass's, announce", arguments: [false, true]) func interleaved(
        _ again: Bool
    ) {
        let object = Sub()
        let publisher = object.objectWillChange
        if again { #expect(object.objectWillChange === publisher) }
        #expect((object as Base).objectWillChange === publisher)
        var count = 0
        let sink = publisher.sink { count += 1 }
        object.a = 1
        object.b = [1]
        object.c = "1"
        object.d = 1
        expectNoDifference(count, 4)
        withExtendedLifetime(sink) {}
    }

    @Test(
        "A wrapper put in another's place announces from the next access on; the publisher stays",
        arguments: [false, true])
    func replaced(_ isOldKept: Bool) {
        let object = Sub()
        var kept: [Any] = []
        var count = 0
        let publisher = object.objectWillChange
        let sink = publisher.sink { count += 1 }
        for round in 1...20 {
            if isOldKept { kept += [object.$a, object.$b, object.$d] as [Any] }
            // The first property's, one in the middle, a subclass's, in turn.
            if round % 3 == 1 { object.replaceA() }
            if round % 3 == 2 { object.replaceB() }
            if round % 3 == 0 { object.replaceD() }
            #expect(object.objectWillChange === publisher)
            count = 0
            object.a = round
            object.b = [round]
            object.d = round
            expectNoDifference(count, 3, "round \(round)")
        }
        withExtendedLifetime((sink, kept)) {}
    }

    @Test("Two objects that have one box have one publisher") func shared() {
        let object = Sharing()
        let other = Sharing()
        object.share(other)
        var counts = [0, 0]
        let sinks = [object.objectWillChange.sink { counts[0] += 1 }, other.objectWillChange.sink { counts[1] += 1 }]
        for _ in 0..<20 {
            #expect(object.objectWillChange === other.objectWillChange)
        }
        object.own = 1
        object.other = 1
        other.other = 1
        expectNoDifference(counts, [3, 3])
        withExtendedLifetime(sinks) {}
    }

    @Test("In a deinit, a superclass's too, the publisher is still the same") func superclassDeinit() {
        var count = 0
        var sink: AnyCancellable?
        for _ in 0..<50 {
            let object = ToldSub()
            sink = object.objectWillChange.sink { count += 1 }
            object.b = [1]
        }
        expectNoDifference(count, 100)
        for _ in 0..<50 { _ = ToldSub() }
        let object = PlainSub()
        let publisher = object.objectWillChange
        var found: ObservableObjectPublisher?
        object.end = { found = $0.objectWillChange }
        _ = consume object
        #expect(found === publisher)
        withExtendedLifetime(sink) {}
    }

    @Test("Another object at the address of one that is gone has a publisher of its own") func addressUsedAgain() {
        var publishers: [ObservableObjectPublisher] = []
        for _ in 0..<100 {
            let object = Sub()
            #expect(!publishers.contains { $0 === object.objectWillChange })
            publishers.append(object.objectWillChange)
            var count = 0
            let sink = object.objectWillChange.sink { count += 1 }
            object.c = "x"
            object.d = 3
            expectNoDifference(count, 2)
            withExtendedLifetime(sink) {}
        }
    }
}
