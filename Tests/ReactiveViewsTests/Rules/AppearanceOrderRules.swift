import ReactiveViewsTesting
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

    @Test("onAppear runs before layout; a view that layout makes appears in the same flush")
    func beforeLayout() {
        let log = Log()
        let host = ViewHost(Measured(log: log), size: CGSize(width: 120, height: 80))
        expectNoDifference(log.lines, ["first appears", "outer appears", "content 120.0", "inside appears"])
        withExtendedLifetime(host) {}
    }
}
