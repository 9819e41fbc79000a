import Foundation
@testable import ReactiveRecording
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Limits of recordings")
struct RecordingLimitsTests {
    @Test("The oldest steps after the first are left out, which the page says")
    func steps() throws {
        let host = ViewHost(Workshop(), clock: .virtual)
        let recording = host.startRecording(limits: Recording.Limits(steps: 5))
        for _ in 0..<10 { try host.tap("Add") }
        #expect(recording.steps.count == 5 && recording.omittedSteps == 6)
        #expect(recording.steps[0].kind == .start && recording.steps[4].tree.contains("Count: 10"))
        #expect(recording.html.contains("5 steps; 6 more after the first were left out"))
        recording.recorder.checkInvariants()
    }

    @Test("A long animation has fewer frames a second")
    func frames() throws {
        let host = ViewHost(Workshop(), clock: .virtual)
        let recording = host.startRecording(limits: Recording.Limits(frames: 10))
        try host.tap("Grow")
        host.advance(by: .seconds(1))
        let times = recording.steps[2].frameTimes
        #expect((5...11).contains(times.count))
        #expect(zip(times, times.dropFirst()).dropLast().allSatisfy { $1 - $0 > 0.1 })
    }

    @Test("Of ten thousand views as many are listed as the limit says; a picture that is too large is left out")
    func manyViews() throws {
        let host = ViewHost(
            VStack { ForEach(0..<10_000, id: \.self) { Text("Row \($0)") } }, clock: .virtual)
        let recording = host.startRecording(limits: Recording.Limits(views: 100, pictureBytes: 10_000))
        let step = recording.steps[0]
        #expect(step.tree.split(separator: "\n").count == 100)
        #expect(step.picture == nil)
        #expect(step.omissions.count == 2)
        #expect(step.omissions[0] == "9901 more views aren't listed.")
        #expect(step.omissions[1].hasPrefix("The picture is left out: it has "))
        #expect(recording.html.utf8.count < 200_000)
    }

    @Test("A recording that is full keeps trees, and no more pictures")
    func full() throws {
        let host = ViewHost(Workshop(), clock: .virtual)
        let recording = host.startRecording(limits: Recording.Limits(bytes: 1))
        try host.tap("Add")
        #expect(recording.steps[0].picture == nil && recording.steps[1].picture == nil)
        #expect(recording.steps[1].tree.contains("Count: 1") && recording.steps[1].omissions.count == 1)
        let page = try DecodedPage(recording.html)
        #expect(page.steps[1]["p"] as? Int == -1)
    }

    @Test("Limits below one count as one")
    func invalid() throws {
        let limits = Recording.Limits(steps: 0, frames: -1, views: 0, pictureBytes: -5, bytes: 0)
        #expect(limits == Recording.Limits(steps: 1, frames: 1, views: 1, pictureBytes: 1, bytes: 1))
        let host = ViewHost(Workshop(), clock: .virtual)
        let recording = host.startRecording(limits: limits)
        for _ in 0..<4 { try host.tap("Add") }
        #expect(recording.steps.count == 2)
    }

    @Test("Sizes that aren't numbers, and none at all, give a page")
    func sizes() throws {
        for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 10), CGSize(width: CGFloat.infinity, height: -3)] {
            let host = ViewHost(Text("a"), size: size, clock: .virtual)
            let page = try DecodedPage(host.recording.html)
            let numbers = page.steps[0]["z"] as? [NSNumber]
            #expect(numbers?.count == 2)
        }
    }

    @Test("A recording outlives its host, and doesn't keep it alive")
    func hostGone() throws {
        var host: ViewHost? = ViewHost(Workshop(), clock: .virtual)
        weak let reference = host
        let recording = try #require(host).recording
        try host?.tap("Add")
        host = nil
        #expect(reference == nil)
        #expect(recording.steps.map(\.title) == ["Start", "tap “Add”", "unmount"])
        #expect(recording.steps[2].tree == "")
        recording.note("later")
        recording.fail("too late")
        #expect(try DecodedPage(recording.html).steps.count == 5)
        recording.recorder.checkInvariants()
    }

    @Test("Without a recording a host does the same passes, and installs no observer")
    func withoutRecording() throws {
        let plain = ViewHost(Workshop(), clock: .virtual)
        let recorded = ViewHost(Workshop(), clock: .virtual)
        _ = recorded.recording
        for host in [plain, recorded] {
            try host.tap("Add")
            try host.tap("Grow")
            host.advance(by: .seconds(1))
        }
        #expect(plain.observer == nil && recorded.observer != nil)
        #expect(plain.graph.passes == recorded.graph.passes && plain.svg == recorded.svg && plain.now == recorded.now)
    }
}
