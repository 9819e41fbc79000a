import ReactiveTesting
import Synchronization
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
private final class Outer: ObservableObject {
    @Published var inner = Model()
}
/// An object whose mirror has no children.
private final class Hidden: ObservableObject, CustomReflectable {
    @Published var count = 0
    var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
private final class Custom: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var count = 0
}
private struct Stop: Error {}
private final class Items: ObservableObject {
    @Published var list: [Int] = []
    @Published var count = 0

    /// Where the elements are.
    var address: UnsafePointer<Int>? { list.withUnsafeBufferPointer { $0.baseAddress } }
}

@Suite("@Published and ObservableObject")
struct PublishedTests {
    @Test("objectWillChange, then $x with the new value, then the store") func order() {
        let model = Model()
        var log: [String] = []
        let a = model.objectWillChange.sink { log.append("will \(model.count)") }
        let b = model.$count.sink { log.append("$\($0) \(model.count)") }
        model.count = 5
        log.append("\(model.count)")
        expectNoDifference(log, ["$0 0", "will 0", "$5 0", "5"])
        withExtendedLifetime((a, b)) {}
    }

    @Test("An equal value publishes again") func equalSets() {
        let model = Model()
        var count = 0
        let sink = model.objectWillChange.sink { count += 1 }
        model.count = 0
        model.count = 0
        expectNoDifference(count, 2)
        withExtendedLifetime(sink) {}
    }

    @Test("A value set inside its own sink is delivered, then overwritten") func nestedSet() {
        let model = Model()
        var seen: [Int] = []
        let sink = model.$count.sink { value in
            seen.append(value)
            if value == 1 { model.count = 9 }
        }
        let told = Diagnostics.collect { model.count = 1 }
        #if DEBUG
            expectNoDifference(told.map(\.kind), [.overwrittenWhilePublishing])
        #else
            #expect(told.isEmpty)
        #endif
        expectNoDifference(seen, [0, 1, 9])
        expectNoDifference(model.count, 1)
        var late: [Int] = []
        let other = model.$count.sink { late.append($0) }
        expectNoDifference(late, [1])
        withExtendedLifetime((sink, other)) {}
    }

    @Test("All properties share one publisher, including those of superclasses and generic classes")
    func synthesised() {
        let model = SubModel("a")
        let publisher = model.objectWillChange
        #expect(publisher === model.objectWillChange)
        var count = 0
        let sink = publisher.sink { count += 1 }
        model.count = 1
        model.names.append("x")
        model.extra = "b"
        expectNoDifference(count, 3)
        withExtendedLifetime(sink) {}
    }

    @Test("A class without @Published has a stable publisher, and no other object's") func stableWithoutFields() {
        var counts = [Int](repeating: 0, count: 100)
        var sinks: [AnyCancellable] = []
        // The sinks keep the publishers, but not the objects: a later object may get an earlier one's address.
        for number in 0..<100 {
            let bare = Bare()
            bare.objectWillChange.sink { counts[number] += 1 }.store(in: &sinks)
            #expect(bare.objectWillChange === bare.objectWillChange)
            bare.objectWillChange.send()
        }
        expectNoDifference(counts, [Int](repeating: 1, count: 100))
        withExtendedLifetime(sinks) {}
    }

    @Test("Any request activates objectWillChange for good") func uncountedDemand() {
        let model = Model()
        let recorder = Recorder<Void, Never>(demand: .max(1))
        model.objectWillChange.subscribe(recorder)
        for i in 0..<3 { model.count = i }
        expectNoDifference(recorder.values.count, 3)
    }

    @Test("assign(to:) ends with the property and ignores completions") func assignToPublished() {
        let subject = PassthroughSubject<Int, Never>()
        var model: Model? = Model()
        subject.assign(to: &model!.$count)
        subject.send(3)
        expectNoDifference(model?.count, 3)
        weak let gone = model
        model = nil
        #expect(gone == nil)
        subject.send(4)
        subject.hub.checkInvariants()
        expectNoDifference(subject.hub.subscribers.withLockUnchecked { $0.count }, 0)
    }

    @Test("assign(to:on:) keeps the object until it is cancelled") func assignOn() {
        let subject = PassthroughSubject<Int, Never>()
        weak var weakModel: Model?
        var assignment: AnyCancellable?
        do {
            let model = Model()
            weakModel = model
            assignment = subject.assign(to: \.count, on: model)
        }
        subject.send(2)
        expectNoDifference(weakModel?.count, 2)
        assignment?.cancel()
        #expect(weakModel == nil)
    }

    @Test("Changing a collection in place publishes once, and didSet runs") func inPlace() {
        let model = Model()
        var count = 0
        let sink = model.objectWillChange.sink { count += 1 }
        model.names.append("a")
        model.names[0] += "b"
        expectNoDifference(model.names, ["ab"])
        expectNoDifference(count, 2)
        expectNoDifference(model.changes, 2)
        withExtendedLifetime(sink) {}
    }

    @Test("A change in place notifies objectWillChange, then $x, then stores the value") func orderInPlace() {
        let items = Items()
        var log: [String] = []
        let a = items.objectWillChange.sink { log.append("will \(items.list)") }
        items.list.append(1)
        let b = items.$list.dropFirst().sink { log.append("$\($0) \(items.list)") }
        items.list.append(2)
        items.count += 1
        expectNoDifference(log, ["will []", "will [1]", "$[1, 2] [1]", "will [1, 2]"])
        #expect(items.list == [1, 2] && items.count == 1)
        withExtendedLifetime((a, b)) {}
    }

    @Test("A collection is changed in place without a copy, with and without subscribers") func noCopy() {
        let items = Items()
        items.list.reserveCapacity(100)
        let address = items.address
        items.list.append(1)
        items.list[0] += 1
        var count = 0
        let sink = items.objectWillChange.sink { count += 1 }
        items.list.append(contentsOf: 0..<50)
        items.list.sort(by: >)
        expectNoDifference(items.address, address)
        #expect(items.list.count == 51 && count == 2)
        withExtendedLifetime(sink) {}
    }

    @Test("A change in place that throws keeps the changes made so far") func throwsInPlace() {
        let items = Items()
        items.list = [1, 2, 3]
        #expect(throws: Stop.self) {
            try items.list.withUnsafeMutableBufferPointer {
                $0[0] = 9
                throw Stop()
            }
        }
        expectNoDifference(items.list, [9, 2, 3])
        items.list.append(4)
        expectNoDifference(items.list, [9, 2, 3, 4])
    }

    @Test("Using a property inside of a change in place of itself traps") func exclusive() async {
        expectMessage(
            "@Published",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let items = Items()
                items.list = [1, 2, 3]
                items.list.removeAll { _ in items.list.isEmpty }
            })
    }

    @Test("A custom publisher is left alone, a custom mirror doesn't matter") func customised() {
        let hidden = Hidden()
        var count = 0
        let first = hidden.objectWillChange.sink { count += 1 }
        hidden.count = 1
        expectNoDifference(count, 1)
        let custom = Custom()
        let second = custom.objectWillChange.sink { count += 1 }
        custom.count = 1
        expectNoDifference(count, 1)
        withExtendedLifetime((first, second)) {}
    }

    @Test("A property notifies objectWillChange only from its first access on") func lazily() {
        let model = SubModel(1)
        model.count = 1
        let recorder = Recorder<Void, Never>()
        model.objectWillChange.subscribe(recorder)
        #expect(recorder.values.isEmpty)
        model.extra = 2
        expectNoDifference(recorder.values.count, 1)
    }

    @Test("A manual send reaches subscribers of every access, with and without @Published") func manualSend() {
        let (model, bare) = (Model(), Bare())
        var log: [String] = []
        let a = model.objectWillChange.sink { log.append("model") }
        let b = bare.objectWillChange.sink { log.append("bare") }
        model.objectWillChange.send()
        bare.objectWillChange.send()
        expectNoDifference(log, ["model", "bare"])
        #expect(bare.objectWillChange === bare.objectWillChange)
        withExtendedLifetime((a, b)) {}
    }

    @Test("A nested object's change doesn't notify the outer object; replacing it does") func nested() {
        let outer = Outer()
        var count = 0
        let sink = outer.objectWillChange.sink { count += 1 }
        outer.inner.count = 1
        expectNoDifference(count, 0)
        outer.inner = Model()
        expectNoDifference(count, 1)
        withExtendedLifetime(sink) {}
    }

    @Test("Assignments to a property that are over leave nothing behind") func assignmentsEnd() {
        let model = Model()
        weak var token: Bare?
        do {
            let held = Bare()
            token = held
            let subject = PassthroughSubject<Int, Never>()
            subject.map { $0 + held.x }.assign(to: &model.$count)
            subject.send(3)
            subject.send(completion: .finished)
            Just(4).assign(to: &model.$count)
        }
        expectNoDifference(model.count, 4)
        #expect(token == nil)
    }

    /// The announcement is then all that kept the old publisher and its hub.
    @Test("A wrapper that is replaced during a notification receives the value") func replacedMeanwhile() {
        final class Object: ObservableObject {
            @Published var x = [0]
            func replace() { _x = Published(wrappedValue: [9]) }
        }
        let object = Object()
        var sink: AnyCancellable?
        sink = object.objectWillChange.sink {
            object.replace()
            sink = nil
        }
        object.x = [5]
        expectNoDifference(object.x, [5])
        #expect(sink == nil)
        var count = 0
        let next = object.objectWillChange.sink { count += 1 }
        object.x = [6]
        #expect(count == 1 && object.x == [6])
        withExtendedLifetime(next) {}
    }

    @Test("A change is under way until it is stored, with and without $x, nested and in place") func underWay() {
        let model = Model()
        let publisher = model.objectWillChange
        var seen: [Bool] = []
        let ends = Lock(0)
        let sinks = [
            publisher.sink {
                seen.append(publisher.isChanging && publisher.isChangingHere)
                if publisher.isChanging { publisher.whenDone { ends.withLock { $0 += 1 } } }
            }
        ]
        model.count = 1
        #expect(seen == [true] && !publisher.isChanging && ends.withLock { $0 } == 1)
        publisher.send()
        expectNoDifference(seen, [true, false])
        let projected = model.$count.dropFirst().sink { _ in seen.append(publisher.isChangingHere) }
        model.count = 2
        model.count += 1
        #expect(seen == [true, false, true, true, true, true] && !publisher.isChanging && !publisher.isChangingHere)
        expectNoDifference(ends.withLock { $0 }, 3)
        withExtendedLifetime((sinks, projected)) {}
    }

    @Test("objectWillChange notifies in the order of subscription") func tellsInOrder() {
        let model = Model()
        var order: [Int] = []
        let sinks = (0..<20).map { index in model.objectWillChange.sink { order.append(index) } }
        model.count = 1
        expectNoDifference(order, Array(0..<20))
        withExtendedLifetime(sinks) {}
    }
}
