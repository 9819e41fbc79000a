#if os(Linux) && canImport(XCTest)
    import XCTest

    /// Has each test case of XCTest begin with a sandbox of its own. They run one after the other.
    final class TestCaseObservation: NSObject, XCTestObservation {
        static func begin() { XCTestObservationCenter.shared.addTestObserver(TestCaseObservation()) }

        func testCaseWillStart(_ testCase: XCTestCase) { TestSandboxes.beginTest() }
    }
#else
    /// XCTest isn't observed on this system.
    enum TestCaseObservation {
        static func begin() {}
    }
#endif
