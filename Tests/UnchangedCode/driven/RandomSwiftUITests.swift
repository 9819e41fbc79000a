// Program: ntnhon/Random-SwiftUI
// Modules: Random_SwiftUI

import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import Random_SwiftUI

@Suite("Random-SwiftUI: an animated clock and bars")
@MainActor
struct RandomSwiftUITests {
    let host = AppHost(Random_SwiftUIApp(), clock: .virtual, effects: SystemEffects()).host

    @Test("The form has two sections, and the clock's face all numbers")
    func face() throws {
        #expect(host.contains("Spotify now playing") && host.contains("Apple clock"))
        let twelve = try host.frame(of: .text("12"))
        for number in 1...12 { #expect(host.contains(.text("\(number)"))) }
        #expect(try host.frame(of: .text("6")).midY > twelve.midY)
        #expect(try host.frame(of: .text("3")).midX > twelve.midX)
        #expect(try host.frame(of: .text("9")).midX < twelve.midX)
    }

    @Test("The second hand turns with each second, and the bars grow")
    func time() throws {
        let before = host.display
        host.advance(by: 1)
        let then = host.display
        #expect(then != before)
        host.advance(by: 1)
        #expect(host.display != then)
    }
}
