import Foundation
import Testing

@testable import ProjectImport

@Suite("Projects that can't be read")
struct BrokenProjectTests {
    /// Runs the command, and returns the status and what it says.
    private func run(_ arguments: [String]) -> (status: Int32, output: String, errors: String) {
        let output = Text()
        let errors = Text()
        let command = ImportCommand(output: { output.text += $0 }, errorOutput: { errors.text += $0 })
        return (command.run(arguments), output.text, errors.text)
    }

    private final class Text {
        var text = ""
    }

    @Test(
        "A broken file is an error that says what to do, and nothing is written",
        arguments: [
            ("", "is empty"), ("\0GITCRYPT\0\u{1}\u{2}", "git-crypt unlock"),
            ("version https://git-lfs.github.com/spec/v1\n", "git lfs pull"),
            ("<?xml version=\"1.0\"?><plist><dict>", "damaged"), ("\0\u{1}\u{2}", "isn't text"), ("{ a = ; }", ":1:"),
            ("(a, b)", "isn't a dictionary"),
            ("{ objects = { }; }", "lacks the objects"),
            ("{\n<<<<<<< HEAD\n a = 1;\n", ":2: the file contains a merge conflict"),
        ])
    func broken(text: String, message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("App.xcodeproj/project.pbxproj", text)
        let result = run([folder("App.xcodeproj"), "--no-build"])
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(try folder.contents == ["App.xcodeproj", "App.xcodeproj/project.pbxproj"])
    }

    @Test("A group that contains itself is an error")
    func cycle() throws {
        let folder = try TemporaryFolder()
        let text = Fixtures.small.replacingOccurrences(of: "children = (F1, )", with: "children = (F1, G1, )")
            .replacingOccurrences(of: "B1 = {", with: "G1 = {isa = PBXGroup; path = x; children = (G0, ); }; B1 = {")
        try folder.write("App.xcodeproj/project.pbxproj", text)
        #expect(run([folder("App.xcodeproj")]).errors.contains("contains itself"))
    }

    @Test("A project whose files are all missing is an error; the others are imported")
    func missingFiles() throws {
        let folder = try TemporaryFolder()
        try folder.write("Small.xcodeproj/project.pbxproj", Fixtures.small)
        let result = run([folder.path, "--no-build"])
        #expect(result.status == 2)
        #expect(result.errors.contains("no target with Swift files that exist"))
        #expect(try folder.contents.count == 2)
    }

    @Test("Arguments that name nothing, several projects or a package are errors")
    func arguments() throws {
        let folder = try TemporaryFolder()
        #expect(run([folder("None.xcodeproj")]).errors.contains("doesn't exist"))
        #expect(run([folder.path]).errors.contains("neither a project nor Swift files"))
        #expect(run([]).errors.contains("No project is named"))
        #expect(run(["--into"]).errors.contains("--into needs a value"))
        #expect(run(["--wrong", "x"]).errors.contains("Unknown option --wrong"))
        #expect(run(["a", "b"]).errors.contains("More than one project"))
        #expect(run(["--help"]).output.contains("usage: reactive import"))
        try folder.write("A.xcodeproj/project.pbxproj", Fixtures.small)
        try folder.write("B/B.xcodeproj/project.pbxproj", Fixtures.small)
        #expect(run([folder.path]).errors.contains("has 2 projects. Name one of them:\n  A.xcodeproj\n  B/B.xcodeproj"))
        try folder.write("Package/Package.swift")
        #expect(run([folder("Package")]).errors.contains("is a package already"))
    }

    @Test("Without an installation nothing is built, and nothing is written; a package can still be written unbuilt")
    func noInstallation() throws {
        struct Missing: Error, CustomStringConvertible { let description = "isn't installed" }
        let folder = try TemporaryFolder()
        try folder.write("Small.xcodeproj/project.pbxproj", Fixtures.small)
        try folder.write("Main.swift", Fixtures.program)
        let before = try folder.contents
        let errors = Text()
        let command = ImportCommand(
            installed: { throw Missing() }, output: { _ in }, errorOutput: { errors.text += $0 })
        #expect(command.run([folder.path]) == 2)
        #expect(errors.text == "error: isn't installed\n")
        #expect(try folder.contents == before)
        #expect(command.run([folder.path, "--no-build"]) == 0)
        #expect(try folder.contents.contains("SmallPackage/Package.swift"))
    }

    @Test("A folder that somebody else wrote stays; one that can't be written is an error; nothing is left behind")
    func folders() throws {
        let folder = try TemporaryFolder()
        try folder.write("Small.xcodeproj/project.pbxproj", Fixtures.small)
        try folder.write("Main.swift", Fixtures.program)
        try folder.write("Mine/notes.txt", "mine")
        try folder.write("file")
        let before = try folder.contents
        #expect(run([folder.path, "--no-build", "--into", folder("Mine")]).errors.contains("didn't write it"))
        #expect(run([folder.path, "--no-build", "--into", folder("file")]).errors.contains("is a file"))
        #expect(run([folder.path, "--no-build", "--into", folder("file/sub")]).errors.contains("can't be written"))
        #expect(run([folder.path, "--no-build", "--into", folder.path]).errors.contains("contains the project"))
        #expect(run([folder.path, "--package", folder("Mine")]).errors.contains("is no package"))
        #expect(try folder.contents == before)
        // The same arguments without a fault.
        #expect(run([folder.path, "--no-build", "--into", folder("New")]).status == 0)
        #expect(try folder.contents.contains("New/Package.swift"))
    }
}
