import OSLog
import Testing
import os
import os.log

@Suite("Logs")
struct LoggerTests {
    /// The messages of a category, in order.
    private func entries(_ category: String) throws -> [OSLogEntryLog] {
        try OSLogStore(scope: .currentProcessIdentifier).getEntries().compactMap { $0 as? OSLogEntryLog }
            .filter { $0.category == category }
    }

    private func messages(_ category: String) throws -> [String] { try entries(category).map(\.composedMessage) }

    @Test("Each function logs at its level")
    func levels() throws {
        let logger = Logger(subsystem: "test", category: "levels")
        logger.log("log")
        logger.trace("trace")
        logger.debug("debug")
        logger.info("info")
        logger.notice("notice")
        logger.warning("warning")
        logger.error("error")
        logger.critical("critical")
        logger.fault("fault")
        logger.log(level: .error, "level")
        let entries = try entries("levels")
        #expect(
            entries.map(\.composedMessage) == [
                "log", "trace", "debug", "info", "notice", "warning", "error", "critical", "fault", "level",
            ])
        #expect(
            entries.map(\.level) == [
                .notice, .debug, .debug, .info, .notice, .error, .error, .fault, .fault, .error,
            ])
        #expect(entries.allSatisfy { $0.subsystem == "test" })
    }

    @Test("Values are written in their formats")
    func formats() throws {
        struct Failure: Error {}
        struct Named: CustomStringConvertible { var description: String { "named" } }
        let logger = Logger(subsystem: "test", category: "formats")
        let (count, ratio, name) = (42, 0.125, "Eve")
        logger.info("\(count) \(ratio) \(name) \(true)")
        logger.info("\(ratio, format: .fixed(precision: 2)) \(Float(0.5), format: .fixed(precision: 1))")
        logger.info("\(count, format: .hex) \(count, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))")
        logger.info("\(UInt8(7), format: .decimal(explicitPositiveSign: true, minDigits: 3)) \(-5, format: .octal)")
        logger.info(
            "[\(name, align: .right(columns: 5))] [\(name, align: .left(columns: 5))] [\(1, align: .right(columns: 3))]"
        )
        logger.info("\(false, format: .answer) \(Int32(2), format: .darwinErrno)")
        logger.info("\(Named()) \(Int.self) \(CGFloat(2), format: .fixed(precision: 1))")
        let error: any Error = Failure()
        logger.info("\(error) \(error.localizedDescription.isEmpty)")
        let url = URL(filePath: "/a")
        logger.info("\(url, privacy: .public) \(name, privacy: .private(mask: .hash)) 100%")
        #expect(
            try messages("formats") == [
                "42 0.125000 Eve true", "0.12 0.5", "2a 0x002A", "+007 -5", "[  Eve] [Eve  ] [  1]",
                "NO [2: No such file or directory]", "named Int 2.0", "Failure() false", "file:///a Eve 100%",
            ])
    }

    @Test("A printed message hides private values, and a store shows them")
    func privacy() {
        let message: OSLogMessage =
            "\("a") \(1) \("b", privacy: .public) \(2, privacy: .private) \("c", privacy: .sensitive) 5%"
        let rendered = message.render()
        #expect(rendered.redacted == "<private> 1 b <private> <sensitive> 5%")
        #expect(rendered.readable == "a 1 b 2 c 5%")
        #expect(rendered.format == "%s %lld %{public}s %{private}lld %{sensitive}s 5%%")
        #expect(rendered.arguments == ["a", "1", "b", "2", "c"])
        let (first, second): (OSLogMessage, OSLogMessage) =
            ("\("x", privacy: .private(mask: .hash))", "\("x", privacy: .private(mask: .hash))")
        #expect(first.render().redacted == second.render().redacted)
        #expect(first.render().redacted.hasPrefix("<mask.hash: "))
    }

    @Test("Formats of C take their values")
    func cFormats() throws {
        let log = OSLog(subsystem: "test", category: "c")
        os_log("plain", log: log)
        os_log("%d of %{public}@, %.1f %x %5d|%-4d|", log: log, type: .error, 3, "four", 2.25, 255, 7, 8)
        os_log(.fault, log: log, "%{private}s %s 50%%", "secret", "word")
        os_log("%d %d", log: log, type: .info, 1)
        os_log("%{bool}d %d", log: log, type: .info, 1, "text")
        #expect(
            try messages("c") == [
                "plain", "3 of four, 2.2 ff     7|8   |", "secret word 50%", "1 <missing>", "true text",
            ])
        #expect(try entries("c").map(\.level) == [.notice, .error, .fault, .info, .info])
        let number = 3
        os_log("interpolated \(number)")
        os_log(.info, log: log, "interpolated \(number)")
        #expect(try messages("c").last == "interpolated 3")
    }

    @Test("A disabled log evaluates nothing")
    func disabled() throws {
        var count = 0
        func value() -> Int {
            count += 1
            return count
        }
        let logger = Logger(OSLog.disabled)
        withoutActuallyEscaping(value) { value in logger.info("\(value())") }
        #expect(count == 0)
        withoutActuallyEscaping(value) { value in Logger(subsystem: "test", category: "enabled").info("\(value())") }
        #expect(count == 1)
        #expect(try messages("enabled") == ["1"])
    }

    @Test("A store has the entries from a moment on, in order, that match")
    func store() throws {
        let logger = Logger(subsystem: "test", category: "store")
        for number in 1...3 { logger.info("\(number)") }
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let predicate = NSPredicate { entry, _ in (entry as? OSLogEntryLog)?.category == "store" }
        let all = Array(try store.getEntries(matching: predicate))
        #expect(all.map(\.composedMessage) == ["1", "2", "3"])
        let reversed = try store.getEntries(with: .reverse, matching: predicate)
        #expect(reversed.map(\.composedMessage) == ["3", "2", "1"])
        let later = store.position(date: Date().addingTimeInterval(60))
        #expect(Array(try store.getEntries(at: later, matching: predicate)).isEmpty)
        #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
    }

    @Test("Signposts mark intervals, each once")
    func signposts() throws {
        let signposter = OSSignposter(subsystem: "test", category: "signposts")
        let id = signposter.makeSignpostID()
        let state = signposter.beginInterval("Load", id: id, "of \(3)")
        signposter.emitEvent("Hit")
        signposter.endInterval("Load", state)
        signposter.endInterval("Load", state)
        #expect(signposter.withIntervalSignpost("Work") { 5 } == 5)
        os_signpost(.event, log: OSLog(subsystem: "test", category: "signposts"), name: "Old", "%d", 4)
        let found = try OSLogStore(scope: .currentProcessIdentifier).getEntries()
            .compactMap { $0 as? OSLogEntrySignpost }.filter { $0.category == "signposts" }
        #expect(found.map(\.signpostName) == ["Load", "Hit", "Load", "Work", "Work", "Old"])
        #expect(
            found.map(\.signpostType) == [
                .intervalBegin, .event, .intervalEnd, .intervalBegin, .intervalEnd, .event,
            ])
        #expect(found.first?.composedMessage == "of 3")
        #expect(found.last?.composedMessage == "4")
        #expect(found[0].signpostIdentifier == id.rawValue && found[2].signpostIdentifier == id.rawValue)
        #expect(signposter.makeSignpostID() != id)
    }
}

@Suite("Unfair locks")
struct UnfairLockTests {
    @Test("A lock protects its state from threads")
    func state() {
        let count = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1_000 { count.withLock { $0 += 1 } }
        }
        #expect(count.withLock { $0 } == 8_000)
        #expect(count.withLockIfAvailable { $0 } == 8_000)
        count.withLock { _ in
            count.precondition(.owner)
            #expect(count.withLockIfAvailable { $0 } == nil)
        }
        count.precondition(.notOwner)
    }

    @Test("A lock without state is acquired and released")
    func plain() {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.withLock { 3 } == 3)
    }

    @Test("C's lock excludes other threads")
    func cLock() {
        let lock = UnsafeMutablePointer<os_unfair_lock_s>.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        nonisolated(unsafe) let shared = lock
        nonisolated(unsafe) let total = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        total.initialize(to: 0)
        defer { total.deallocate() }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1_000 {
                os_unfair_lock_lock(shared)
                total.pointee += 1
                os_unfair_lock_unlock(shared)
            }
        }
        #expect(total.pointee == 8_000)
        #expect(os_unfair_lock_trylock(lock))
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }

    @Test("Loaded images have names and addresses, and an index too far has none")
    func images() {
        let count = _dyld_image_count()
        #expect(count > 1)
        let names = (0..<count).compactMap { _dyld_get_image_name($0) }.map(String.init(cString:))
        #expect(names.count == Int(count))
        #expect(names.contains { $0.contains("libswiftCore") })
        #expect(_dyld_get_image_header(1) != nil)
        #expect(_dyld_get_image_name(.max) == nil)
        #expect(_dyld_get_image_header(.max) == nil)
    }
}
