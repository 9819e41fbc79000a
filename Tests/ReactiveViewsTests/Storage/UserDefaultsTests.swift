import ReactiveViewsTesting
import Testing

#if os(Linux)
    @MainActor
    @Suite("UserDefaults and AppStorage are one store, which a test has for itself")
    struct UserDefaultsTests {
        private enum Size: Int { case small, large }

        private struct Settings: View {
            @AppStorage("count") var count = 1
            @AppStorage("name") var name: String?
            @AppStorage("size") var size = Size.small
            @AppStorage("home") var home: URL?
            @AppStorage("scale") var scale = 0.5
            @AppStorage("isOn") var isOn = false
            @AppStorage("data") var data = Data()
            @AppStorage("date") var date = Date(timeIntervalSince1970: 0)

            var body: some View {
                Text("\(count) \(name ?? "nobody") \(size) \(home?.absoluteString ?? "nowhere")")
                Text(verbatim: "\(scale) \(isOn) \(data.count) \(date.timeIntervalSince1970)")
                Button("Write by UserDefaults") { UserDefaults.standard.set(count + 1, forKey: "count") }
                Button("Write by AppStorage") { count += 1 }
            }
        }

        @Test("A write through UserDefaults.standard is seen at once, an equal one evaluates nothing")
        func writes() throws {
            let host = ViewHost(Settings())
            expect(host, shows: "1 nobody small nowhere")
            try host.tap("Write by UserDefaults")
            expect(host, shows: "2 nobody small nowhere")
            try host.tap("Write by AppStorage")
            expectNoDifference(UserDefaults.standard.integer(forKey: "count"), 3)
            let defaults = UserDefaults.standard
            expectNoDifference(host.evaluations { defaults.set(9, forKey: "count") }, ["Settings"])
            expectNoDifference(host.evaluations { defaults.set(9, forKey: "count") }, [])
            expectNoDifference(host.evaluations { defaults.set("no number", forKey: "unread") }, [])
            defaults.set("Ann", forKey: "name")
            defaults.set(1, forKey: "size")
            defaults.set(URL(string: "https://example.org/a?b"), forKey: "home")
            host.settle()
            expect(host, shows: "9 Ann large https://example.org/a?b")
            expectNoDifference(defaults.url(forKey: "home"), URL(string: "https://example.org/a?b"))
            defaults.set(2.5, forKey: "scale")
            defaults.set(true, forKey: "isOn")
            defaults.set(Data([1, 2]), forKey: "data")
            defaults.set(Date(timeIntervalSince1970: 7), forKey: "date")
            host.settle()
            expect(host, shows: "2.5 true 2 7.0")
            for key in ["count", "name", "size", "home", "scale", "isOn", "data", "date"] {
                defaults.removeObject(forKey: key)
            }
            host.settle()
            #expect(host.contains("1 nobody small nowhere") && host.contains("0.5 false 0 0.0"))
        }

        @Test("Registered defaults stand for missing values, and are seen when they are registered later")
        func registered() {
            let host = ViewHost(Settings())
            expectNoDifference(
                host.evaluations { UserDefaults.standard.register(defaults: ["count": 5, "isOn": true]) }.count, 1)
            #expect(host.contains("5 nobody small nowhere") && host.contains("0.5 true 0 0.0"))
            UserDefaults.standard.set(6, forKey: "count")
            UserDefaults.standard.removeObject(forKey: "count")
            host.settle()
            expect(host, shows: "5 nobody small nowhere")
        }

        @Test("Numbers are read as the property's type, and as UserDefaults documents it")
        func numbers() {
            let host = ViewHost(Settings())
            let defaults = UserDefaults.standard
            defaults.set(3, forKey: "scale")
            defaults.set(1, forKey: "isOn")
            defaults.set(4.0, forKey: "count")
            host.settle()
            #expect(host.contains("4 nobody small nowhere") && host.contains("3.0 true 0 0.0"))
            defaults.set(4.5, forKey: "count")
            defaults.set(2, forKey: "isOn")
            host.settle()
            #expect(host.contains("1 nobody small nowhere") && host.contains("3.0 false 0 0.0"))
            #expect(defaults.double(forKey: "scale") == 3 && defaults.float(forKey: "scale") == 3)
            #expect(defaults.integer(forKey: "count") == 4 && defaults.bool(forKey: "isOn"))
            defaults.set(NSNumber(value: 1.5 as Float), forKey: "scale")
            #expect(defaults.float(forKey: "scale") == 1.5 && defaults.object(forKey: "scale") as? Double == 1.5)
            defaults.set(["a": [1, 2], "b": ["c": true]] as NSDictionary, forKey: "tree")
            #expect(defaults.dictionary(forKey: "tree")?["a"] as? [Int] == [1, 2])
        }

        @Test("All objects of a suite are one store; setting or removing its domain is seen too")
        func suites() {
            let host = ViewHost { Settings().defaultAppStorage(UserDefaults(suiteName: "group")!) }
            UserDefaults(suiteName: "group")!.set(2, forKey: "count")
            UserDefaults.standard.set(8, forKey: "count")
            host.settle()
            expect(host, shows: "2 nobody small nowhere")
            #expect(UserDefaults(suiteName: "group")!.dictionaryRepresentation() as? [String: Int] == ["count": 2])
            UserDefaults.standard.setPersistentDomain(["name": "Bob"], forName: "group")
            host.settle()
            expect(host, shows: "1 Bob small nowhere")
            #expect(UserDefaults.standard.persistentDomain(forName: "group") as? [String: String] == ["name": "Bob"])
            UserDefaults.standard.removePersistentDomain(forName: "group")
            host.settle()
            expect(host, shows: "1 nobody small nowhere")
            expectNoDifference(UserDefaults.standard.integer(forKey: "count"), 8)
        }

        @Test("Each change is announced by a notification, with or without views")
        func notifications() {
            var names: [String] = []
            let defaults = UserDefaults(suiteName: "announcing")!
            let subscription = NotificationCenter.default
                .publisher(for: UserDefaults.didChangeNotification, object: defaults)
                .sink { names.append($0.name.rawValue) }
            defaults.set(1, forKey: "a")
            defaults.removeObject(forKey: "a")
            expectNoDifference(names.count, 2)
            subscription.cancel()
            defaults.set(1, forKey: "a")
            expectNoDifference(names.count, 2)
        }

        @Test("A write from another thread is seen")
        func threads() async throws {
            let host = ViewHost(Settings())
            // The task group's thread isn't the main one, and its task is known to be this test's.
            await withTaskGroup(of: Void.self) { group in
                group.addTask { UserDefaults.standard.set(12, forKey: "count") }
            }
            try await host.until { host.contains("12 nobody small nowhere") }
        }

        private struct Registering: View {
            @AppStorage("visits") var visits = 0

            init() { UserDefaults.standard.register(defaults: ["visits": 3]) }

            var body: some View {
                let _ = UserDefaults.standard.set(true, forKey: "wasShown")
                Text("visits \(visits)")
            }
        }

        private struct Outer: View {
            @AppStorage("wasShown") var wasShown = false
            var body: some View {
                Text(wasShown ? "shown" : "new")
                Registering()
            }
        }

        @Test("A write during an update is seen after it, without a diagnostic")
        func writeInBody() {
            let diagnostics = Diagnostics.collect {
                let host = ViewHost(Outer())
                #expect(host.contains("shown") && host.contains("visits 3"))
            }
            #expect(diagnostics.isEmpty)
        }

        // MARK: In a test

        @Test("The standard store is empty at the start of each test and of each of its cases", arguments: 0..<4)
        func empty(case number: Int) async {
            #expect(UserDefaults.standard.object(forKey: "of a test") == nil)
            #expect(NSUbiquitousKeyValueStore.default.object(forKey: "of a test") == nil)
            UserDefaults.standard.set(number, forKey: "of a test")
            NSUbiquitousKeyValueStore.default.set(number, forKey: "of a test")
            await Task.yield()
            expectNoDifference(UserDefaults.standard.integer(forKey: "of a test"), number)
            await expectNoDifference(Task { UserDefaults.standard.integer(forKey: "of a test") }.value, number)
            expectNoDifference(NSUbiquitousKeyValueStore.default.longLong(forKey: "of a test"), Int64(number))
        }

        @Test("Jobs and detached tasks of a virtual clock have the store of the test that made the clock")
        func virtualClock() {
            let host = ViewHost(Settings(), clock: .virtual)
            host.perform {
                Task.detached { UserDefaults.standard.set(20, forKey: "count") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { UserDefaults.standard.set("Eve", forKey: "name") }
            }
            host.advance(by: .seconds(1))
            expect(host, shows: "20 Eve small nowhere")
        }

        @Test("What a test writes isn't on disk unless it says so; then it is there at once")
        func disk() throws {
            let name = "reactive.tests.\(UUID().uuidString)"
            let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
            let file = "\(folder)/\(name).plist"
            let defaults = try #require(UserDefaults(suiteName: name))
            defer { try? FileManager.default.removeItem(atPath: file) }
            defaults.set(1, forKey: "count")
            defaults.synchronize()
            #expect(!FileManager.default.fileExists(atPath: file))
            try withUserDefaultsOnDisk {
                #expect(defaults.object(forKey: "count") == nil)
                let host = ViewHost { Settings().defaultAppStorage(defaults) }
                try host.tap("Write by AppStorage")
                #expect(FileManager.default.fileExists(atPath: file))
                defaults.set(3, forKey: "count")
                host.settle()
                expect(host, shows: "3 nobody small nowhere")
                defaults.removePersistentDomain(forName: name)
            }
            expectNoDifference(defaults.integer(forKey: "count"), 1)
        }

        @Test("The folder of documents exists, and is the test's own")
        func documents() throws {
            let manager = FileManager.default
            let documents = try #require(manager.urls(for: .documentDirectory, in: .userDomainMask).first)
            #expect(documents.lastPathComponent == "Documents" && documents == .documentsDirectory)
            #expect(!documents.path.hasPrefix(NSHomeDirectory()))
            #expect(try manager.contentsOfDirectory(atPath: documents.path).isEmpty)
            try Data([1]).write(to: documents.appendingPathComponent("notes"))
            let url = try manager.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
            try expectNoDifference(manager.contentsOfDirectory(atPath: url.path), ["notes"])
            for directory in [FileManager.SearchPathDirectory.applicationSupportDirectory, .cachesDirectory] {
                let own = manager.urls(for: directory, in: .userDomainMask)
                #expect(own.count == 1 && !own[0].path.hasPrefix(NSHomeDirectory()))
            }
            TestSandbox.currentPlace?.sandbox?.checkInvariants()
            let folder = documents.deletingLastPathComponent().path
            #expect(
                !URL.libraryDirectory.path.hasPrefix(NSHomeDirectory()) && URL.libraryDirectory.path.hasPrefix(folder))
        }
    }
#endif
