import Foundation
import Reactive

/// The user defaults and the user's folders of one test: empty, in memory and in a temporary folder.
///
/// A program is tested if it links ReactiveTesting, which provides a sandbox for each test. The methods of `UserDefaults`
/// and `FileManager` use it instead of the disk (`FoundationMethods`).
///
///     folder ≠ nil  ⇔  a program asked for a folder; it exists until the process exits
///     addedSuites has no name twice
package final class TestSandbox: Sendable {
    /// Where user defaults are.
    package enum Place: Sendable {
        case disk
        case sandbox(TestSandbox)

        /// The sandbox; nil for the disk.
        package var sandbox: TestSandbox? {
            if case .sandbox(let sandbox) = self { sandbox } else { nil }
        }
    }

    /// The place that a closure has been given; nil for that of the test.
    @TaskLocal package static var place: Place?

    /// Returns the running test's sandbox. Nil in a program that isn't tested.
    ///
    /// Unsafe: set before the program has a second thread, by ReactiveTesting.
    nonisolated(unsafe) package static var ofTest: (@Sendable () -> TestSandbox)?

    /// The place of user defaults for the calling code; nil in a program that isn't tested.
    ///
    /// That is the one chosen for it, or that of the virtual clock on which it runs, or that of the test.
    package static var currentPlace: Place? {
        guard let ofTest else { return nil }
        return place ?? VirtualClock.inForce?.sandboxPlace ?? .sandbox(ofTest())
    }

    static var current: TestSandbox? { currentPlace?.sandbox }

    /// Runs a closure with the place of user defaults that its caller had earlier.
    @inline(__always)
    static func run<Result>(at place: Place?, _ body: () -> Result) -> Result {
        place == nil ? body() : $place.withValue(place, operation: body)
    }

    private struct Contents {
        /// By the name of a suite; nil for the program's own.
        var domains: [String?: [String: Any]] = [:]
        var registered: [String: Any] = [:]
        var ubiquitous: [String: any Sendable] = [:]
        /// Suites whose values the program's own defaults show as well.
        var addedSuites: [String] = []
        var folder: URL?
    }
    private let contents = Lock(Contents())

    package init() {}

    // MARK: User defaults

    func value(forKey key: String, in suite: String?) -> Any? {
        contents.withLockUnchecked { contents in
            if let value = contents.domains[suite]?[key] { return value }
            if suite == nil {
                for added in contents.addedSuites {
                    if let value = contents.domains[added]?[key] { return value }
                }
            }
            return contents.registered[key]
        }
    }

    /// Sets a value; nil removes it.
    func set(_ value: Any?, forKey key: String, in suite: String?) {
        contents.withLockUnchecked { $0.domains[suite, default: [:]][key] = value }
    }

    func register(_ values: [String: Any]) {
        contents.withLockUnchecked { $0.registered.merge(values) { $1 } }
    }

    func values(in suite: String?, withRegistered: Bool) -> [String: Any] {
        contents.withLockUnchecked { contents in
            let own = contents.domains[suite] ?? [:]
            return withRegistered ? contents.registered.merging(own) { $1 } : own
        }
    }

    func replaceValues(in suite: String?, by values: [String: Any]) {
        contents.withLockUnchecked { $0.domains[suite] = values }
    }

    func addSuite(_ name: String) {
        contents.withLockUnchecked { if !$0.addedSuites.contains(name) { $0.addedSuites.append(name) } }
    }

    func removeSuite(_ name: String) {
        contents.withLockUnchecked { $0.addedSuites.removeAll { $0 == name } }
    }

    /// The values that devices share, by key.
    package func ubiquitousValues<Value>(_ type: Value.Type) -> [String: Value] {
        contents.withLockUnchecked { $0.ubiquitous.compactMapValues { $0 as? Value } }
    }

    /// Sets a value that devices share; nil removes it.
    package func setUbiquitousValue(_ value: (some Sendable)?, at key: String) {
        contents.withLockUnchecked { $0.ubiquitous[key] = value }
    }

    package func checkInvariants() {
        contents.withLockUnchecked { contents in
            precondition(Set(contents.addedSuites).count == contents.addedSuites.count)
            precondition(contents.folder.map { FileManager.default.fileExists(atPath: $0.path) } ?? true)
        }
    }

    // MARK: Folders

    /// The folder that stands for the user's home folder. Made when it is first needed, removed when the process exits.
    package var folder: URL {
        contents.withLockUnchecked { contents in
            if let folder = contents.folder { return folder }
            let folder = TemporaryFolders.make()
            contents.folder = folder
            return folder
        }
    }
}

/// The temporary folders of the process, which are removed when it exits.
private enum TemporaryFolders {
    private static let parent: URL = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("reactive-tests-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
        path.withLock { $0 = folder.path }
        atexit {
            let path = TemporaryFolders.path.withLock { $0 }
            try? FileManager.default.removeItem(atPath: path)
        }
        return folder
    }()
    private static let path = Lock("")
    private static let count = Lock(0)

    static func make() -> URL {
        let number = count.withLock { count in
            count += 1
            return count
        }
        let folder = parent.appendingPathComponent("\(number)", isDirectory: true)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

extension TestSandbox {
    /// The folder that stands for one of the user's folders.
    func counterpart(of url: URL) -> URL {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let path = url.path.hasPrefix(home + "/") ? String(url.path.dropFirst(home.count + 1)) : url.lastPathComponent
        return folder.appendingPathComponent(path, isDirectory: true)
    }
}
