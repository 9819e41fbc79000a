import Foundation
import ReactiveViews
import Testing

// The blocks of the README, line for line, each with what it prints. `GuideBlockTests` compares them.

@MainActor
@Suite("The README")
struct ReadmeTests {
    /// What a block prints.
    private final class Output {
        private(set) var lines: [String] = []
        func print(_ value: some Any) { lines.append("\(value)") }
    }
    private let output = Output()
    private func print(_ value: some Any) { output.print(value) }

    @Test("A counter shows its number, and a trace says why it was evaluated")
    func counter() throws {
        struct Counter: View {
            @State private var count = 0

            var body: some View {
                VStack {
                    Text("Count: \(count)")
                    Button("Increment") { count += 1 }
                }
            }
        }

        let host = ViewHost(Counter())
        try host.tap("Increment")
        print(host.tree)
        #expect(
            output.lines == [
                """
                VStack
                  Text "Count: 1"
                  Button "Increment"
                """
            ])

        @MainActor func explainIncrement() throws {
            let host = ViewHost(Counter())
            let trace = try host.trace { try host.tap("Increment") }
            print(trace)
        }
        try explainIncrement()
        #expect(
            output.lines.last == """
                pass 1
                write Counter.count: 0 → 1
                body  Counter: count was 0, is 1
                """)
    }

    @Test("A fading button is painted with the opacity of its time")
    func fading() throws {
        struct Fading: View {
            @State private var isHidden = false

            var body: some View {
                Button("Hide") { isHidden = true }
                    .opacity(isHidden ? 0 : 1)
                    .animation(.easeInOut(duration: 2), value: isHidden)
            }
        }

        @MainActor func fade() throws {
            let host = ViewHost(Fading(), size: CGSize(width: 200, height: 100), clock: .virtual)
            try host.tap("Hide")
            host.advance(by: 0.5)  // a quarter of the animation, without waiting
            print(try host.frame(of: "Hide"))  // the frame in the host's coordinates, in points
            print(host.display)  // what is painted: a group of opacity 0.871 with the text in it
            print(host.svg)  // a picture of it
        }
        try fade()
        #expect(output.lines[1].contains("0.871"))
        #expect(output.lines[2].hasPrefix("<svg"))
    }

    @Test("A graph without views derives its values")
    func graph() {
        @MainActor func observeArea() {
            let graph = Graph()
            let width = graph.variable(2)
            let height = graph.variable(3)
            let area = graph.derived { width.value * height.value }
            let observer = graph.observe(area.value) { old, new in print("\(old) → \(new)") }
            graph.flush()
            graph.perform {
                width.value = 4
                height.value = 5
            }
            _ = observer
        }
        observeArea()
        #expect(output.lines == ["6 → 20"])
    }
}
