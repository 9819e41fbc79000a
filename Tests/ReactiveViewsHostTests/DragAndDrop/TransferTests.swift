import ReactiveViewsTesting
import Testing

private struct Draft: Transferable {
    var text: String
    var isSecret = false

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .plainText) { draft in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
            try Data(draft.text.utf8).write(to: file)
            return SentTransferredFile(file)
        } importing: { received in
            Draft(text: try String(contentsOf: received.file, encoding: .utf8))
        }
        .exportingCondition { !$0.isSecret }
        .suggestedFileName("draft")
        DataRepresentation(exportedContentType: .json) { _ in Data("null".utf8) }.visibility(.ownProcess)
    }
}

@MainActor
@Suite("Transfer representations")
struct TransferTests {
    @Test("A file representation hands its contents on; a condition leaves a kind out")
    func file() throws {
        let log = Log()
        let host = ViewHost {
            Text("draft").draggable(Draft(text: "words"))
            Text("secret").draggable(Draft(text: "none", isSecret: true))
            Text("string").draggable("plain")
            Text("strings").dropDestination(for: String.self) { items, _ in
                log.append(items[0])
                return true
            }
            Text("drafts").dropDestination(for: Draft.self) { items, _ in
                log.append(items[0].text)
                return true
            }
            Text("kinds").onDrop(of: [.item], isTargeted: nil) { providers in
                log.append("\(providers[0].registeredTypeIdentifiers) \(providers[0].suggestedName ?? "")")
                return true
            }
        }
        try host.drag("draft", onto: "strings")
        try host.drag("string", onto: "drafts")
        try host.drag("draft", onto: "kinds")
        try host.drag("secret", onto: "kinds")
        expectNoDifference(
            log.lines,
            [
                "words", "plain", "[\"public.plain-text\", \"public.json\"] draft", "[\"public.json\"] ",
            ])
        #expect(throws: ViewQueryError.unresponsive("strings", to: "a drop of this")) {
            try host.drag("secret", onto: "strings")
        }
    }
}
