import ReactiveViews
import Testing

@MainActor
struct DeepLayoutTests {
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

    @Test func tenThousandNestedStacksAreLaidOut() throws {
        let host = ViewHost(Nest(depth: 10_000), size: CGSize(width: 200, height: 100))
        #expect(try host.frame(of: "end").midX == 100)
    }
}
