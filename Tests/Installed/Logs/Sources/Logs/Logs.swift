// Asks for the module as packages do that are built for several systems.
#if canImport(os)
    import OSLog
    import os.log
    import os
#elseif canImport(OSLog)
    #error("OSLog is seen without os")
#endif

@main
struct Logs {
    static func main() {
        #if canImport(os)
            let logger = Logger(subsystem: "com.example.logs", category: "check")
            logger.info("The number is \(3, privacy: .public).")
            os_log("And %d", log: .default, type: .info, 4)
            let lock = OSAllocatedUnfairLock(initialState: "on")
            print("os:", lock.withLock { $0 })
        #else
            print("os: off")
        #endif
    }
}
