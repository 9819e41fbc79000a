import ReactiveViewsTesting
import Testing

/// The painting of pickers that open as menus.
@MainActor
@Suite("Pickers in the picture")
struct PickerPictureTests {
    private struct Fruit: View {
        @State var choice = "b"
        @State var names = ["a", "b"]
        var body: some View {
            VStack {
                Picker("Fruit", selection: $choice) {
                    ForEach(names, id: \.self) { name in Text(name == "a" ? "apple" : "banana \(name)") }
                    Text("cherry").tag("c")
                }
                Button("More") { names.append("d") }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    private func words(_ host: ViewHost<Fruit>) -> [String] {
        host.display.items.compactMap { item in
            if case .text(let text) = item.content { text.lines[0].string } else { nil }
        }
    }

    @Test("A closed picker shows its selection; an open one shows its options on a panel")
    func menu() throws {
        let host = ViewHost(Fruit(), size: CGSize(width: 400, height: 400))
        expectNoDifference(words(host), ["banana b", "More"])
        try host.tap("Fruit")
        expectNoDifference(words(host), ["banana b", "More", "apple", "banana b", "cherry"])
        #expect(host.tree.contains("Picker \"Fruit\" = \"banana b\" (open)\n    Option \"apple\"\n"))
        let bottom = try host.frame(of: "Fruit").maxY
        try host.tap(at: CGPoint(x: 300, y: bottom + 8 + 2 * 44 + 22))
        expectNoDifference(words(host), ["cherry", "More"])
        try host.tap("Fruit")
        try host.tap(at: CGPoint(x: 5, y: 395))
        expectNoDifference(words(host), ["cherry", "More"])
        try host.choose("apple", in: "Fruit")
        expectNoDifference(words(host), ["apple", "More"])
    }

    @Test("Options that come are on the panel, too")
    func changes() throws {
        let host = ViewHost(Fruit(), size: CGSize(width: 400, height: 400))
        try host.tap("Fruit")
        try host.tap("More")
        expectNoDifference(words(host).suffix(4), ["apple", "banana b", "banana d", "cherry"])
        try host.tap("banana d")
        expectNoDifference(words(host), ["banana d", "More"])
    }
}
