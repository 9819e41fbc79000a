import ReactiveViews
import Synchronization
import TerminalSupport
import Testing

@testable import Terminal

@MainActor
@Suite("The loop at a terminal")
struct TerminalLoopTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Text("Count \(count)")
            Button("Count") { count += 1 }.keyboardShortcut("x", modifiers: [])
        }
    }

    /// A terminal at which everything has been typed ahead.
    private final class TypedAhead: TerminalDevice {
        private let state: Mutex<(inputs: [RawTerminal.Input], output: String)>
        let size = TerminalSize(columns: 40, rows: 10)

        init(_ inputs: [RawTerminal.Input]) { state = Mutex((inputs, "")) }

        var output: String { state.withLock { $0.output } }
        var rest: Int { state.withLock { $0.inputs.count } }

        func nextInput(timeout: Duration?) -> RawTerminal.Input {
            state.withLock { $0.inputs.isEmpty ? .end : $0.inputs.removeFirst() }
        }

        func write(_ text: String) throws(TerminalError) { state.withLock { $0.output += text } }
    }

    private func run(_ inputs: [RawTerminal.Input]) async throws -> (tree: String, output: String, rest: Int) {
        let device = TypedAhead(inputs)
        let host = ViewHost(Counter(), clock: .virtual)
        try await TerminalLoop.run(host, named: "Counter", at: device, .full)
        return (host.tree, device.output, device.rest)
    }

    @Test("It draws, follows keys, and ends with Control-C")
    func keys() async throws {
        let (tree, output, rest) = try await run([
            .bytes(Array("x".utf8)), .timeout, .bytes(Array("xx".utf8)), .resized, .resumed, .bytes([3]), .timeout,
        ])
        #expect(tree.contains("Count 3"))
        #expect(output.contains("Counter: the mouse touches") && output.contains("Count"))
        #expect(rest == 1)
    }

    @Test("It ends when the terminal is gone")
    func gone() async throws {
        let (tree, _, _) = try await run([.bytes(Array("x".utf8))])
        #expect(tree.contains("Count 1"))
    }

    @Test("Escape alone is a key once no more bytes come")
    func escape() async throws {
        let (late, _, _) = try await run([.bytes([0x1B]), .timeout, .bytes(Array("x".utf8))])
        #expect(late.contains("Count 1"))
        let (together, _, _) = try await run([.bytes([0x1B]), .bytes(Array("x".utf8)), .timeout])
        #expect(together.contains("Count 0"), "with Alt the key is another one")
    }
}
