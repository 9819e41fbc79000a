import ReactiveViewsTesting
import Testing

/// Views nested in one another in several ways.
private enum Nesting: CaseIterable {
    /// A ZStack in which one view covers more than the room, in another ZStack.
    case layers
    /// The same, aligned by a guide that every view computes.
    case guidedLayers
    /// Rows and columns that have their ideal size across at each level.
    case fixedSizes
    /// The same, aligned by a guide that every view computes.
    case guidedFixedSizes
    /// Rows and columns in turn with dividers, of fixed size as a whole.
    case dividers
    /// Frames with a least length in rows and columns.
    case frames
    /// Rows in rows, with spacers at the edges.
    case spacers
}

private struct Nest: View {
    let nesting: Nesting
    let depth: Int

    var body: some View {
        if depth == 0 {
            Box("end", 4, 4).alignmentGuide(.firstTextBaseline) { _ in 2 }.alignmentGuide(VerticalAlignment.center) {
                _ in 1
            }
        } else {
            level
        }
    }

    private var inner: AnyView { AnyView(Nest(nesting: nesting, depth: depth - 1)) }

    private var level: AnyView {
        switch nesting {
        case .layers:
            AnyView(
                ZStack(alignment: .topLeading) {
                    Rectangle().aspectRatio(2, contentMode: .fill)
                    inner
                })
        case .guidedLayers:
            AnyView(
                ZStack(alignment: .leadingFirstTextBaseline) {
                    Rectangle().aspectRatio(3, contentMode: .fill)
                    inner
                })
        case .fixedSizes: alternating(.top)
        case .guidedFixedSizes: alternating(.firstTextBaseline)
        case .dividers: dividers
        case .frames: AnyView(HStack { VStack { inner.frame(minWidth: 3, minHeight: 3).fixedSize() } })
        case .spacers:
            AnyView(
                HStack {
                    Spacer()
                    inner
                    Spacer()
                })
        }
    }

    private func alternating(_ alignment: VerticalAlignment) -> AnyView {
        depth.isMultiple(of: 2)
            ? AnyView(
                HStack(alignment: alignment) {
                    Color.red
                    inner
                }.fixedSize(horizontal: false, vertical: true))
            : AnyView(
                VStack {
                    Rectangle().aspectRatio(2, contentMode: .fit)
                    inner
                }.fixedSize(horizontal: true, vertical: false))
    }

    private var dividers: AnyView {
        depth.isMultiple(of: 2)
            ? AnyView(
                HStack {
                    Divider()
                    inner
                })
            : AnyView(
                VStack {
                    Divider()
                    inner
                })
    }
}

private final class Model: ObservableObject {
    @Published var text = "x"
    @Published var width: CGFloat = 10
}

@MainActor
@Suite("What it costs that stacks propose their own size")
struct NestedCostTests {
    @Test("Views within views cost no more than a polynomial of their depth", arguments: Nesting.allCases)
    private func depth(nesting: Nesting) {
        let size = CGSize(width: 200, height: 200)
        let shallow = ViewHost(Nest(nesting: nesting, depth: 10).fixedSize(), size: size).layoutWork
        let deep = ViewHost(Nest(nesting: nesting, depth: 20).fixedSize(), size: size).layoutWork
        #expect(deep.measurements < shallow.measurements * 8, "\(shallow) \(deep)")
        #expect(deep.placements < shallow.placements * 16, "\(shallow) \(deep)")
    }

    private struct Row: View {
        @ObservedObject var model: Model
        var body: some View {
            HStack {
                Divider()
                Text(model.text)
                Color.red.frame(width: model.width)
                Spacer()
            }
        }
    }

    private struct Rows: View {
        let models: [Model]
        var body: some View {
            ScrollView { VStack { ForEach(0..<models.count) { Row(model: models[$0]) } } }
        }
    }

    private func work<V: View>(_ host: ViewHost<V>, _ change: () -> Void) -> (measurements: Int, placements: Int) {
        _ = host.display
        let before = host.layoutWork
        change()
        _ = host.display
        let after = host.layoutWork
        return (after.measurements - before.measurements, after.placements - before.placements)
    }

    private func rows(_ count: Int) -> (mounting: Int, change: Int, nothing: Int) {
        let models = (0..<count).map { _ in Model() }
        let host = ViewHost(Rows(models: models), size: CGSize(width: 200, height: 100))
        _ = host.display
        let mounting = host.layoutWork.measurements
        let change = work(host) { host.perform { models[count / 2].text = "longer" } }.measurements
        let nothing = work(host) { host.perform { models[count / 2].text = "longer" } }.measurements
        return (mounting, change, nothing)
    }

    @Test("Rows that propose their height cost as much each however many there are, and a change concerns one")
    func rows() {
        let (few, many) = (rows(50), rows(400))
        #expect(many.mounting <= few.mounting * 8)
        #expect(few.mounting / 50 < 40)
        #expect(many.change <= few.change)
        #expect(many.change > 0 && many.change < 40)
        expectNoDifference(many.nothing, 0)
    }

    private struct Wide: View {
        let models: [Model]
        var body: some View {
            ScrollView(.horizontal) {
                VStack { ForEach(0..<models.count) { index in Cell(model: models[index]) } }
            }
        }
        private struct Cell: View {
            @ObservedObject var model: Model
            var body: some View { Text(model.text).frame(maxWidth: .infinity).padding(1) }
        }
    }

    @Test("In a column that proposes its width one view's change measures no other view")
    func column() {
        func change(_ count: Int) -> Int {
            let models = (0..<count).map { _ in Model() }
            models[0].text = "the longest of all of them"
            let host = ViewHost(Wide(models: models), size: CGSize(width: 100, height: 100))
            return work(host) { host.perform { models[count / 2].text = "longer" } }.measurements
        }
        expectNoDifference(change(20), change(200))
        #expect(change(20) > 0)
    }

    private struct Animated: View {
        @ObservedObject var model: Model
        let count: Int
        var body: some View {
            VStack {
                Color.red.frame(width: model.width, height: 10)
                ForEach(0..<count) { _ in
                    HStack {
                        Divider()
                        Text("row")
                        Color.red
                    }.fixedSize()
                }
            }
        }
    }

    @Test("While something else is animated rows aren't measured at each frame, and nothing is when it has ended")
    func animation() {
        func frame(_ count: Int) -> (animated: Int, ended: Int) {
            let model = Model()
            let size = CGSize(width: 200, height: 2_000)
            let host = ViewHost(Animated(model: model, count: count), size: size, clock: .virtual)
            host.perform { withAnimation(.linear(duration: 1)) { model.width = 100 } }
            host.advance(by: 0.2)
            let animated = work(host) { host.advance(by: 0.1) }.measurements
            host.advance(by: 2)
            return (animated, work(host) { host.advance(by: 0.1) }.measurements)
        }
        let (few, many) = (frame(5), frame(50))
        expectNoDifference(few.animated, many.animated)
        #expect(few.animated > 0)
        expectNoDifference(many.ended, 0)
    }
}
