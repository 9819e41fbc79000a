import ReactiveViews
import Testing
import ReactiveTesting

@MainActor
struct FirstLayoutTests {
    @Test("A badge row is as high as its highest badge") func aBadgeRowIsAsHighAsItsHighestBadge() throws {
        let host = ViewHost(Badges(), size: CGSize(width: 300, height: 400))
        let heights = host.elements.flatMap(\.all).filter { $0.kind == "HStack" }.compactMap(\.frame?.height)
        // The longest is on two lines.
        expectNoDifference(heights, [44])
    }

    @Test("An HStack gives each view its share") func anHStackGivesEachItsShare() throws {
        let host = ViewHost(
            HStack(spacing: 0) {
                Text("one").frame(maxWidth: .infinity)
                Spacer(minLength: 0)
                Text("two").padding(10)
            }, size: CGSize(width: 200, height: 100))
        let (one, two) = (try host.frame(of: "one"), try host.frame(of: "two"))
        #expect(abs(two.maxX - 190) < 0.01)
        expectNoDifference(two.midY, 50)
        #expect(abs(one.midX - (two.minX - 10) / 2) < 0.01)
    }

    @Test("Ten thousand nested stacks are laid out") func tenThousandNestedStacksAreLaidOut() throws {
        #if THREAD_SANITIZER
            // The sanitizer keeps a stack of calls of its own, of 65 536, and writes past its end.
            let depth = 2_000
        #else
            let depth = 10_000
        #endif
        let host = ViewHost(Nest(depth: depth), size: CGSize(width: 200, height: 100))
        try expectNoDifference(host.frame(of: "end").midX, 100)
    }
}

private struct Nest: View {
    let depth: Int
    var body: some View {
        if depth == 0 {
            Text("end")
        } else {
            VStack(spacing: 0) { AnyView(Nest(depth: depth - 1)) }
        }
    }
}

private struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private struct Badges: View {
    var body: some View {
        Row {
            Badge(text: "a")
            Badge(text: "a longer one that wraps")
            Badge(text: "b")
        }
    }
}

private struct Badge: View {
    let text: String
    var body: some View { Text(text).frame(maxWidth: .infinity) }
}

private struct Row<Content: View>: View {
    private let content: Content
    @State private var height: CGFloat?

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        HStack {
            content
                .background(
                    GeometryReader { proxy in Text("").preference(key: HeightKey.self, value: proxy.size.height) }
                )
                .onPreferenceChange(HeightKey.self) { height = max(height ?? 0, $0) }
                .frame(height: height)
        }
    }
}
