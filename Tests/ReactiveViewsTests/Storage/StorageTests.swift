import ReactiveViewsTesting
import Testing

@MainActor
@Suite("AppStorage and SceneStorage", .serialized)
struct StorageTests {
    /// User defaults of a test's own.
    @MainActor
    private final class Defaults {
        private static var count = 0
        let name: String
        let store: UserDefaults

        init() {
            Defaults.count += 1
            name = "reactive.tests.\(ProcessInfo.processInfo.processIdentifier).\(Defaults.count)"
            store = UserDefaults(suiteName: name) ?? .standard
        }

        /// Changes the store as another part of the program does.
        func set(_ value: Any?, forKey key: String) { store.set(value, forKey: key) }

        isolated deinit { store.removePersistentDomain(forName: name) }
    }

    private enum Size: Int { case small, large }
    private enum Name: String { case ann, bob }

    private struct Counter: View {
        let title: String
        @AppStorage("count") var count = 1

        var body: some View {
            Text("\(title) \(count)")
            Button("Add to \(title)") { count += 1 }
            Button("Same in \(title)") { count += 0 }
        }
    }

    private struct Two: View {
        let store: UserDefaults
        var body: some View {
            VStack {
                Counter(title: "a")
                Counter(title: "b")
            }
            .defaultAppStorage(store)
        }
    }

    @Test("AppStorage: views with the same key see each other's writes, one evaluation each; it is stored at once")
    func shared() throws {
        let defaults = Defaults()
        let host = ViewHost(Two(store: defaults.store))
        #expect(host.contains("a 1") && host.contains("b 1"))
        try expectNoDifference(host.evaluations { try host.tap("Add to a") }, ["Counter", "Counter"])
        #expect(host.contains("a 2") && host.contains("b 2"))
        expectNoDifference(defaults.store.integer(forKey: "count"), 2)
        try expectNoDifference(host.evaluations { try host.tap("Same in b") }, [])
        let other = ViewHost(Two(store: defaults.store))
        #expect(other.contains("a 2"))
        try other.tap("Add to b")
        expect(host, shows: "a 2")
        host.settle()
        expect(host, shows: "a 3")
    }

    #if os(Linux)
        @Test("AppStorage: a write is on the disk when it returns, without synchronizing")
        func durability() throws {
            let defaults = Defaults()
            let configuration = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
            let file = URL(fileURLWithPath: "\(configuration)/\(defaults.name).plist")
            defer { try? FileManager.default.removeItem(at: file) }
            try withUserDefaultsOnDisk {
                let host = ViewHost(Two(store: defaults.store))
                #expect(throws: CocoaError.self) { try Data(contentsOf: file) }
                try host.tap("Add to a")
                let values = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
                expectNoDifference((values as? [String: Int])?["count"], 2)
            }
        }
    #endif

    @Test("AppStorage: a write through UserDefaults updates the views, an equal one evaluates none")
    func outside() {
        let defaults = Defaults()
        let host = ViewHost(Two(store: defaults.store))
        expectNoDifference(host.evaluations { defaults.set(7, forKey: "count") }, ["Counter", "Counter"])
        expect(host, shows: "a 7")
        expectNoDifference(host.evaluations { defaults.set(7, forKey: "count") }, [])
        expectNoDifference(host.evaluations { defaults.set(7, forKey: "other") }, [])
        expectNoDifference(host.evaluations { defaults.set(nil, forKey: "count") }, ["Counter", "Counter"])
        expect(host, shows: "b 1")
        expectNoDifference(host.evaluations { defaults.set("no number", forKey: "count") }, [])
    }

    private struct All: View {
        @AppStorage var bool: Bool
        @AppStorage var int: Int
        @AppStorage var double: Double
        @AppStorage var string: String
        @AppStorage var url: URL
        @AppStorage var data: Data
        @AppStorage var date: Date
        @AppStorage var size: Size
        @AppStorage var name: Name

        init(_ store: UserDefaults) {
            _bool = AppStorage(wrappedValue: false, "bool", store: store)
            _int = AppStorage(wrappedValue: 0, "int", store: store)
            _double = AppStorage(wrappedValue: 0, "double", store: store)
            _string = AppStorage(wrappedValue: "", "string", store: store)
            _url = AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: store)
            _data = AppStorage(wrappedValue: Data(), "data", store: store)
            _date = AppStorage(wrappedValue: .distantPast, "date", store: store)
            _size = AppStorage(wrappedValue: .small, "size", store: store)
            _name = AppStorage(wrappedValue: .ann, "name", store: store)
        }

        var body: some View {
            Text(verbatim: "\(bool) \(int) \(double) \(string) \(url.path) \(data.count)")
            Text(verbatim: "\(date.timeIntervalSince1970) \(size) \(name)")
            Button("Set") {
                bool = true
                int = 3
                double = 2.5
                string = "text"
                if let new = URL(string: "https://example.org/path") { url = new }
                data = Data([1, 2])
                date = Date(timeIntervalSince1970: 5)
                size = .large
                name = .bob
            }
        }
    }

    @Test("AppStorage keeps all of the types; one evaluation for all writes of a handler")
    func types() throws {
        let defaults = Defaults()
        let host = ViewHost(All(defaults.store))
        expect(host, shows: "false 0 0.0  / 0")
        try expectNoDifference(host.evaluations { try host.tap("Set") }, ["All"])
        for host in [host, ViewHost(All(defaults.store))] {
            expect(host, shows: "true 3 2.5 text /path 2")
            expect(host, shows: "5.0 large bob")
        }
        #expect(defaults.store.string(forKey: "name") == "bob" && defaults.store.integer(forKey: "size") == 1)
        defaults.set("nobody", forKey: "name")
        host.settle()
        expect(host, shows: "5.0 large ann")
    }

    private struct Optionals: View {
        @AppStorage var bool: Bool?
        @AppStorage var int: Int?
        @AppStorage var double: Double?
        @AppStorage var string: String?
        @AppStorage var url: URL?
        @AppStorage var data: Data?
        @AppStorage var size: Size?
        @AppStorage var name: Name?

        init(_ store: UserDefaults) {
            _bool = AppStorage("bool", store: store)
            _int = AppStorage("int", store: store)
            _double = AppStorage("double", store: store)
            _string = AppStorage("string", store: store)
            _url = AppStorage("url", store: store)
            _data = AppStorage("data", store: store)
            _size = AppStorage("size", store: store)
            _name = AppStorage("name", store: store)
        }

        var isNil: [Bool] {
            [
                bool == nil, int == nil, double == nil, string == nil, url == nil, data == nil, size == nil,
                name == nil,
            ]
        }

        var body: some View {
            Text(isNil.map { $0 ? "-" : "+" }.joined())
            Button("Set") {
                (bool, int, double, string) = (false, 0, 0, "")
                (url, data, size, name) = (URL(string: "https://example.org"), Data(), .small, .ann)
            }
            Button("Clear") {
                (bool, int, double, string) = (nil, nil, nil, nil)
                (url, data, size, name) = (nil, nil, nil, nil)
            }
        }
    }

    @Test("AppStorage: optional values are missing at first, and removed by nil")
    func optionals() throws {
        let defaults = Defaults()
        let host = ViewHost(Optionals(defaults.store))
        expect(host, shows: "--------")
        try host.tap("Set")
        expect(host, shows: "++++++++")
        try host.tap("Clear")
        expect(host, shows: "--------")
        #expect(defaults.store.object(forKey: "int") == nil)
    }

    private struct Parent: View {
        @AppStorage("count") var count = 1
        var body: some View { Child(count: $count) }
    }

    private struct Child: View {
        @Binding var count: Int
        var body: some View {
            Text("\(count)")
            Button("Add") { count += 1 }
        }
    }

    @Test("Passing an AppStorage's binding down is no read; the view that reads it depends on it")
    func binding() throws {
        let defaults = Defaults()
        let host = ViewHost { Parent().defaultAppStorage(defaults.store) }
        try expectNoDifference(host.evaluations { try host.tap("Add") }, ["Child"])
        #expect(host.contains("2") && defaults.store.integer(forKey: "count") == 2)
    }

    private struct Switching: View {
        let stores: [UserDefaults]
        @State var index = 0
        var body: some View {
            Counter(title: "it").defaultAppStorage(stores[index])
            Button("Switch") { index += 1 }
        }
    }

    @Test("AppStorage follows the store that the environment names, and no other any more")
    func switchedStore() throws {
        let (one, two) = (Defaults(), Defaults())
        two.store.set(20, forKey: "count")
        let host = ViewHost(Switching(stores: [one.store, two.store]))
        expect(host, shows: "it 1")
        try host.tap("Switch")
        expect(host, shows: "it 20")
        expectNoDifference(host.evaluations { one.set(5, forKey: "count") }, [])
        try host.tap("Add to it")
        #expect(two.store.integer(forKey: "count") == 21 && one.store.integer(forKey: "count") == 5)
    }

    @Test("A write of an AppStorage within a body is dropped, with a diagnostic")
    func writeInBody() {
        let defaults = Defaults()
        let diagnostics = Diagnostics.collect {
            let host = ViewHost { Impatient().defaultAppStorage(defaults.store) }
            expect(host, shows: "1")
        }
        expectNoDifference(diagnostics.map(\.kind), [.stateWrittenDuringUpdate])
        #expect(defaults.store.object(forKey: "count") == nil)
    }

    private struct Impatient: View {
        @AppStorage("count") var count = 1
        var body: some View {
            let _ = count = 2
            Text("\(count)")
        }
    }

    @Test("AppStorage outside of a mounted view reads and writes the store itself; views notice")
    func notMounted() {
        let defaults = Defaults()
        let host = ViewHost(Two(store: defaults.store))
        let storage = AppStorage(wrappedValue: 1, "count", store: defaults.store)
        expectNoDifference(host.evaluations { storage.wrappedValue = 4 }, ["Counter", "Counter"])
        #expect(storage.wrappedValue == 4 && host.contains("a 4"))
        expectNoDifference(host.evaluations { storage.projectedValue.wrappedValue = 4 }, [])
    }

    @Test("AppStorage: any thread may write; a view that is gone writes to the store all the same")
    func threads() async throws {
        let defaults = Defaults()
        let host = ViewHost(Two(store: defaults.store))
        let suite = defaults.name
        await Task.detached {
            AppStorage(wrappedValue: 1, "count", store: UserDefaults(suiteName: suite)).wrappedValue = 9
        }.value
        try await host.until { host.contains("a 9") }
        nonisolated(unsafe) var late: Binding<Int>?
        let other = ViewHost { Exposing { late = $0 }.defaultAppStorage(defaults.store) }
        other.unmount()
        late?.wrappedValue = 10
        expectNoDifference(defaults.store.integer(forKey: "count"), 10)
        defaults.set(11, forKey: "count")
        expectNoDifference(late?.wrappedValue, 11)
        late?.wrappedValue = 10
        expectNoDifference(defaults.store.integer(forKey: "count"), 10)
    }

    private struct Exposing: View {
        @AppStorage("count") var count = 1
        let expose: (Binding<Int>) -> Void
        var body: some View { Text("").onAppear { expose($count) } }
    }

    // MARK: Scenes

    private struct Scene: View {
        @SceneStorage("selection") var selection = "none"
        @SceneStorage("size") var size = Size.small
        @SceneStorage("name") var name: Name?
        @SceneStorage("number") var number: Int?

        var body: some View {
            Text("\(selection) \(size) \(name.map { "\($0)" } ?? "nil") \(number ?? 0)")
            Button("Select") {
                selection = "second"
                size = .large
                name = .bob
                number = 4
            }
            Button("Clear") { number = nil }
            Reader()
        }
    }

    private struct Reader: View {
        @SceneStorage("selection") var selection = "none"
        var body: some View { Text("reader: \(selection)") }
    }

    @Test("SceneStorage belongs to one host; its store is saved, and restored into another one")
    func scenes() throws {
        let (one, two) = (ViewHost(Scene()), ViewHost(Scene()))
        try expectNoDifference(one.evaluations { try one.tap("Select") }, ["Scene", "Reader"])
        #expect(one.contains("second large bob 4") && one.contains("reader: second"))
        #expect(two.contains("none small nil 0"))
        let saved = try JSONEncoder().encode(one.sceneStorage.values)
        let values = try JSONDecoder().decode([String: StoredItem].self, from: saved)
        expectNoDifference(
            values,
            [
                "selection": .string("second"), "size": .int(1), "name": .string("bob"), "number": .int(4),
            ])
        expectNoDifference(two.evaluations { two.sceneStorage.values = values }, ["Scene", "Reader"])
        #expect(two.contains("second large bob 4"))
        expectNoDifference(two.evaluations { two.sceneStorage.values = values }, [])
        let three = ViewHost(Scene(), sceneStorage: SceneStore(values))
        #expect(three.contains("second large bob 4"))
        try three.tap("Clear")
        #expect(three.sceneStorage["number"] == nil && three.contains("second large bob 0"))
        expectNoDifference(three.evaluations { three.sceneStorage["selection"] = .int(3) }, ["Scene", "Reader"])
        #expect(three.contains("reader: none"))
    }

    @Test("Before it is mounted a SceneStorage is its default, and ignores writes with a diagnostic")
    func sceneNotMounted() {
        let storage = SceneStorage(wrappedValue: 1, "number")
        let diagnostics = Diagnostics.collect { storage.wrappedValue = 2 }
        expectNoDifference(storage.wrappedValue, 1)
        expectNoDifference(diagnostics.map(\.kind), [.propertyNotInstalled])
    }
}
