#if os(Linux) && canImport(XCTest)
    import Reactive
    import XCTest

    /// Has each test case of XCTest begin with a sandbox of its own. They run one after the other.
    final class TestCaseObservation: NSObject, XCTestObservation {
        private static let running = Lock(false)

        /// Whether a test case of XCTest is running.
        static var isTestRunning: Bool { running.withLock { $0 } }

        static func begin() { XCTestObservationCenter.shared.addTestObserver(TestCaseObservation()) }

        func testCaseWillStart(_ testCase: XCTestCase) {
            TestSandboxes.beginTest()
            Self.running.withLock { $0 = true }
        }

        func testCaseDidFinish(_ testCase: XCTestCase) { Self.running.withLock { $0 = false } }
    }
#else
    /// XCTest isn't observed on this system.
    enum TestCaseObservation {
        static var isTestRunning: Bool { false }
        static func begin() {}
    }
#endif
