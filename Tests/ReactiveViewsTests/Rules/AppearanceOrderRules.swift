import ReactiveTesting
import Testing

@MainActor
@Suite("Actions and layout")
struct AppearanceOrderRules {
    private struct Measured: View {
        let log: Log
        var body: some View {
            VStack(spacing: 0) {
                Text("first").onAppear { log.append("first appears") }
                GeometryReader { proxy in
                    let _ = log.append("content \(proxy.size.width)")
                    Text("inside").onAppear { log.append("inside appears") }
                }
            }
            .onAppear { log.append("outer appears") }
        }
    }

    @Test("onAppear runs after layout, also of a view that comes before what layout builds")
    func afterLayout() {
        let log = Log()
        let host = ViewHost(Measured(log: log), size: CGSize(width: 120, height: 80))
        #expect(log.lines.first == "content 120.0")
        #expect(log.lines.filter { $0.hasSuffix("appears") } == ["first appears", "inside appears", "outer appears"])
        withExtendedLifetime(host) {}
    }
}
