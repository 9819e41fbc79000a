@testable import ReactiveViews
import ReactiveViewsTesting
import Synchronization
import Testing

@MainActor
@Suite("Menus for selections, dialogs' options, customized tabs, shared values")
struct SelectionMenuTests {
    private struct Mails: View {
        @State private var selection: Set<String> = ["One", "Two"]
        @State private var editMode = EditMode.inactive
        let log: Log
        var opens = false

        var body: some View {
            List(["One", "Two", "Three"], id: \.self, selection: $selection) { Text($0) }
                .contextMenu(
                    forSelectionType: String.self,
                    menu: { mails in Button("Delete") { log.append("delete \(mails.sorted())") } },
                    primaryAction: opens ? { log.append("open \($0.sorted())") } : nil)
        }
    }

    @Test("A menu on a selected row is for the whole selection, on another row for that row")
    func menu() throws {
        let log = Log()
        let host = ViewHost(Mails(log: log))
        try host.openContextMenu("Two")
        try host.tap("Delete")
        try host.openContextMenu("Three")
        try host.tap("Delete")
        expectNoDifference(log.take(), ["delete [\"One\", \"Two\"]", "delete [\"Three\"]"])
        expect(host, hasNo: "Delete")
    }

    @Test("A tap on a row performs the primary action")
    func primaryAction() throws {
        let log = Log()
        try ViewHost(Mails(log: log, opens: true)).tap("Three")
        #expect(throws: ViewQueryError.self) { try ViewHost(Mails(log: log)).tap("Three") }
        expectNoDifference(log.take(), ["open [\"Three\"]"])
    }

    @Test("A menu stays open after an action that doesn't dismiss it")
    func dismissal() throws {
        var size = 0
        let host = ViewHost(
            Menu("Size") {
                Button("Larger") { size += 1 }.menuActionDismissBehavior(.disabled)
                Button("Reset") { size = 0 }
            })
        try host.tap("Size")
        try host.tap("Larger")
        try host.tap("Larger")
        expectNoDifference(size, 2)
        try host.tap("Reset")
        expect(host, hasNo: "Larger")
    }

    private struct Asking: View {
        @State private var isAsking = true
        @State private var isSuppressed = false

        var body: some View {
            Text("suppressed \(isSuppressed)")
                .alert("Delete?", isPresented: $isAsking) { Button("Delete") {} }
                .dialogSuppressionToggle("Don't ask", isSuppressed: $isSuppressed)
                .dialogSeverity(.critical)
                .dialogIcon(Image(systemName: "trash"))
        }
    }

    @Test("An alert has an icon, a severity and a toggle")
    func dialogOptions() throws {
        let host = ViewHost(Asking())
        try expectNoDifference(host.find("Delete?").attributes, ["critical"])
        #expect(host.tree.contains("Image \"trash\""))
        try host.tap("Don't ask")
        try host.tap("Delete")
        expect(host, shows: "suppressed true", "\(host.tree)")
    }

    private struct Tabs: View {
        @State private var customization = TabViewCustomization()

        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") {
                    Button("Hide") { customization[tab: "mail"].tabBarVisibility = .hidden }
                    Button("Show rare") { customization[tab: "rare"].tabBarVisibility = .visible }
                }
                Tab("Mail", systemImage: "envelope") { Text("mail") }.customizationID("mail")
                Tab("Rare", systemImage: "star") { Text("rare") }.customizationID("rare")
                    .defaultVisibility(.hidden, for: .tabBar)
                Tab("Never", systemImage: "xmark") { Text("never") }.hidden()
                Tab("Off", systemImage: "nosign") { Text("off") }.disabled(true)
            }
            .tabViewCustomization($customization)
        }
    }

    @Test("Tabs are hidden by the customization, by default and by themselves")
    func tabs() throws {
        let host = ViewHost(Tabs())
        func names() -> [String] { host.all(.query(.tab)).compactMap(\.label) }
        expectNoDifference(names(), ["Home", "Mail", "Off"], "\(host.tree)")
        try host.tap("Hide")
        expectNoDifference(names(), ["Home", "Off"])
        try host.tap("Show rare")
        expectNoDifference(names(), ["Home", "Rare", "Off"])
        #expect(throws: ViewQueryError.self) { try host.tap("Off") }
    }

    @Test("A tap on a share link shares its values")
    func sharing() throws {
        let effects = SystemEffects()
        let host = ViewHost(
            VStack {
                ShareLink("Plain", item: "text", subject: Text("About"), message: Text("Look"))
                ShareLink(items: ["a", "b"], preview: { SharePreview($0, image: Image("photo")) }) { Text("Several") }
            }, effects: effects)
        try host.tap("Plain")
        try host.tap("Several")
        expectNoDifference(effects.shares.map(\.items), [["text"], ["a", "b"]])
        expectNoDifference(effects.shares.map(\.subject), ["About", nil])
        expectNoDifference(effects.shares.map(\.message), ["Look", nil])
        expectNoDifference(effects.shares.map(\.previews), [[], ["a", "b"]])
    }

    private struct Reader: View {
        @State private var page = 1

        var body: some View {
            Text("page \(page)")
                .userActivity("read") { activity in
                    activity.title = "Reading"
                    activity.userInfo = ["page": page]
                }
                .onContinueUserActivity("read") { page = $0.userInfo?["page"] as? Int ?? 0 }
        }
    }

    @Test("An advertised activity is continued in another host")
    func activity() throws {
        let first = ViewHost(Reader())
        let second = ViewHost(Reader())
        let activity = NSUserActivity(activityType: "read")
        activity.userInfo = ["page": 12]
        #expect(first.continueUserActivity(activity))
        #expect(first.contains("page 12"))
        let advertised = try #require(first.userActivity)
        expectNoDifference(advertised.title, "Reading")
        second.continueUserActivity(advertised)
        #expect(second.contains("page 12"))
        #expect(!second.continueUserActivity(NSUserActivity(activityType: "write")))
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            let _ = Self._printChanges()
            Button("Count \(count)") { count += 1 }
        }
    }

    @Test("A view prints what its body is evaluated for")
    func printChanges() throws {
        let log = SharedLog()
        try ChangeReport.$output.withValue(ChangeReport.Output { log.append($0) }) {
            let host = ViewHost(Counter())
            try host.tap("Count 0")
        }
        expectNoDifference(log.lines, ["Counter: @self, @identity, _count changed.", "Counter: _count changed."])
    }
}

/// Lines that any thread appends.
private final class SharedLog: Sendable {
    private let kept = Mutex<[String]>([])
    func append(_ line: String) { kept.withLock { $0.append(line) } }
    var lines: [String] { kept.withLock { $0 } }
}
