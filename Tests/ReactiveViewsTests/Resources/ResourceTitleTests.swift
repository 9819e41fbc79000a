import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Text resources as titles")
struct ResourceTitleTests {
    private struct Controls: View {
        @State private var isOn = false
        @State private var words = ""
        @State private var count = 0
        let title: LocalizedStringResource
        let name = "String"

        var body: some View {
            NavigationStack {
                Form {
                    Section(LocalizedStringResource("section")) {
                        Button(LocalizedStringResource("plus \(count)")) { count += 1 }
                        Button(name) { count += 10 }
                        Label(title, systemImage: "star")
                        Toggle(title, isOn: $isOn)
                        TextField(LocalizedStringResource("field"), text: $words)
                        Link(LocalizedStringResource("link"), destination: URL(filePath: "/"))
                    }
                }
                .navigationTitle(title)
                .accessibilityLabel(LocalizedStringResource("form"))
            }
        }
    }

    @Test("Controls have the titles of resources, and literals and strings keep their meaning")
    func titles() throws {
        let host = ViewHost(Controls(title: "Title"))
        try host.tap("plus 0")
        try expectNoDifference(host.find("plus 1").label, "plus 1")
        try host.tap("String")
        try expectNoDifference(host.find("plus 11").label, "plus 11")
        try expectNoDifference(host.find("section").label, "section")
        try expectNoDifference(host.find("link").label, "link")
    }
}
