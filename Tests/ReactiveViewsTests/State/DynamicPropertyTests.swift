import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Custom dynamic properties")
struct DynamicPropertyTests {
    private final class Model: ObservableObject {
        @Published var number = 10
    }

    /// Inside of another one.
    @propertyWrapper
    private struct Doubled: @preconcurrency DynamicProperty {
        @State private var base: Int
        @Environment(\.dynamicFactor) private var factor
        private var result = 0
        let log: Log

        init(wrappedValue: Int, log: Log) {
            _base = State(initialValue: wrappedValue)
            self.log = log
        }

        @MainActor
        mutating func update() {
            result = base * factor
            log.append("inner update \(result)")
        }

        var wrappedValue: Int {
            get { result }
            nonmutating set { base = newValue / factor }
        }
    }

    @propertyWrapper
    private struct Sum: @preconcurrency DynamicProperty {
        @Doubled private var inner: Int
        @State private var own = 100
        @ObservedObject private var model: Model
        private var result = 0
        private let log: Log

        init(_ model: Model, log: Log) {
            _inner = Doubled(wrappedValue: 1, log: log)
            _model = ObservedObject(wrappedValue: model)
            self.log = log
        }

        @MainActor
        mutating func update() {
            result = inner + own + model.number
            log.append("outer update \(result)")
        }

        var wrappedValue: Int { result }

        func addToOwn() { own += 100 }
        func addToInner() { inner += 2 }
        var projectedValue: Sum { self }
    }

    private struct User: View {
        @Sum var sum: Int
        let log: Log

        init(_ model: Model, log: Log) {
            _sum = Sum(model, log: log)
            self.log = log
        }

        var body: some View {
            let _ = log.append("body \(sum)")
            Text("sum \(sum)")
            Button("Own") { $sum.addToOwn() }
            Button("Inner") { $sum.addToInner() }
        }
    }

    private struct Parent: View {
        let model: Model
        let log: Log
        @State var factor = 2
        @State var other = 0
        var body: some View {
            Text("\(other)")
            User(model, log: log).environment(\.dynamicFactor, factor)
            Button("Factor") { factor += 1 }
            Button("Other") { other += 1 }
        }
    }

    @Test(
        "update() runs right before the body, inner properties first, for whatever changed inside; and only then")
    func updates() throws {
        let (model, log) = (Model(), Log())
        let host = ViewHost(Parent(model: model, log: log))
        expectNoDifference(log.take(), ["inner update 2", "outer update 112", "body 112"])
        try host.tap("Own")
        expectNoDifference(log.take(), ["inner update 2", "outer update 212", "body 212"])
        try host.tap("Inner")
        expectNoDifference(log.take(), ["inner update 4", "outer update 214", "body 214"])
        host.perform { model.number = 20 }
        expectNoDifference(log.take(), ["inner update 4", "outer update 224", "body 224"])
        try host.tap("Factor")
        expectNoDifference(log.take(), ["inner update 6", "outer update 226", "body 226"])
        try host.tap("Other")
        expectNoDifference(log.take(), [])
    }

    @Test("A trace names nested properties by both names")
    func names() throws {
        let host = ViewHost(Parent(model: Model(), log: Log()))
        let trace = try host.trace { try host.tap("Own") }
        #expect(trace.description.contains("write Parent/User.sum.own: 100 → 200"))
        let inner = try host.trace { try host.tap("Inner") }
        #expect(inner.description.contains("write Parent/User.sum.inner.base: 1 → 2"))
    }

    private struct Plain: DynamicProperty {
        var number = 1
    }

    private struct PlainUser: View {
        var plain = Plain()
        let log: Log
        var body: some View {
            let _ = log.append("body \(plain.number)")
            Text("\(plain.number)")
        }
    }

    private struct PlainParent: View {
        let log: Log
        @State var number = 1
        var body: some View {
            PlainUser(plain: Plain(number: number / 2), log: log)
            Button("Add") { number += 1 }
        }
    }

    @Test("A custom property without anything inside is an input like any other")
    func plain() throws {
        let log = Log()
        let host = ViewHost(PlainParent(log: log))
        try host.tap("Add")
        try host.tap("Add")
        expectNoDifference(log.take(), ["body 0", "body 1"])
    }
}

extension EnvironmentValues {
    fileprivate var dynamicFactor: Int {
        get { self[entry: 2] }
        set { self[entry: 2] = newValue }
    }
}
