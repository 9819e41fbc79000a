import Foundation

// Not on Apple's systems: a program that links this module would need the test libraries there.
#if canImport(Testing) && !canImport(Darwin)
    import Testing
#endif
#if canImport(XCTest) && !canImport(Darwin)
    import XCTest
#endif

/// Reports failed expectations to the test library whose test is running.
package enum ExpectationFailure {
    /// Records a failure of the current test at a place in its source. The test goes on; on Apple's systems the process
    /// stops instead.
    ///
    /// A failure in code that belongs to no test, such as a detached task's, is also printed. Swift Testing counts it
    /// as a failure of its run, and XCTest as one of the running test case.
    ///
    /// - Parameters:
    ///   - message: What differs.
    ///   - comment: The test's own words, which precede the message; empty for none.
    ///   - site: The place of the expectation.
    package static func record(_ message: String, _ comment: String = "", at site: CallSite) {
        let text = comment.isEmpty ? message : "\(comment)\n\(message)"
        #if canImport(Testing) && !canImport(Darwin)
            if Test.current != nil { return recordIssue(text, at: site) }
        #endif
        #if canImport(XCTest) && !canImport(Darwin)
            if TestCaseObservation.isTestRunning { return XCTFail(text, file: site.filePath, line: site.line) }
        #endif
        // Each of the libraries ignores a failure outside its run.
        #if canImport(Testing) && !canImport(Darwin)
            recordIssue(text, at: site)
        #endif
        #if canImport(XCTest) && !canImport(Darwin)
            XCTFail(text, file: site.filePath, line: site.line)
        #endif
        #if canImport(Darwin)
            fatalError("An expectation failed. \(text)", file: site.filePath, line: site.line)
        #else
            FileHandle.standardError.write(Data("\(site): An expectation failed outside a test. \(text)\n".utf8))
        #endif
    }

    #if canImport(Testing) && !canImport(Darwin)
        private static func recordIssue(_ text: String, at site: CallSite) {
            Issue.record(
                Comment(rawValue: text),
                sourceLocation: SourceLocation(
                    fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line),
                    column: Int(site.column)))
        }
    #endif
}
