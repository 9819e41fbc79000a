import Foundation
import Testing

@testable import ProjectImport

@Suite("The lock of an import")
struct ImportLockTests {
    @Test("A second import into a folder waits for the first one, and leaves nothing behind")
    func waiting() throws {
        let folder = try TemporaryFolder()
        var first: ImportLock? = try ImportLock(on: folder("Out")) { Issue.record("nobody has the lock") }
        #expect(first != nil)
        let waits = DispatchSemaphore(value: 0)
        let ends = DispatchSemaphore(value: 0)
        let hasIt = Flag()
        let path = folder("Out")
        Thread.detachNewThread {
            var second = try? ImportLock(on: path) { waits.signal() }
            hasIt.set(second != nil)
            // Released before the signal.
            second = nil
            ends.signal()
        }
        try #require(waits.wait(timeout: .now() + 30) == .success)
        #expect(!hasIt.value)
        first = nil
        try #require(ends.wait(timeout: .now() + 30) == .success)
        #expect(hasIt.value)
        // Another folder beside it needs no waiting.
        let third = try ImportLock(on: folder("Out")) { Issue.record("it was released") }
        _ = try ImportLock(on: folder("Other")) { Issue.record("another folder") }
        withExtendedLifetime(third) {}
    }

    @Test("Imports in turn, each with the lock: one at a time, and no file is left")
    func contention() throws {
        let folder = try TemporaryFolder()
        let path = folder("Out")
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<25 {
                guard let lock = try? ImportLock(on: path, onWait: {}) else {
                    counter.fail()
                    continue
                }
                counter.enter()
                counter.leave()
                withExtendedLifetime(lock) {}
            }
        }
        #expect(counter.result == Counter.Result(entries: 200, largest: 1, failures: 0))
        #expect(try folder.contents == [])
    }

    @Test("The command waits, and says so; then it writes")
    func command() throws {
        let folder = try TemporaryFolder()
        try folder.write("Small.xcodeproj/project.pbxproj", Fixtures.small)
        try folder.write("Main.swift", Fixtures.program)
        var lock: ImportLock? = try ImportLock(on: folder("Out")) {}
        var messages = ""
        let command = ImportCommand(
            output: { _ in },
            errorOutput: {
                messages += $0
                lock = nil
            })
        #expect(command.run([folder.path, "--no-build", "--into", folder("Out")]) == 0)
        #expect(lock == nil)
        #expect(messages.contains("Another `reactive import` writes to \(folder("Out")); waiting"))
        #expect(Paths.exists(folder("Out/Package.swift")))
        #expect(try folder.contents.filter { $0.hasSuffix(".lock") } == [])
    }

    /// A value that two threads use.
    private final class Flag: @unchecked Sendable {
        // Guarded by the lock.
        private let lock = NSLock()
        private var isSet = false
        var value: Bool { lock.withLock { isSet } }
        func set(_ value: Bool) { lock.withLock { isSet = value } }
    }

    /// Counts how many threads are in a section at a time.
    private final class Counter: @unchecked Sendable {
        struct Result: Equatable {
            var entries = 0
            var largest = 0
            var failures = 0
        }

        // Guarded by the lock.
        private let lock = NSLock()
        private var inside = 0
        private var counted = Result()

        var result: Result { lock.withLock { counted } }

        func enter() {
            lock.withLock {
                inside += 1
                counted.entries += 1
                counted.largest = max(counted.largest, inside)
            }
        }

        func leave() { lock.withLock { inside -= 1 } }
        func fail() { lock.withLock { counted.failures += 1 } }
    }
}
