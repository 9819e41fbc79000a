import Foundation
import ReactiveTesting
import Testing

/// Reproducers of the faults that the page of the toolchain's workarounds lists. They use nothing of this package.
@Suite("Faults of the toolchain", .serialized)
struct ToolchainFaultTests {
    #if !DEBUG
        private enum Scope {
            @TaskLocal static var closure: (@Sendable (Int) -> Void)?

            static func run<Result>(
                _ closure: @escaping @Sendable (Int) -> Void, _ body: () throws -> Result
            ) rethrows -> Result {
                try $closure.withValue(closure, operation: body)
            }
        }

        @Test("a task-local value of a function's type") func taskLocalFunction() async {
            await knownFault(
                "An optimised program crashes when it sets a task-local value of a function's type.",
                workaround: "Diagnostics.Handler, which wraps the function"
            ) {
                await #expect(processExitsWith: .success) {
                    Scope.run({ _ in }, { Scope.closure?(1) })
                }
            }
        }
    #endif

    #if os(Linux)
        @Test("user defaults on the disk") func storedDefaults() async throws {
            let name = "reactive-fault-\(UInt32.random(in: 0...UInt32.max))"
            let defaults = try #require(UserDefaults(suiteName: name))
            let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
            let path = "\(folder)/\(name).plist"
            defer { try? FileManager.default.removeItem(atPath: path) }
            await knownFault(
                "UserDefaults writes nothing to the disk until it is synchronized.",
                workaround: "the call of synchronize() in StoredItem, and UnwrittenDefaults"
            ) {
                withUserDefaultsOnDisk { defaults.set(1, forKey: "key") }
                #expect(FileManager.default.fileExists(atPath: path))
            }
            _ = withUserDefaultsOnDisk { defaults.synchronize() }
            #expect(FileManager.default.fileExists(atPath: path), "the file is looked for in the right place")
        }

        @Test("the notification of user defaults") func changedDefaults() async throws {
            let name = "reactive-fault-\(UInt32.random(in: 0...UInt32.max))"
            let defaults = try #require(UserDefaults(suiteName: name))
            // Writing any suite to the disk writes this one.
            defer {
                withUserDefaultsOnDisk { _ = defaults.synchronize() }
                let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
                try? FileManager.default.removeItem(atPath: "\(folder)/\(name).plist")
            }
            await knownFault(
                "UserDefaults posts no notification of its changes.",
                workaround: "AnnouncingUserDefaults"
            ) {
                await confirmation("posts a notification") { confirm in
                    let token = NotificationCenter.default.addObserver(
                        forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
                    ) { _ in confirm() }
                    // `set(_:forKey:)` is replaced in this process.
                    defaults.setByFoundation(1 as Any?, forKey: "key")
                    NotificationCenter.default.removeObserver(token)
                }
            }
        }

        @Test("a URL in user defaults") func storedURL() async throws {
            let defaults = try #require(UserDefaults(suiteName: "reactive-fault-url"))
            let url = try #require(URL(string: "https://example.org/a?b"))
            defaults.setByFoundation(url, forKey: "key")
            await knownFault(
                "UserDefaults keeps only the path of a URL.", workaround: "the archives of AnnouncingUserDefaults"
            ) {
                expectNoDifference(defaults.url(forKey: "key"), url)
            }
            defaults.set(url, forKey: "key")
            expectNoDifference(defaults.url(forKey: "key"), url)
        }

        @Test("the order of observers of a notification") func notificationOrder() async {
            final class Order: @unchecked Sendable {
                var numbers: [Int] = []
            }
            await knownFault(
                "NotificationCenter calls its observers in a random order.",
                workaround: "NotificationSource, one observer for all subscribers"
            ) {
                let order = Order()
                let center = NotificationCenter()
                let name = Notification.Name("order")
                let tokens = (0..<50).map { number in
                    center.addObserver(forName: name, object: nil, queue: nil) { _ in order.numbers.append(number) }
                }
                center.post(name: name, object: nil)
                for token in tokens { center.removeObserver(token) }
                expectNoDifference(order.numbers, Array(0..<50))
            }
        }

        private final class Token: Sendable {}

        @Test("a timer that is invalidated and gone") func timerLeak() async {
            await knownFault(
                "A Timer is never released, nor is its closure.",
                workaround: "the weak captures in Timer.TimerPublisher, and the one timer of LoopAgenda"
            ) {
                weak var released: Token?
                do {
                    let token = Token()
                    released = token
                    let timer = Timer(fire: Date() + 1_000, interval: 1_000, repeats: true) { _ in _ = token }
                    timer.invalidate()
                }
                #expect(released == nil)
            }
        }

        @Test("the first date of a timer without one") func firstTick() async {
            await knownFault(
                "A Timer made without a date is due at once.",
                workaround: "the date that Timer.TimerPublisher gives its timer"
            ) {
                let timer = Timer(timeInterval: 1_000, repeats: true) { _ in }
                #expect(timer.fireDate.timeIntervalSinceNow > 500)
                timer.invalidate()
            }
        }
    #endif
}

#if os(Linux)
    /// Foundation's implementations of methods that ReactiveFoundation replaces.
    extension UserDefaults {
        @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF")
        fileprivate func setByFoundation(_ value: Any?, forKey key: String)
        @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF")
        fileprivate func setByFoundation(_ url: URL?, forKey key: String)
    }
#endif
