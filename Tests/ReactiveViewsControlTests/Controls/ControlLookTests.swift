import ReactiveViewsTesting
import Testing

@MainActor
@Suite("What controls look like")
struct ControlLookTests {
    /// Returns the painted texts with their paints.
    private func texts(_ host: ViewHost<some View>) -> [String: Paint] {
        var texts: [String: Paint] = [:]
        for item in host.display.items {
            if case .text(let text) = item.content, let line = text.lines.first { texts[line.string] = text.paint }
        }
        return texts
    }

    private func paint(_ color: Color) -> Paint { .color(color.resolve(in: EnvironmentValues())) }

    @Test("A button's label has the tint, red if it deletes something, grey if it is disabled")
    func labels() {
        let host = ViewHost(
            VStack {
                Button("Default") {}
                Button("Delete", role: .destructive) {}
                Button("Off") {}.disabled(true)
                Button("Tinted") {}.tint(.orange)
                Button("Plain") {}.buttonStyle(.plain)
                Button("Set") {}.foregroundStyle(.purple)
                Button("Around") {}.tint(.orange).buttonStyle(.borderedProminent)
                Text("Text")
            })
        let texts = texts(host)
        expectNoDifference(texts["Default"], paint(.blue))
        expectNoDifference(texts["Delete"], paint(.red))
        expectNoDifference(texts["Off"], paint(Color(UIColor.tertiaryLabel)))
        expectNoDifference(texts["Tinted"], paint(.orange))
        expectNoDifference(texts["Plain"], paint(.primary))
        expectNoDifference(texts["Set"], paint(.purple))
        expectNoDifference(texts["Around"], paint(.white))
        expectNoDifference(texts["Text"], paint(.primary))
    }

    @Test("The items of a menu have the colour of texts")
    func menu() throws {
        let host = ViewHost(
            Menu("File") {
                Button("Open") {}
                Button("Delete", role: .destructive) {}
            }, size: CGSize(width: 300, height: 400))
        expectNoDifference(texts(host)["File"], paint(.blue))
        try host.tap("File")
        expectNoDifference(texts(host)["Open"], paint(.primary))
        expectNoDifference(texts(host)["Delete"], paint(.red))
    }

    private struct Tapped: View {
        @State var taps = 0
        var body: some View {
            Button("\(taps) taps") { taps += 1 }.buttonStyle(.bordered)
        }
    }

    @Test("A button with a background is touched anywhere on it, and not beside it")
    func padding() throws {
        let host = ViewHost(Tapped(), size: CGSize(width: 200, height: 200))
        let frame = try host.frame(of: "0 taps")
        try host.tap(at: CGPoint(x: frame.minX + 2, y: frame.minY + 2))
        expect(host, shows: "1 taps")
        #expect(throws: ViewQueryError.self) { try host.tap(at: CGPoint(x: frame.minX - 2, y: frame.minY + 2)) }
        expect(host, shows: "1 taps")
    }

    @Test("Sizes of controls put different room around a button's label")
    func sizes() throws {
        func height(_ size: ControlSize) throws -> CGFloat {
            try ViewHost(Button("Size") {}.buttonStyle(.bordered).controlSize(size)).frame(of: "Size").height
        }
        let text = try ViewHost(Text("Size")).frame(of: "Size").height
        try expectNoDifference(height(.small), text + 8)
        try expectNoDifference(height(.regular), text + 14)
        #expect(try abs(height(.large) - text - 28.6) < 0.01)
    }

    @Test("A field shows its placeholder, then what is typed; a secret as bullets")
    func fields() throws {
        struct Login: View {
            @State var name = ""
            @State var secret = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $name)
                    SecureField("Password", text: $secret)
                }
            }
        }
        let host = ViewHost(Login())
        expectNoDifference(texts(host)["Name"], .color(Color(UIColor.placeholderText).resolve(in: EnvironmentValues())))
        try host.type("Ann", into: "Name")
        try host.type("abc", into: "Password")
        expectNoDifference(texts(host)["Ann"], paint(.primary))
        #expect(texts(host)["•••"] != nil)
        #expect(texts(host)["Name"] == nil && texts(host)["Password"] == nil)
    }

    @Test("A long text scrolls to the insertion point of its field")
    func scrolling() throws {
        struct Long: View {
            @State var text = "The beginning of a very long text and its end"
            var body: some View { TextField("Long", text: $text) }
        }
        let host = ViewHost(Long(), size: CGSize(width: 120, height: 40))
        func start() -> CGFloat? {
            host.display.items.compactMap { item -> CGFloat? in
                if case .text(let text) = item.content { text.lines.first?.origin.x } else { nil }
            }.first
        }
        expectNoDifference(start(), 0)
        try host.tap("Long")
        #expect(try #require(start()) < -100)
    }

    @Test("A picker that is a menu shows its label in a form only")
    func pickerLabels() {
        let picker = Picker("Fruit", selection: .constant(1)) {
            Text("Apple").tag(1)
            Text("Pear").tag(2)
        }
        let alone = texts(ViewHost(picker))
        #expect(alone.keys.sorted() == ["Apple"] && alone["Apple"] == paint(.blue))
        let row = texts(ViewHost(Form { picker }))
        #expect(row.keys.sorted() == ["Apple", "Fruit"] && row["Apple"] == paint(Color(UIColor.secondaryLabel)))
    }

    @Test("The minus of a stepper is grey at its lower bound")
    func stepper() throws {
        struct Count: View {
            @State var count = 1
            var body: some View { Stepper("Count", value: $count, in: 0...5) }
        }
        func signs(_ host: ViewHost<Count>) -> [Paint] {
            host.display.items.suffix(2).compactMap {
                if case .fill(_, let paint, _) = $0.content { paint } else { nil }
            }
        }
        let host = ViewHost(Count())
        expectNoDifference(signs(host), [paint(.primary), paint(.primary)])
        try host.decrement("Count")
        expectNoDifference(signs(host), [paint(Color(UIColor.tertiaryLabel)), paint(.primary)])
    }

    @Test("A wheel shows the options near the selected one, in its middle")
    func wheel() throws {
        struct Wheel: View {
            @State var number = 10
            var body: some View {
                Picker("Number", selection: $number) { ForEach(0..<20) { Text("\($0)") } }.pickerStyle(.wheel)
            }
        }
        let host = ViewHost(Wheel())
        expectNoDifference(texts(host).keys.sorted(), ["10", "11", "12", "13", "7", "8", "9"])
        try host.choose("2", in: "Number")
        expectNoDifference(texts(host).keys.sorted(), ["0", "1", "2", "3", "4", "5"])
        let frame = try host.frame(of: "2")
        #expect(abs(frame.midY - 844 / 2) < 1)
    }
}
