import Foundation
import ReactiveViewsTesting
import Testing

// Programs that compile with Apple's frameworks in the language modes 5 and 6, without warnings: the file is compiled
// in both (`../Swift5` has a link to it). Helper code here has no isolation, as in libraries.

extension GeometryProxy {
    nonisolated var isLandscape: Bool { size.width > size.height }
    nonisolated var origin: CGPoint { frame(in: .global).origin }
    nonisolated var distance: CGFloat { frame(in: .named("stack")).minX + safeAreaInsets.leading }
    nonisolated func ancestorWidth() -> CGFloat { bounds(of: .named("stack"))?.width ?? -1 }
    nonisolated func point(_ anchor: Anchor<CGPoint>) -> CGPoint { self[anchor] }
}

extension ScrollViewProxy {
    nonisolated func toEnd() { scrollTo("end", anchor: .bottom) }
}

/// A structure that isn't a view and makes wrappers itself.
private struct Storage {
    var state = State(initialValue: 1)
    var object = StateObject(wrappedValue: Counter())
    var observed = ObservedObject(wrappedValue: Counter())
    var missing = EnvironmentObject<Counter>()
    var binding = Binding<Int>.constant(2)
}

private final class Counter: ObservableObject {
    @Published var count = 0
}

/// Actions of the environment are sent to other tasks, which call them on the main actor.
private func later(_ dismiss: DismissAction, _ open: OpenWindowAction) -> @Sendable () async -> Void {
    { await MainActor.run { dismiss() } }
}

private func bytes<Value: BitwiseCopyable>(of value: Value) -> Int {
    withUnsafeBytes(of: value) { $0.count }
}

@MainActor
@Suite("Helper code without isolation")
struct NonisolatedHelperTests {
    private struct Report: View {
        let note: (GeometryProxy) -> Void

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 30, height: 20)
                GeometryReader { proxy in
                    note(proxy)
                    return Color.blue
                }
            }
            .coordinateSpace(.named("stack"))
        }
    }

    @Test("A proxy's size, frames and bounds are read by helpers of no actor")
    func geometry() {
        var proxy: GeometryProxy?
        let host = ViewHost(Report { proxy = $0 }, size: CGSize(width: 130, height: 50))
        host.settle()
        #expect(proxy?.size == CGSize(width: 100, height: 50))
        #expect(proxy?.isLandscape == true)
        #expect(proxy?.origin.x == 30)
        #expect(proxy?.distance == 30)
        #expect(proxy?.ancestorWidth() == 130)
    }

    private struct AnchorKey: PreferenceKey {
        static let defaultValue: Anchor<CGPoint>? = nil
        static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
            value = value ?? nextValue()
        }
    }

    @Test("A proxy resolves anchors in a helper of no actor")
    func anchors() {
        var points: [CGPoint] = []
        let view = Color.red.frame(width: 40, height: 20)
            .anchorPreference(key: AnchorKey.self, value: .bottomTrailing) { $0 }
            .backgroundPreferenceValue(AnchorKey.self) { anchor in
                GeometryReader { proxy in
                    if let anchor { points.append(proxy.point(anchor)) }
                    return Color.clear
                }
            }
        let host = ViewHost(view, size: CGSize(width: 100, height: 100))
        host.settle()
        #expect(points.last == CGPoint(x: 40, y: 20))
    }

    private struct Rows: View {
        var body: some View {
            ScrollViewReader { proxy in
                Button("End") { proxy.toEnd() }
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 50) }
                        Text("End of list").id("end")
                    }
                }
            }
        }
    }

    @Test("A scroll view proxy scrolls from a helper of no actor")
    func scrolling() throws {
        let host = ViewHost(Rows(), size: CGSize(width: 100, height: 200))
        host.settle()
        let before = try host.frame(of: "End of list")
        try host.tap("End")
        host.settle()
        #expect(try host.frame(of: "End of list").minY < before.minY)
    }

    @Test("Wrappers are made outside of views")
    func wrappers() {
        let storage = Storage()
        #expect(storage.binding.wrappedValue == 2)
        #expect(storage.observed.wrappedValue.count == 0)
    }

    private struct Sheet: View {
        @State private var isShown = true

        var body: some View {
            Text("Page").sheet(isPresented: $isShown) { Content() }
        }

        private struct Content: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.openWindow) private var openWindow
            var body: some View {
                let close = later(dismiss, openWindow)
                Text("Sheet").task { await Task.detached(operation: close).value }
            }
        }
    }

    @Test("An action of the environment is sent to a detached task, and ends the sheet")
    func sentAction() async throws {
        let host = ViewHost(Sheet())
        #expect(host.contains("Sheet"))
        try await host.until { !host.contains("Sheet") }
    }

    @Test("Edges, axes, points and alignments are copied bit by bit")
    func bitwiseCopyable() {
        #expect(bytes(of: Edge.leading) == 1)
        #expect(bytes(of: Edge.Set.all) == MemoryLayout<Edge.Set>.size)
        #expect(bytes(of: HorizontalEdge.Set.all) + bytes(of: VerticalEdge.Set.all) == 2)
        #expect(bytes(of: Axis.Set.vertical) == MemoryLayout<Axis.Set>.size)
        #expect(bytes(of: UnitPoint.center) == 16)
        #expect(bytes(of: Angle.zero) == 8)
        #expect(bytes(of: EdgeInsets()) == 32)
        #expect(bytes(of: Alignment.center) == MemoryLayout<Alignment>.size)
        #expect(bytes(of: ProposedViewSize.zero) == MemoryLayout<ProposedViewSize>.size)
        #expect(bytes(of: SafeAreaRegions.all) == MemoryLayout<SafeAreaRegions>.size)
        #expect(bytes(of: Visibility.hidden) == 1)
    }
}
