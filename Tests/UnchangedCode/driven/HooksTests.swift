// Program: ra1028/SwiftUI-Hooks
// Modules: Hooks, BasicExample

import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import BasicExample
@testable import Hooks

@Suite("SwiftUI-Hooks: hooks, and their examples")
@MainActor
struct HooksTests {
    private let effects = SystemEffects()
    private let host: ViewHost<_AppView<HooksApp>>

    init() {
        host = AppHost(HooksApp(), size: CGSize(width: 390, height: 2_000), clock: .virtual, effects: effects).host
    }

    @Test("A counter counts by steps, and by itself")
    func counter() throws {
        try host.tap("Counter")
        host.advance(by: 1)
        #expect(host.contains("00"))
        try host.increment(host.query(.stepper), by: 2)
        #expect(host.contains("02"))
        try host.decrement(host.query(.stepper))
        #expect(host.contains("01"))
        try host.tap("Auto +")
        host.advance(by: 1.05)
        #expect(host.contains("11"))
        try host.tap("Auto +")
        host.advance(by: 1)
        #expect(host.contains("11"))
    }

    @Test("The list's hooks keep states, run effects and read the environment")
    func list() throws {
        try host.tap("Hook List")
        host.advance(by: 0.95)
        print(host.tree)
        #expect(host.contains("Fibonacci = 3"))
        try host.tap("Next")
        host.advance(by: 0.1)
        #expect(host.contains("Fibonacci = 5"))
        #expect(host.contains("Current Locale = en_US"))
        try host.tap(host.query("Random").nth(2))
        #expect(host.contains(.query(.progress)))
        host.advance(by: 1)
        #expect(!host.contains(.query(.progress)))
    }

    @Test("A failed request can be repeated")
    func request() throws {
        effects.network.respond(
            to: "https://jsonplaceholder.typicode.com/posts", with: .failure(.timedOut, after: .seconds(1)),
            .text(#"[{"id": 1, "title": "First post", "body": "Its body"}]"#, after: .seconds(1)))
        try host.tap("API Request")
        host.advance(by: 0.5)
        #expect(host.contains(.query(.progress)))
        host.advance(by: 1)
        try host.tap("Refresh")
        host.advance(by: 1.5)
        #expect(host.contains("First post") && host.contains("Its body"))
        #expect(effects.requests.count == 2)
    }
}
