// Program: FranckNdame/swiftui.builds
// Modules: TinderClone

import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import TinderClone

@Suite("swiftui.builds: cards that are swiped away")
@MainActor
struct SwiftUIBuildsTests {
    let host = AppHost(TinderCloneApp(), clock: .virtual, effects: SystemEffects()).host

    @Test("The screen has the cards' names, and buttons")
    func screen() {
        for name in ["Rosie", "Betty", "Abigail", "Zoé", "Tilly", "Penny"] { #expect(host.contains(.text(name))) }
        #expect(host.all(host.query(.button)).count == 8)
    }

    @Test("A card that is dragged a little comes back; one that is dragged far flies away")
    func swipe() throws {
        let start = try host.frame(of: "Rosie")
        var touch = try host.beginDrag("Rosie")
        touch.move(to: CGSize(width: 60, height: 20))
        touch.move(to: CGSize(width: 80, height: 20))
        host.advance(by: 1)
        #expect(try host.frame(of: "Rosie").midX > start.midX + 20)
        touch.end()
        host.advance(by: 5)
        #expect(abs(try host.frame(of: "Rosie").minX - start.minX) < 1)
        try host.drag("Rosie", by: CGSize(width: 200, height: 0))
        host.advance(by: 5)
        #expect(try host.frame(of: "Rosie").minX > 390)
        let betty = try host.frame(of: "Betty")
        try host.drag("Betty", by: CGSize(width: -200, height: 0))
        host.advance(by: 5)
        #expect(try host.frame(of: "Betty").maxX < 0 && betty.minX >= 0)
    }
}
