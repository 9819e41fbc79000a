// Program: exyte/FloatingButton
// Modules: FloatingButton, FloatingButtonExample

import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import FloatingButton
@testable import FloatingButtonExample

@Suite("FloatingButton: menus that fly out of a button")
@MainActor
struct FloatingButtonTests {
    let host = AppHost(FloatingButtonExampleApp(), clock: .virtual, effects: SystemEffects()).host

    @Test("The list leads to three screens, and back")
    func navigation() throws {
        for (title, picture) in [
            ("IconsAndText", "star.fill"), ("Straight", "thermometer"), ("Circle", "umbrella.fill"),
        ] {
            try host.tap(title)
            host.advance(by: 1)
            #expect(host.contains(picture))
            try host.back()
            host.advance(by: 1)
            #expect(host.contains("IconsAndText"))
        }
    }

    @Test("The main button opens the menu, and its entries close it")
    func menu() throws {
        try host.tap("IconsAndText")
        host.advance(by: 1)
        let closed = try host.frame(of: host.query("Rename").nth(0))
        try host.tap("star.fill")
        host.advance(by: 2)
        let open = try host.frame(of: host.query("Rename").nth(0))
        #expect(closed != open)
        #expect(open.minX >= 0)
        try host.tap(host.query("Rename").nth(0))
        host.advance(by: 2)
        #expect(try host.frame(of: host.query("Rename").nth(0)).maxX < 0)
        try host.tap("star.fill")
        host.advance(by: 2)
        try host.tap(at: CGPoint(x: open.midX, y: open.midY))
        host.advance(by: 2)
        #expect(try host.frame(of: host.query("Rename").nth(0)).maxX < 0)
    }
}
