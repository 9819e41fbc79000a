import ExampleSession
import ReactiveViewsTesting

@testable import EmojiArt

/// A session within the test's process.
@MainActor
final class Rehearsal {
    let workspace: Workspace
    private let session: Session<EmojiArtView>
    private let transcript: Transcript

    @MainActor
    private final class Transcript {
        var lines: [String] = []
    }

    init(in directory: URL, load: @escaping BackgroundLoader = loadBackgroundInSession) {
        let transcript = Transcript()
        self.transcript = transcript
        let output: @MainActor (String) -> Void = { transcript.lines.append($0) }
        workspace = Workspace(directory, load: load) { output("! \($0)") }
        let (document, store) = (workspace.document, workspace.store)
        let root = EmojiArtView(document: document, store: store)
        let host = ViewHost(root, clock: .virtual)
        session = Session(host, commands: EmojiArt.example.commands, output: output)
    }

    var host: ViewHost<EmojiArtView> { session.host }
    var hasFailed: Bool { session.hasFailed }
    /// All that was said so far.
    var output: String { transcript.lines.joined(separator: "\n") }

    /// Plays the lines and gives what was said meanwhile.
    @discardableResult
    func play(_ script: String) async -> String {
        let first = transcript.lines.count
        await session.play(script)
        return transcript.lines[first...].joined(separator: "\n")
    }

    /// What is visible, a line for each element, without indentation.
    var visible: [String] {
        host.tree.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
