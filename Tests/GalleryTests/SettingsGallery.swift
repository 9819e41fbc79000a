import ReactiveViewsTesting
import Testing

/// Whole screens with large texts, in increased contrast, and right to left.
@MainActor
@Suite("Gallery: a person's settings")
struct SettingsGallery {
    enum Setting: CaseIterable, Sendable {
        case xxxLarge, accessibility3, contrast, mirrored

        @MainActor
        func apply<V: View>(to host: ViewHost<V>) {
            switch self {
            case .xxxLarge: host.setEnvironment(\.dynamicTypeSize, .xxxLarge)
            case .accessibility3: host.setEnvironment(\.dynamicTypeSize, .accessibility3)
            case .contrast: host.setEnvironment(\.colorSchemeContrast, .increased)
            case .mirrored: host.setEnvironment(\.layoutDirection, .rightToLeft)
            }
        }

        /// Texts' sizes don't depend on the colour scheme.
        var schemes: [ColorScheme] {
            switch self {
            case .xxxLarge, .accessibility3: [.light]
            case .contrast, .mirrored: ColorScheme.allCases
            }
        }
    }

    private func compareSetting<V: View>(
        _ name: String, _ setting: Setting, size: CGSize = CGSize(width: 390, height: 700), line: UInt = #line,
        act: (ViewHost<V>) throws -> Void = { _ in }, @ViewBuilder _ view: () -> V
    ) throws {
        try compare(
            "\(name) \(setting)", size: size, schemes: setting.schemes, testName: "screens", line: line,
            act: { host in
                setting.apply(to: host)
                try act(host)
            }, view)
    }

    // MARK: Bars

    private struct Mail: View {
        @State private var text = ""
        var body: some View {
            TabView {
                NavigationStack {
                    List {
                        Section("Inboxes") {
                            NavigationLink {
                                Text("No mail").navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline)
                                    .toolbar { Button("Select") {} }
                            } label: {
                                Label("Inbox", systemImage: "tray")
                            }
                            .badge(12)
                            NavigationLink {
                                Text("Nothing")
                            } label: {
                                Label("Flagged by people at the office", systemImage: "flag")
                            }
                        }
                        Section {
                            Label("Archive", systemImage: "archivebox")
                        } footer: {
                            Text("Mails are kept for a year after they were read.")
                        }
                    }
                    .searchable(text: $text)
                    .navigationTitle("Mailboxes")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                        ToolbarItem(placement: .topBarTrailing) { Button("New", systemImage: "square.and.pencil") {} }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {}
                            Spacer()
                            Button("Compose") {}
                        }
                    }
                }
                .tabItem { Label("Mail", systemImage: "envelope") }
                Text("Contacts").tabItem { Label("Contacts", systemImage: "person.crop.circle") }.badge(2)
                Text("Settings").tabItem { Label("Settings", systemImage: "gear") }
            }
        }
    }

    @Test("Bars", arguments: Setting.allCases)
    func bars(_ setting: Setting) throws {
        try compareSetting("bars", setting) { Mail() }
        try compareSetting("pushed", setting, size: CGSize(width: 390, height: 300), act: { try $0.tap("Inbox") }) {
            Mail()
        }
    }

    // MARK: Forms

    private struct Settings: View {
        @State private var name = "Ann"
        @State private var isOn = true
        @State private var volume = 0.6
        @State private var count = 2
        @State private var fruit = "Pear"
        var body: some View {
            NavigationStack {
                Form {
                    Section {
                        TextField("Name", text: $name)
                        TextField("Address", text: .constant(""))
                        Toggle("Notifications", isOn: $isOn)
                        Stepper("Guests: \(count)", value: $count)
                        Slider(value: $volume)
                    } header: {
                        Text("Account")
                    } footer: {
                        Text("Nobody else can see this.")
                    }
                    Section {
                        Picker("Fruit", selection: $fruit) {
                            ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
                        }
                        DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 1_717_416_000)))
                            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
                            .environment(\.locale, Locale(identifier: "en_US"))
                            .environment(\.calendar, Calendar(identifier: .gregorian))
                        LabeledContent("Version", value: "1.2")
                        NavigationLink("Advanced") { Text("Nothing") }
                        DisclosureGroup("More", isExpanded: .constant(true)) { Text("Less") }
                        Button("Sign Out", role: .destructive) {}
                    }
                }
                .navigationTitle("Settings")
                .navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    @Test("Forms", arguments: Setting.allCases)
    func forms(_ setting: Setting) throws {
        let height: CGFloat = setting == .accessibility3 ? 1500 : 860
        try compareSetting("form", setting, size: CGSize(width: 390, height: height)) { Settings() }
    }

    // MARK: Lists

    private struct Tasks: View {
        @State private var names = ["Milk and bread", "Letters", "Garden"]
        var body: some View {
            List {
                Section("Today") {
                    ForEach(names, id: \.self) { Text($0) }
                        .onDelete { names.remove(atOffsets: $0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
                Section("Later") {
                    NavigationLink("Holidays") { Text("Nothing") }.badge(3)
                    HStack {
                        Image(systemName: "star.fill").foregroundStyle(.yellow)
                        VStack(alignment: .leading) {
                            Text("Birthday").font(.headline)
                            Text("A present for Bo").font(.subheadline).foregroundStyle(.secondary)
                        }
                        Spacer()
                        Text("Friday").font(.caption).foregroundStyle(.secondary)
                    }
                    .swipeActions { Button("Delete", role: .destructive) {} }
                }
            }
        }
    }

    @Test("Lists", arguments: Setting.allCases)
    func lists(_ setting: Setting) throws {
        let size = CGSize(width: 390, height: setting == .accessibility3 ? 640 : 420)
        try compareSetting("list-edited", setting, size: size) {
            Tasks().environment(\.editMode, .constant(.active))
        }
        try compareSetting("list-plain", setting, size: size) { NavigationStack { Tasks().listStyle(.plain) } }
    }

    // MARK: Controls

    private struct Controls: View {
        @State private var choice = "Day"
        var body: some View {
            VStack(alignment: .leading, spacing: 14) {
                HStack {
                    Button("Plain") {}
                    Button("Cut", role: .destructive) {}
                    Button("Off") {}.disabled(true)
                }
                HStack {
                    Button("Edge") {}
                    Button("Cut", role: .destructive) {}
                    Button("Off") {}.disabled(true)
                }
                .buttonStyle(.bordered)
                HStack {
                    Button("Solid") {}
                    Button("Off") {}.disabled(true)
                }
                .buttonStyle(.borderedProminent)
                Picker("Span", selection: $choice) {
                    ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                Picker("Span", selection: $choice) {
                    ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
                }
                TextField("Rounded", text: .constant("")).textFieldStyle(.roundedBorder)
                Label("Inbox", systemImage: "tray")
                Menu("Menu") { Button("One") {} }
                ProgressView("Loading", value: 0.4)
                Gauge(value: 0.4) {
                    Text("Speed")
                } currentValueLabel: {
                    Text("40")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
                GroupBox("Address") { Text("1 Main Street") }
                DisclosureGroup("Closed") { Text("Hidden") }
                Text("Secondary").foregroundStyle(.secondary)
                Link("example.org", destination: URL(string: "https://example.org")!)
            }
            .padding()
        }
    }

    @Test("Controls", arguments: Setting.allCases)
    func controls(_ setting: Setting) throws {
        let height: CGFloat = setting == .accessibility3 ? 1300 : 820
        try compareSetting("controls", setting, size: CGSize(width: 390, height: height)) { Controls() }
    }

    // MARK: Presentations

    private struct Below: View {
        var body: some View {
            NavigationStack { List(1..<12) { Text("Row \($0)") }.navigationTitle("Below") }
        }
    }

    @Test("Alerts, dialogs and menus", arguments: Setting.allCases)
    func presentations(_ setting: Setting) throws {
        let size = CGSize(width: 390, height: 600)
        try compareSetting("alert", setting, size: size) {
            Below().alert("Delete the picture?", isPresented: .constant(true)) {
                Button("Cancel", role: .cancel) {}
                Button("Delete", role: .destructive) {}
            } message: {
                Text("It can't be brought back once it is gone.")
            }
        }
        try compareSetting("dialog", setting, size: size) {
            Below().confirmationDialog("Share", isPresented: .constant(true), titleVisibility: .visible) {
                Button("Copy link") {}
                Button("Stop sharing with everybody", role: .destructive) {}
            } message: {
                Text("Everybody with the link can see the picture.")
            }
        }
        try compareSetting("menu", setting, size: size, act: { try $0.tap("Actions") }) {
            VStack {
                Menu("Actions") {
                    Button("Copy", systemImage: "doc.on.doc") {}
                    Toggle("Show hidden files", isOn: .constant(true))
                    Menu("More") { Button("One") {} }
                    Divider()
                    Button("Delete", systemImage: "trash", role: .destructive) {}
                }
                Spacer()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
        try compareSetting("sheet", setting, size: size) {
            Below().sheet(isPresented: .constant(true)) {
                NavigationStack {
                    Form { Text("Ann") }
                        .navigationTitle("Edit").navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                        }
                }
            }
        }
    }
}
