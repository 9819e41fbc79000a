import ExampleSession
import ReactiveViewsTesting
import Testing

@testable import EventBadges

@MainActor
struct SessionTests {
    @Test("The session's output matches its comments") func itGoesAsTheCommentsSay() {
        let transcript: String = EventBadges.example.run()
        #expect(!transcript.contains("\n! "), "\(transcript)")
        let frames = transcript.split(separator: "\n").filter { $0.hasPrefix("> frame") }
            .map { $0.split(separator: "→").last ?? "" }.map { $0.split(separator: " ").compactMap { Int($0) } }
            .filter { $0.count == 4 }
        #expect(frames.count == 12)
        guard frames.count == 12 else { return }
        let heights = frames.map { $0[3] }
        let (title, rating) = (frames[0], frames[1])
        #expect(title[1] * 2 + title[3] == rating[1] * 2 + rating[3])
        #expect(heights[2] == heights[3] && heights[3] == heights[4])
        #expect(heights[5] > heights[2] && heights[6] == heights[5])
        #expect(heights[7] == heights[5])
        #expect(heights[8] == heights[2] && heights[9] == heights[5])
        #expect(heights[10] < heights[2] && heights[11] == heights[10])
    }

    @Test("Two runs of the session print the same text") func itIsTheSameEachTimeToTheLetter() {
        let transcripts: [String] = [EventBadges.example.run(), EventBadges.example.run()]
        #expect(transcripts[0] == transcripts[1])
    }

    @Test("The session shows what it showed when it was recorded") func itIsAsRecorded() throws {
        let transcript: String = EventBadges.example.run()
        try assertSnapshot(of: transcript, as: .text)
    }
}
