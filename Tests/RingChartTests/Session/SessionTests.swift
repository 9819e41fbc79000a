import ExampleSession
import ReactiveViewsTesting
import Testing

@testable import RingChart

@MainActor
@Suite("The session")
struct SessionTests {
    private let transcript: String = RingChart.example.run()

    @Test("It plays to its end without a fault")
    func faultless() {
        #expect(!transcript.contains("\n! "))
        #expect(transcript.contains("6 wedges"))
    }

    @Test("What is painted differs from the model only on the way")
    func angles() {
        let lines = transcript.split(separator: "\n").map { $0.drop { $0 == " " } }
        let painted = lines.filter { $0.hasPrefix("painted: ") }.map { $0.dropFirst(9) }
        let model = lines.filter { $0.hasPrefix("model:   ") }.map { $0.dropFirst(9) }
        #expect(zip(painted, model).map { $0 == $1 } == [false, true, false, true, false, true, true])
    }

    @Test("A session of one's own tells what is wrong with it, with the line")
    func faults() {
        let transcript: String = RingChart.example.run(script: "tap \"New Wedge\"\ntap \"Wedge 2\"")
        #expect(transcript.contains("! line 2"))
    }

    @Test("The session shows what it showed when it was recorded") func itIsAsRecorded() throws {
        let transcript: String = RingChart.example.run()
        try assertSnapshot(of: transcript, as: .text)
    }
}
