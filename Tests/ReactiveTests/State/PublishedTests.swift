import ReactiveTesting
import Testing

@testable import Reactive

private class Model: ObservableObject {
    @Published var count = 0
    @Published var names: [String] = [] {
        didSet { changes += 1 }
    }
    var changes = 0
}
private final class SubModel<Value>: Model {
    @Published var extra: Value
    init(_ extra: Value) { self.extra = extra }
}
private final class Bare: ObservableObject {
    var x = 0
}

@Suite("@Published and ObservableObject")
struct PublishedTests {
    @Test("C25: objectWillChange, then $x with the new value, then the store") func order() {
        let model = Model()
        var log: [String] = []
        let a = model.objectWillChange.sink { log.append("will \(model.count)") }
        let b = model.$count.sink { log.append("$\($0) \(model.count)") }
        model.count = 5
        log.append("\(model.count)")
        #expect(log == ["$0 0", "will 0", "$5 0", "5"])
        withExtendedLifetime((a, b)) {}
    }

    @Test("C26: an equal value publishes again") func equalSets() {
        let model = Model()
        var count = 0
        let sink = model.objectWillChange.sink { count += 1 }
        model.count = 0
        model.count = 0
        #expect(count == 2)
        withExtendedLifetime(sink) {}
    }

    @Test("C27: a value set inside its own sink is delivered, then overwritten") func nestedSet() {
        let model = Model()
        var seen: [Int] = []
        let sink = model.$count.sink { value in
            seen.append(value)
            if value == 1 { model.count = 9 }
        }
        model.count = 1
        #expect(seen == [0, 1, 9])
        #expect(model.count == 1)
        var late: [Int] = []
        let other = model.$count.sink { late.append($0) }
        #expect(late == [1])
        withExtendedLifetime((sink, other)) {}
    }

    @Test("C28: one publisher for all properties, those of superclasses and generics included") func synthesised() {
        let model = SubModel("a")
        let publisher = model.objectWillChange
        #expect(publisher === model.objectWillChange)
        var count = 0
        let sink = publisher.sink { count += 1 }
        model.count = 1
        model.names.append("x")
        model.extra = "b"
        #expect(count == 3)
        withExtendedLifetime(sink) {}
    }

    @Test("C29: a class without @Published has a stable publisher, and no other object's") func stableWithoutFields() {
        var count = 0
        for _ in 0..<100 {
            let bare = Bare()
            let sink = bare.objectWillChange.sink { count += 1 }
            bare.objectWillChange.send()
            sink.cancel()
        }
        #expect(count == 100)
    }

    @Test("C30: any request opens objectWillChange for good") func uncountedDemand() {
        let model = Model()
        let recorder = Recorder<Void, Never>(demand: .max(1))
        model.objectWillChange.subscribe(recorder)
        for i in 0..<3 { model.count = i }
        #expect(recorder.values.count == 3)
    }

    @Test("C32: assign(to:) ends with the property and ignores completions") func assignToPublished() {
        let subject = PassthroughSubject<Int, Never>()
        var model: Model? = Model()
        subject.assign(to: &model!.$count)
        subject.send(3)
        #expect(model?.count == 3)
        weak let gone = model
        model = nil
        #expect(gone == nil)
        subject.send(4)
        subject.hub.checkInvariants()
        #expect(subject.hub.roster.withLockUnchecked { $0.live } == 0)
    }

    @Test("C32: assign(to:on:) keeps the object until it is cancelled") func assignOn() {
        let subject = PassthroughSubject<Int, Never>()
        weak var weakModel: Model?
        var assignment: AnyCancellable?
        do {
            let model = Model()
            weakModel = model
            assignment = subject.assign(to: \.count, on: model)
        }
        subject.send(2)
        #expect(weakModel?.count == 2)
        assignment?.cancel()
        #expect(weakModel == nil)
    }

    @Test("Changing a collection in place publishes once, and didSet runs") func inPlace() {
        let model = Model()
        var count = 0
        let sink = model.objectWillChange.sink { count += 1 }
        model.names.append("a")
        model.names[0] += "b"
        #expect(model.names == ["ab"])
        #expect(count == 2)
        #expect(model.changes == 2)
        withExtendedLifetime(sink) {}
    }
}
