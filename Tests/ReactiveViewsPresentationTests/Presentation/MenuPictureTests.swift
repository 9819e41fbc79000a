import ReactiveViewsTesting
import Testing

/// The places of an open menu's items, and their painting.
@MainActor
@Suite("Open menus in the picture")
struct MenuPictureTests {
    private struct File: View {
        @State var chosen = "nothing"
        var body: some View {
            VStack(alignment: .leading) {
                Menu("File") {
                    Button("New") { chosen = "new" }
                    Button("Open") { chosen = "open" }
                    Divider()
                    Menu("More") { Button("Close") { chosen = "close" } }
                }
                Text(chosen).contextMenu { Button("Copy") { chosen = "copy" } }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func words(_ host: ViewHost<File>) -> [String] {
        host.display.items.compactMap { item in
            if case .text(let text) = item.content { text.lines[0].string } else { nil }
        }
    }

    @Test("An open menu's items are painted on a panel below it, in front of everything")
    func panel() throws {
        let host = ViewHost(File(), size: CGSize(width: 400, height: 400))
        expectNoDifference(words(host), ["File", "nothing"])
        try host.tap("File")
        expectNoDifference(words(host), ["File", "nothing", "New", "Open", "More"])
        let bottom = try host.frame(of: "File").maxY
        let new = try host.frame(of: "New")
        #expect(new.minX == 8 + 16 && new.midY == bottom + 8 + 22)
        try expectNoDifference(host.frame(of: "Open").midY, new.midY + 44)
        try expectNoDifference(host.frame(of: "More").midY, new.midY + 88 + 8)
        #expect(host.display.description.contains("shadow"))
        #expect(host.svg.contains(">Open</text>"))
        try host.tap("Open")
        expectNoDifference(words(host), ["File", "open"])
    }

    @Test("A row of the panel is tapped anywhere; beside it the menu is closed; one inside opens above")
    func points() throws {
        let host = ViewHost(File(), size: CGSize(width: 400, height: 400))
        try host.tap("File")
        let new = try host.frame(of: "New")
        try host.tap(at: CGPoint(x: 200, y: new.midY))
        expectNoDifference(words(host), ["File", "new"])
        try host.tap("File")
        try host.tap(at: CGPoint(x: 390, y: 390))
        #expect(host.tree.contains("Menu \"File\"\n"))
        try host.tap("File")
        try host.tap("More")
        expectNoDifference(words(host).last, "Close")
        #expect(try host.frame(of: "Close").minY > host.frame(of: "More").maxY)
        try host.tap("Close")
        expectNoDifference(words(host), ["File", "close"])
    }

    @Test("A context menu is painted below its view, or above it if there is no room")
    func contextMenus() throws {
        let host = ViewHost(File(), size: CGSize(width: 100, height: 100))
        try host.openContextMenu("nothing")
        expectNoDifference(words(host).last, "Copy")
        let copy = try host.frame(of: "Copy")
        #expect(copy.minX == 24 && copy.maxY <= 100)
        expectNoDifference(copy.midY, 70)
        let right = ViewHost(File(), size: CGSize(width: 400, height: 400))
        right.setEnvironment(\.layoutDirection, .rightToLeft)
        try right.openContextMenu("nothing")
        try expectNoDifference(right.frame(of: "Copy").maxX, 376)
        try right.tap(at: .zero)
        expectNoDifference(words(right), ["File", "nothing"])
    }
}
