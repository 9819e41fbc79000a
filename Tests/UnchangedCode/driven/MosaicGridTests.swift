// Program: hainayanda/MosaicGrid
// Modules: MosaicGrid

import MosaicGrid
import ReactiveViewsTesting
import SwiftUI
import Testing

@Suite("MosaicGrid: a layout of tiles of different sizes")
@MainActor
struct MosaicGridTests {
    @Test("Tiles fill the gaps of larger ones")
    func tiles() throws {
        let grid = VMosaicGrid(hGridCount: 3, spacing: 0) {
            Color.red.accessibilityLabel("large").usingGrids(h: 2, v: 2)
            Color.green.accessibilityLabel("small")
            Color.blue.accessibilityLabel("tall").usingGrids(h: 1, v: 2)
            Color.gray.accessibilityLabel("wide").usingGrids(h: 2, v: 1)
        }
        let host = ViewHost(ScrollView { grid }, size: CGSize(width: 300, height: 600), clock: .virtual)
        #expect(try host.frame(of: "large") == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(try host.frame(of: "small") == CGRect(x: 200, y: 0, width: 100, height: 100))
        #expect(try host.frame(of: "tall") == CGRect(x: 200, y: 100, width: 100, height: 200))
        #expect(try host.frame(of: "wide") == CGRect(x: 0, y: 200, width: 200, height: 100))
    }
}
