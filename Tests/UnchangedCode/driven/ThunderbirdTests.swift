// Program: thunderbird/thunderbird-ios
// Modules: Thunderbird

import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import Thunderbird

@Suite("Thunderbird: a welcome screen")
@MainActor
struct ThunderbirdTests {
    @Test("The welcome screen's button opens the page for donations")
    func donate() throws {
        let effects = SystemEffects()
        let host = AppHost(Thunderbird.App(), clock: .virtual, effects: effects).host
        #expect(host.all(host.query(.text)).count == 2 && host.all(host.query(.image)).count == 2)
        #expect(effects.openedURLs.isEmpty)
        try host.tap(host.query(.button))
        #expect(effects.openedURLs.map(\.absoluteString) == ["https://www.thunderbird.net/donate/mobile/?form=tfi"])
    }
}
