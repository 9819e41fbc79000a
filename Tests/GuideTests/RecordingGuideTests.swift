import Foundation
import ReactiveViewsTesting
import Testing

// The blocks of the page LookingAtSessions, line for line: `GuideBlockTests` compares them.

private struct Door: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text(isOpen ? "The door is open" : "The door is closed")
            Color.brown.frame(width: isOpen ? 20 : 120, height: 200)
            Button(isOpen ? "Close" : "Open") { withAnimation { isOpen.toggle() } }
        }
    }
}

@MainActor
@Suite("The guide to sessions")
final class RecordingGuideTests {
    isolated deinit {
        try? FileManager.default.removeItem(
            at: FileManager.default.temporaryDirectory.appendingPathComponent("door.html"))
    }

    @MainActor
    @Test("The door opens")
    func door() throws {
        let host = ViewHost(Door(), clock: .virtual)
        let recording = host.recording
        recording.note("Opening")
        try host.tap("Open")
        host.advance(by: .seconds(1))
        try recording.write(to: FileManager.default.temporaryDirectory.appendingPathComponent("door.html"))
    }

    @Test("A recorded test has a page with its steps, and the failure in it")
    func failure() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("door-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let host = ViewHost(Door(), clock: .virtual)
        let recording = host.recording
        recording.note("Opening")
        try host.tap("Open")
        host.advance(by: .seconds(1))
        try recording.write(to: folder.appendingPathComponent("door.html"))

        #expect(recording.steps[3].frameTimes.count > 5)
        #expect(try Data(contentsOf: folder.appendingPathComponent("door.html")).count > 10_000)

        if !host.contains("Closed") {
            recording.fail("The door is open.", at: "DoorTests.swift:12")
        }
        let titles = ["Start", "Opening", "tap “Open”", "advance by 1 s", "Failure at DoorTests.swift:12"]
        #expect(recording.steps.allSatisfy { $0.diagnostics.isEmpty && $0.error == nil || $0.kind == .failure })
        #expect(recording.steps.map(\.title) == titles)

        let short = host.startRecording(title: "Door", limits: Recording.Limits(steps: 100, frames: 60))
        #expect(short.title == "Door" && recording.title == "Door")
    }
}
