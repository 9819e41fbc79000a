import Reactive
import ReactiveViews
import Testing
import ReactiveViewsTesting

private struct RowKey: FocusedValueKey {
    typealias Value = Int
}

extension FocusedValues {
    fileprivate var row: Int? {
        get { self[RowKey.self] }
        set { self[RowKey.self] = newValue }
    }
}

private struct Follower: View {
    @FocusedValue(\.row) private var row
    var body: some View { Text("\(row ?? 0)") }
}

private struct Matched: View {
    @ObservedObject var model: GrowthModel
    @Namespace private var namespace

    var body: some View {
        VStack {
            ForEach(0..<model.rows, id: \.self) { row in
                Text("\(row)").matchedGeometryEffect(id: row / 2, in: namespace, isSource: row % 2 == 0)
            }
        }
    }
}

/// Shows the modified view many times.
private struct Repeated: ViewModifier {
    let count: Int
    func body(content: Content) -> some View { VStack { ForEach(0..<count, id: \.self) { _ in content } } }
}

private struct RepeatedLabel: ButtonStyle {
    let count: Int
    func makeBody(configuration: Configuration) -> some View {
        VStack { ForEach(0..<count, id: \.self) { _ in configuration.label } }
    }
}

@MainActor
@Suite("How the work for what goes grows", .enabled(if: Steps.areCounted))
struct RemovalGrowthTests {
    private func expectProportionalRemoval(
        sourceLocation: SourceLocation = #_sourceLocation, _ make: (Int) -> any ViewsThatGo
    ) {
        expectProportional(sourceLocation: sourceLocation) { count in
            let views = make(count)
            return Steps.count { views.unmount() }
        }
    }

    private func rows(_ count: Int, _ row: @escaping (Int) -> some View) -> any ViewsThatGo {
        let model = GrowthModel()
        model.rows = count
        return ViewHost(GrowthRows(model: model, row: row))
    }

    @Test("Views that tell something of the focus go in steps in proportion to their number")
    func focusedValues() {
        expectProportionalRemoval { rows($0) { Text("\($0)").focusedValue(\.row, $0) } }
        expectProportionalRemoval { rows($0) { Text("\($0)").focusedSceneValue(\.row, $0) } }
        expectProportionalRemoval { rows($0) { _ in Follower() } }
    }

    @Test("Views with matched geometry go in steps in proportion to their number")
    func matchedGeometry() {
        expectProportionalRemoval { count in
            let model = GrowthModel()
            model.rows = count
            let host = ViewHost(Matched(model: model))
            _ = host.display
            return host
        }
    }

    @Test("Views that appear in one row of a lazy container go in steps in proportion to their number")
    func lazyRow() {
        expectProportionalRemoval { count in
            let host = ViewHost {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<2) { _ in
                            VStack { ForEach(0..<count, id: \.self) { Text("\($0)").onAppear {} } }
                        }
                    }
                }
            }
            _ = host.display
            return host
        }
    }

    @Test("The places of a modified view and of a button's label go in steps in proportion to their number")
    func places() {
        expectProportionalRemoval { count in ViewHost { Text("x").modifier(Repeated(count: count)) } }
        expectProportionalRemoval { count in ViewHost { Button("x") {}.buttonStyle(RepeatedLabel(count: count)) } }
    }

    private struct Leaving: View {
        @ObservedObject var model: GrowthModel
        var body: some View {
            VStack {
                ForEach(model.isOn ? 0..<model.rows : 0..<0, id: \.self) { Text("\($0)").transition(.opacity) }
            }
        }
    }

    @Test("Rows that leave together, come back halfway and leave for good take steps in proportion to their number")
    func departures() {
        expectProportional { count in
            let model = GrowthModel()
            model.rows = count
            model.isOn = true
            let host = ViewHost(Leaving(model: model), clock: .virtual)
            _ = host.display
            @MainActor func change() {
                host.perform { withAnimation(.linear(duration: 1)) { model.isOn.toggle() } }
                _ = host.display
                host.advance(by: 0.5)
            }
            let steps = Steps.count {
                change()
                change()
                expect(host, shows: "\(count - 1)")
                change()
                host.advance(by: 2)
            }
            expect(host, hasNo: "0")
            return steps
        }
    }
}

/// A host of any views.
@MainActor
private protocol ViewsThatGo {
    func unmount()
}

extension ViewHost: ViewsThatGo {}
