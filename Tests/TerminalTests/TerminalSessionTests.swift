import ReactiveViews
import TerminalSupport
import Testing

@testable import Terminal

@MainActor
@Suite("Views in a terminal")
struct TerminalSessionTests {
    private struct Form: View {
        @State private var name = ""
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Hello, \(name)")
                TextField("Name", text: $name)
                Button("Count: \(count)") { count += 1 }
                ScrollView { ForEach(0..<40) { Text("row \($0)") } }
            }
        }
    }

    private func session<Root: View>(
        _ root: Root, _ columns: Int = 40, _ rows: Int = 20, _ depth: ColorDepth = .full
    ) -> TerminalSession<Root> {
        TerminalSession(
            ViewHost(root, clock: .virtual), TerminalSize(columns: columns, rows: rows), depth, status: "status")
    }

    /// The cell at which a text begins.
    private func place<Root: View>(of text: String, in session: TerminalSession<Root>) throws -> (Int, Int) {
        for (row, line) in session.grid.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let range = line.range(of: text) { return (textWidth(line[..<range.lowerBound]), row) }
        }
        Issue.record("\(text) can't be seen:\n\(session.grid.text)")
        throw TerminalError(code: 0)
    }

    private func click<Root: View>(_ text: String, in session: inout TerminalSession<Root>) throws {
        let (column, row) = try place(of: text, in: session)
        session.handle(.mouse(MouseEvent(.pressed(.left), column: column, row: row)))
        session.handle(.mouse(MouseEvent(.released(.left), column: column, row: row)))
        _ = session.update()
    }

    @Test("A click taps the button below it, and what has changed is drawn")
    func click() throws {
        var session = session(Form())
        _ = session.update()
        try click("Count: 0", in: &session)
        #expect(session.grid.text.contains("Count: 1"))
    }

    @Test("A button is clicked where it is drawn, wherever it lies between two rows", arguments: 0..<16)
    func betweenRows(shift: Int) throws {
        struct Shifted: View {
            let shift: Int
            @State private var count = 0
            var body: some View {
                Button("Count: \(count)") { count += 1 }
                    .padding(.top, CGFloat(shift))
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                    .background(Color.yellow)
            }
        }
        var session = session(Shifted(shift: shift))
        _ = session.update()
        try click("Count: 0", in: &session)
        #expect(session.grid.text.contains("Count: 1"))
    }

    @Test("Keys edit the field with the focus; Tab gives it, Escape takes it")
    func keys() throws {
        var session = session(Form())
        session.handle(.key(.tab))
        #expect(session.host.textInput != nil)
        for character in "Adam" { session.handle(.character(character)) }
        session.handle(.key(.backspace))
        session.handle(.key(.home))
        session.handle(.character("¡"))
        _ = session.update()
        #expect(session.grid.text.contains("Hello, ¡Ada"))
        session.handle(.paste("\u{1B}[2J!\nx"))
        _ = session.update()
        #expect(session.host.textInput?.text == "¡\u{1B}[2J! xAda")
        session.handle(.key(.escape))
        #expect(session.host.textInput == nil)
    }

    @Test("The wheel and the arrow keys scroll")
    func scroll() throws {
        var session = session(Form())
        _ = session.update()
        let (column, row) = try place(of: "row 3", in: session)
        session.handle(.mouse(MouseEvent(.wheel(.down), column: column, row: row)))
        _ = session.update()
        let (_, after) = try place(of: "row 3", in: session)
        #expect(after < row)
        session.handle(.key(.pageUp))
        _ = session.update()
        #expect(try place(of: "row 3", in: session).1 == row)
    }

    @Test("A drag with the mouse moves what follows a drag")
    func drag() throws {
        struct Puck: View {
            @State private var offset = CGSize.zero
            var body: some View {
                Text("puck").offset(offset).gesture(DragGesture().onChanged { offset = $0.translation })
            }
        }
        var session = session(Puck())
        _ = session.update()
        let (column, row) = try place(of: "puck", in: session)
        session.handle(.mouse(MouseEvent(.pressed(.left), column: column, row: row)))
        session.handle(.mouse(MouseEvent(.dragged(.left), column: column + 3, row: row + 2)))
        session.handle(.mouse(MouseEvent(.released(.left), column: column + 3, row: row + 2)))
        _ = session.update()
        let moved = try place(of: "puck", in: session)
        #expect(moved == (column + 3, row + 2))
    }

    @Test("An animation is drawn frame by frame, and nothing is written when it has ended")
    func animation() async throws {
        struct Mover: View {
            @State private var isRight = false
            var body: some View {
                Button("go") { withAnimation(.linear(duration: 1)) { isRight = true } }
                    .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
            }
        }
        var session = session(Mover())
        _ = session.update()
        try click("go", in: &session)
        var columns: Set<Int> = []
        for _ in 0..<30 {
            await session.advance(by: 1.0 / 30)
            _ = session.update()
            columns.insert(try place(of: "go", in: session).0)
        }
        #expect(columns.count > 15)
        await session.advance(by: 1)
        _ = session.update()
        await session.advance(by: 1)
        #expect(session.update().isEmpty)
    }

    @Test("A small change writes little")
    func littleIsWritten() throws {
        var session = session(Form(), 120, 50)
        let whole = session.update().utf8.count
        let (column, row) = try place(of: "Count: 0", in: session)
        session.handle(.mouse(MouseEvent(.pressed(.left), column: column, row: row)))
        session.handle(.mouse(MouseEvent(.released(.left), column: column, row: row)))
        let change = session.update().utf8.count
        #expect(change > 0 && change < 400 && change < whole / 4, "\(change) of \(whole) bytes")
    }

    @Test("Texts can't command the terminal")
    func hostile() {
        var session = session(Text("a\u{1B}[2Jb\u{9B}1m\r\n"))
        let text = session.update()
        #expect(!text.contains("\u{1B}[2J") && !text.contains("\u{9B}") && !text.contains("\r"))
        #expect(session.grid.text.contains("a␛[2Jb"))
    }

    @Test("Shapes have pixels, thin ones lines, and boxes corners")
    func shapes() {
        var session = session(
            VStack(spacing: 16) {
                Rectangle().fill(.red).frame(width: 16, height: 16)
                Rectangle().fill(.black).frame(width: 80, height: 1)
                RoundedRectangle(cornerRadius: 8).stroke(.black).frame(width: 80, height: 64)
            })
        _ = session.update()
        let cells = session.grid.cells
        #expect(cells.contains { $0.upper.red > 0.9 && $0.upper.green < 0.3 })
        #expect(
            session.grid.text.contains("╭────────"),
            "\(session.grid.text)")
        #expect(session.grid.text.contains("▔▔▔▔▔"))
    }

    @Test("Without colours shapes have dots, and faint texts are faint")
    func colourless() {
        var session = session(
            VStack {
                Rectangle().fill(.blue).frame(width: 80, height: 32)
                Text("note").foregroundStyle(.tertiary)
            }, 40, 20, .none)
        let text = session.update()
        #expect(text.contains("▒▒▒▒▒▒▒▒▒▒") && text.contains("\u{1B}[0;2mnote"))
        #expect(!text.contains("38;") && !text.contains("48;"))
    }

    @Test("What the environment says of colours is followed")
    func depths() {
        #expect(ColorDepth(["TERM": "xterm-256color"]) == .palette)
        #expect(ColorDepth(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == .full)
        #expect(ColorDepth(["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"]) == .none)
        #expect(ColorDepth(["TERM": "dumb"]) == .none)
        #expect(ColorDepth([:]) == .none)
    }

    @Test("Another size of the terminal is another size of the window")
    func resize() {
        var session = session(Text("middle"), 40, 20)
        _ = session.update()
        session.resize(to: TerminalSize(columns: 10, rows: 3))
        #expect(session.host.size == CGSize(width: 80, height: 32))
        #expect(session.update().contains("middle"))
    }

    @Test("Of a window of 20 000 × 20 000 cells the part of the greatest size is used")
    func hugeWindow() {
        var session = session(Text("middle"), 40, 20)
        _ = session.update()
        session.resize(to: TerminalSize(columns: 20_000, rows: 20_000))
        #expect(session.host.size == CGSize(width: 2_000 * 8, height: 499 * 16))
        #expect(session.update().contains("middle"))
        session.resize(to: TerminalSize(columns: 10, rows: 3))
        #expect(session.host.size == CGSize(width: 80, height: 32))
    }
}
