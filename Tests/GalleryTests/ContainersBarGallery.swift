import ReactiveViewsTesting
import Testing

/// Navigation bars, toolbars, search fields and tab bars.
@MainActor
@Suite("Gallery: bars")
struct ContainersBarGallery {
    private let size = CGSize(width: 390, height: 300)

    private struct Mail: View {
        var mode = NavigationBarItem.TitleDisplayMode.automatic
        var title = "Mailboxes"
        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Inbox") {
                        List { Text("Hello") }.navigationTitle("Inbox")
                            .navigationBarTitleDisplayMode(.inline)
                            .toolbar { Button("Select") {} }
                    }
                    NavigationLink("Drafts") { Text("None").navigationTitle("Drafts") }
                    NavigationLink("Long") {
                        Text("Long")
                            .navigationTitle("A title that is much too long for the bar of a telephone")
                            .navigationBarTitleDisplayMode(.inline)
                    }
                }
                .navigationTitle(title)
                .navigationBarTitleDisplayMode(mode)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button {
                        } label: {
                            Image(systemName: "square.and.pencil")
                        }
                    }
                }
            }
        }
    }

    @Test("A bar has a large or inline title, a back button and items")
    func bars() throws {
        try compare("large", size: size) { Mail() }
        try compare("inline", size: size) { Mail(mode: .inline) }
        try compare("pushed", size: size, act: { try $0.tap("Inbox") }) { Mail() }
        try compare("pushed-large", size: size, act: { try $0.tap("Drafts") }) { Mail() }
        try compare("truncated", size: size, act: { try $0.tap("Long") }) { Mail() }
        try compare("mirrored", size: size, act: { try $0.tap("Inbox") }) {
            Mail().environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test("A bar may have a background; a bottom bar spreads its items")
    func backgrounds() throws {
        try compare("backgrounds", size: size) {
            NavigationStack {
                Text("Movie").navigationTitle("Movies").navigationBarTitleDisplayMode(.inline)
                    .toolbarBackground(.orange, for: .navigationBar)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Archive") {}
                            Spacer()
                            Button("Delete", role: .destructive) {}
                        }
                    }
            }
        }
    }

    @Test("A title may have a line below it")
    func subtitles() throws {
        for mode in [NavigationBarItem.TitleDisplayMode.large, .inline] {
            try compare("subtitle \(mode)", size: size) {
                NavigationStack {
                    List { Text("Hello") }
                        .navigationTitle("Inbox").navigationSubtitle("3 unread").navigationBarTitleDisplayMode(mode)
                        .toolbar { Button("Edit") {} }
                }
            }
        }
    }

    private struct Search: View {
        @State private var text = ""
        @State private var scope = 0
        var body: some View {
            NavigationStack {
                List(["Oslo", "Rome"], id: \.self) { Text($0) }
                    .searchable(text: $text, prompt: "Cities")
                    .searchScopes($scope) {
                        Text("All").tag(0)
                        Text("Near").tag(1)
                    }
                    .navigationTitle("Cities")
            }
        }
    }

    @Test("A search field is below the title, with its scopes while the user searches")
    func search() throws {
        try compare("empty", size: size) { Search() }
        try compare("typed", size: size, act: { try $0.type("Os", into: .field("Cities")) }) { Search() }
    }

    @Test("The columns of a split view are side by side")
    func columns() throws {
        try compare("columns", size: CGSize(width: 900, height: 300)) {
            NavigationSplitView {
                List(["Inbox", "Sent"], id: \.self) { Text($0) }.listStyle(.sidebar).navigationTitle("Mail")
            } content: {
                List(["Hello", "Invoice"], id: \.self) { Text($0) }.listStyle(.plain).navigationTitle("Inbox")
            } detail: {
                Text("Dear Ann").navigationTitle("Hello")
            }
        }
    }

    private struct Tabs: View {
        let count: Int
        var body: some View {
            TabView {
                Text("Home").tabItem { Label("Home", systemImage: "house") }
                Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }.badge(3)
                Text("Profile").tabItem { Label("Profile", systemImage: "person") }.badge("new")
                if count > 3 {
                    Text("A").tabItem { Label("Star", systemImage: "star") }
                    Text("B").tabItem { Label("Heart", systemImage: "heart") }
                    Text("C").tabItem { Label("Gear", systemImage: "gear") }
                }
            }
        }
    }

    @Test("A tab bar has symbols, titles and badges; of many tabs the last one is More")
    func tabs() throws {
        try compare("tabs", size: size) { Tabs(count: 3) }
        try compare("chosen", size: size, act: { try $0.tap("Profile") }) { Tabs(count: 3).tint(.orange) }
        try compare("many", size: size) { Tabs(count: 6) }
        try compare("more", size: size, act: { try $0.tap("More") }) { Tabs(count: 6) }
    }

    @Test("Pages have dots")
    func pages() throws {
        let size = CGSize(width: 300, height: 200)
        try compare("pages", size: size, act: { try $0.tap(at: CGPoint(x: 1, y: 1)) }) {
            TabView {
                Color.teal
                Color.pink
                Color.orange
            }
            .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
        }
        try compare("plain", size: size) {
            TabView {
                Text("One")
                Text("Two")
            }
            .tabViewStyle(.page)
        }
    }
}
