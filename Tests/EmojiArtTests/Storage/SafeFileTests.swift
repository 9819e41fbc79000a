import Foundation
import Testing

@testable import ExampleSession

@Suite("A file that is saved")
struct SafeFileTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func path(_ name: String) -> String { directory.url.appendingPathComponent(name).path }

    private func save(_ text: String, to name: String) throws {
        try SafeFile(URL(fileURLWithPath: path(name)), patience: .milliseconds(20)).write(Data(text.utf8))
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    private func target(of name: String) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(atPath: path(name))
    }

    private func permissions(of name: String) throws -> Int? {
        (try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? NSNumber)?.intValue
    }

    private func expectRefusal(_ expected: String, _ body: () throws -> Void) {
        let error = #expect(throws: (any Error).self) { try body() }
        #expect(error.map(reason) == expected)
    }

    @Test("A saved file is replaced as a whole, and nothing is left beside it")
    func replaced() throws {
        try save("one", to: "file")
        let reader = try FileHandle(forReadingFrom: URL(fileURLWithPath: path("file")))
        try save("second", to: "file")
        // Who opened the old contents still reads all of them.
        #expect(try reader.readToEnd() == Data("one".utf8))
        #expect(try directory.text(of: "file") == "second")
        #expect(try directory.contents == ["file"])
    }

    @Test("Behind links is replaced where it is; the links stay")
    func links() throws {
        try directory.makeDirectory("real")
        try directory.makeDirectory("other")
        try directory.write("old", to: "real/file")
        try link("other/inner", to: "../real/file")
        try link("outer", to: path("other/inner"))
        try save("new", to: "outer")
        #expect(try directory.text(of: "real/file") == "new")
        #expect(try target(of: "outer") == path("other/inner") && target(of: "other/inner") == "../real/file")
        #expect(try FileManager.default.contentsOfDirectory(atPath: path("real")) == ["file"])
    }

    @Test("Behind a link that leads nowhere is made there, if there is a directory for it")
    func danglingLinks() throws {
        try directory.makeDirectory("real")
        try link("good", to: "real/file")
        try save("new", to: "good")
        #expect(try directory.text(of: "real/file") == "new" && target(of: "good") == "real/file")
        try link("bad", to: "missing/file")
        expectRefusal("no such file or directory") { try save("new", to: "bad") }
        #expect(try target(of: "bad") == "missing/file")
        try link("circle", to: "circle")
        expectRefusal("too many levels of symbolic links") { try save("new", to: "circle") }
    }

    @Test("A saved file keeps its permissions", arguments: [0o600, 0o640, 0o755])
    func permissions(mode: Int) throws {
        try directory.write("old", to: "file")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path("file"))
        try save("new", to: "file")
        #expect(try permissions(of: "file") == mode)
        #expect(try directory.text(of: "file") == "new")
    }

    @Test("Saving fails without permission to write, and where the path is no file")
    func refused() throws {
        try directory.write("old", to: "file")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path("file"))
        expectRefusal("permission denied") { try save("new", to: "file") }
        try directory.makeDirectory("directory")
        expectRefusal("is a directory") { try save("new", to: "directory") }
        expectRefusal("no such file or directory") { try save("new", to: "missing/file") }
        expectRefusal("not a directory") { try save("new", to: "file/file") }
        #expect(try directory.text(of: "file") == "old" && directory.contents == ["directory", "file"])
    }

    @Test("A saved file may be a device, which keeps its contents")
    func devices() throws {
        try save("text", to: "/../../../../../../../dev/null")
        try link("null", to: "/dev/null")
        try save("text", to: "null")
        #expect(try target(of: "null") == "/dev/null")
        try link("full", to: "/dev/full")
        expectRefusal("no space left on device") { try save("text", to: "full") }
        #expect(throws: FileProblem.self) {
            try SafeFile(URL(fileURLWithPath: path("null"))).exclusively { try $0.contents() }
        }
    }

    @Test("A saved file waits for another program, but not forever")
    func locked() throws {
        let other = open(directory.url.path, O_RDONLY)
        try #require(flock(other, LOCK_EX) == 0)
        expectRefusal("another program is busy with it") { try save("new", to: "file") }
        #expect(try directory.contents == [])
        // Unlocked, not only closed: a process that another test starts holds a copy of each descriptor for a moment.
        try #require(flock(other, LOCK_UN) == 0)
        close(other)
        try save("new", to: "file")
        #expect(try directory.text(of: "file") == "new")
    }

    @Test("Saving removes its own temporary files, and no others")
    func leftovers() throws {
        for name in [".file.saving-1-2", ".file.saving-3-4", ".other.saving-1-2", "file.saving-1-2"] {
            try directory.write("left", to: name)
        }
        try SafeFile(URL(fileURLWithPath: path("file"))).exclusively { $0.removeLeftovers() }
        #expect(try directory.contents == [".other.saving-1-2", "file.saving-1-2"])
    }

    @Test("A saved file may have the longest name that the system allows")
    func longName() throws {
        let name = String(repeating: "ä", count: 127)
        try save("text", to: name)
        #expect(try directory.contents == [name] && directory.text(of: name) == "text")
    }

    @Test("A damaged file, and not a link to it, is moved aside under the first free name")
    func aside() throws {
        try directory.makeDirectory("real")
        try directory.write("old", to: "real/file.json")
        try directory.write("taken", to: "real/file.damaged-1.json")
        try link("link", to: "real/file.json")
        let place = try SafeFile(URL(fileURLWithPath: path("link"))).exclusively { try $0.moveAside(as: "damaged") }
        #expect(place.lastPathComponent == "file.damaged-2.json")
        #expect(try directory.text(of: "real/file.damaged-2.json") == "old" && target(of: "link") == "real/file.json")
    }

    @Test("Only a regular file is read")
    func contents() throws {
        func contents(_ name: String) throws -> Data? {
            try SafeFile.contents(of: URL(fileURLWithPath: path(name)))
        }
        try directory.write("text", to: "file")
        #expect(try contents("file") == Data("text".utf8) && contents("missing") == nil)
        try #require(mkfifo(path("pipe"), 0o600) == 0)
        expectRefusal("it is not a regular file") { _ = try contents("pipe") }
        try directory.makeDirectory("directory")
        expectRefusal("is a directory") { _ = try contents("directory") }
        // A hole takes no room on the disk.
        #expect(truncate(path("file"), SafeFile.largestSize + 1) == 0)
        expectRefusal("file too large") { _ = try contents("file") }
    }
}
