import ReactiveViewsTesting
import Testing

@testable import RingChart

@MainActor
@Suite("The picture")
struct PictureTests {
    /// To have it written anew: `RECORD_SNAPSHOTS=failed swift test --filter RingChartTests`
    @Test("At rest three wedges look as they did")
    func snapshot() throws {
        let studio = Studio()
        for _ in 1...3 { try studio.host.tap("New Wedge") }
        studio.host.runUntilIdle()
        try assertSnapshot(of: studio.host, as: .picture, named: "three wedges")
    }

    @Test("In the dark colour scheme the wedges keep their colours")
    func dark() throws {
        let studio = Studio()
        studio.host.setEnvironment(\.colorScheme, .dark)
        for _ in 1...5 { try studio.host.tap("New Wedge") }
        studio.host.runUntilIdle()
        try assertSnapshot(of: studio.host, as: .picture, named: "five wedges")
    }

    @Test("The same session gives the same picture")
    func repetition() throws {
        let pictures = try (1...2).map { _ in
            let studio = Studio()
            for _ in 1...5 { try studio.host.tap("New Wedge") }
            try studio.host.tap("Randomize")
            studio.host.advance(by: 0.15)
            return studio.host.display.svg(size: studio.host.size)
        }
        #expect(pictures[0] == pictures[1])
    }
}
