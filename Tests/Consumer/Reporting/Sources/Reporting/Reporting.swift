// A package that doesn't depend on the module `os`, and that asks whether it is there. The manifest of the program
// gives `os` another name, so the answer is no in any order of building. `findsLog` says so; the branch that is left
// out compiles as well, where a manifest gives no other name and `os` is built first.

import Foundation

#if canImport(os)
    import os
#endif

/// Reports issues.
public struct Reporter: Sendable {
    public init() {}

    /// Whether the module `os` was there when this was compiled.
    public var findsLog: Bool {
        #if canImport(os) || canImport(OSLog)
            true
        #else
            false
        #endif
    }

    /// Logs an issue where there is a log, and prints it elsewhere.
    public func report(_ message: String) {
        #if canImport(os)
            let images = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0) }.map(String.init(cString:))
            let image = images.firstIndex { $0.hasSuffix("/SwiftUI") }
            let header = image.flatMap { _dyld_get_image_header(UInt32($0)) }.map { UnsafeRawPointer($0) }
            os_log(
                .fault, dso: header ?? #dsohandle, log: OSLog(subsystem: "reporting", category: "issues"), "%@", message
            )
        #else
            print(message)
        #endif
    }
}
