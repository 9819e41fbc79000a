// Program: fredyshox/PageView
// Modules: PageViewDemo

import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import PageViewDemo

@Suite("PageView: pages that are dragged")
@MainActor
struct PageViewTests {
    @Test("Dragging leads from the third page to the second, and back")
    func pages() throws {
        let host = ViewHost(ContentView(), clock: .virtual)
        host.advance(by: 1)
        let third = try host.frame(of: "Hello world: 2")
        #expect(third.midX > 0 && third.midX < 390)
        try host.drag("Hello world: 2", by: CGSize(width: 300, height: 0))
        host.advance(by: 2)
        let cell = try host.frame(of: .text("Cell 0"))
        #expect(cell.minX >= 0 && cell.maxX <= 390)
        #expect(host.contains("Cell 9"))
    }
}
