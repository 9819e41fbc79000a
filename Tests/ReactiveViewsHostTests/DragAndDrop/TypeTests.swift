import ReactiveViewsTesting
import Testing

@Suite("Kinds of data")
struct TypeTests {
    @Test("Kinds conform to more general ones, and to themselves")
    func conformance() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
        #expect(UTType.png.conforms(to: .content) && UTType.png.conforms(to: .png))
        #expect(!UTType.image.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .jpeg))
        #expect(UTType.utf8PlainText.supertypes.isSuperset(of: [.plainText, .text, .data, .content, .item]))
        #expect(UTType.fileURL.conforms(to: .url) && UTType.folder.conforms(to: .directory))
        #expect(UTType.mpeg4Movie.conforms(to: .movie) && UTType.mp3.conforms(to: .audio))
        #expect(UTType.pdf.conforms(to: .data) && UTType.svg.conforms(to: .xml) && !UTType.folder.conforms(to: .data))
    }

    @Test("Kinds are found by identifiers, files' endings and MIME types")
    func lookup() {
        expectNoDifference(UTType("public.PNG"), .png)
        #expect(UTType("com.example.unknown") == nil)
        expectNoDifference(UTType(filenameExtension: "JPG"), .jpeg)
        #expect(UTType(filenameExtension: "jpg", conformingTo: .audio) == nil)
        expectNoDifference(UTType(mimeType: "text/html"), .html)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.png.preferredMIMEType == "image/png")
        let unknown = UTType(filenameExtension: "xyz", conformingTo: .image)
        #expect(unknown?.isDynamic == true && unknown?.conforms(to: .image) == true)
        expectNoDifference(unknown?.preferredFilenameExtension, "xyz")
        expectNoDifference(unknown, UTType(filenameExtension: "xyz"))
        expectNoDifference(URL(fileURLWithPath: "/a").appendingPathExtension(for: .json).path, "/a.json")
    }

    @Test("Programs declare kinds of their own, that may be coded")
    func declared() throws {
        let note = UTType(exportedAs: "com.example.Note", conformingTo: .json)
        #expect(note.conforms(to: .json) && note.conforms(to: .text) && note.isDeclared)
        expectNoDifference(note, UTType(importedAs: "com.example.note"))
        #expect(UTType(exportedAs: "com.example.other").conforms(to: .data))
        let coded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([note, .png]))
        expectNoDifference(coded, [note, .png])
    }
}
