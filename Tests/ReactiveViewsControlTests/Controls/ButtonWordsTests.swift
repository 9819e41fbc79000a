import ReactiveViewsTesting
import Testing

@MainActor
@Suite("The words of a button")
struct ButtonWordsTests {
    private let log = Log()

    private struct Card: View {
        var body: some View {
            VStack {
                Text("Milk")
                HStack {
                    Image(systemName: "eurosign")
                    Text("1.20")
                }
            }
        }
    }

    private func words<Label: View>(@ViewBuilder _ label: () -> Label) throws -> String? {
        let host = ViewHost(Button(action: { log.append("tapped") }, label: label))
        let button = try host.find(.query(.button))
        try host.tap(button)
        try host.tap(.button(button.label ?? button.names.first ?? ""))
        expectNoDifference(log.take(), ["tapped", "tapped"])
        return button.label
    }

    @Test("They are the texts of its label, whatever it is made of")
    func texts() throws {
        try expectNoDifference(words { Text("Save") }, "Save")
        try expectNoDifference(words { Label("Save", systemImage: "tray") }, "Save")
        try expectNoDifference(
            words {
                HStack {
                    Image(systemName: "tray")
                    Text("Save")
                }
            }, "Save")
        try expectNoDifference(words { Card() }, "Milk, 1.20")
        try expectNoDifference(words { Text("Save").padding().background(Color.red).cornerRadius(8) }, "Save")
        try expectNoDifference(
            words {
                ZStack {
                    Circle().fill(.red)
                    Text("7")
                }
            }, "7")
    }

    @Test("Without texts they are its images' names, and its accessibility label")
    func images() throws {
        try expectNoDifference(words { Image(systemName: "trash") }, "trash")
        try expectNoDifference(
            words {
                VStack { Image(systemName: "trash").accessibilityLabel("Delete") }
            }, "trash")
        let host = ViewHost(
            Button {
                log.append("deleted")
            } label: {
                ZStack {
                    Circle()
                    Image(systemName: "trash").accessibilityLabel("Delete")
                }
            })
        try host.tap("Delete")
        try host.tap(.button("Delete"))
        expectNoDifference(log.take(), ["deleted", "deleted"])
    }

    @Test("The words of a control inside aren't among them")
    func inner() throws {
        let host = ViewHost(
            Button {
            } label: {
                HStack {
                    Text("Outer")
                    Toggle("Inner", isOn: .constant(true))
                }
            })
        try expectNoDifference(host.find(.button("Outer")).label, "Outer")
    }

    @Test("Links, tabs and menus have their words alike")
    func others() throws {
        let host = ViewHost(
            NavigationStack {
                VStack {
                    NavigationLink {
                        Text("Detail")
                    } label: {
                        Card()
                    }
                    Menu {
                        Button("Copy") {}
                    } label: {
                        VStack { Text("More") }
                    }
                }
            })
        try expectNoDifference(host.find(.query(.link)).label, "Milk, 1.20")
        try expectNoDifference(host.find(.query(.menu)).label, "More")
        try host.tap("Milk, 1.20")
        expect(host, shows: "Detail")
    }
}
