import Testing

@testable import ProjectImport

@Suite("Causes of files that can't be compiled")
struct BuildCauseTests {
    @Test("Errors are read from the output, with paths that have spaces and colons, each once")
    func errors() {
        let output = """
            [1/3] Compiling App A.swift
            /a b/It's: here/A.swift:3:8: error: no such module 'MapKit'
             1 | import MapKit
               |        `- error: no such module 'MapKit'
            /a b/It's: here/A.swift:3:8: error: no such module 'MapKit'
            /a/B.swift:12:1: warning: unused
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            error: fatalError
            """
        let found = CompilerError.errors(in: output)
        #expect(
            found.first == CompilerError(file: "/a b/It's: here/A.swift", line: 3, message: "no such module 'MapKit'"))
        #expect(found.count == 3)
        #expect(found.first?.missingModule == "MapKit")
    }

    @Test("Files with missing modules come first, then those that need them, then the others")
    func order() throws {
        let folder = try TemporaryFolder()
        let map = try folder.write("Map.swift", "import MapKit\nstruct MapScreen {}\n")
        let other = try folder.write("Other.swift", "#if canImport(MapKit)\nimport MapKit\n#endif\n")
        let home = try folder.write("Home.swift", "let screen = MapScreen()\n")
        let bad = try folder.write("Bad.swift", "let x: Int = \"\"\n")
        let files: Set = [map, other, home, bad]
        var finder = CauseFinder(SourceCache())
        var errors = [CompilerError(file: map, line: 1, message: "no such module 'MapKit'")]
        #expect(finder.next(errors, in: files, defined: []) == [map: .missingModule("MapKit")])
        finder.lose(file: map)
        let rest = files.subtracting([map])
        errors = [
            CompilerError(file: bad, line: 1, message: "cannot convert value of type 'String'"),
            CompilerError(file: home, line: 1, message: "cannot find 'MapScreen' in scope"),
        ]
        #expect(finder.next(errors, in: rest, defined: []) == [home: .dependent(name: "MapScreen")])
        errors.removeLast()
        #expect(finder.next(errors, in: rest, defined: []) == [bad: .error("cannot convert value of type 'String'")])
    }

    @Test("A name that another file declares, too, explains no error")
    func sharedNames() throws {
        let folder = try TemporaryFolder()
        let map = try folder.write("Map.swift", "struct MapScreen { var title: String }\n")
        let home = try folder.write("Home.swift", "struct Home { var title: String }\n")
        var finder = CauseFinder(SourceCache())
        finder.lose(file: map)
        let message = "value of type 'some View' has no member 'title'"
        let found = finder.next([CompilerError(file: home, line: 1, message: message)], in: [home], defined: [])
        #expect(found == [home: .error(message)])
    }

    @Test("Nothing is whole of which nothing is compiled")
    func whole() {
        var result = BuildResult()
        #expect(!result.isWhole)
        result.targets = [TargetResult(origin: "A", module: "A", kind: .library, files: 2, compiled: 2)]
        #expect(result.isWhole)
        result.packages = [LeftOutPackage(package: .local(path: "/p"), reason: "isn't imported by any file")]
        #expect(result.isWhole)
        result.targets.append(TargetResult(origin: "B", module: "B", kind: .library, files: 1, compiled: 0))
        #expect(!result.isWhole)
    }
}
