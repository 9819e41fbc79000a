import Foundation

@testable import EmojiArt

/// A session within the test's process. Waiting is for the end of a fetch, not for any time.
@MainActor
final class Rehearsal {
    let workspace: Workspace
    private let player: Player
    private var session: Session
    private let transcript: Transcript

    @MainActor
    private final class Transcript {
        var lines: [String] = []
    }

    init(in directory: URL, load: @escaping BackgroundLoader = { _ in nil }) {
        let transcript = Transcript()
        self.transcript = transcript
        let output: @MainActor (String) -> Void = { transcript.lines.append($0) }
        workspace = Workspace(directory, load: load) { output("! \($0)") }
        player = Player(workspace, output: output)
        session = Session(player, output: output)
        session.numbersLines = true
        player.showTree()
    }

    var hasFailed: Bool { session.hasFailed }
    /// All that was said so far.
    var output: String { transcript.lines.joined(separator: "\n") }

    /// Plays the lines and gives what was said meanwhile.
    @discardableResult
    func play(_ script: String) async -> String {
        let first = transcript.lines.count
        for (index, line) in script.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let outcome = session.step(String(line), index + 1)
            if case .waiting = outcome {
                await workspace.document.fetch?.value
                player.endWait()
            }
            if outcome == .quit { break }
        }
        return transcript.lines[first...].joined(separator: "\n")
    }

    /// What is visible, a line for each element, without indentation.
    var visible: [String] {
        get async {
            await play("tree").split(separator: "\n").dropFirst(2).map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }
}
