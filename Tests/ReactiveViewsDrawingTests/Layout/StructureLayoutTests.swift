import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Views that come, go and move are laid out")
struct StructureLayoutTests {
    private let frames = Frames()

    private struct Rows: View {
        @State private var rows = ["a", "b", "c"]
        @State private var showsMore = false
        let frames: Frames
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Group {
                    ForEach(rows, id: \.self) { name in
                        if showsMore { Box("more \(name)", 5, 5, frames) }
                        Box(name, 10, 10, frames)
                    }
                }
                .padding(.bottom, 1)
                Box("end", 10, 10, frames)
            }
            .frame(width: 100, height: 200, alignment: .topLeading)
            Button("Reverse") { rows.reverse() }
            Button("Insert") { rows.insert("new", at: 1) }
            Button("Remove") { rows.removeLast() }
            Button("More") { showsMore.toggle() }
            Button("Empty") { rows = [] }
        }
    }

    @Test("Rows within groups are placed in their new order")
    func rows() throws {
        let host = ViewHost(Rows(frames: frames), size: CGSize(width: 100, height: 600))
        let top = frames["a"].minY
        func place(_ name: String) -> CGFloat { frames[name].minY - top }
        expectNoDifference(place("end"), 33)
        try host.tap("Reverse")
        expectNoDifference([place("c"), place("b"), place("a")], [0, 11, 22])
        try host.tap("Insert")
        expectNoDifference([place("c"), place("new"), place("b"), place("end")], [0, 11, 22, 44])
        try host.tap("More")
        expectNoDifference([place("more c"), place("c"), place("more new"), place("end")], [0, 6, 17, 68])
        try host.tap("More")
        try host.tap("Remove")
        expectNoDifference(place("end"), 33)
        try host.tap("Empty")
        expectNoDifference(place("end"), 0)
    }

    private struct Several: View {
        @State private var count = 1
        let frames: Frames
        var body: some View {
            VStack(spacing: 0) {
                AnyView(ForEach(0..<count, id: \.self) { Box("\($0)", 10, 10, frames) }).padding(1)
            }
            .noted("all", frames)
            Button("Add") { count += 1 }
        }
    }

    @Test("Several views behind an erased type stay several")
    func erased() throws {
        let host = ViewHost(Several(frames: frames), size: CGSize(width: 100, height: 600))
        expectNoDifference(frames["all"].height, 12)
        try host.tap("Add")
        expectNoDifference(frames["all"].height, 24)
    }

    private struct Presenting: View {
        @State private var isShown = false
        @State private var width: CGFloat = 10
        let frames: Frames
        var body: some View {
            Box("below", 20, 20, frames)
                .sheet(isPresented: $isShown) {
                    Box("sheet", width, 10, frames)
                    Button("Widen") { width = 60 }
                }
            Button("Show") { isShown = true }
        }
    }

    @Test("A presentation is laid out in the host's size, and moves nothing below it")
    func presented() throws {
        let host = ViewHost(Presenting(frames: frames), size: hundred)
        let below = frames["below"]
        try host.tap("Show")
        expectNoDifference(frames["below"], below)
        expectNoDifference(frames["sheet"].midX, 50)
        try host.tap("Widen")
        expectNoDifference(frames["sheet"].minX, 20)
        try host.dismiss()
        expectNoDifference(frames["below"], below)
    }

    private struct Readers: View {
        let depth: Int
        var body: some View {
            if depth == 0 {
                Text("innermost")
            } else {
                GeometryReader { _ in AnyView(Readers(depth: depth - 1)) }
            }
        }
    }

    @Test("Geometry readers within geometry readers are no storm")
    func nestedReaders() {
        let diagnostics = Diagnostics.collect {
            let host = ViewHost(Readers(depth: 20), size: hundred)
            expect(host, shows: "innermost")
        }
        expectNoDifference(diagnostics, [])
    }

    @Test("A host of another size lays out anew")
    func resized() {
        let host = ViewHost(Flexible()({}).noted("a", frames).padding(5), size: hundred)
        expectNoDifference(frames["a"].width, 90)
        host.size = CGSize(width: 50, height: CGFloat.nan)
        expectNoDifference(frames["a"].width, 40)
        #expect(frames["a"].height.isFinite)
    }
}
