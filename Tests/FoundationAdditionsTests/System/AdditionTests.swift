import Foundation
import Reactive
import FoundationAdditions
import Testing
import ReactiveTesting

@Suite("Foundation's additions")
struct AdditionTests {
    @Test("The user's folders are absolute paths")
    func folders() {
        let folders = [
            URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory,
            .downloadsDirectory, .desktopDirectory, .picturesDirectory, .musicDirectory, .moviesDirectory,
            .userDirectory, .trashDirectory, .sharedPublicDirectory, .applicationDirectory,
        ]
        for folder in folders { #expect(folder.isFileURL && folder.path.hasPrefix("/"), "\(folder)") }
        expectNoDifference(
            Set([URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .downloadsDirectory]).count, 4)
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../a") == nil)
    }

    @Test("A bookmark leads to its file, until the file is gone")
    func bookmarks() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "a b.txt")
        let file = folder.url.appending(path: "a b.txt")
        let data = try file.bookmarkData(options: .minimalBookmark)
        var isStale = true
        try expectNoDifference(URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale), file)
        #expect(!isStale)
        try FileManager.default.removeItem(at: file)
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try file.bookmarkData() }
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data([1]), bookmarkDataIsStale: &isStale) }
    }

    @Test("A file goes to the trash under a name of its own; iCloud is missing")
    func trash() throws {
        let folder = try TemporaryFolder()
        let name = "\(UUID()).txt"
        var places: [String] = []
        for text in ["1", "2"] {
            try folder.write(text, to: name)
            var place: NSURL?
            try FileManager.default.trashItem(at: folder.url.appending(path: name), resultingItemURL: &place)
            places.append(try #require(place?.path))
        }
        expectNoDifference(Set(places).count, 2)
        try expectNoDifference(places.map { try String(contentsOfFile: $0, encoding: .utf8) }, ["1", "2"])
        for place in places { try FileManager.default.removeItem(atPath: place) }
        #expect(throws: CocoaError.self) { try FileManager.default.startDownloadingUbiquitousItem(at: folder.url) }
    }

    @Test("A shared store keeps values of each kind, and announces changes of other devices")
    func sharedStore() {
        let store = NSUbiquitousKeyValueStore()
        store.set(3, forKey: "int")
        store.set(2.5, forKey: "double")
        store.set(true, forKey: "bool")
        store.set("text", forKey: "string")
        store.set(["a", "b"], forKey: "list")
        store.set(Data([1]), forKey: "data")
        #expect(store.longLong(forKey: "int") == 3 && store.double(forKey: "double") == 2.5)
        #expect(store.bool(forKey: "bool") && !store.bool(forKey: "none"))
        #expect(store.string(forKey: "string") == "text" && store.string(forKey: "int") == nil)
        #expect(store.array(forKey: "list") as? [String] == ["a", "b"])
        expectNoDifference(store.data(forKey: "data"), Data([1]))
        expectNoDifference(store.dictionaryRepresentation.count, 6)
        let count = Lock(0)
        let token = NotificationCenter.default.addObserver(
            forName: NSUbiquitousKeyValueStore.didChangeExternallyNotification, object: store, queue: nil
        ) { _ in count.withLock { $0 += 1 } }
        store.changeExternally(["int": 4, "bool": nil])
        NotificationCenter.default.removeObserver(token)
        expectNoDifference(count.withLock { $0 }, 1)
        #expect(store.longLong(forKey: "int") == 4 && store.object(forKey: "bool") == nil)
        let problems = Diagnostics.collect { store.set(Date.self, forKey: "type") }
        expectNoDifference(problems.map(\.kind), [.invalidInput])
        #expect(store.object(forKey: "type") == nil)
    }

    @Test("Notifications arrive in order, also those before the first wait, and end with their task")
    func notifications() async {
        let center = NotificationCenter()
        let name = Notification.Name("test")
        let notifications = center.notifications(named: name)
        for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
        center.post(name: Notification.Name("other"), object: nil)
        var found: [Int] = []
        for await notification in notifications {
            found.append(notification.userInfo?["number"] as? Int ?? 0)
            if found.count == 3 { break }
        }
        expectNoDifference(found, [1, 2, 3])
        let task = Task {
            for await _ in notifications {}
            return true
        }
        task.cancel()
        #expect(await task.value)
    }

    @Test("A resource's lines are those of its text; empty ones are left out")
    func lines() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a\r\n\n b \u{2028}ç\nend", to: "a.txt")
        let url = folder.url.appending(path: "a.txt")
        var lines: [String] = []
        for try await line in url.lines { lines.append(line) }
        expectNoDifference(lines, ["a", " b ", "ç", "end"])
        var count = 0
        for try await _ in url.resourceBytes { count += 1 }
        expectNoDifference(count, 16)
        await #expect(throws: (any Error).self) {
            for try await _ in folder.url.appending(path: "none").lines {}
        }
    }

    @Test("The small functions do what their names say")
    func functions() {
        expectNoDifference(autoreleasepool { 3 }, 3)
        expectNoDifference(NSEC_PER_SEC, 1_000 * NSEC_PER_MSEC)
        expectNoDifference(ProcessInfo.processInfo.thermalState, .nominal)
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
        let activity = ProcessInfo.processInfo.beginActivity(options: .userInitiated, reason: "test")
        ProcessInfo.processInfo.endActivity(activity)
        let defaults = UserDefaults(suiteName: "reactive.additions")
        defaults?.setValue(3, forKey: "a")
        #expect(defaults?.value(forKey: "a") as? Int == 3)
        defaults?.setValue(nil, forKey: "a")
        #expect(defaults?.value(forKey: "a") == nil)
    }

    @Test("The free space of a volume has values for each use")
    func volumeCapacity() throws {
        let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: [
            .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey,
        ])
        let free = try #require(values.volumeAvailableCapacity)
        #expect(free > 0)
        expectNoDifference(values.volumeAvailableCapacityForImportantUsage, Int64(free))
        expectNoDifference(values.volumeAvailableCapacityForOpportunisticUsage, Int64(free))
        let others = try URL(fileURLWithPath: "/").resourceValues(forKeys: [])
        #expect(others.volumeAvailableCapacityForImportantUsage == nil)
    }

    @Test("The resources of a kind are values of URL")
    func resourceURLs() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "Scenes/a.json")
        try folder.write("{}", to: "b.json")
        let nested = folder.bundle.urls(forResourcesWithExtension: "json", subdirectory: "Scenes") ?? []
        let flat = folder.bundle.urls(forResourcesWithExtension: "json", subdirectory: nil) ?? []
        let names = Array(Set(nested + flat)).map { $0.lastPathComponent }.sorted()
        expectNoDifference(names, ["a.json", "b.json"])
        let localized = folder.bundle.urls(forResourcesWithExtension: "json", subdirectory: "Scenes", localization: nil)
        expectNoDifference(localized?.map(\.lastPathComponent), ["a.json"])
    }
}
