import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Geometry readers")
struct GeometryRules {
    private let frames = Frames()

    private struct Halving: View {
        var body: some View {
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
                Child(proxy: proxy)
            }
        }
    }

    private struct Child: View {
        let proxy: GeometryProxy
        var body: some View { Text("child \(Int(proxy.size.width))") }
    }

    @Test("The content of a geometry reader is made with the size, also where its proxy is handed down")
    func size() {
        let host = ViewHost(Halving(), size: hundred)
        expect(host, shows: "100 × 100")
        expect(host, shows: "child 100")
        host.size = CGSize(width: 40, height: 30)
        expect(host, shows: "40 × 30")
        expect(host, shows: "child 40")
    }

    @Test("The trace names the geometry as the reason of a reader's evaluation")
    func reason() {
        let host = ViewHost(Halving(), size: hundred)
        let trace = host.trace { host.size = CGSize(width: 40, height: 30) }
        let reasons = trace.includingLibrary.evaluations.filter { $0.path.hasSuffix("GeometryReader") }.map(\.reasons)
        expectNoDifference(reasons.count, 1)
        #expect(reasons.allSatisfy { $0.map(\.description) == ["geometry"] })
    }

    private struct Feedback: View {
        @State private var width: CGFloat = 0
        var body: some View {
            Flexible()({}).frame(height: 10).overlay {
                GeometryReader { proxy in
                    Text("at \(Int(width))").onAppear { width = proxy.size.width }
                }
            }
        }
    }

    @Test("Geometry that becomes state settles in the same flush")
    func settles() {
        let host = ViewHost(Feedback(), size: hundred)
        expect(host, shows: "at 100")
        #expect(host.graph.isSettled)
    }

    private struct Growing: View {
        @State private var width: CGFloat = 10
        let frames: Frames
        var body: some View {
            Box("box", width, 10, frames).onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0 + 1
            }
        }
    }

    @Test("Geometry that always changes itself ends after eight rounds with a diagnostic")
    func bounded() {
        let diagnostics = Diagnostics.collect {
            withExtendedLifetime(ViewHost(Growing(frames: frames), size: hundred)) {}
        }
        #expect(diagnostics.contains { $0.kind == .updateStorm })
    }

    private struct Changing: View {
        @State private var width: CGFloat = 10
        let log: Log
        var body: some View {
            Box("", width, 10).onGeometryChange(for: CGSize.self) {
                $0.size
            } action: { old, new in
                log.append("\(Int(old.width)) → \(Int(new.width))")
            }
            Button("Grow") { width += 10 }
        }
    }

    @Test("An action for a change of geometry is called with the first value, and with others only")
    func action() throws {
        let log = Log()
        let host = ViewHost(Changing(log: log), size: hundred)
        expectNoDifference(log.take(), ["10 → 10"])
        try host.tap("Grow")
        expectNoDifference(log.take(), ["10 → 20"])
        host.size = CGSize(width: 90, height: 90)
        expectNoDifference(log.take(), [])
    }

    private struct Spaces: View {
        let log: Log
        var body: some View {
            VStack(spacing: 0) {
                Box("", 10, 20)
                GeometryReader { proxy in
                    let _ = log.append(
                        "\(Int(proxy.frame(in: .named("all")).minY)) \(Int(proxy.frame(in: .global).minY)) "
                            + "\(Int(proxy.frame(in: .local).minY)) \(proxy.bounds(of: .named("none")) == nil)")
                    Text("x")
                }
            }
            .coordinateSpace(name: "all")
            .padding(.top, 5)
        }
    }

    @Test("Frames are converted to the named spaces of views around")
    func spaces() {
        let log = Log()
        withExtendedLifetime(ViewHost(Spaces(log: log), size: hundred)) {}
        expectNoDifference(log.lines.last, "20 25 0 true")
    }

    private final class Token {}

    private struct Kept: View {
        let token: Token
        var body: some View {
            GeometryReader { [token] proxy in
                let _ = token
                Text("x").onGeometryChange(for: CGFloat.self) { [token] in
                    _ = token
                    return $0.size.width
                } action: { _ in
                }
                .anchorPreference(key: PlacesKey.self, value: .bounds) { [token] in
                    _ = token
                    return [$0]
                }
                .ignoresSafeArea()
                .alignmentGuide(.leading) { [token] _ in
                    _ = token
                    return 0
                }
            }
            .overlayPreferenceValue(PlacesKey.self) { [token] places in
                let _ = token
                Text("\(places.count)")
            }
        }
    }

    @Test("A released host releases the layout's state")
    func leak() {
        weak var weakToken: Token?
        do {
            let token = Token()
            weakToken = token
            let host = ViewHost(Kept(token: token))
            expect(host, shows: "1")
        }
        #expect(weakToken == nil)
    }
}

struct PlacesKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
