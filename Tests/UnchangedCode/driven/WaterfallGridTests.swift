// Program: paololeonardi/WaterfallGrid
// Modules: WaterfallGrid, WaterfallGridSample_visionOS

import ReactiveViewsTesting
import SwiftUI
import Testing
import WaterfallGrid

@testable import WaterfallGridSample_visionOS

@Suite("WaterfallGrid: a grid of rectangles, pictures and cards")
@MainActor
struct WaterfallGridTests {
    let host = AppHost(
        WaterfallGridSample_visionOSApp(), size: CGSize(width: 800, height: 1_200), clock: .virtual,
        effects: SystemEffects()
    ).host

    @Test("The grid puts each view below the shortest column")
    func columns() async throws {
        let heights: [CGFloat] = [100, 40, 50, 20]
        let grid = WaterfallGrid(0..<4, id: \.self) { index in
            Text("Item \(index)").frame(height: heights[index])
        }
        .gridStyle(columns: 2, spacing: 10, animation: nil)
        let host = ViewHost(grid, size: CGSize(width: 210, height: 400))
        // The library computes the places on another thread.
        try await host.wait(for: "the places") { (try? host.frame(of: .text("Item 1")).midX) == 160 }
        let tops = try (0..<4).map { try host.frame(of: .text("Item \($0)")).midY - heights[$0] / 2 }
        #expect(tops.map { $0 - tops[0] } == [0, 0, 50, 110])
        let centers = try (0..<4).map { try host.frame(of: .text("Item \($0)")).midX }
        #expect(centers == [50, 160, 160, 50])
    }

    @Test("Rectangles are added, removed, and made equal")
    func rectangles() throws {
        host.advance(by: 1)
        let count = host.all(host.query(.text)).count
        try host.tap("rectangle.stack.badge.plus")
        host.advance(by: 1)
        #expect(host.all(host.query(.text)).count == count + 1)
        try host.tap("rectangle.stack.badge.minus")
        try host.tap("rectangle.stack.badge.minus")
        host.advance(by: 1)
        #expect(host.all(host.query(.text)).count == count - 1)
        try host.tap("rectangle.3.offgrid")
        host.advance(by: 1)
        #expect(host.contains("rectangle.grid.2x2"))
    }

    @Test("Settings are presented, changed and reset")
    func settings() throws {
        host.advance(by: 1)
        try host.tap("gear")
        host.advance(by: 1)
        let speed = host.query(.text).text(containing: "Speed: ")
        #expect(host.contains("Show Indicators") && host.contains(speed))
        try host.tap("Enabled")
        #expect(!host.contains(speed))
        try host.tap("Reset")
        #expect(host.contains(speed))
        try host.tap("Done")
        host.advance(by: 1)
        #expect(!host.contains("Show Indicators"))
    }

    @Test("Tabs show pictures and cards")
    func tabs() throws {
        host.advance(by: 1)
        try host.tap(host.query(.tab, "Cards"))
        host.advance(by: 1)
        #expect(!host.contains("rectangle.stack.badge.plus"))
        try host.tap(host.query(.tab, "Swap / Resize"))
        host.advance(by: 1)
        try host.tap("arrow.swap")
        try host.tap("rectangle.expand.vertical")
        #expect(host.contains("arrow.swap"))
    }
}
