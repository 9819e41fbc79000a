import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Menus")
struct MenuTests {
    private struct Chooser: View {
        let log: Log
        @State var names = ["Faces", "Food"]
        @State var chosen = 0
        @State var managing = false

        var body: some View {
            HStack {
                Button("Palette") { chosen = (chosen + 1) % names.count }
                    .contextMenu { menu }
                Text("chosen \(names[chosen])")
            }
            .sheet(isPresented: $managing) { Text("manager") }
        }

        @ViewBuilder
        private var menu: some View {
            Button("Manage") { managing = true }
            Menu {
                ForEach(names.indices, id: \.self) { index in
                    Button(names[index]) {
                        log.append("go to \(names[index])")
                        chosen = index
                    }
                }
            } label: {
                Text("Go to")
            }
        }
    }

    @Test("A long press opens a context menu above everything; a button in it does its action, and the menu closes")
    func contextMenu() throws {
        let host = ViewHost(Chooser(log: Log()))
        try host.openContextMenu("Palette")
        #expect(host.tree.hasSuffix("ContextMenu\n  Button \"Manage\"\n  Menu \"Go to\""))
        #expect(throws: ViewQueryError.covered("Palette", by: "ContextMenu")) { try host.tap("Palette") }
        try host.tap("Manage")
        #expect(host.tree.hasSuffix("Text \"chosen Faces\"\nSheet\n  Text \"manager\""))
    }

    @Test("A menu inside of a context menu opens in place; choosing from it closes both")
    func nested() throws {
        let log = Log()
        let host = ViewHost(Chooser(log: log))
        try host.openContextMenu("Palette")
        try host.tap("Go to")
        try host.tap("Food")
        expectNoDifference(log.take(), ["go to Food"])
        expectNoDifference(host.tree, "HStack\n  Button \"Palette\"\n  Text \"chosen Food\"")
    }

    @Test("The user may leave a context menu without choosing; a tap does what it does without a menu")
    func leave() throws {
        let host = ViewHost(Chooser(log: Log()))
        try host.openContextMenu("Palette")
        try host.dismiss()
        try host.tap("Palette")
        expect(host, shows: "chosen Food")
        #expect(throws: ViewQueryError.unresponsive("chosen Food", to: "a long press")) {
            try host.openContextMenu("chosen Food")
        }
    }

    @Test("A menu with a primary action does that when it is tapped, and opens by a long press")
    func primaryAction() throws {
        let log = Log()
        let host = ViewHost(
            Menu("Add") {
                Button("Other") { log.append("other") }
            } primaryAction: {
                log.append("primary")
            })
        try host.tap("Add")
        try host.openContextMenu("Add")
        try host.tap("Other")
        expectNoDifference(log.take(), ["primary", "other"])
        expectNoDifference(host.tree, "Menu \"Add\"")
    }

    private struct Bracketed: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("[")
                Menu(configuration)
            }
        }
    }

    @Test("Menus are shown by a style; groups of controls are elements")
    func style() throws {
        let host = ViewHost(
            VStack {
                Menu("File") { Button("New") {} }.menuStyle(Bracketed())
                ControlGroup("Size") { Button("Larger") {} }
            })
        try host.tap("File")
        #expect(
            host.tree == """
                VStack
                  HStack
                    Text "["
                    Menu "File" (open)
                      Button "New"
                  ControlGroup "Size"
                    Button "Larger"
                """)
    }
}
