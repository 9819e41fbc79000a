import ExampleSession
import ReactiveViewsTesting
import Testing

@testable import Carousel

@MainActor
@Suite("The session")
struct SessionTests {
    @Test("It plays to its end without a fault")
    func faultless() {
        let transcript: String = Carousel.example.run()
        #expect(!transcript.contains("\n! "))
        #expect(transcript.contains("wait 1"))
    }

    @Test("It shows the banner at rest, on its way, and jumping")
    func banner() {
        let transcript: String = Carousel.example.run()
        let lines = transcript.split(separator: "\n").map(String.init)
        let answers = lines.filter { $0.hasPrefix("> banner  → ") }.map { $0.dropFirst(12) }
        #expect(
            answers == [
                "garden at -355, harbour at 15, market at 385",
                "garden at -355, harbour at 15, market at 385",
                "harbour at -117, market at 253",
                "harbour at -355, market at 15, tower at 385",
                "tower at -355, garden at 15, harbour at 385",
                "garden at -355, harbour at 15, market at 385",
            ])
    }

    @Test("A session of one's own tells what is wrong with it, with the line")
    func faults() {
        let transcript: String = Carousel.example.run(script: "wait 3\nexpect \"Picture 1 of 4\"")
        #expect(transcript.contains("! line 2"))
    }

    @Test("The session shows what it showed when it was recorded") func itIsAsRecorded() throws {
        let transcript: String = Carousel.example.run()
        try assertSnapshot(of: transcript, as: .text)
    }
}
