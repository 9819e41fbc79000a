import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Titles with pictures, tints and what the system would show")
struct TitledControlTests {
    @Test("A menu has a title and a symbol")
    func menus() throws {
        var taps: [String] = []
        let host = ViewHost(
            VStack {
                Menu("More", systemImage: "ellipsis") { Button("Copy") { taps.append("copy") } }
                Menu("Add", systemImage: "plus") {
                    Button("Folder") { taps.append("folder") }
                } primaryAction: {
                    taps.append("add")
                }
                Menu("Logo", image: ImageResource(name: "logo", bundle: .main)) { Button("Show") {} }
                Button("Photo", image: ImageResource(name: "photo", bundle: .main)) { taps.append("photo") }
            })
        try host.tap("More")
        try host.tap("Copy")
        try host.tap("Add")
        try host.tap("Photo")
        expectNoDifference(taps, ["copy", "add", "photo"])
        expect(host, shows: "Logo")
        let pictures = host.display.items.compactMap { item in
            if case .image(let picture) = item.content { picture.name } else { nil }
        }
        #expect(pictures.contains("logo"))
    }

    private func fills<V: View>(_ view: V) -> [Paint] {
        ViewHost(view).display.items.compactMap { if case .fill(_, let paint, _) = $0.content { paint } else { nil } }
    }

    @Test("A progress view's style and a list's item have a tint of their own")
    func tints() {
        let red = Color.Resolved(red: 1, green: 0, blue: 0)
        let bar = ProgressView(value: 0.5)
        #expect(fills(bar.progressViewStyle(LinearProgressViewStyle(tint: Color(red)))).contains(.color(red)))
        #expect(fills(bar.progressViewStyle(.linear)).allSatisfy { $0 != .color(red) })
        #expect(fills(bar.progressViewStyle(.linear).listItemTint(Color(red))).contains(.color(red)))
        #expect(fills(bar.progressViewStyle(.linear).listItemTint(.fixed(Color(red)))).contains(.color(red)))
        let ring = ViewHost(ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: Color(red))))
        expectNoDifference(ring.tree, ViewHost(ProgressView(value: 0.5).progressViewStyle(.circular)).tree)
    }

    @Test("A background for a container is behind the view")
    func backgrounds() {
        let red = Color.Resolved(red: 1, green: 0, blue: 0)
        expectNoDifference(fills(Text("a").containerBackground(Color(red), for: .navigation)), [.color(red)])
        expectNoDifference(fills(Text("a").presentationBackground { Rectangle().fill(Color(red)) }), [.color(red)])
        let sheet = Text("a").sheet(isPresented: .constant(true)) { Text("b").presentationBackground(Color(red)) }
        #expect(fills(sheet).contains(.color(red)))
        #expect(!fills(Text("a").sheet(isPresented: .constant(true)) { Text("b") }).contains(.color(red)))
        expectNoDifference(
            fills(Text("a").containerBackground(for: .widget) { Rectangle().fill(Color(red)) }), [.color(red)])
    }

    @Test("A picture of a view's brightness is an effect")
    func luminance() {
        #expect(ViewHost(Color.red.luminanceToAlpha()).svg.contains("type=\"luminanceToAlpha\""))
    }

    private struct Fruit: View {
        @State private var choice = 1
        var body: some View {
            Picker("Fruit", selection: $choice) {
                Text("apple").tag(1)
                Text("banana").tag(2)
            } currentValueLabel: {
                Text("no. \(choice)")
            }
        }
    }

    @Test("A closed picker shows a custom label for its selection")
    func currentValue() throws {
        let host = ViewHost(Fruit())
        func words() -> [String] {
            host.svg.split(separator: "\n").filter { $0.hasPrefix("<text") }
                .map { String($0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }) }
        }
        expectNoDifference(host.tree, "Picker \"Fruit\" = \"apple\"")
        #expect(words().contains("no. 1"))
        #expect(try !host.tree.contains("banana") && host.find("Fruit").value == "apple")
        try host.tap("Fruit")
        try host.tap("banana")
        #expect(host.tree == "Picker \"Fruit\" = \"banana\"" && words().contains("no. 2"))
        try host.choose("apple", in: "Fruit")
        #expect(words().contains("no. 1") && !words().contains("no. 2"))
    }

    private struct Hovering: View {
        @Environment(\.isHoverEffectEnabled) private var isEnabled
        var body: some View { Text(isEnabled ? "enabled" : "disabled") }
    }

    @Test("What the system would show changes nothing")
    func system() {
        let view = Text("a").statusBarHidden().statusBar(hidden: true).persistentSystemOverlays(.hidden)
            .presentationSizing(.form).defersSystemGestures(on: .all).hoverEffect(.lift).defaultHoverEffect(.highlight)
            .invalidatableContent()
        expectNoDifference(ViewHost(view).tree, "Text \"a\"")
        #expect(ViewHost(Hovering()).contains("enabled"))
        #expect(ViewHost(Hovering().hoverEffectDisabled(false).hoverEffectDisabled()).contains("disabled"))
    }
}
