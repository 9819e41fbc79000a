import ReactiveViewsTesting
import Testing

/// What was answered or placed before something elsewhere changed.
@MainActor
@Suite("Answers that don't hold any more")
struct ForgottenAnswerTests {
    private let frames = Frames()

    @Test("A layout's own guide counts where no view sets one, also from within other views")
    func ownGuide() {
        let host = ViewHost(
            VStack(alignment: .leading, spacing: 0) {
                VStack(spacing: 0) { Indented { Box("in", 40, 10, frames) } }.padding(.leading, 5)
                Box("out", 40, 10, frames)
            })
        expectNoDifference(frames["out"].minX - frames["in"].minX, 20)
        _ = host
    }

    private struct Late: View {
        @State private var isIndented = false
        let frames: Frames
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                VStack(spacing: 0) {
                    if isIndented { Indented { Box("in", 40, 10, frames) } } else { Box("in", 40, 10, frames) }
                }
                Box("out", 40, 10, frames)
                Button("Switch") { isIndented.toggle() }
            }
        }
    }

    @Test("A layout with a guide of its own comes and goes")
    func lateGuide() throws {
        let host = ViewHost(Late(frames: frames))
        for distance in [20.0, 0, 20] {
            try host.tap("Switch")
            #expect(abs(frames["out"].minX - frames["in"].minX - distance) < 0.001)
        }
    }

    private struct Turned: View {
        @State private var isVertical = true
        let frames: Frames
        var body: some View {
            let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            layout { Divider().padding(0).noted("line", frames) }.frame(width: 50, height: 50)
            Button("Switch") { isVertical.toggle() }
        }
    }

    @Test("A divider turns with its layout, also if it is alone in it")
    func divider() throws {
        let host = ViewHost(Turned(frames: frames))
        for size in [CGSize(width: 1, height: 50), CGSize(width: 50, height: 1)] {
            try host.tap("Switch")
            expectNoDifference(frames["line"].size, size)
        }
    }

    private struct Pages: View {
        @State private var page = 0
        let frames: Frames
        var body: some View {
            TabView(selection: $page) {
                HStack(spacing: 0) {
                    Box("first", 10, 10, frames)
                    Spacer()
                }.tabItem { Text("One") }.tag(0)
                Text("Nothing").tabItem { Text("Two") }.tag(1)
            }
            Button("Turn") { page = 1 - page }
        }
    }

    @Test("A page that isn't shown when the direction changes comes back the other way round")
    func hiddenPage() throws {
        let host = ViewHost(Pages(frames: frames), size: CGSize(width: 200, height: 200))
        let left = frames["first"].minX
        try host.tap("Turn")
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        try host.tap("Turn")
        expectNoDifference(frames["first"].maxX, 200 - left)
    }

    private struct Pushed: View {
        @State private var path: [Int] = []
        let frames: Frames
        var body: some View {
            NavigationStack(path: $path) {
                HStack(spacing: 0) {
                    Box("root", 10, 10, frames)
                    Spacer()
                    Button("Push") { path = [1] }
                }.navigationDestination(for: Int.self) { _ in Button("Pop") { path = [] } }
            }
        }
    }

    @Test("A page that others are pushed upon comes back the other way round, too")
    func pageBelow() throws {
        let host = ViewHost(Pushed(frames: frames), size: CGSize(width: 200, height: 200))
        let left = frames["root"].minX
        try host.tap("Push")
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        try host.tap("Pop")
        expectNoDifference(frames["root"].maxX, 200 - left)
    }

    private struct Fitting: View {
        @State private var height: CGFloat = 10
        let frames: Frames
        var body: some View {
            HStack(spacing: 0) {
                ViewThatFits(in: .horizontal) { Bar("one", 60, frames).layoutPriority(1) }
                Bar("other", 10, frames)
                Box("", 1, height)
            }
            Button("Again") { height += 1 }
        }
    }

    @Test("A stack's room for a ViewThatFits doesn't depend on what it showed before")
    func viewThatFits() throws {
        let host = ViewHost(Fitting(frames: frames), size: CGSize(width: 201, height: 50))
        for _ in 0..<2 {
            #expect(frames["one"].width == 100 && frames["other"].width == 100)
            try host.tap("Again")
        }
    }
}
