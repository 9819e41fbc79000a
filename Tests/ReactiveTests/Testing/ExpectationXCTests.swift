import ReactiveTesting
import XCTest

/// Expectations in XCTest: a failure belongs to the running test case, at the place of the call.
final class ExpectationXCTests: XCTestCase {
    private struct Failure: Equatable {
        let message: String
        let file: String
        let line: Int
    }

    private var expected = false
    private var failures: [Failure] = []

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard self.expected else {
            return super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        failures.append(Failure(message: description, file: filePath, line: lineNumber))
    }

    func testEqualValuesPass() {
        expectNoDifference([1, 2], [1, 2])
        XCTAssertEqual(failures, [])
    }

    func testDifferentValuesFail() {
        expected = true
        expectNoDifference("a", "b", "words")
        expected = false
        XCTAssertEqual(failures.count, 1)
        XCTAssertEqual(failures.first?.line, #line - 3)
        XCTAssertEqual(failures.first?.file, #filePath)
        XCTAssertEqual(
            failures.first?.message, "failed - words\nThe values differ (- expected, + actual):\n- \"b\"\n+ \"a\"")
    }

    func testAnotherThreadFailsTheRunningTestCase() {
        expected = true
        let isDone = expectation(description: "compared on another queue")
        DispatchQueue.global().async {
            expectNoDifference(1, 2)
            isDone.fulfill()
        }
        wait(for: [isDone], timeout: 60)
        expected = false
        XCTAssertEqual(failures.count, 1)
    }
}
