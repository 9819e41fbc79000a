import ExampleSession
import ReactiveViewsTesting
import Testing

@testable import Refresh

@MainActor
struct SessionTests {
    @Test("The session's output matches its comments") func itGoesAsTheCommentsSay() {
        let transcript: String = Refresh.example.run()
        #expect(!transcript.contains("\n! "), "\(transcript)")
        let frames = transcript.split(separator: "\n").filter { $0.hasPrefix("> frame") }
            .map { $0.split(separator: "→").last ?? "" }
        let tops = frames.compactMap { Int($0.split(separator: " ")[1]) }
        #expect(tops.count == 8)
        guard tops.count == 8 else { return }
        // The header is out of sight, in sight while it loads, and gone again.
        #expect(tops[0] < 0 && tops[3] > 0 && tops[6] == tops[0])
        // The first article is pulled down by 56, then below the header, then back.
        #expect([2, 4, 5, 7].map { tops[$0] - tops[1] } == [56, 70, 70, 0])
    }

    @Test("Two runs of the session print the same text") func itIsTheSameEachTimeToTheLetter() {
        let transcripts: [String] = [Refresh.example.run(), Refresh.example.run()]
        #expect(transcripts[0] == transcripts[1])
    }

    @Test("An expectation that fails names its line") func whatIsExpectedInVainFailsWithTheLine() {
        let transcript: String = Refresh.example.run(script: "pull \"Stacks\" 40\nexpect \"Loading…\"")
        #expect(transcript.contains("! line 2"))
    }

    @Test("The session shows what it showed when it was recorded") func itIsAsRecorded() throws {
        let transcript: String = Refresh.example.run()
        try assertSnapshot(of: transcript, as: .text)
    }
}
