// Program: ra1028/SwiftUI-Hooks
// Modules: Hooks, BasicExample

import ReactiveViewsTesting
import SwiftUI
import XCTest

@testable import BasicExample
@testable import Hooks

/// SwiftUI-Hooks: hooks, and their examples. The library asserts that it runs on the main thread, which is so in XCTest;
/// under Swift Testing on Linux, another thread runs the main queue.
final class HooksTests: XCTestCase {
    func testCounter() throws { try MainActor.assumeIsolated { try HooksExpectations().counter() } }
    func testList() throws { try MainActor.assumeIsolated { try HooksExpectations().list() } }
    func testRequest() throws { try MainActor.assumeIsolated { try HooksExpectations().request() } }
    func testTimer() throws { try MainActor.assumeIsolated { try HooksExpectations(clock: .real).timer() } }
}

@MainActor
private struct HooksExpectations {
    private let effects = SystemEffects()
    private let host: ViewHost<_AppView<HooksApp>>

    init(clock: HostClock = .virtual) {
        host = AppHost(HooksApp(), size: CGSize(width: 390, height: 2_000), clock: clock, effects: effects).host
    }

    /// A counter counts by steps.
    func counter() throws {
        try host.tap("Counter")
        host.advance(by: 1)
        XCTAssertTrue(host.contains("00"))
        try host.increment(host.query(.stepper), by: 2)
        XCTAssertTrue(host.contains("02"))
        try host.decrement(host.query(.stepper))
        XCTAssertTrue(host.contains("01"))
    }

    /// The list's hooks keep states, run effects and read the environment.
    func list() throws {
        try host.tap("Hook List")
        host.advance(by: 0.95)
        XCTAssertTrue(host.contains("Fibonacci = 3"))
        try host.tap("Next")
        host.advance(by: 0.1)
        XCTAssertTrue(host.contains("Fibonacci = 5"))
        XCTAssertTrue(host.contains("Current Locale = en_US"))
        try host.tap(host.query("Random").nth(2))
        XCTAssertTrue(host.contains(.query(.progress)))
        host.advance(by: 1)
        XCTAssertTrue(!host.contains(.query(.progress)))
    }

    /// An effect counts by a timer of Foundation, which takes real time, while a toggle is on.
    func timer() throws {
        try host.tap("Hook List")
        let toggle = host.query(.toggle)
        let limit = Date(timeIntervalSinceNow: 20)
        while !host.contains(.query(.toggle)), Date() < limit { RunLoop.main.run(mode: .default, before: limit) }
        try host.tap(toggle)
        while try host.find(toggle).label != "2", Date() < limit { RunLoop.main.run(mode: .default, before: limit) }
        XCTAssertEqual(try host.find(toggle).label, "2")
    }

    /// A failed request can be repeated.
    func request() throws {
        effects.network.respond(
            to: "https://jsonplaceholder.typicode.com/posts", with: .failure(.timedOut, after: .seconds(1)),
            .text(#"[{"id": 1, "title": "First post", "body": "Its body"}]"#, after: .seconds(1)))
        try host.tap("API Request")
        host.advance(by: 0.5)
        XCTAssertTrue(host.contains(.query(.progress)))
        host.advance(by: 1)
        try host.tap("Refresh")
        host.advance(by: 1.5)
        XCTAssertTrue(host.contains("First post") && host.contains("Its body"))
        XCTAssertTrue(effects.requests.count == 2)
    }
}
