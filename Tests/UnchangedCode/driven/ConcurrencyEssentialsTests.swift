// Program: peterfriese/SwiftUI-Concurrency-Essentials
// Modules: TaskCancellation, CombiningAsync

import CombiningAsync
import ReactiveViewsTesting
import SwiftUI
import TaskCancellation
import Testing

@testable import struct CombiningAsync.CombiningAsyncApp
@testable import struct TaskCancellation.TaskCancellationApp

@Suite("SwiftUI-Concurrency-Essentials: searches with tasks and publishers")
@MainActor
struct ConcurrencyEssentialsTests {
    private let effects = SystemEffects()

    private func stub() {
        for (term, title) in [("swift", "Swift Guides"), ("swiftui", "Views of Swift"), ("s", "Everything"), ("", "")] {
            effects.network.respond(
                to: "https://openlibrary.org/search.json?q=\(term)",
                with: .text(
                    #"{"numFound": 1, "start": 0, "docs": [{"key": "1", "title": "\#(title)", "author_name": ["A. Author"]}]}"#,
                    after: .seconds(2)))
        }
    }

    @Test("A submitted search shows its progress, then the books", arguments: ["Search books (on submit)"])
    func submit(screen: String) throws {
        stub()
        let host = AppHost(TaskCancellationApp(), clock: .virtual, effects: effects).host
        try host.tap(screen)
        host.advance(by: 1)
        try host.search("swift")
        #expect(effects.requests.isEmpty)
        try host.submitSearch()
        host.advance(by: 1)
        #expect(host.contains(.query(.progress)))
        host.advance(by: 2)
        #expect(host.contains("Swift Guides") && host.contains("by A. Author"))
        #expect(!host.contains(.query(.progress)))
        try host.tap("Done")
        host.advance(by: 1)
        #expect(host.contains("Cooperative cancellation"))
    }

    @Test("A live search asks for each letter, and shows the last answer")
    func live() throws {
        stub()
        let host = AppHost(TaskCancellationApp(), clock: .virtual, effects: effects).host
        try host.tap(host.query("Search books (live)").nth(1))
        host.advance(by: 1)
        try host.search("s")
        host.advance(by: 0.5)
        try host.search("swift")
        host.advance(by: 3)
        #expect(host.contains("Swift Guides") && !host.contains("Everything"))
        #expect(effects.requests.count == 2)
        try host.search("")
        host.advance(by: 1)
        #expect(!host.contains("Swift Guides"))
    }

    @Test("A computation reports its progress, and can be cancelled")
    func compute() throws {
        let host = AppHost(TaskCancellationApp(), clock: .virtual, effects: effects).host
        try host.tap("Cooperative cancellation")
        host.advance(by: 1)
        try host.type("10", into: host.query(.textField))
        try host.submit(host.query(.textField))
        try host.tap("Compute the nth fibonacci number")
        host.advance(by: 0.4)
        #expect(host.contains("50 %"))
        host.advance(by: 1)
        #expect(host.contains("55"))
        try host.tap("Compute the nth fibonacci number")
        host.advance(by: 0.2)
        try host.tap("Abort")
        host.advance(by: 1)
        #expect(host.contains("You cancelled the computation"))
    }

    @Test(
        "A search with publishers waits until typing pauses",
        arguments: ["Search books w/ Combine", "Search books w/ Combine & async/await"])
    func debounced(screen: String) throws {
        stub()
        let host = AppHost(CombiningAsyncApp(), clock: .virtual, effects: effects).host
        try host.tap(screen)
        host.advance(by: 3)
        // One of the two screens asks for the empty term that it begins with.
        effects.take()
        try host.search("swift")
        host.advance(by: 0.5)
        try host.search("swiftui")
        #expect(effects.requests.isEmpty)
        host.advance(by: 1)
        #expect(effects.requests.count == 1)
        #expect(host.contains(.query(.progress)))
        host.advance(by: 2)
        #expect(host.contains("Views of Swift"))
        #expect(!host.contains(.query(.progress)))
    }
}
