import ReactiveViewsTesting
import Testing

/// What an import finds out about the file that it gets.
private struct Parcel: Transferable {
    let text: String
    let file: URL
    let directoryPermissions: Int

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .plainText) { received in
            let directory = received.file.deletingLastPathComponent().path
            let attributes = try FileManager.default.attributesOfItem(atPath: directory)
            return Parcel(
                text: try String(contentsOf: received.file, encoding: .utf8), file: received.file,
                directoryPermissions: (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0)
        }
    }
}

@MainActor
@Suite("The file that a drop is imported from")
struct ReceivedFileTests {
    @Test("A received file is readable by its owner only, and is removed afterwards")
    func privacy() throws {
        var parcels: [Parcel] = []
        let host = ViewHost {
            Text("letter").draggable("dear")
            Text("box").dropDestination(for: Parcel.self) { items, _ in
                parcels += items
                return true
            }
        }
        try host.drag("letter", onto: "box")
        let parcel = try #require(parcels.first)
        #expect(parcel.text == "dear" && parcel.file.pathExtension == "txt")
        expectNoDifference(parcel.directoryPermissions, 0o700)
        #expect(!FileManager.default.fileExists(atPath: parcel.file.deletingLastPathComponent().path))
    }
}
