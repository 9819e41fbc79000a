import Foundation
import FoundationAdditions
import Testing
import ReactiveTesting

@Suite("File wrappers")
struct FileWrapperTests {
    private static func inFolder(_ work: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try work(folder)
    }

    private static func file(_ text: String) -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }

    @Test("A directory is written with its files and links, and read again")
    func directory() throws {
        try Self.inFolder { folder in
            let inner = FileWrapper(directoryWithFileWrappers: ["b.txt": Self.file("b")])
            let wrapper = FileWrapper(directoryWithFileWrappers: ["a.txt": Self.file("a"), "inner": inner])
            let url = folder.appendingPathComponent("package")
            try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
            #expect(wrapper.matchesContents(of: url))
            let read = try FileWrapper(url: url)
            #expect(read.isDirectory && read.filename == "package")
            expectNoDifference(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents, Data("b".utf8))
            // Written again, a file that is gone is gone.
            wrapper.removeFileWrapper(inner)
            try wrapper.write(to: url, originalContentsURL: url)
            try expectNoDifference(FileManager.default.contentsOfDirectory(atPath: url.path), ["a.txt"])
            #expect(!read.matchesContents(of: url))
        }
    }

    @Test("A link is read and written as one")
    func link() throws {
        try Self.inFolder { folder in
            let target = folder.appendingPathComponent("a.txt")
            try Data("a".utf8).write(to: target)
            let url = folder.appendingPathComponent("link")
            try FileWrapper(symbolicLinkWithDestinationURL: target).write(to: url, originalContentsURL: nil)
            let read = try FileWrapper(url: url)
            #expect(read.isSymbolicLink && read.symbolicLinkDestinationURL?.path == target.path)
        }
    }

    @Test("A taken name gets a number; a missing file is an error")
    func names() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        expectNoDifference(folder.addRegularFile(withContents: Data(), preferredFilename: "a"), "a")
        let second = Self.file("")
        second.preferredFilename = "a"
        #expect(folder.addFileWrapper(second) == "a 2" && folder.keyForFileWrapper(second) == "a 2")
        #expect(throws: CocoaError.self) { try FileWrapper(url: URL(fileURLWithPath: "/no/such/file")) }
    }
}
