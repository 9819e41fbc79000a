import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("What moves")
struct MovingTests {
    private struct Rows: View {
        @State var rows = [1, 2, 3]
        var body: some View {
            VStack(spacing: 0) {
                ForEach(rows, id: \.self) { _ in Rectangle().frame(height: 100) }
            }
            .frame(width: 100, height: 400, alignment: .top)
            Button("Remove") { withAnimation(.linear(duration: 1)) { _ = rows.removeFirst() } }
        }
    }

    private func tops<V: View>(_ host: ViewHost<V>) -> [Int] {
        host.display.items.filter { if case .fill = $0.content { true } else { false } }
            .map { Int($0.frame.minY.rounded()) }
    }

    @Test("The others slide to their places while a row fades where it was") func sliding() throws {
        let host = ViewHost(Rows(), clock: .virtual)
        let before = tops(host)
        try host.tap("Remove")
        host.advance(by: 0.5)
        #expect(isNear(shownOpacity(host), 0.5))
        let between = tops(host)
        expectNoDifference(between.count, 3)
        expectNoDifference(between[0], before[0] + 50)
        expectNoDifference(between[1], before[1] + 50)
        host.advance(by: 0.6)
        expectNoDifference(tops(host), [before[0], before[1]])
    }

    private struct Growing: ViewModifier, Animatable {
        var size: Double
        nonisolated var animatableData: Double {
            get { size }
            set { size = newValue }
        }
        func body(content: Content) -> some View { Text(verbatim: "at \(size)") }
    }

    private struct Grown: View {
        @State var isBig = false
        var body: some View {
            Text("a").modifier(Growing(size: isBig ? 10 : 0))
            Button("Grow") { withAnimation(.linear(duration: 1)) { isBig.toggle() } }
        }
    }

    @Test("An Animatable modifier's body is evaluated at each frame") func modifier() throws {
        let host = ViewHost(Grown(), clock: .virtual)
        try host.tap("Grow")
        host.advance(by: 0.5)
        expect(host, shows: "at 5.0")
        host.advance(by: 1)
        expect(host, shows: "at 10.0")
    }

    private struct Phases: View {
        var body: some View {
            PhaseAnimator([0, 1, 2]) { phase in
                Text("phase \(phase)")
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    @Test("A phase animator goes through its phases, over and over, until it is gone") func phases() {
        let host = ViewHost(Phases(), clock: .virtual)
        expect(host, shows: "phase 1")
        host.advance(by: 1.01)
        expect(host, shows: "phase 2")
        host.advance(by: 1.01)
        expect(host, shows: "phase 0")
        host.unmount()
        #expect(host.runUntilIdle(limit: .seconds(5)))
    }

    private struct Leaving: View {
        @State var isOn = true
        @StateObject private var keeper = Keeper()
        let note: (Keeper) -> Void
        final class Keeper: ObservableObject {}
        private struct Inner: View {
            @StateObject private var keeper = Keeper()
            let note: (Keeper) -> Void
            var body: some View {
                let _ = note(keeper)
                Text("inner")
            }
        }
        var body: some View {
            if isOn { Inner(note: note) }
            Button("Leave") { withAnimation(.linear(duration: 1)) { isOn = false } }
        }
    }

    @Test("A view that has left is released, and so is a host during a movement") func memory() throws {
        weak var kept: Leaving.Keeper?
        let host = ViewHost(Leaving { kept = $0 }, clock: .virtual)
        #expect(kept != nil)
        try host.tap("Leave")
        host.advance(by: 0.5)
        #expect(kept != nil)
        host.advance(by: 1)
        #expect(kept == nil)

        var second: ViewHost<Leaving>? = ViewHost(Leaving { kept = $0 }, clock: .virtual)
        try second?.tap("Leave")
        second?.advance(by: 0.5)
        #expect(kept != nil)
        second = nil
        #expect(kept == nil)
    }
}
