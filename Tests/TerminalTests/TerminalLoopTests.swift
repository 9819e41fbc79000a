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
        let now = ContinuousClock.now

        init(_ inputs: [RawTerminal.Input]) { state = Mutex((inputs, "")) }

        func suspend() { state.withLock { $0.output += "<suspended>" } }

        var output: String { state.withLock { $0.output } }
        var rest: Int { state.withLock { $0.inputs.count } }

        func nextInput(timeout: Duration?) -> RawTerminal.Input {
            state.withLock { $0.inputs.isEmpty ? .end : $0.inputs.removeFirst() }
        }

        func write(_ text: String) throws(TerminalError) { state.withLock { $0.output += text } }
    }

    /// A terminal without input, on a simulated clock that advances only while the loop waits.
    private final class Unattended: TerminalDevice {
        private let start = ContinuousClock.now
        private let length: Duration
        private let state: Mutex<(time: Duration, writes: [Duration])> = Mutex((.zero, []))
        let size = TerminalSize(columns: 80, rows: 24)

        /// - Parameter length: when the terminal is gone.
        init(for length: Duration) { self.length = length }

        var now: ContinuousClock.Instant { start + state.withLock { $0.time } }
        /// When something was written, from the start.
        var writes: [Duration] { state.withLock { $0.writes } }

        func nextInput(timeout: Duration?) -> RawTerminal.Input {
            state.withLock { state in
                state.time += timeout ?? .seconds(1)
                return state.time < length ? .timeout : .end
            }
        }

        func write(_ text: String) throws(TerminalError) { state.withLock { $0.writes.append($0.time) } }
        func suspend() {}
    }

    private struct Mover: View {
        let isMoving: Bool
        @State private var isRight = false
        var body: some View {
            Text("here")
                .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
                .background(Color.blue.opacity(isRight ? 1 : 0))
                .onAppear {
                    guard isMoving else { return }
                    withAnimation(.linear(duration: 1).repeatForever()) { isRight = true }
                }
        }
    }

    @Test("While something moves more than 30 frames a second are shown")
    func rate() async throws {
        let device = Unattended(for: .seconds(3))
        let host = ViewHost(Mover(isMoving: true), clock: .virtual)
        let count = try await TerminalLoop.run(host, named: "Mover", at: device, .full)
        #expect(try #require(count.rate) > 30 && count.frames == device.writes.count)
        for second in 0..<3 as Range<Int> {
            let frames = device.writes.count { $0 >= .seconds(second) && $0 < .seconds(second + 1) }
            #expect(frames >= 30, "second \(second)")
        }
    }

    @Test("While nothing moves the loop looks four times a second, and at what is due in time")
    func rest() async throws {
        let device = Unattended(for: .seconds(60))
        let host = ViewHost(Mover(isMoving: false), clock: .virtual)
        let count = try await TerminalLoop.run(host, named: "Mover", at: device, .full)
        #expect(count.frames == 1 && count.rate == nil)
        #expect(count.looks < 4 * 60 + 50)

        struct Clock: View {
            var body: some View {
                TimelineView(.periodic(from: .distantPast, by: 0.9)) { Text("\($0.date.timeIntervalSince1970)") }
            }
        }
        let ticking = Unattended(for: .seconds(20))
        try await TerminalLoop.run(ViewHost(Clock(), clock: .virtual), named: "Clock", at: ticking, .full)
        #expect(ticking.writes.count >= 22, "\(ticking.writes.count)")
    }

    @Test("Control-Z gives the terminal to the shell; afterwards everything is drawn anew")
    func suspension() async throws {
        let (tree, output, _) = try await run([.bytes(Array("x\u{1A}".utf8)), .resumed, .bytes([3])])
        #expect(tree.contains("Count 1"))
        let parts = output.components(separatedBy: "<suspended>")
        #expect(parts.count == 2 && parts[1].contains("Counter: the mouse touches"))
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
