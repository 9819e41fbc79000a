import ExampleSession
import ReactiveTesting
import ReactiveViews
import TerminalSupport
import Testing

@testable import Terminal

@MainActor
@Suite("Any example in a terminal")
struct RandomSessionTests {
    @Test("What is redrawn in parts looks like what is drawn at once", arguments: 0..<5)
    func parts(index: Int) async throws {
        for seed in 0..<4 as Range<UInt64> {
            try await play(Terminal.programs[index], seed: seed)
        }
    }

    private func play<Program: ExampleProgram>(_ program: Program, seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let sizes = [(80, 24), (45, 52), (20, 8), (1, 2)]
        let (columns, rows) = sizes[Int(seed) % sizes.count]
        let host = try program.open { _ in }
        let depth = [ColorDepth.full, .palette, .none][Int(seed) % 3]
        let size = TerminalSize(columns: columns, rows: rows)
        var session = TerminalSession(host, size, depth, status: program.name)
        var screen = ScreenReader(columns: columns, rows: rows)
        for step in 0..<16 {
            screen.write(session.update(), width: characterWidth)
            session.grid.checkInvariants()
            var whole = TerminalSession(host, size, depth, status: program.name)
            var expected = ScreenReader(columns: columns, rows: rows)
            expected.write(whole.update(), width: characterWidth)
            let replay: Comment = "\(program.name), seed \(seed), step \(step)"
            let (hasSameCells, hasSameScreen) = (session.grid == whole.grid, screen == expected)
            try #require(hasSameCells, replay)
            try #require(hasSameScreen, replay)
            try #require(screen.faults.isEmpty, replay)
            session.handle(Self.event(&random, columns, rows))
            await session.advance(by: Double.random(in: 0...0.4, using: &random))
        }
    }

    static func event(_ random: inout SeededGenerator, _ columns: Int, _ rows: Int) -> TerminalEvent {
        let column = Int.random(in: 0..<columns, using: &random)
        let row = Int.random(in: 0..<rows, using: &random)
        let kinds: [MouseEvent.Kind] = [
            .pressed(.left), .pressed(.left), .released(.left), .released(.left), .dragged(.left), .dragged(.left),
            .wheel(.down), .wheel(.up), .wheel(.right),
        ]
        let keys: [Key] = [
            .tab, .enter, .character("ä"), .character("漢"), .backspace, .left, .down, .pageDown, .escape,
        ]
        if Int.random(in: 0..<3, using: &random) > 0 {
            return .mouse(MouseEvent(kinds.randomElement(using: &random) ?? .moved, column: column, row: row))
        }
        return .key(keys.randomElement(using: &random) ?? .tab)
    }
}
