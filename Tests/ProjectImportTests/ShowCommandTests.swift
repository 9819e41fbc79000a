import Testing

@testable import ProjectImport

@Suite("Choosing what to show")
struct ShowCommandTests {
    @Test("The only program is shown; of several, the one that is named")
    func choice() throws {
        #expect(try ShowCommand.choose(nil, of: ["App"], package: "P") == "App")
        #expect(try ShowCommand.choose("B", of: ["A", "B"], package: "P") == "B")
        var failure = #expect(throws: ImportFailure.self) { try ShowCommand.choose(nil, of: ["A", "B"], package: "P") }
        #expect(failure?.advice == "Name one with --program:\n  A\n  B")
        failure = #expect(throws: ImportFailure.self) { try ShowCommand.choose("C", of: ["A"], package: "P") }
        #expect(failure?.problem == "P has no program C.")
        failure = #expect(throws: ImportFailure.self) { try ShowCommand.choose(nil, of: [], package: "P") }
        #expect(failure?.problem == "P has no program.")
    }

    @Test("A folder without a manifest, and unknown arguments, are errors")
    func arguments() throws {
        let folder = try TemporaryFolder()
        var errors = ""
        let command = ShowCommand(output: { _ in }, errorOutput: { errors += $0 })
        #expect(command.run([folder.path]) == 2)
        #expect(errors.contains("is no package. Import a project first"))
        #expect(command.run(["--wrong"]) == 2)
        #expect(errors.contains("Unknown option --wrong"))
        let options = try ShowOptions.parse(["--svg", "/a b/c.svg", "/p", "--program", "App", "--", "-c", "release"])
        #expect(options.picture == "/a b/c.svg")
        #expect(options.package == "/p")
        #expect(options.program == "App")
        #expect(options.swiftArguments == ["-c", "release"])
    }
}
