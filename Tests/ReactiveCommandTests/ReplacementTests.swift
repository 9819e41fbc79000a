import Foundation
import Testing

@testable import ReactiveCommand

@Suite("Replacing an installation")
struct ReplacementTests {
    private let sandbox: Sandbox
    private let final: URL

    init() throws {
        sandbox = try Sandbox()
        final = sandbox.folder.appending(path: "one")
    }

    private var contents: String? { try? String(contentsOf: final.appending(path: "file"), encoding: .utf8) }

    @Test("A new folder takes the place of the old one, and nothing else is left")
    func replaced() throws {
        try sandbox.write("old", to: "one/file")
        let replacement = try Replacement(of: final)
        try Data("new".utf8).write(to: replacement.new.appending(path: "file"))
        #expect(contents == "old")
        try replacement.commit()
        #expect(contents == "new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path) == ["one"])
    }

    @Test("After a failure in the middle the old folder is whole")
    func canceled() throws {
        try sandbox.write("old", to: "one/file")
        let replacement = try Replacement(of: final)
        try Data("n".utf8).write(to: replacement.new.appending(path: "file"))
        replacement.cancel()
        #expect(contents == "old")
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path) == ["one"])
    }

    @Test("What an interrupted installation has left is removed by the next one")
    func interrupted() throws {
        try sandbox.write("old", to: "one/file")
        try sandbox.write("half", to: ".new-one/file")
        let replacement = try Replacement(of: final)
        #expect(try FileManager.default.contentsOfDirectory(atPath: replacement.new.path).isEmpty)
        #expect(contents == "old")
    }

    @Test("The old folder is restored if an installation was interrupted between the two renames")
    func betweenRenames() throws {
        try sandbox.write("old", to: ".old-one/file")
        try sandbox.write("new", to: ".new-one/file")
        try Replacement.recover(in: sandbox.folder)
        #expect(contents == "old")
        #expect(!sandbox.exists(".new-one"))
    }

    @Test("The old folder is removed if an installation was interrupted after the second rename")
    func afterRenames() throws {
        try sandbox.write("old", to: ".old-one/file")
        try sandbox.write("new", to: "one/file")
        try Replacement.recover(in: sandbox.folder)
        #expect(contents == "new")
        #expect(!sandbox.exists(".old-one"))
    }
}
