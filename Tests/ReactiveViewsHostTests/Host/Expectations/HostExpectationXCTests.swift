import ReactiveViewsTesting
import XCTest

/// Expectations on hosts in XCTest: a failure belongs to the running test case, at the place of the call.
final class HostExpectationXCTests: XCTestCase {
    private var isRecording = false
    private var failures: [(message: String, file: String, line: Int)] = []

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard isRecording else {
            return super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        failures.append((description, filePath, lineNumber))
    }

    @MainActor
    func testWhatIsShownPasses() async {
        let host = ViewHost(Button("Save") {})
        expect(host, shows: "Save")
        expect(host, hasNo: "Delete")
        expect(host, enables: "Save")
        XCTAssertTrue(failures.isEmpty)
    }

    @MainActor
    func testWhatIsMissingFails() async {
        let host = ViewHost(Button("Save") {})
        isRecording = true
        expect(host, shows: "Saved")
        expect(host, hasNo: "Save")
        expect(host, hasTree: "Button \"Delete\"")
        isRecording = false
        XCTAssertEqual(failures.map(\.line), [#line - 4, #line - 3, #line - 2])
        XCTAssertEqual(Set(failures.map(\.file)), [#filePath])
        XCTAssertEqual(
            failures.first?.message,
            """
            failed - The host shows no “Saved”. Nearest: Button "Save".
            \(host.summary):
            > Button "Save"
            """)
    }
}
