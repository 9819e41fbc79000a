import Foundation
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Sessions of failed tests")
struct FailureSessionTests {
    private func page(_ message: String) throws -> DecodedPage {
        let line = try #require(message.split(separator: "\n").last { $0.hasPrefix("Session: ") })
        let path = String(line.dropFirst(9))
        #expect(path.hasSuffix(".session.html"))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try DecodedPage(String(contentsOfFile: path, encoding: .utf8))
    }

    @Test("A failed snapshot of a recorded host names a page with its session")
    func snapshot() throws {
        let host = ViewHost(Workshop(), clock: .virtual)
        _ = host.recording
        try host.tap("Add")
        let failure = try #require(verifySnapshot(of: host, as: .tree, named: "missing", record: .never))
        let page = try page(failure.description)
        #expect(page.steps.last?["k"] as? String == "failure")
        #expect((page.steps.last?["e"] as? String)?.contains("There is no snapshot of the tree") == true)
        #expect((page.steps.last?["n"] as? String)?.hasPrefix("Failure at FailureSessionTests.swift:") == true)
        #expect(page.text(page.steps.count - 1, "T") == host.tree)
    }

    @Test("A failed inline snapshot names one, too")
    func inline() throws {
        let host = ViewHost(Workshop(), clock: .virtual)
        _ = host.recording
        let failure = #expect(throws: SnapshotFailure.self) {
            try assertInlineSnapshot(of: host, as: .tree, record: .never) { "something else" }
        }
        #expect(try page(failure!.description).steps.count == 2)
    }

    @Test("A wait that fails names a page with what was waited for")
    func until() async throws {
        let host = ViewHost(Workshop(), clock: .virtual)
        _ = host.recording
        let failure = #expect(throws: WaitFailure.self) { try host.until { host.contains("never") } }
        #expect(failure?.reason == .nothingDue)
        #expect(try page(failure!.description).steps.last?["k"] as? String == "failure")
        let other = await #expect(throws: WaitFailure.self) { try await host.until { host.contains("never") } }
        #expect(try page(other!.description).steps.count > 2)
    }

    @Test("A host that isn't recorded writes none")
    func unrecorded() throws {
        let host = ViewHost(Workshop(), clock: .virtual)
        let failure = try #require(verifySnapshot(of: host, as: .tree, named: "missing", record: .never))
        #expect(!failure.description.contains("Session:"))
        let wait = #expect(throws: WaitFailure.self) { try host.until { false } }
        #expect(wait?.description.contains("Session:") == false)
        #expect(host.currentRecording == nil)
    }
}
