import ReactiveViewsTesting
import Testing

@testable import RingChart

@MainActor
@Suite("The picture")
struct PictureTests {
    /// To write it anew: `UPDATE_SNAPSHOTS=1 swift test --filter RingChartTests`, and look at it before it is checked in.
    @Test("At rest three wedges look as they did")
    func snapshot() throws {
        let studio = Studio()
        for _ in 1...3 { try studio.host.tap("New Wedge") }
        studio.host.runUntilIdle()
        let picture = studio.host.display.svg(size: studio.host.size)

        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = tests.appendingPathComponent("Snapshots/RingChart-three-wedges.svg")
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(picture == (try String(contentsOf: file, encoding: .utf8)))
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
