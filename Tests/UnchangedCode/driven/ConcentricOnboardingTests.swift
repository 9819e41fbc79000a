// Program: exyte/ConcentricOnboarding
// Modules: ConcentricOnboarding, ConcentricOnboardingExample

import ConcentricOnboarding
import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import ConcentricOnboardingExample

@Suite("ConcentricOnboarding: pages behind a growing circle")
@MainActor
struct ConcentricOnboardingTests {
    @Test("The button leads through all pages, and back to the first")
    func pages() throws {
        let host = AppHost(ConcentricOnboardingExampleApp(), clock: .virtual, effects: SystemEffects()).host
        host.advance(by: 1)
        for step in [1, 2, 3, 4, 1] {
            let frame = try host.frame(of: "Step \(step)")
            #expect(frame.midX > 0 && frame.midX < 390, "Step \(step) is at \(frame)")
            try host.tap(host.query(.button))
            host.advance(by: 0.1)
            #expect(try host.find(host.query(.button)).attributes.contains("disabled"))
            host.advance(by: 3)
            #expect(try !host.find(host.query(.button)).attributes.contains("disabled"))
        }
    }

    @Test("The owner of the pages learns of each page")
    func events() throws {
        var events: [String] = []
        let host = ViewHost(
            ConcentricOnboardingView(pageContents: [(Text("One"), Color.red), (Text("Two"), Color.blue)])
                .didChangeCurrentPage { events.append("page \($0)") }
                .didGoToLastPage { events.append("last") }
                .animationDidEnd { events.append("end") }
                .insteadOfCyclingToFirstPage { events.append("over") },
            clock: .virtual)
        host.advance(by: 1)
        try host.tap(host.query(.button))
        host.advance(by: 3)
        try host.tap(host.query(.button))
        host.advance(by: 3)
        #expect(events.contains("page 1") && events.contains("last") && events.last == "over")
    }
}
