import ReactiveViewsTesting
import Testing

/// Whole screens that everybody knows.
@MainActor
@Suite("Gallery: screens")
struct ContainersScreens {
    private struct Settings: View {
        @State private var isFlying = false
        @State private var query = ""

        private func row(_ name: String, _ symbol: String, _ color: Color) -> some View {
            Label {
                Text(name)
            } icon: {
                Image(systemName: symbol).foregroundStyle(color)
            }
        }

        var body: some View {
            NavigationStack {
                List {
                    Section {
                        NavigationLink {
                            Text("Account")
                        } label: {
                            HStack {
                                Image(systemName: "person.crop.circle.fill").font(.largeTitle)
                                    .foregroundStyle(.secondary)
                                VStack(alignment: .leading) {
                                    Text("Ann Appleseed").font(.title3)
                                    Text("Account, cloud and more").font(.footnote).foregroundStyle(.secondary)
                                }
                            }
                        }
                    }
                    Section {
                        Toggle(isOn: $isFlying) { row("Airplane Mode", "airplane", .orange) }
                        NavigationLink {
                            Text("Wi-Fi")
                        } label: {
                            row("Wi-Fi", "wifi", .blue)
                        }
                        .badge("Home")
                        NavigationLink {
                            Text("Bluetooth")
                        } label: {
                            row("Bluetooth", "dot.radiowaves.left.and.right", .blue)
                        }
                        .badge("On")
                    }
                    Section("General") {
                        NavigationLink {
                            Text("Notifications")
                        } label: {
                            row("Notifications", "bell", .red)
                        }
                        NavigationLink {
                            Text("Sounds")
                        } label: {
                            row("Sounds", "speaker.wave.2", .pink)
                        }
                        NavigationLink {
                            Text("General")
                        } label: {
                            row("General", "gear", .gray)
                        }
                    }
                }
                .navigationTitle("Settings")
                .searchable(text: $query)
            }
        }
    }

    @Test("The settings")
    func settings() throws { try compare("settings") { Settings() } }

    private struct Message: Identifiable {
        let id: Int
        let from: String
        let subject: String
        let preview: String
        let time: String
    }

    private static let messages = [
        Message(
            id: 1, from: "Ann", subject: "Lunch?", preview: "Are you free at noon? There is a new place.", time: "9:41"),
        Message(id: 2, from: "The bank", subject: "Your statement", preview: "Your statement is ready.", time: "8:20"),
        Message(
            id: 3, from: "Cleo", subject: "Holiday pictures",
            preview: "Here they are, all of them. The one with the boat is my favourite.", time: "Yesterday"),
        Message(id: 4, from: "Dan", subject: "Re: Plan", preview: "Agreed. See you on Monday.", time: "Friday"),
    ]

    private struct Inbox: View {
        var body: some View {
            NavigationStack {
                List(ContainersScreens.messages) { message in
                    NavigationLink {
                        Text(message.preview)
                    } label: {
                        VStack(alignment: .leading, spacing: 2) {
                            HStack {
                                Text(message.from).font(.headline)
                                Spacer()
                                Text(message.time).font(.subheadline).foregroundStyle(.secondary)
                            }
                            Text(message.subject).font(.subheadline)
                            Text(message.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
                        }
                    }
                }
                .listStyle(.plain)
                .navigationTitle("Inbox")
                .toolbar {
                    ToolbarItem { EditButton() }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Image(systemName: "line.3.horizontal.decrease.circle")
                        Spacer()
                        Text("Updated just now").font(.caption)
                        Spacer()
                        Button {
                        } label: {
                            Image(systemName: "square.and.pencil")
                        }
                    }
                }
            }
        }
    }

    @Test("A list of mails")
    func mails() throws { try compare("mails") { Inbox() } }

    private struct Login: View {
        @State private var name = "ann@example.com"
        @State private var password = "secret"
        @State private var stays = true
        var body: some View {
            NavigationStack {
                Form {
                    Section {
                        TextField("Email", text: $name)
                        SecureField("Password", text: $password)
                    } header: {
                        Text("Account")
                    } footer: {
                        Text("We never share your address.")
                    }
                    Section { Toggle("Stay signed in", isOn: $stays) }
                    Section {
                        Button("Sign In") {}
                        Button("Forgot password?", role: .destructive) {}
                    }
                }
                .navigationTitle("Sign In")
            }
        }
    }

    @Test("A form to sign in")
    func login() throws { try compare("login") { Login() } }

    private struct Profile: View {
        var body: some View {
            TabView {
                NavigationStack {
                    ScrollView {
                        VStack(spacing: 12) {
                            Image(systemName: "person.crop.circle.fill").font(.system(size: 96))
                                .foregroundStyle(.secondary)
                            Text("Ann Appleseed").font(.title.bold())
                            Text("Oslo, Norway").foregroundStyle(.secondary)
                            HStack(spacing: 40) {
                                ForEach(["Posts", "Friends", "Likes"], id: \.self) { name in
                                    VStack {
                                        Text("\(name.count * 12)").font(.headline)
                                        Text(name).font(.caption).foregroundStyle(.secondary)
                                    }
                                }
                            }
                            Button("Follow") {}.buttonStyle(.borderedProminent)
                        }
                        .padding()
                    }
                    .navigationTitle("Profile")
                    .toolbar { Button("Edit") {} }
                }
                .tabItem { Label("Profile", systemImage: "person.fill") }
                Text("Messages").tabItem { Label("Messages", systemImage: "message") }.badge(2)
                Text("Settings").tabItem { Label("Settings", systemImage: "gear") }
            }
        }
    }

    @Test("A profile with tabs")
    func profile() throws { try compare("profile") { Profile() } }

    @Test("An alert over a form")
    func alert() throws {
        try compare("alert") {
            Login().alert("Wrong password", isPresented: .constant(true)) {
                Button("Try Again") {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("The password for ann@example.com isn't right.")
            }
        }
    }
}
