import Combine
import XCTest

@testable import Search

final class SearchTests: XCTestCase {
    func testASearchShowsResults() {
        let model = SearchModel { ["\($0)ft", "\($0)llow"] }
        let arrived = expectation(description: "results")
        let subscription = model.$results.dropFirst().sink { _ in arrived.fulfill() }
        model.query = "swi"
        wait(for: [arrived], timeout: 30)
        XCTAssertEqual(model.results, ["swift", "swillow"])
        subscription.cancel()
    }
}
