import ReactiveViews
import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("The identity of modified views in an AnyView")
struct ModifierIdentityTests {
    /// Says which instance of the probe is in the tree.
    private final class Recorder {
        var current = 0
        private var last = 0
        func next() -> Int {
            last += 1
            return last
        }
    }

    private struct Probe: View {
        let recorder: Recorder
        @State private var number: Int

        init(_ recorder: Recorder) {
            self.recorder = recorder
            _number = State(initialValue: recorder.next())
        }

        var body: some View {
            let _ = recorder.current = number
            Text("probe")
        }
    }

    private struct Stage: View {
        let content: AnyView
        var body: some View {
            VStack { content }
        }
    }

    private struct Shown: Equatable {
        let tree: String
        let display: DisplayList

        @MainActor
        init(_ host: ViewHost<Stage>) {
            tree = host.tree
            display = host.display
        }
    }

    private static let size = CGSize(width: 120, height: 200)

    private func host(_ modifier: AppliedModifier<Probe>, _ recorder: Recorder) -> ViewHost<Stage> {
        ViewHost(Stage(content: modifier.apply(Probe(recorder))), size: Self.size)
    }

    @Test("Modifiers that are of different types in SwiftUI give different types")
    func types() {
        var names: [ObjectIdentifier: String] = [:]
        for modifier in AllModifiers<Probe>().list {
            if let other = names[modifier.type] { Issue.record("\(other) and \(modifier.name) give the same type") }
            names[modifier.type] = modifier.name
        }
        #expect(names.count > 150)
    }

    /// Each part goes from each of its modifiers to each other one and back, in one host: so each pair is met in both
    /// orders, and after many others. One pair in eighty is met by default.
    @Test(
        "An AnyView that goes from one modifier to any other one shows what a fresh mount shows, with fresh state",
        .tags(.manyRounds), arguments: 0..<8)
    func pairs(_ part: Int) {
        let modifiers = AllModifiers<Probe>().list
        let fresh = modifiers.map { Shown(host($0, Recorder())) }
        for first in stride(from: part, to: modifiers.count, by: 8) {
            let recorder = Recorder()
            let host = host(modifiers[first], recorder)
            for second in stride(from: first + 1, to: modifiers.count, by: RandomRounds.step(80)) {
                for (from, to) in [(first, second), (second, first)] {
                    let before = recorder.current
                    host.rootView = Stage(content: modifiers[to].apply(Probe(recorder)))
                    let names = "from \(modifiers[from].name) to \(modifiers[to].name)"
                    if recorder.current == before { Issue.record("the state survives \(names)") }
                    let shown = Shown(host)
                    if shown != fresh[to] {
                        Issue.record("\(names): shown is\n\(shown.tree)\nfreshly mounted\n\(fresh[to].tree)")
                    }
                }
            }
        }
    }

    @Test("An AnyView keeps its state when only a modifier's values change, or modifiers are of one type in SwiftUI")
    func sameTypes() {
        let pairs: [(String, (Probe) -> AnyView, (Probe) -> AnyView)] = [
            ("padding", { AnyView($0.padding(1)) }, { AnyView($0.padding(.top, 2)) }),
            ("blur", { AnyView($0.blur(radius: 1)) }, { AnyView($0.blur(radius: 2)) }),
            ("blendMode", { AnyView($0.blendMode(.multiply)) }, { AnyView($0.blendMode(.screen)) }),
            ("bold", { AnyView($0.bold()) }, { AnyView($0.bold(false)) }),
            ("background", { AnyView($0.background { Color.red }) }, { AnyView($0.background { Color.green }) }),
            ("mask", { AnyView($0.mask { Color.red }) }, { AnyView($0.mask(alignment: .top) { Color.green }) }),
            ("onAppear and onDisappear", { AnyView($0.onAppear {}) }, { AnyView($0.onDisappear {}) }),
            ("font", { AnyView($0.font(.title)) }, { AnyView($0.environment(\.font, .body)) }),
            (
                "cornerRadius and clipShape", { AnyView($0.cornerRadius(2)) },
                { AnyView($0.clipShape(RoundedRectangle(cornerRadius: 3))) }
            ),
            (
                "accessibility", { AnyView($0.accessibilityLabel("a")) },
                { AnyView($0.accessibilitySortPriority(1)) }
            ),
            ("drawingGroup", { AnyView($0.drawingGroup()) }, { AnyView($0.drawingGroup(opaque: true)) }),
            ("gesture", { AnyView($0.onTapGesture {}) }, { AnyView($0.onTapGesture(count: 2) {}) }),
        ]
        for (name, first, second) in pairs {
            let recorder = Recorder()
            let host = ViewHost(Stage(content: first(Probe(recorder))), size: Self.size)
            let before = recorder.current
            host.rootView = Stage(content: second(Probe(recorder)))
            expectNoDifference(recorder.current, before, "\(name)")
            let fresh = ViewHost(Stage(content: second(Probe(Recorder()))), size: Self.size)
            expectNoDifference(Shown(host), Shown(fresh), "\(name)")
        }
    }
}
