import ReactiveViewsTesting
import Testing

/// Lists, forms and tables.
@MainActor
@Suite("Gallery: lists")
struct ContainersListGallery {
    private struct Rows: View {
        var body: some View {
            Section("Fruit") {
                Text("Apple")
                NavigationLink("Banana") { Text("Banana") }
                Text("Cherry").badge(3)
            }
            Section {
                Label("Carrot", systemImage: "leaf")
                NavigationLink("Leek") { Text("Leek") }.badge("new")
            } header: {
                Text("Vegetables")
            } footer: {
                Text("Vegetables are good for you, as everybody says.")
            }
        }
    }

    private func styled(_ name: String, _ style: some ListStyle) throws {
        try compare(name, size: CGSize(width: 390, height: 520)) {
            NavigationStack { List { Rows() }.listStyle(style).navigationTitle("Groceries") }
        }
    }

    @Test("Each list style has its own margins, cards, headers and lines")
    func styles() throws {
        try styled("insetGrouped", .insetGrouped)
        try styled("grouped", .grouped)
        try styled("plain", .plain)
        try styled("inset", .inset)
        try styled("sidebar", .sidebar)
    }

    private struct Editing: View {
        @State private var names = ["Ann", "Bo", "Cleo"]
        @State private var chosen: Set<String> = ["Dan"]
        let several: Bool
        var body: some View {
            List(selection: $chosen) {
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                if several { ForEach(["Dan", "Eve"], id: \.self) { Text($0) } }
            }
            .environment(\.editMode, .constant(.active))
        }
    }

    private struct Deleting: View {
        @State private var names = ["Ann", "Bo", "Cleo"]
        var body: some View {
            List($names, id: \.self, editActions: .all) { $name in Text(name) }
                .environment(\.editMode, .constant(.active))
        }
    }

    private struct Selecting: View {
        @State private var chosen: String? = "Bo"
        var body: some View {
            List(["Ann", "Bo", "Cleo"], id: \.self, selection: $chosen) { Text($0) }
        }
    }

    @Test("An edited list has red circles, handles and selection circles; a selected row is grey")
    func editing() throws {
        let size = CGSize(width: 320, height: 260)
        try compare("several", size: size) { Editing(several: true) }
        try compare("deleting", size: size) { Deleting() }
        try compare("selected", size: size) { Selecting() }
    }

    @Test("Rows may have their own background, insets and lines")
    func rows() throws {
        try compare("own", size: CGSize(width: 320, height: 300)) {
            List {
                Text("Yellow").listRowBackground(Color.yellow)
                Text("Far in").listRowInsets(.leading, 60)
                Text("Red line").listRowSeparatorTint(.red)
                Text("No line").listRowSeparator(.hidden)
                Text("A text that is so long that it takes several lines in a row of this width.")
            }
        }
        try compare("spaced", size: CGSize(width: 320, height: 300)) {
            List {
                Text("One")
                Text("Two")
                Section { Text("Three") }
            }
            .listRowSpacing(8).listSectionSpacing(.compact)
        }
    }

    @Test("A list is mirrored, has large text, and wraps at accessibility sizes")
    func environments() throws {
        let size = CGSize(width: 320, height: 480)
        try compare("mirrored", size: size) {
            NavigationStack { List { Rows() }.navigationTitle("Groceries") }
                .environment(\.layoutDirection, .rightToLeft)
        }
        try compare("large", size: size) {
            NavigationStack { List { Rows() }.navigationTitle("Groceries") }
                .environment(\.dynamicTypeSize, .accessibility2)
        }
    }

    private struct Person: Identifiable {
        let id: Int
        let name: String
        let city: String
    }

    @Test("A table has a header, columns and lines")
    func tables() throws {
        let people = [
            Person(id: 1, name: "Ann", city: "Oslo"), Person(id: 2, name: "Bo", city: "Rome"),
            Person(id: 3, name: "Cleo", city: "Cairo"),
        ]
        try compare("table", size: CGSize(width: 700, height: 240)) {
            Table(people) {
                TableColumn("Name", value: \.name)
                TableColumn("City", value: \.city)
            }
        }
    }
}
