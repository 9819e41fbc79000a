#if os(Linux)
    import Foundation
    import ReactiveTesting
    import XCTest

    /// User defaults are empty at the start of each test of XCTest, too.
    final class UserDefaultsXCTests: XCTestCase {
        func testFirst() { check() }
        func testSecond() { check() }

        private func check() {
            XCTAssertNil(UserDefaults.standard.object(forKey: "of a test"))
            UserDefaults.standard.set(1, forKey: "of a test")
            let isRead = expectation(description: "read on another queue")
            DispatchQueue.global().async {
                XCTAssertEqual(UserDefaults.standard.integer(forKey: "of a test"), 1)
                isRead.fulfill()
            }
            wait(for: [isRead], timeout: 60)
        }
    }
#endif
