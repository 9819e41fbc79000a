// Program: heyrahulrs/ASETimerSwiftUI
// Modules: ASETimerSwiftUI

import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import ASETimerSwiftUI

@Suite("ASE Timer: a countdown to an event")
@MainActor
struct ASETimerTests {
    @Test("After the event, the screen says so")
    func ended() throws {
        let host = AppHost(ASE_Timer(), clock: .virtual, effects: SystemEffects()).host
        #expect(host.contains("WWDC 2022"))
        #expect(host.contains(.query(.text).text(containing: "View online at apple.com")))
    }

    @Test("Before the event, the seconds count down")
    func counts() throws {
        let manager = EventManager()
        manager.isCountdownOver = false
        manager.remainingSeconds = 2 * 86_400 + 3 * 3_600 + 4 * 60 + 5
        let host = ViewHost(CountdownView(eventManager: manager), clock: .virtual)
        #expect(host.contains("02") && host.contains("DAYS") && host.contains("03") && host.contains("HOURS"))
        #expect(host.contains("04") && host.contains("MINUTES") && host.contains("05") && host.contains("SECONDS"))
        manager.remainingSeconds = 59
        host.settle()
        #expect(!host.contains("DAYS") && host.contains("59"))
        manager.endTimer()
        host.settle()
        #expect(host.contains("COUNTDOWN ENDED") && !host.contains("SECONDS"))
    }
}
