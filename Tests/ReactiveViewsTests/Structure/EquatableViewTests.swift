import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Equatable views as one view")
struct EquatableViewTests {
    private struct Pair: View, Equatable {
        var name = "a"
        var hasSecond = true
        @State private var count = 0

        nonisolated static func == (lhs: Pair, rhs: Pair) -> Bool {
            lhs.name == rhs.name && lhs.hasSecond == rhs.hasSecond
        }

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
            if hasSecond { Text("second") }
        }
    }

    private struct Single: View, Equatable {
        var body: some View { Text("single") }
    }

    @Test("An equatable view of several views takes a padding and a background as one view")
    func modifiers() throws {
        let host = ViewHost(Pair().equatable().padding(10).background(.red))
        let (first, second) = (try host.frame(of: "a 0"), try host.frame(of: "second"))
        #expect(second.minY > first.maxY)
        let stacked = ViewHost(VStack { Pair() }.padding(10).background(.red))
        expectNoDifference(host.display, stacked.display)
    }

    @Test("An equatable view of several views is one view for a container, with its content one below the other")
    func oneView() throws {
        let host = ViewHost(
            HStack {
                Pair().equatable()
                Text("beside")
            })
        #expect(try host.frame(of: "second").minY > host.frame(of: "a 0").maxY)
        #expect(try host.frame(of: "beside").minX > host.frame(of: "second").maxX)
        let subviews = ViewHost(
            Group(
                subviews: Group {
                    Pair().equatable()
                    Single().equatable()
                }
            ) { Text("\($0.count) views") })
        #expect(subviews.contains("2 views"))
        let rows = ViewHost(
            List {
                Pair().equatable()
                Single().equatable()
            })
        let stacks = ViewHost(
            List {
                VStack { Pair() }
                Single()
            })
        expectNoDifference(rows.display, stacks.display)
    }

    @Test("An equatable view of several views keeps its state, and follows a value that isn't equal")
    func changes() throws {
        let host = ViewHost(Pair().equatable().padding(1))
        try host.tap("a 0")
        host.rootView = Pair(hasSecond: false).equatable().padding(2)
        expectNoDifference(host.elements.compactMap(\.label), ["a 1"])
        host.rootView = Pair(name: "b").equatable().padding(2)
        expectNoDifference(host.elements.compactMap(\.label), ["b 1", "second"])
        host.checkInvariants()
    }

    @Test("An equatable view of one view is placed like that view")
    func single() {
        let host = ViewHost(
            HStack {
                Single().equatable().layoutPriority(1)
                Spacer()
            })
        let plain = ViewHost(
            HStack {
                Single().layoutPriority(1)
                Spacer()
            })
        expectNoDifference(host.display, plain.display)
    }
}
